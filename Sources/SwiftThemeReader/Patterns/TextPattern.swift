/// A regular expression, as code that reads notations of colors writes them. It holds what ICU and Swift's own expressions say alike;
/// look-ahead, back references, boundaries, classes of Unicode and the rest make no pattern.
struct TextPattern {
  indirect enum Node {
    case byte(UInt8)
    case anything
    case set(isNegated: Bool, ranges: [ClosedRange<UInt8>])
    case start
    case end
    /// By its number, which its name may go with; nil for a group that captures nothing.
    case group(Node, number: Int?)
    case sequence([Node])
    case choice([Node])
    case repeated(Node, least: Int, most: Int, isLazy: Bool)
  }

  let root: Node
  /// The names of the capturing groups, in order; nil where one has none.
  let names: [String?]
  var ignoresCase: Bool

  /// Nil for what is not held here.
  init?(_ text: String, ignoresCase: Bool = false) {
    var parser = TextPatternParser(text)
    guard let root = parser.whole() else { return nil }
    self.root = root
    names = parser.names
    self.ignoresCase = ignoresCase || parser.ignoresCase
  }
}

/// What a pattern matched: places are counts of characters from the start of the text, which is ASCII.
struct TextMatch {
  let text: String
  let range: Range<Int>
  /// Nil for a group that took no part.
  let groups: [Range<Int>?]
  let names: [String?]

  /// The whole is group 0.
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
