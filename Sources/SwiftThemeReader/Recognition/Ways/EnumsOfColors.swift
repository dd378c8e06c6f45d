import ThemeModel

/// Recognises enums that are called themes and have several colors for each case.
enum EnumsOfColors: ThemeRecogniser {
  static let about = Recogniser(
    id: "enum-of-colors", evidence: .values, strength: 60,
    sentence: "Each case of an enum that is called a theme gives several colours.",
    example: """
      enum Theme {
        case day, night
        var ink: UIColor { self == .day ? .black : .white }
        var page: UIColor { self == .day ? .white : .black }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.enumsOfColors()
  }
}

extension ThemeRecognition {
  /// Finds enums such as `enum Theme { case light, dark; var background: UIColor { switch self … } }`.
  fileprivate func enumsOfColors() -> [Found] {
    var found = Found(way: "cases of an enum with colours")
    var enums: [TypeRecord] = []
    for type in declared where type.kind == .enumeration && !types.isView(type) {
      guard !type.cases.isEmpty, ThemeWords.saysTheme(type.name) || types.isTheme(byCasesOf: type) else { continue }
      let colors = types.members(type).filter { property, owner in
        if case .color = types.kind(of: property, in: owner) { true } else { false }
      }
      let functions = functions.instance(of: type)
      guard colors.count + functions.reduce(0, { $0 + $1.keys.count }) > 1 else { continue }
      // When the colors are forms or shades of one color, the cases are tokens.
      let names = KeyedColors.withoutShades(colors).map(\.property.name)
      let areTokens = KeyedColors.areForms(names) || names.count == 1 && ThemeWords.saysPart(type.path)
      guard !areTokens || !KeyedColors.areForms(functions) else { continue }
      enums.append(type)
      add(casesOf: type, to: &found)
    }
    found.contract = Self.only(enums)
    return [ThemeNames.distinct(found)]
  }
}
