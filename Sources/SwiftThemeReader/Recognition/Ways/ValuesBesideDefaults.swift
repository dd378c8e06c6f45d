import ThemeModel

/// Recognises a type with default colors of which code makes other values.
enum ValuesBesideDefaults: ThemeRecogniser {
  static let about = Recogniser(
    id: "values-beside-defaults", evidence: .values, strength: 21,
    sentence: "A type has default colours, and code makes other values of it.",
    example: """
      struct AppTheme { var ink: Color = .black; var page: Color = .white }
      extension EnvironmentValues { @Entry var theme = AppTheme(ink: .white, page: .black) }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    let owners = code.staticOwners
    // Beside other static colors, its own are among these.
    guard owners.count == 1, let model = owners.first, code.isPlain(model), let span = model.declaration?.span,
      ThemeWords.saysTheme(model.name) || code.types.isMostlyColors(model)
    else { return [] }
    let own = ThemeRecognition.Found(
      candidates: [ThemeCandidate(name: model.path, root: .made(model), span: span)],
      way: "values of \(model.path)", contract: model)
    let values = ValuesInCode(code: code).values(of: [model], beside: own, reached: [])
    return values.themes.isEmpty ? [] : [own]
  }
}
