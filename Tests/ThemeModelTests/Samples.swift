import ColorScience
import ThemeModel

/// Small themes, written in a few words. A token's line is its number.
enum Sample {
  static let white = TokenValue.color(Color(.srgb, 1, 1, 1))
  static let black = TokenValue.color(Color(.srgb, 0, 0, 0))
  static let red = TokenValue.color(Color(.srgb, 1, 0, 0))

  static func place(_ line: Int, _ file: String = "theme") -> Place {
    Place(file: file, line: line, column: 1)
  }

  static func tokens(_ values: KeyValuePairs<String, TokenValue>, file: String = "theme") -> [Token] {
    values.enumerated().map { index, pair in
      let place = place(index + 1, file)
      return Token(path: pair.key, values: [ConditionalValue(value: pair.value, place: place)], place: place)
    }
  }

  static func token(_ path: String, _ values: [(Contexts, TokenValue)], line: Int) -> Token {
    let conditional = values.enumerated().map { index, value in
      ConditionalValue(when: value.0, value: value.1, place: Place(file: "theme", line: line, column: index + 1))
    }
    return Token(path: path, values: conditional, place: place(line))
  }

  static func system(_ values: KeyValuePairs<String, TokenValue>) -> ThemeSystem {
    ThemeSystem(name: "S", themes: [Theme(name: "T", tokens: tokens(values))])
  }

  static func resolve(_ values: KeyValuePairs<String, TokenValue>) -> ResolvedTheme {
    ThemeResolver(system(values)).resolve(0)
  }
}

extension ResolvedTheme {
  func value(of path: String, in variant: String? = nil) -> ResolvedValue? {
    guard let token = tokens.firstIndex(where: { $0.path == path }) else { return nil }
    let name = variant ?? variants[0].name
    guard let index = variants.firstIndex(where: { $0.name == name }) else { return nil }
    return value(of: token, in: index)
  }

  func color(of path: String, in variant: String? = nil) -> Color? {
    if case .color(let color)? = value(of: path, in: variant) { return color }
    return nil
  }

  func undetermined(_ path: String) -> Undetermined? {
    if case .undetermined(let undetermined)? = value(of: path) { return undetermined }
    return nil
  }

  func chain(of path: String) -> [ChainLink] {
    tokens.firstIndex { $0.path == path }.map { chain(of: $0, in: 0) } ?? []
  }
}
