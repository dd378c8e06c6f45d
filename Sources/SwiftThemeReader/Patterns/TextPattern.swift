/// A regular expression of the kind that code uses to read color notations.
/// It supports the syntax that ICU and Swift's own expressions read alike.
/// Look-ahead, back references, word boundaries, Unicode classes and other syntax are not supported.
struct TextPattern {
  indirect enum Node {
    case byte(UInt8)
    case anything
    case set(isNegated: Bool, ranges: [ClosedRange<UInt8>])
    case start
    case end
    /// A group with its number, which may also have a name; `nil` for a group that captures nothing.
    case group(Node, number: Int?)
    case sequence([Node])
    case choice([Node])
    case repeated(Node, least: Int, most: Int, isLazy: Bool)
  }

  let root: Node
  /// The names of the capturing groups, in order; `nil` for a group without a name.
  let names: [String?]
  var ignoresCase: Bool

  /// Returns `nil` for unsupported syntax.
  init?(_ text: String, ignoresCase: Bool = false) {
    var parser = TextPatternParser(text)
    guard let root = parser.whole() else { return nil }
    self.root = root
    names = parser.names
    self.ignoresCase = ignoresCase || parser.ignoresCase
  }
}

/// A match of a pattern. Places are counts of characters from the start of the text, which is ASCII.
struct TextMatch {
  let text: String
  let range: Range<Int>
  /// The ranges of the groups; `nil` for a group that took no part in the match.
  let groups: [Range<Int>?]
  let names: [String?]

  /// Returns the range of a group. Group 0 is the whole match.
  func range(of group: Int) -> Range<Int>?? {
    if group == 0 { return .some(range) }
    guard groups.indices.contains(group - 1) else { return nil }
    return .some(groups[group - 1])
  }

  func group(named name: String) -> Int? {
    names.firstIndex(of: name).map { $0 + 1 }
  }

  func text(of range: Range<Int>) -> String {
    String(text.dropFirst(range.lowerBound).prefix(range.count))
  }
}
