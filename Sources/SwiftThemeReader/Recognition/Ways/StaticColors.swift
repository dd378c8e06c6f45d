import ThemeModel

/// Recognises static colors when there is nothing else: one theme, which varies with the traits that they test.
enum StaticColors: ThemeRecogniser {
  static let about = Recogniser(
    id: "static-colors", evidence: .names, strength: 20,
    sentence: "There are only static colours: one theme, which varies with the traits that they test.",
    example: """
      extension UIColor { static let ink = UIColor.black; static let page = UIColor.white }
      """)

  static let way = "static colours"
  /// The name of the theme.
  static let theme = "colors"

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.staticColors()
  }
}

extension ThemeRecognition {
  /// Returns one theme with all static colors, which varies with the traits that they test.
  fileprivate func staticColors() -> [Found] {
    let owners = staticOwners
    let spans = owners.compactMap { type in
      staticColors(of: type).first?.span ?? functions.statics(of: type).first?.function.span ?? type.cases.first?.span
        ?? staticGroups(of: type).first?.span ?? colors(ofTraits: type).first?.span ?? type.declaration?.span
    }
    guard let first = spans.first else { return [] }
    return [
      Found(
        candidates: [ThemeCandidate(name: StaticColors.theme, root: .statics(owners), span: first)],
        way: StaticColors.way)
    ]
  }
}
