import ThemeModel

/// What a check found, counted, for formats that have one line for it rather than a line for every finding.
///
/// Text, sheets, comments and the page render it without knowing the check: count, clause, and as many examples as fit.
public struct Notice: Hashable, Sendable {
  /// A number and the words for one and for many: `waiver has expired`, `waivers have expired`.
  public struct Clause: Hashable, Sendable {
    public var count: Int
    public var one: String
    public var many: String

    public init(_ count: Int, _ one: String, _ many: String) {
      self.count = count
      self.one = one
      self.many = many
    }
  }

  /// One of the counted items: `status.error and status.warning: protanopia in dark`.
  public struct Example: Hashable, Sendable {
    /// Indices into the report's tokens, which each format names as space allows; empty when `name` is used instead.
    public var tokens: [Int]
    public var name: String
    /// What is wrong with it: `missing`, `deuteranopia`.
    public var what: String?
    /// Names of themes or variants, and the word before them: `in`, `from`.
    public var themes: [String]
    public var preposition: String
    public var place: Place?

    public init(
      tokens: [Int] = [], name: String = "", what: String? = nil, themes: [String] = [], preposition: String = "in",
      place: Place? = nil
    ) {
      self.tokens = tokens
      self.name = name
      self.what = what
      self.themes = themes
      self.preposition = preposition
      self.place = place
    }
  }

  /// A stable id: the page uses it in links.
  public var id: String
  /// The word in “fail-on” that makes it fail the run; `nil` when it never does.
  public var failure: FailureClass?
  public var clause: Clause
  /// The total that the count is part of: `16 of 66 tokens are in no judged pair`.
  public var whole: Clause?
  /// The parts that the count divides into.
  public var parts: [Clause]
  public var examples: [Example]

  public init(
    id: String, failure: FailureClass?, _ clause: Clause, of whole: Clause? = nil, parts: [Clause] = [],
    examples: [Example]
  ) {
    self.id = id
    self.failure = failure
    self.clause = clause
    self.whole = whole
    self.parts = parts
    self.examples = examples
  }

  public func isFailing(in report: AuditReport) -> Bool {
    failure.map(report.failedOn.contains) ?? false
  }
}

extension Checks {
  /// Returns the notices of the checks beside pairs, in their order. Empty ones are left out.
  public static func notices(in report: AuditReport) -> [Notice] {
    besidePairs.flatMap { $0.notices(in: report) }.filter { $0.clause.count > 0 }
  }
}

extension Sequence {
  /// Groups the elements in the order in which their keys first appear.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
    var groups: [(key: Key, members: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].members.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
