/// How far an audit goes in suggesting what would mend its failures. Each suggestion needs the results of every theme.
public struct SuggestionLimits: Hashable, Sendable {
  /// The number of the worst failing pairs that have suggestions.
  public var pairs: Int
  /// The number of the largest causes that have fixes, and of the places in each that have them.
  public var causes: Int
  public var definitions: Int

  public init(pairs: Int, causes: Int, definitions: Int) {
    self.pairs = pairs
    self.causes = causes
    self.definitions = definitions
  }

  public static let none = SuggestionLimits(pairs: 0, causes: 0, definitions: 0)
  /// What people act on first, and more than they get to before the next run: all failures of all but the largest systems.
  public static let worst = SuggestionLimits(pairs: 3000, causes: 40, definitions: 100)
  /// No report has as many.
  public static let all = SuggestionLimits(
    pairs: Int(Int32.max), causes: Int(Int32.max), definitions: Int(Int32.max))

  var isNone: Bool { self == .none }
}
