/// The token files that one build reads, in the order in which later ones override earlier ones.
public struct TokenBuild: Hashable, Sendable {
  /// The file of its configuration.
  public var file: String
  /// The files that each of its globs names. Files of one step have no order among each other.
  public var steps: [[String]]
  /// Whether the configuration lists everything that one build reads, and nothing else.
  public var isExact: Bool

  /// The value for which a script runs it, such as a brand.
  public var name: String?

  public init(file: String, steps: [[String]], isExact: Bool, name: String? = nil) {
    self.file = file
    self.name = name
    self.steps = steps
    self.isExact = isExact
  }

  /// Each file once, at its last position.
  var files: [String] {
    var seen: Set<String> = []
    return steps.joined().reversed().filter { seen.insert($0).inserted }.reversed()
  }
}
