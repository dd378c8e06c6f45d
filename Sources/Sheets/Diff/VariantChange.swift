import Audit
import ColorScience
import ThemeModel

/// What changed in one variant between two reports. Tokens, rules and variants are matched by name.
struct VariantChange: Sendable {
  /// In the order in which a sheet shows them. What has no verdict fails, as everywhere.
  enum Kind: Int, CaseIterable, Hashable, Sendable {
    /// Fails now, and did not before.
    case new
    /// A smaller ratio, whether it fails or not.
    case worse
    /// Failed before, and is waived or exempt now: nobody mended it.
    case waived
    /// Failed before, and no rule judges it now.
    case unjudged
    case better
    /// Failed before, and passes now.
    case fixed
  }

  struct Pair: Hashable, Sendable {
    var kind: Kind
    /// Nil where that report has no such pair; one of the two has it.
    var before: PairReport?
    var after: PairReport?
    /// As the later report that has the pair tells them.
    var foreground: String
    var background: String
    var sample: SampleKind
    var required: Double
  }

  struct Raw: Hashable, Sendable {
    var token: Int
    var before: Color
    var after: Color
    /// Semantic and component tokens that come to it, and judged pairs that these stand in.
    var tokens: Int
    var pairs: Int
  }

  let before: ReportIndex
  let after: ReportIndex
  let variantBefore: Int
  let variantAfter: Int
  let raw: [Raw]
  /// Worst first in each kind.
  let pairs: [Kind: [Pair]]
  /// Exempt pairs that got worse, which no rule minds.
  let exempt: [Pair]
  /// Tokens of the later report that the earlier one lacks in this variant, and the other way round.
  let added: [Int]
  let removed: [Int]
  private let tokenBefore: [Int?]

  /// Nil when nothing changed.
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

  /// Whether a token looks otherwise than before, or was not there.
  func isChanged(_ token: Int) -> Bool {
    guard let old = tokenBefore[token] else { return true }
    return after.color(token, in: variantAfter).state != before.color(old, in: variantBefore).state
  }

  /// The pairs of a kind that have no verdict now.
  func withoutVerdict(_ kind: Kind) -> Int {
    (pairs[kind] ?? []).count { $0.after?.verdict == .undetermined }
  }

  /// The same token in the earlier report.
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

  /// Last first: rules of one name can form a pair twice, and those are laid side by side in their order.
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

  /// Ratios that differ by less were reckoned in another order.
  private static let tolerance = 1e-9

  private static func kind(_ old: PairReport?, _ new: PairReport) -> Kind? {
    switch (old.map { isFailing($0.verdict) } ?? false, isFailing(new.verdict)) {
    // A waiver that ran out makes a failure of what was none.
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

  /// Those that still fail, and waived ones, before the others.
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
    // A name that only hands another raw color on changed because that one did.
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
