import ThemeModel

/// Recognises enums with a palette for each case.
enum EnumsOfModels: ThemeRecogniser {
  static let about = Recogniser(
    id: "enum-of-models", evidence: .values, strength: 85,
    sentence: "Each case of an enum gives a palette.",
    example: """
      struct Palette { let ink: UIColor; let page: UIColor }
      enum AppTheme {
        case day, night
        var palette: Palette {
          switch self {
          case .day: return Palette(ink: .black, page: .white)
          case .night: return Palette(ink: .white, page: .black)
          }
        }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.enumsOfModels()
  }
}

extension ThemeRecognition {
  /// Finds enums such as `enum MyTheme { case light, dark; var settings: MyThemeSettings { switch self … } }`.
  fileprivate func enumsOfModels() -> [Found] {
    var found = Found(way: "cases of an enum that map to models")
    let enums = declared.filter { type in
      type.kind == .enumeration && !type.cases.isEmpty && !types.isView(type) && types.isHolder(type)
    }
    // When the name of one enum says theme, the others only use colors: kinds of folders, each with its image.
    let called = enums.filter { ThemeWords.saysTheme($0.path) }
    let giving = called.isEmpty ? enums.filter(givesThemes) : called
    let themes = giving.isEmpty ? enums : giving
    for type in themes { add(casesOf: type, to: &found) }
    found.contract = Self.only(themes)
    return [ThemeNames.distinct(found)]
  }
}
