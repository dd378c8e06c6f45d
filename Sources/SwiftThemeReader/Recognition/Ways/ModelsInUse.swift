import ThemeModel

/// Recognises a variable that has one of several values, when other colors are made of its value.
enum ModelsInUse: ThemeRecogniser {
  static let about = Recogniser(
    id: "selected-models", evidence: .use, strength: 80,
    sentence: "A variable has one of several values, and other colours are made from it.",
    example: """
      struct Theme { let ink: UIColor; static let day = Theme(ink: .black); static let night = Theme(ink: .white) }
      enum Settings { static var theme: Theme = .day }
      extension UIColor { static var ink: UIColor { Settings.theme.ink } }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.types.selected
  }
}
