import Audit
import ColorScience
import ThemeModel

/// What changed in one variant between two reports. Tokens, rules and variants are matched by name.
struct VariantChange: Sendable {
  /// How a pair changed. The cases are in the order in which a sheet shows them. A pair without a verdict counts as failing,
  /// as everywhere.
  enum Kind: Int, CaseIterable, Hashable, Sendable {
    /// Fails now and did not before.
    case new
    /// Has a smaller ratio and the same outcome: it failed and still fails, or passed and still passes.
    case worse
    /// Failed before and is waived or exempt now. Such a pair counts as silenced, not as fixed.
    case waived
    /// Failed before and is judged by no rule now.
    case unjudged
    case better
    /// Failed before and passes now.
    case fixed
  }

  struct Pair: Hashable, Sendable {
    var kind: Kind
    /// The pair in each report; `nil` where that report lacks it. At least one is not `nil`.
    var before: PairReport?
    var after: PairReport?
    /// The names, sample and requirement from the later report that has the pair.
    var foreground: String
    var background: String
    var sample: SampleKind
    var required: Double

    /// The ratios before and after in words.
    var shownRatios: (before: String?, after: String?) {
      SheetNumber.ratios(before?.ratio, before?.required, after?.ratio, required)
    }
  }

  struct Raw: Hashable, Sendable {
    var token: Int
    var before: Color
    var after: Color
    /// The semantic and component tokens that resolve to this color, and the judged pairs that contain one of these.
    var tokens: Int
    var pairs: Int
  }

  let before: ReportIndex
  let after: ReportIndex
  let variantBefore: Int
  let variantAfter: Int
  let raw: [Raw]
  /// The changed pairs of each kind, worst first.
  let pairs: [Kind: [Pair]]
  /// Exempt pairs that got worse. No rule requires anything of them.
  let exempt: [Pair]
  /// The tokens that this variant has only in the later report, and those it has only in the earlier one.
  let added: [Int]
  let removed: [Int]
  private let tokenBefore: [Int?]

  /// Compares two variants. Returns `nil` when nothing changed.
  init?(before: ReportIndex, _ variantBefore: Int, after: ReportIndex, _ variantAfter: Int) {
    self.before = before
    self.after = after
    self.variantBefore = variantBefore
    self.variantAfter = variantAfter
    let places = Dictionary(before.report.tokens.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let tokenBefore = after.report.tokens.map { places[$0.path] }
    self.tokenBefore = tokenBefore

    var pairs: [Kind: [Pair]] = [:]
    var exempt: [Pair] = []
    var earlier = VariantChange.byIdentity(before, variantBefore)
    for at in after.pairsOfVariant[variantAfter] {
      let pair = after.report.pairs[at]
      let old = earlier[VariantChange.identity(pair, after)]?.popLast()
      guard let kind = VariantChange.kind(old, pair) else { continue }
      let changed = VariantChange.pair(kind, before: old, after: pair, named: pair, in: after)
      if pair.verdict != .exempt || kind == .waived {
        pairs[kind, default: []].append(changed)
      } else if kind == .worse {
        exempt.append(changed)
      }
    }
    for at in before.pairsOfVariant[variantBefore] {
      let old = before.report.pairs[at]
      guard VariantChange.isFailing(old.verdict),
        earlier[VariantChange.identity(old, before)]?.popLast() != nil
      else { continue }
      pairs[.unjudged, default: []].append(
        VariantChange.pair(.unjudged, before: old, after: nil, named: old, in: before))
    }
    self.pairs = pairs.mapValues(VariantChange.worstFirst)
    self.exempt = exempt

    func isThere(_ index: ReportIndex, _ token: Int, _ variant: Int) -> Bool {
      index.color(token, in: variant).state != .absent
    }
    added = after.report.tokens.indices.filter { token in
      isThere(after, token, variantAfter)
        && !(tokenBefore[token].map { isThere(before, $0, variantBefore) } ?? false)
    }
    let namesAfter = Dictionary(after.report.tokens.enumerated().map { ($1.path, $0) }) { first, _ in first }
    removed = before.report.tokens.indices.filter { token in
      isThere(before, token, variantBefore)
        && !(namesAfter[before.name(token)].map { isThere(after, $0, variantAfter) } ?? false)
    }
    raw = VariantChange.rawChanges(before, variantBefore, after, variantAfter, tokenBefore)

    let isColorChanged = after.report.tokens.indices.contains { token in
      guard let old = tokenBefore[token] else { return false }
      return after.color(token, in: variantAfter).state != before.color(old, in: variantBefore).state
    }
    if pairs.isEmpty && added.isEmpty && removed.isEmpty && !isColorChanged { return nil }
  }

  func count(_ kind: Kind) -> Int { pairs[kind]?.count ?? 0 }

  /// Reports whether a token has another color than before, or did not exist before.
  func isChanged(_ token: Int) -> Bool {
    guard let old = tokenBefore[token] else { return true }
    return after.color(token, in: variantAfter).state != before.color(old, in: variantBefore).state
  }

  /// Returns the number of pairs of a kind that have no verdict now.
  func withoutVerdict(_ kind: Kind) -> Int {
    (pairs[kind] ?? []).count { $0.after?.verdict == .undetermined }
  }

  /// Returns the same token in the earlier report.
  func earlier(_ token: Int) -> Int? { tokenBefore[token] }

  private struct Identity: Hashable {
    var rule: String
    var foreground: String
    var background: String
  }

  private static func identity(_ pair: PairReport, _ index: ReportIndex) -> Identity {
    Identity(
      rule: index.report.rules[pair.rule].id, foreground: index.name(pair.foreground),
      background: index.name(pair.background))
  }

  /// Groups the pairs of a variant by identity, each group in reverse order, so that `popLast` takes them from the first on.
  /// Rules of the same name can form the same pair twice; these are matched in their order.
  private static func byIdentity(_ index: ReportIndex, _ variant: Int) -> [Identity: [PairReport]] {
    var found: [Identity: [PairReport]] = [:]
    for at in index.pairsOfVariant[variant].reversed() {
      let pair = index.report.pairs[at]
      found[identity(pair, index), default: []].append(pair)
    }
    return found
  }

  private static func pair(
    _ kind: Kind, before: PairReport?, after: PairReport?, named pair: PairReport, in index: ReportIndex
  ) -> Pair {
    Pair(
      kind: kind, before: before, after: after, foreground: index.name(pair.foreground),
      background: index.name(pair.background), sample: index.sample(of: pair), required: pair.required)
  }

  private static func isFailing(_ verdict: Verdict) -> Bool {
    verdict == .fail || verdict == .undetermined
  }

  /// Ratios that differ by less are equal: the order of arithmetic explains the difference.
  private static let tolerance = 1e-9

  private static func kind(_ old: PairReport?, _ new: PairReport) -> Kind? {
    switch (old.map { isFailing($0.verdict) } ?? false, isFailing(new.verdict)) {
    // A waiver that expired turns an accepted pair into a failure.
    case (false, true): return .new
    case (true, false): return new.verdict == .pass ? .fixed : .waived
    case (true, true), (false, false):
      guard let old else { return nil }
      switch (old.ratio, new.ratio) {
      case (let was?, let now?):
        return (now - was).magnitude <= tolerance ? nil : now < was ? .worse : .better
      case (_?, nil): return .worse
      case (nil, _?): return .better
      case (nil, nil): return nil
      }
    }
  }

  /// Sorts pairs that pass now behind all others, and each part from worst to best.
  private static func worstFirst(_ pairs: [Pair]) -> [Pair] {
    pairs.enumerated().map { (offset: $0, key: key($1), pair: $1) }
      .sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }.map(\.pair)
  }

  private static func key(_ pair: Pair) -> Double {
    let badness = ReportIndex.badness(pair.after?.ratio ?? pair.before?.ratio ?? 1, required: pair.required)
    return pair.after?.verdict == .pass ? 1000 + badness : badness
  }

  private static func rawChanges(
    _ before: ReportIndex, _ variantBefore: Int, _ after: ReportIndex, _ variantAfter: Int, _ places: [Int?]
  ) -> [Raw] {
    var changes: [String: Raw] = [:]
    // A name that only passes on another raw color changed only because that color did.
    for token in after.report.tokens.indices
    where after.report.tokens[token].tier == .raw && !after.isGoBetween(token, in: [variantAfter]) {
      guard let old = places[token], let was = before.stops(old, in: variantBefore).first,
        let now = after.stops(token, in: variantAfter).first, was != now
      else { continue }
      changes[after.name(token)] = Raw(token: token, before: was, after: now, tokens: 0, pairs: 0)
    }
    guard !changes.isEmpty else { return [] }
    var users: [String: Set<Int>] = [:]
    for token in after.report.tokens.indices where after.report.tokens[token].tier != .raw {
      for alias in after.aliases(token, in: variantAfter) where changes[alias] != nil {
        users[alias, default: []].insert(token)
      }
    }
    for (name, tokens) in users {
      changes[name]?.tokens = tokens.count
      changes[name]?.pairs =
        after.pairsOfVariant[variantAfter].filter { index in
          let pair = after.report.pairs[index]
          return tokens.contains(pair.foreground) || tokens.contains(pair.background)
        }.count
    }
    return changes.values.sorted { ($1.pairs, $1.tokens, $0.token) < ($0.pairs, $0.tokens, $1.token) }
  }
}
