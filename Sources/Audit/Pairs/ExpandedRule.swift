import ColorScience

/// A rule whose patterns have been expanded to tokens.
struct ExpandedRule: Sendable {
  var pairs: [CandidatePair]
  /// The number of pairs that better evidence judges already.
  var covered = 0
  /// By pair, as an index: the rules with better evidence that judge it where they apply, which is not everywhere.
  var coveredInPart: [Int: [Int]] = [:]
}

/// A pair of tokens, as indices into the catalogue. `over` is an index into the expansion's backdrop sets.
struct CandidatePair: Hashable, Sendable {
  var foreground: Int
  var background: Int
  var over: Int
}

/// Something that can lie under a translucent color.
enum BackdropLayer: Hashable, Sendable {
  case token(Int)
  /// An index into the expansion's fixed colors.
  case fixed(Int)
}

/// The alternatives of one `over`, each bottom first.
struct BackdropSet: Hashable, Sendable {
  var alternatives: [[BackdropLayer]]
  /// Whether they are what may lie under any color, and the code that shows the pair names nothing itself. A color that is fully
  /// clear there has no ground: it lets through what nobody knows.
  var isAssumed = false
}
