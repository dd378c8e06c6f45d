/// How far an audit goes in saying what would mend its failures. Each answer asks what every theme would come to.
public struct SuggestionLimits: Hashable, Sendable {
  /// The worst so many failing pairs have suggestions.
  public var pairs: Int
  /// The largest so many causes have fixes, each for so many of the places where it is written.
  public var causes: Int
  public var definitions: Int

  public init(pairs: Int, causes: Int, definitions: Int) {
    self.pairs = pairs
    self.causes = causes
    self.definitions = definitions
  }

  public static let none = SuggestionLimits(pairs: 0, causes: 0, definitions: 0)
  /// What people act on first, and more than they get to before the next run; all failures of all but the largest systems.
  public static let worst = SuggestionLimits(pairs: 3000, causes: 40, definitions: 100)
  /// No report holds as many.
  public static let all = SuggestionLimits(
    pairs: Int(Int32.max), causes: Int(Int32.max), definitions: Int(Int32.max))

  var isNone: Bool { self == .none }
}
