import ThemeModel

/// Recognises values of a model that code makes anywhere, when there are no other themes.
enum ValuesOfCode: ThemeRecogniser {
  static let about = Recogniser(
    id: "values-in-code", evidence: .values, strength: 3,
    sentence: "Code makes values of a type that is called a theme, or has the colours of one.",
    example: """
      struct AppTheme { let ink: Color; let page: Color }
      extension EnvironmentValues { @Entry var theme = AppTheme(ink: .black, page: .white) }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    let finder = ValuesInCode(code: code)
    return finder.calledThemes.compactMap { model in
      let values = finder.values(of: [model], beside: .init(), reached: [])
      guard !values.themes.isEmpty else { return nil }
      return ThemeNames.distinct(
        .init(candidates: values.themes, way: "values of \(model.path) in code", contract: model))
    }
  }
}
