/// Objects that keep one value of a model at a time and have no colors of their own: `class Themes { var theme = Theme() }`.
struct ValueKeepers {
  private let types: ColorTypes

  init(_ types: ColorTypes) {
    self.types = types
  }

  /// Returns the models of which an object keeps a value in its one variable of that kind; `nil` for what is no manager, or has
  /// colors or palettes besides.
  func models(keptBy keeper: TypeRecord) -> [TypeRecord]? {
    guard AppState.isManager(keeper) else { return nil }
    var kept: [TypeRecord]?
    for (property, owner) in types.members(keeper) where property.isStored {
      switch types.kind(of: property, in: owner) {
      case .color: return nil
      case .palette(let models):
        guard kept == nil, !property.isConstant, !models.contains(where: { $0 === keeper }) else { return nil }
        kept = models
      case .other: if types.holdsColors(property, in: owner) { return nil }
      case .unknown: continue
      }
    }
    return kept
  }
}
