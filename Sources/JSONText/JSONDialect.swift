/// The syntax beyond RFC 8259 that a text may use.
public struct JSONDialect: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// `//` to the end of the line, and `/*` to `*/`.
  public static let comments = JSONDialect(rawValue: 1 << 0)
  /// One comma after the last member or element.
  public static let trailingCommas = JSONDialect(rawValue: 1 << 1)
  /// Strings between apostrophes.
  public static let singleQuotes = JSONDialect(rawValue: 1 << 2)
  /// Keys that are identifiers without quotes.
  public static let unquotedKeys = JSONDialect(rawValue: 1 << 3)
  /// A leading `+`, a leading or trailing point, hexadecimal, `Infinity`, `NaN`.
  public static let looseNumbers = JSONDialect(rawValue: 1 << 4)
  /// `\x41`, `\v`, `\0`, `\'`, a backslash before any other character, and a string over several lines.
  public static let looseEscapes = JSONDialect(rawValue: 1 << 5)
  /// Vertical tab, form feed, no-break space and the other spaces of Unicode between values.
  public static let looseSpaces = JSONDialect(rawValue: 1 << 6)

  /// Exactly RFC 8259.
  public static let strict: JSONDialect = []
  /// JSON with comments, as in configuration files.
  public static let commented: JSONDialect = [.comments, .trailingCommas]
  public static let json5: JSONDialect = [
    .comments, .trailingCommas, .singleQuotes, .unquotedKeys, .looseNumbers, .looseEscapes, .looseSpaces,
  ]

  /// Each feature on its own, in the order in which messages list them.
  public static let each: [JSONDialect] = [
    .comments, .trailingCommas, .singleQuotes, .unquotedKeys, .looseNumbers, .looseEscapes, .looseSpaces,
  ]

  /// The name of a single feature, for messages.
  public var title: String {
    switch self {
    case .comments: "a comment"
    case .trailingCommas: "a trailing comma"
    case .singleQuotes: "a string in single quotes"
    case .unquotedKeys: "a key without quotes"
    case .looseNumbers: "a number that JSON does not have"
    case .looseEscapes: "an escape that JSON does not have"
    case .looseSpaces: "white space that JSON does not have"
    default: "syntax beyond JSON"
    }
  }
}

/// The first use of a feature beyond RFC 8259 in a text.
public struct JSONDeviation: Hashable, Sendable {
  public var feature: JSONDialect
  public var offset: Int
}
