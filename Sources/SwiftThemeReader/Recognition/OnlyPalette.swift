/// The palette that is the whole of each theme: `struct Ocean: Theme { let palette: Palette }`. Other values of it are palettes for
/// themes, too. Where themes have colors beside it, such a value would lack these.
struct OnlyPalette {
  let code: ThemeRecognition
  private var types: ColorTypes { code.types }

  func model(of found: ThemeRecognition.Found) -> TypeRecord? {
    var only: TypeRecord?
    for candidate in found.candidates {
      guard let holder = holder(of: candidate), let palettes = palettes(of: holder) else { return nil }
      for palette in palettes {
        if only == nil { only = palette }
        guard only === palette else { return nil }
      }
    }
    return only.flatMap { ThemeWords.saysTheme($0.name) ? $0 : nil }
  }

  /// Returns the type whose values are the themes.
  private func holder(of candidate: ThemeCandidate) -> TypeRecord? {
    if case .enumCase(let type, _, _) = candidate.root { return type }
    return candidate.model(types)
  }

  /// Returns the models of the palettes of a theme, without those of parts of the interface; `nil` for a theme with colors of its own.
  private func palettes(of holder: TypeRecord) -> [TypeRecord]? {
    var palettes: [TypeRecord] = []
    for (property, owner) in types.members(holder) {
      switch types.kind(of: property, in: owner) {
      case .color: return nil
      case .palette(let models): palettes += models
      case .other, .unknown: break
      }
    }
    palettes += types.functions.palettes(of: holder).flatMap {
      types.functions.palettes(givenBy: $0.function, $0.owner)
    }
    return palettes.filter { $0 !== holder && !ThemeWords.saysPart($0.path) }
  }
}
