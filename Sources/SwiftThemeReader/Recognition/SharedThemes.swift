/// Objects that keep an app's choice of theme and give its colors, and the types that show such an object:
/// `class Observer { let theme: Theme = .shared }`.
///
/// What shows the object has no themes of its own. Its colors are further colors of each theme that the object can have.
final class SharedThemes {
  private let types: ColorTypes
  private var table: DeclarationTable { types.table }
  /// The classes of the objects whose choices are the themes.
  private lazy var keepers = Set(
    types.selected.flatMap(\.candidates).compactMap(\.selection?.keeper).map { ObjectIdentifier($0) })
  private var shown: [ObjectIdentifier: Bool] = [:]
  private var allShown: [ObjectIdentifier: Bool] = [:]
  /// Whether a palette has colors that are not the object's.
  private var own: [ObjectIdentifier: Bool] = [:]
  private lazy var showing = readShowing()

  init(_ types: ColorTypes) {
    self.types = types
  }

  /// Returns the constant of a class that is its one object: `static let shared = Theme()`.
  static func constant(of type: TypeRecord, _ types: ColorTypes) -> Property? {
    guard type.isReference else { return nil }
    return type.properties.map(\.member).first { property in
      guard property.isStatic, property.isConstant, property.isStored,
        case .types(let found) = types.shape(of: property, in: type)
      else { return false }
      return found.count == 1 && found[0] === type
    }
  }

  /// Returns whether all palettes of a type are one object that keeps the choice of theme.
  private func isShown(by type: TypeRecord) -> Bool {
    if let known = shown[ObjectIdentifier(type)] { return known }
    let found = isShownHere(by: type)
    shown[ObjectIdentifier(type)] = found
    return found
  }

  /// Returns whether all palettes of a type, and of all that inherit from it, are one object that keeps the choice of theme.
  func isAllShown(by type: TypeRecord) -> Bool {
    if let known = allShown[ObjectIdentifier(type)] { return known }
    let found =
      isShown(by: type)
      && !table.index.heirs(of: type).contains(where: hasOwnPalette)
    allShown[ObjectIdentifier(type)] = found
    return found
  }

  /// Returns whether a type has a palette that is neither the object nor one more thing that shows it. Content, such as the episode of a
  /// screen, is no palette because it has a color.
  private func hasOwnPalette(_ type: TypeRecord) -> Bool {
    types.members(type).contains { property, owner in
      guard case .palette(let models) = types.kind(of: property, in: owner) else { return false }
      return models.contains { isOwn($0) }
    }
  }

  private func isOwn(_ model: TypeRecord) -> Bool {
    if keepers.contains(ObjectIdentifier(model)) { return false }
    if let known = own[ObjectIdentifier(model)] { return known }
    // Types that have each other show nothing more by that.
    own[ObjectIdentifier(model)] = false
    let found = isOwnHere(model)
    own[ObjectIdentifier(model)] = found
    return found
  }

  private func isOwnHere(_ model: TypeRecord) -> Bool {
    guard types.saysTheme(model) || types.isMostlyColors(model) || types.isHolder(model) else { return false }
    let heirs = table.index.heirs(of: model).filter { $0.declaration != nil }
    if model.kind == .protocolType { return heirs.isEmpty || heirs.contains { isOwn($0) } }
    let holdsObject = types.members(model).contains { property, owner in
      guard case .palette(let held) = types.kind(of: property, in: owner) else { return false }
      return held.allSatisfy { keepers.contains(ObjectIdentifier($0)) }
    }
    return !holdsObject || ([model] + heirs).contains(where: hasOwnPalette)
  }

  private func isShownHere(by type: TypeRecord) -> Bool {
    var palettes: [TypeRecord] = []
    for (property, owner) in types.members(type) {
      switch types.kind(of: property, in: owner) {
      case .color: return false
      case .palette:
        guard let object = object(of: property, in: owner) else { return false }
        palettes.append(object)
      case .other, .unknown: continue
      }
    }
    return !palettes.isEmpty && palettes.allSatisfy { keepers.contains(ObjectIdentifier($0)) }
  }

  /// Returns the class whose one object a member always is: `let theme: Theme = .shared`, `var theme: Theme { Theme.shared }`.
  private func object(of property: Property, in owner: TypeRecord) -> TypeRecord? {
    let value: Expression
    if let initial = property.initial, property.isConstant {
      value = initial
    } else if let getter = property.getter, getter.count == 1 {
      switch getter[0] {
      case .expression(let only), .returned(let only?): value = only
      default: return nil
      }
    } else {
      return nil
    }
    guard case .member(let base, let name) = value.kind,
      let path = base.map({ MakingCalls.path($0) }) ?? property.type?.names.first,
      let type = table.type(path, from: Int(property.span.file), within: owner),
      let constant = Self.constant(of: type, types), constant.name == name
    else { return nil }
    return type
  }

  /// Returns the classes that show the object of a class, with those that inherit from them.
  func classes(showing keeper: TypeRecord) -> [TypeRecord] {
    showing[ObjectIdentifier(keeper)] ?? []
  }

  private func readShowing() -> [ObjectIdentifier: [TypeRecord]] {
    var found: [ObjectIdentifier: [TypeRecord]] = [:]
    for type in table.types where type.declaration != nil && type.kind == .classType && !type.inheritsFromView {
      guard let base = type.classLine.last(where: { $0.declaration != nil }), isAllShown(by: base) else { continue }
      for (property, owner) in types.members(base) {
        guard let keeper = object(of: property, in: owner), keepers.contains(ObjectIdentifier(keeper)) else { continue }
        found[ObjectIdentifier(keeper), default: []].append(type)
        break
      }
    }
    return found
  }
}
