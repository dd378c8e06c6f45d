import ThemeModel

/// Classes inherit from one that has colors and is called a theme.
enum SubclassesOfPalette: ThemeRecogniser {
  static let about = Recogniser(
    id: "palette-subclasses", evidence: .contract, strength: 50,
    sentence: "Classes inherit from one that has colours and is called a theme.",
    example: """
      class Theme { var ink: UIColor { .black }; var page: UIColor { .white } }
      class NightTheme: Theme { override var ink: UIColor { .white } }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.subclassesOfPalette()
  }
}

extension ThemeRecognition {
  fileprivate func subclassesOfPalette() -> [Found] {
    let bases = declared.filter { type in
      type.kind == .classType && type.superclass?.declaration == nil && ThemeWords.saysTheme(type.name)
        && types.isPalette(type)
    }
    return lines(of: bases).map { base, line in
      var found = makeable(concrete(line), "\(base.path) and its subclasses")
      found.contract = base
      return found
    }
  }
}
