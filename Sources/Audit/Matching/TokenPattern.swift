/// A glob over token paths that understands words: `text*`, `*Disabled`, `color.text.**`, `on-{name}`, `{bg,layer}*`.
///
/// | piece | matches |
/// |---|---|
/// | `*` | anything within a segment |
/// | `**` | anything, including dots; `**.` also matches no segment |
/// | `?` | one character |
/// | `{name}` | whole words within a segment, which bind `name` |
/// | `{name**}` | whole words, including dots, which bind `name` |
/// | `{a,b}` | either |
///
/// Case is ignored. A hump, `-` or `_` in the pattern requires the end of a word there, however the name spells it.
public struct TokenPattern: Hashable, Sendable {
  /// The pattern as the plan spells it.
  public let text: String
  /// One form for each way of choosing between alternatives.
  let forms: [[PatternElement]]
  /// The names in the order of their first appearance.
  let captureNames: [String]
  /// Whether the pattern has no wildcard, so that each of its forms can name one token only.
  public let isPlain: Bool

  public init(_ text: String) throws(TokenPatternError) {
    let parsed = try TokenPatternParser.parse(text)
    self.text = text
    self.forms = parsed.forms
    self.captureNames = parsed.captureNames
    self.isPlain = parsed.forms.allSatisfy { $0.allSatisfy(\.isPlain) }
  }

  public func matches(_ path: String) -> Bool {
    captures(in: WordedName(path)) != nil
  }

  /// Returns what the names of the pattern stand for; `nil` when it does not match.
  func captures(in name: WordedName) -> Captures? {
    for form in forms {
      var matcher = PatternMatcher(elements: form, name: name, captureCount: captureNames.count)
      if let found = matcher.match() {
        return Captures(names: captureNames, ranges: found, in: name)
      }
    }
    return nil
  }
}

enum PatternElement: Hashable, Sendable {
  case byte(UInt8)
  /// A word begins or ends here.
  case wordStart
  /// A word ends and another begins here, in one segment.
  case join
  case one
  case star
  case doubleStar
  /// Nothing, or whole segments with the dot after them.
  case segments
  case capture(Int, spansSegments: Bool)

  /// Whether it is no wildcard.
  var isPlain: Bool {
    switch self {
    case .byte, .wordStart, .join: true
    case .one, .star, .doubleStar, .segments, .capture: false
    }
  }
}

public enum TokenPatternError: Error, Hashable, Sendable {
  case empty
  case unclosedBrace(column: Int)
  case emptyName(column: Int)
  case repeatedName(String, column: Int)
  case tooManyWildcards(limit: Int)
  case tooManyAlternatives(limit: Int)

  /// The column in the pattern, counted from 1; `nil` when the error has no single place.
  public var column: Int? {
    switch self {
    case .unclosedBrace(let column), .emptyName(let column), .repeatedName(_, let column): column
    case .empty, .tooManyWildcards, .tooManyAlternatives: nil
    }
  }

  public var message: String {
    switch self {
    case .empty: "the pattern is empty"
    case .unclosedBrace: "a “{” without its “}”"
    case .emptyName: "“{}” needs a name to bind, or alternatives with a comma between them"
    case .repeatedName(let name, _): "“{\(name)}” appears twice; a pattern binds a name once"
    case .tooManyWildcards(let limit): "more than \(limit) wildcards in one pattern"
    case .tooManyAlternatives(let limit): "more than \(limit) ways to choose between the alternatives of one pattern"
    }
  }
}

/// The words that captured names stand for, without the dots between them.
struct Captures: Hashable, Sendable {
  private(set) var words: [String: [UInt8]] = [:]

  init() {}

  init(names: [String], ranges: [Range<Int>?], in name: WordedName) {
    for (index, range) in ranges.enumerated() {
      guard let range else { continue }
      words[names[index]] = name.bytes[range].filter { $0 != WordedName.dot }
    }
  }

  /// Reports whether the two agree on every name that both bind.
  func agrees(with other: Captures) -> Bool {
    words.allSatisfy { name, value in other.words[name].map { $0 == value } ?? true }
  }

  func merged(with other: Captures) -> Captures {
    var all = self
    all.words.merge(other.words) { first, _ in first }
    return all
  }
}
