import ThemeModel

/// Recognises a palette that is made for an appearance, or for each case of an enum.
enum PalettesOfArguments: ThemeRecogniser {
  static let about = Recogniser(
    id: "made-for-argument", evidence: .values, strength: 10,
    sentence: "A palette is made for an appearance, or for each case of an enum.",
    example: """
      struct AppColors {
        let ink: UIColor
        init(isDark: Bool) { ink = isDark ? .white : .black }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.palettesOfArguments()
  }
}

extension ThemeRecognition {
  /// Finds palettes such as `AppColors(isDark: Bool)`, in both modes, or `AppColors(for: Season)`, for each case.
  fileprivate func palettesOfArguments() -> [Found] {
    let palettes = declared.filter { type in
      (type.kind == .structure || type.kind == .classType) && types.saysTheme(type) && !types.isView(type)
        && !canBeMade(type) && types.isPalette(type)
    }
    return palettes.compactMap { palette in
      guard let span = palette.declaration?.span, let (parameter, sweep) = soleArgument(of: palette) else { return nil }
      var found = Found(way: "\(palette.path) made for each `\(parameter.name)`", contract: palette)
      if case .keys(let keys) = sweep {
        found.candidates = keys.cases.map {
          ThemeCandidate(name: $0.name, root: .madeFor(palette, parameter, sweep, caseName: $0.name), span: $0.span)
        }
      } else {
        found.candidates = [
          ThemeCandidate(name: palette.path, root: .madeFor(palette, parameter, sweep, caseName: nil), span: span)
        ]
      }
      return ThemeNames.distinct(found)
    }
  }

  /// Returns the one argument of which a palette is made, when the sources or the platform list all of its values.
  fileprivate func soleArgument(of palette: TypeRecord) -> (Parameter, ColorFunctions.Sweep)? {
    for (parameters, file) in makings(of: palette) {
      let needed = parameters.filter { $0.initial == nil && !$0.type.isOptional }
      guard needed.count == 1, let sweep = functions.sweep(needed[0], from: file, palette) else { continue }
      return (needed[0], sweep)
    }
    return nil
  }
}
