import ColorScience
import ThemeModel

/// The raw color or alias that failing pairs share, so that 300 failures read as 5 causes.
public struct CauseReport: Hashable, Sendable {
  /// The raw token's path, or the value as written when no token is behind it.
  public var name: String
  /// The side of its pairs that it is on.
  public var side: Suggestion.Side
  /// An index into the report's tokens, when the cause is a token.
  public var token: Int?
  /// One for each distinct value that the cause has in the themes concerned.
  public var definitions: [Definition]
  /// The semantic tokens of the failing pairs that get their color from it, as indices.
  public var tokens: [Int]
  /// The failing pairs, as indices, in the report's order.
  public var pairs: [Int]
  /// The failing pair that is farthest from its requirement.
  public var worst: Int?
  public var themes: [String]
  public var fixes: [Fix]

  public struct Definition: Hashable, Sendable {
    public var color: Color
    public var place: Place?
    public var themes: [String]
    /// Whether fixes were looked for, so that none means that none was found. An audit looks for fixes of its largest causes.
    public var isFixSought: Bool

    public init(color: Color, place: Place?, themes: [String], isFixSought: Bool = true) {
      self.color = color
      self.place = place
      self.themes = themes
      self.isFixSought = isFixSought
    }
  }

  /// One change of the definition, and its effect everywhere.
  public struct Fix: Hashable, Sendable {
    public var kind: Suggestion.Kind
    /// The definition that changes, as an index into `definitions`.
    public var definition: Int
    public var color: Color
    /// The existing raw token, as an index into the report's tokens.
    public var token: Int?
    public var difference: Double
    /// The number of judged pairs, in every theme, that fail now and would pass.
    public var mended: Int
    /// The number of judged pairs, in every theme, that pass now and would fail.
    public var broken: Int
    /// The number of failing pairs, in every theme, that would fail by more.
    public var worsened: Int
    /// Why no edit of the sources can make the change; `nil` when one can, as far as is known.
    public var refusal: String?

    public init(
      kind: Suggestion.Kind, definition: Int, color: Color, token: Int? = nil, difference: Double, mended: Int,
      broken: Int, worsened: Int = 0, refusal: String? = nil
    ) {
      self.kind = kind
      self.definition = definition
      self.color = color
      self.token = token
      self.difference = difference
      self.mended = mended
      self.broken = broken
      self.worsened = worsened
      self.refusal = refusal
    }
  }

  public init(
    name: String, side: Suggestion.Side, token: Int? = nil, definitions: [Definition], tokens: [Int], pairs: [Int],
    worst: Int? = nil, themes: [String], fixes: [Fix] = []
  ) {
    self.name = name
    self.side = side
    self.token = token
    self.definitions = definitions
    self.tokens = tokens
    self.pairs = pairs
    self.worst = worst
    self.themes = themes
    self.fixes = fixes
  }

  /// Returns the change of a definition that every output shows, as the audit has ranked them; `nil` when none was found.
  public func recommendation(of definition: Int) -> Fix? { fixes.first { $0.definition == definition } }

  /// Returns the color of the palette that would do instead and breaks nothing.
  public func alternative(of definition: Int) -> Fix? {
    let first = recommendation(of: definition)
    return fixes.first {
      $0.definition == definition && $0.kind == .existing && $0.color != first?.color && $0.broken == 0
        && $0.worsened == 0
    }
  }

  /// The number of its pairs that the recommended changes mend: `0` when none was found, and `nil` when they were not looked for
  /// at every definition, since a sum over some of them would understate it.
  public var mended: Int? {
    guard definitions.allSatisfy(\.isFixSought) else { return nil }
    // A value that two definitions share is counted in both.
    return min(pairs.count, definitions.indices.reduce(0) { $0 + (recommendation(of: $1)?.mended ?? 0) })
  }
}

extension CauseReport {
  /// The harm of the recommended changes of all its definitions, as a list of what to change counts it.
  public var harm: (broken: Int, worsened: Int) {
    definitions.indices.compactMap(recommendation).reduce((0, 0)) { ($0.0 + $1.broken, $0.1 + $1.worsened) }
  }
}

extension AuditReport {
  /// The causes as a list of what to change: first those of failures that the baseline does not accept, then those whose change
  /// mends most, last those without a known change. `causes` itself has those with most failures first.
  public var causesByEffect: [CauseReport] {
    let ranks = causes.map { (novelty: novelty(of: $0.pairs), mended: $0.mended ?? 0) }
    return causes.indices.sorted { a, b in
      (ranks[a].novelty.rawValue, -ranks[a].mended, a) < (ranks[b].novelty.rawValue, -ranks[b].mended, b)
    }.map { causes[$0] }
  }
}
