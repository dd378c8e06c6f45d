import ColorScience
import ThemeModel

/// What a change did: two reports of one system, before and after.
public struct ReportDiff: Hashable, Sendable {
  /// The names of the two sides: file names, folders, revisions.
  public var before: String
  public var after: String
  /// The name of the system on the side after.
  public var system = ""
  /// Pairs that fail or are undetermined now, and were not before.
  public var new: [PairChange]
  /// Pairs that fail on both sides, and now have a smaller ratio.
  public var worse: [PairChange]
  /// Pairs that fail on both sides, and now have a larger ratio.
  public var better: [PairChange]
  /// Pairs that failed before and pass now.
  public var fixed: [PairChange]
  /// Pairs that failed before and are waived or exempt now: nobody mended them.
  public var waived: [PairChange]
  /// Pairs that failed before and do not exist now: their rule, their theme or one of their tokens is gone.
  public var unjudged: [PairChange]
  /// Likely and guessed pairs that fail no run and that are under their requirement now, but were not before.
  public var fallen: [PairChange] = []
  /// The number of other pairs that fail on neither side and have another ratio.
  public var moved: Int
  /// The numbers of pairs that are judged on one side only.
  public var added: Int
  public var removed: Int
  /// Tokens whose color differs, in each variant that both sides have.
  public var tokens: [TokenChange]
  /// Pairs that are new failures or worse now, and that the baseline on the side after contains: the team has accepted them.
  public var accepted: [PairChange] = []
  /// Findings other than pairs that fail the run now and were not there before.
  public var newFindings: [Finding] = []
  /// The number of such findings that were there before and are gone.
  public var goneFindings = 0
  /// Tokens and themes whose name alone changed.
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

  /// Returns, for each pair that passed before and fails now, the sides that the change touched; by its index on the side after.
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

  /// Whether a failure went away without being mended.
  public var hasSilenced: Bool {
    !waived.isEmpty || !unjudged.isEmpty
  }

  /// Whether the change added something that fails the run, or made it worse.
  public var hasRegressed: Bool {
    !newFindings.isEmpty || (new + worse).contains { $0.severity == .error }
  }
}

/// A pair on both sides. `before` and `after` are its indices into the pairs of each report, if it is judged there.
public struct PairChange: Hashable, Sendable {
  public var identity: PairIdentity
  /// The contexts of its variant in the order of the system's axes, in which every output names them.
  public var choices: [Variant.Choice]
  public var before: Int?
  public var after: Int?
  public var beforeRatio: Double?
  public var afterRatio: Double?
  public var beforeVerdict: Verdict?
  public var afterVerdict: Verdict?
  public var required: Double
  /// The severity of its rule: a rule that only warns does not fail the run.
  public var severity = RuleReport.Severity.error
  /// The evidence that it is shown: on the side after, or else on the side before.
  public var evidence = Evidence.declared
  /// Where the foreground is defined: on the side after, or else on the side before.
  public var place: Place?
  /// A color that would do in place of the one that broke the pair; `nil` when none was found or none was sought.
  public var wish: WishedColor?

  public init(
    identity: PairIdentity, choices: [Variant.Choice], before: Int?, after: Int?, beforeRatio: Double?,
    afterRatio: Double?, beforeVerdict: Verdict?, afterVerdict: Verdict?, required: Double, place: Place? = nil
  ) {
    self.identity = identity
    self.choices = choices
    self.before = before
    self.after = after
    self.beforeRatio = beforeRatio
    self.afterRatio = afterRatio
    self.beforeVerdict = beforeVerdict
    self.afterVerdict = afterVerdict
    self.required = required
    self.place = place
  }

  /// The name of its variant, with the configuration's label of the variant or of its theme, if there is one.
  public func variant(labels: [String: String] = [:]) -> String {
    labels[Variant(theme: identity.theme, choices: choices).name]
      ?? Variant(theme: labels[identity.theme] ?? identity.theme, choices: choices).name
  }
}

/// A token that was added or removed, or whose color changed. Variants that changed alike share one entry.
public struct TokenChange: Hashable, Sendable {
  public var path: String
  public var tier: Tier
  /// `nil` when the side lacks the token.
  public var before: TokenColor.State?
  public var after: TokenColor.State?
  /// Names of the variants.
  public var variants: [String]
  /// ΔE OK, when both sides are one color.
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
  /// Where the pair comes nearest to its requirement, or misses it most; `nil` when it was not judged.
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
