import ColorScience
import ThemeModel

/// What a change did: two reports of one system, before and after.
public struct ReportDiff: Hashable, Sendable {
  /// What the two sides are called: file names, folders, revisions.
  public var before: String
  public var after: String
  /// The name of the system, as the after side has it.
  public var system = ""
  /// Failing or undetermined now, and before not.
  public var new: [PairChange]
  /// Failing on both sides, and now with a smaller ratio.
  public var worse: [PairChange]
  /// Failing on both sides, and now with a larger one.
  public var better: [PairChange]
  /// Failing before, and passing now.
  public var fixed: [PairChange]
  /// Failing before, and now waived or exempt: nobody mended it.
  public var waived: [PairChange]
  /// Failing before, and now there is no such pair: its rule, its theme or one of its tokens is gone.
  public var unjudged: [PairChange]
  /// Passing on both sides, with another ratio.
  public var moved: Int
  /// Pairs that are judged on one side only.
  public var added: Int
  public var removed: Int
  /// Tokens whose color differs, in each variant that both sides have.
  public var tokens: [TokenChange]
  /// Failing or worse now, and in the baseline on the side after: the team has accepted it.
  public var accepted: [PairChange] = []
  /// Findings that are no pairs, fail the run now, and were not there before.
  public var newFindings: [Finding] = []
  /// How many there were before and are gone.
  public var goneFindings = 0
  /// Tokens and themes of which only the name changed.
  public var renames: [Rename] = []
  /// Pairs that view code shows now, and did not show before.
  public var shown: [ShownPair] = []
  public var beforeTotals: Totals
  public var afterTotals: Totals

  public init(before: String, after: String, beforeTotals: Totals, afterTotals: Totals) {
    self.before = before
    self.after = after
    self.beforeTotals = beforeTotals
    self.afterTotals = afterTotals
    new = []
    worse = []
    better = []
    fixed = []
    waived = []
    unjudged = []
    moved = 0
    added = 0
    removed = 0
    tokens = []
  }

  /// By the pair's index on the side after the sides of it that the change touched, of all that passed before and fail now.
  public func brokenSides() -> [Int: [Suggestion.Side]] {
    let changed = Set(tokens.map(\.path))
    var sides: [Int: [Suggestion.Side]] = [:]
    for change in new where change.beforeVerdict == .pass && change.afterVerdict == .fail {
      guard let index = change.after else { continue }
      let touched: [Suggestion.Side] =
        (changed.contains(change.identity.foreground) ? [.foreground] : [])
        + (changed.contains(change.identity.background) ? [.background] : [])
      if !touched.isEmpty { sides[index] = touched }
    }
    return sides
  }

  public mutating func note(_ wishes: [Int: WishedColor]) {
    for index in new.indices { new[index].wish = new[index].after.flatMap { wishes[$0] } }
  }

  /// A failure went away without being mended.
  public var hasSilenced: Bool {
    !waived.isEmpty || !unjudged.isEmpty
  }

  /// It added something that fails the run, or made it worse.
  public var hasRegressed: Bool {
    !newFindings.isEmpty || (new + worse).contains { $0.severity == .error }
  }
}

/// A pair on both sides; its index into the pairs of each report, where it is judged.
public struct PairChange: Hashable, Sendable {
  public var identity: PairIdentity
  public var before: Int?
  public var after: Int?
  public var beforeRatio: Double?
  public var afterRatio: Double?
  public var beforeVerdict: Verdict?
  public var afterVerdict: Verdict?
  public var required: Double
  /// That of its rule: what only warns fails no run.
  public var severity = RuleReport.Severity.error
  /// Where the foreground is defined on the side that has it, after first.
  public var place: Place?
  /// What would do instead of the color that broke it; nil where none was found, or none was looked for.
  public var wish: WishedColor?

  public init(
    identity: PairIdentity, before: Int?, after: Int?, beforeRatio: Double?, afterRatio: Double?,
    beforeVerdict: Verdict?, afterVerdict: Verdict?, required: Double, place: Place? = nil
  ) {
    self.identity = identity
    self.before = before
    self.after = after
    self.beforeRatio = beforeRatio
    self.afterRatio = afterRatio
    self.beforeVerdict = beforeVerdict
    self.afterVerdict = afterVerdict
    self.required = required
    self.place = place
  }
}

/// A token that was added, removed, or has another color. One entry for all variants that changed alike.
public struct TokenChange: Hashable, Sendable {
  public var path: String
  public var tier: Tier
  /// Nil where the side does not have it.
  public var before: TokenColor.State?
  public var after: TokenColor.State?
  /// Names of the variants.
  public var variants: [String]
  /// ΔE OK, where both sides are one color.
  public var difference: Double?
  public var place: Place?

  public init(
    path: String, tier: Tier, before: TokenColor.State?, after: TokenColor.State?, variants: [String],
    difference: Double?, place: Place? = nil
  ) {
    self.path = path
    self.tier = tier
    self.before = before
    self.after = after
    self.variants = variants
    self.difference = difference
    self.place = place
  }
}

/// A pair that view code begins to show.
public struct ShownPair: Hashable, Sendable {
  public var foreground: String
  public var background: String
  /// `seen` or `likely`.
  public var evidence: Evidence
  public var place: Place?
  /// Where it comes nearest to its requirement, or misses it most; nil where it was not judged.
  public var ratio: Double?
  public var required: Double?
  public var verdict: Verdict?

  public init(
    foreground: String, background: String, evidence: Evidence, place: Place?, ratio: Double? = nil,
    required: Double? = nil, verdict: Verdict? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.evidence = evidence
    self.place = place
    self.ratio = ratio
    self.required = required
    self.verdict = verdict
  }
}
