/// The one palette that all themes have: `struct Ocean: Theme { let palette: Palette }`. Where it is the whole of each theme, other values
/// of it are palettes for themes, too. Where themes have colors beside it, such a value would lack these.
struct OnlyPalette {
  let model: TypeRecord
  let isWhole: Bool

  /// Returns `nil` where the themes have no palette, or several.
  init?(of found: ThemeRecognition.Found, in code: ThemeRecognition) {
    var only: TypeRecord?
    var isWhole = true
    for candidate in found.candidates {
      guard let holder = Self.holder(of: candidate, code.types) else { return nil }
      let (palettes, hasOthers) = Self.palettes(of: holder, code.types)
      isWhole = isWhole && !hasOthers
      for palette in palettes {
        if only == nil { only = palette }
        guard only === palette else { return nil }
      }
    }
    guard let only, ThemeWords.saysTheme(only.name) else { return nil }
    (model, self.isWhole) = (only, isWhole)
  }

  /// Returns the type whose values are the themes.
  private static func holder(of candidate: ThemeCandidate, _ types: ColorTypes) -> TypeRecord? {
    if case .enumCase(let type, _, _) = candidate.root { return type }
    return candidate.model(types)
  }

  /// Returns the models of the palettes of a theme without those of parts of the interface, and whether it has other colors.
  private static func palettes(of holder: TypeRecord, _ types: ColorTypes) -> (models: [TypeRecord], hasOthers: Bool) {
    var palettes: [TypeRecord] = []
    var hasColors = false
    for (property, owner) in types.members(holder) {
      switch types.kind(of: property, in: owner) {
      case .color: hasColors = true
      case .palette(let models): palettes += models
      case .other, .unknown: break
      }
    }
    palettes += types.functions.palettes(of: holder).flatMap {
      types.functions.palettes(givenBy: $0.function, $0.owner)
    }
    palettes.removeAll { $0 === holder }
    let whole = palettes.filter { !ThemeWords.saysPart($0.path) }
    return (whole, hasColors || whole.count < palettes.count)
  }
}
