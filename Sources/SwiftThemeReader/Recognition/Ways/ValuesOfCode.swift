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
    let models = finder.calledThemes
    // All code is searched once, for all of them.
    let values = Dictionary(grouping: finder.values(of: models, beside: .init(), reached: [], isTelling: false).themes)
    {
      candidate -> ObjectIdentifier? in
      if case .making(_, _, let model) = candidate.root { ObjectIdentifier(model) } else { nil }
    }
    return models.compactMap { model in
      guard let themes = values[ObjectIdentifier(model)] else { return nil }
      return ThemeNames.distinct(.init(candidates: themes, way: "values of \(model.path) in code", contract: model))
    }
  }
}
