import ThemeModel

/// One problem that a check found. Formats render it without knowing the check.
public struct Finding: Hashable, Sendable {
  public enum Level: String, CaseIterable, Hashable, Sendable {
    case error
    case warning
    case note
  }

  /// The id of the check.
  public var check: String
  public var level: Level
  /// Whether it stopped the run. What was judged beside it is then no verdict.
  public var isFatal = false
  /// One sentence, with the names of tokens and themes in it.
  public var message: String
  /// Where the problem is; a reader should look at the first place.
  public var places: [Place]
  /// Indices into the report's tokens and variants; empty when the finding does not depend on them.
  public var tokens: [Int]
  public var variants: [Int]
  /// What would mend it, in words.
  public var fix: String?
  /// What identifies it across runs: names, never a place or a message.
  public var identity: String

  public init(
    check: String, level: Level, message: String, places: [Place] = [], tokens: [Int] = [], variants: [Int] = [],
    fix: String? = nil, identity: String
  ) {
    self.check = check
    self.level = level
    self.message = message
    self.places = places
    self.tokens = tokens
    self.variants = variants
    self.fix = fix
    self.identity = identity
  }

  public var place: Place? { places.first }
}
