import Audit
import ColorScience
import ThemeModel

/// What changed in one variant between two reports. Tokens, rules and variants are matched by name.
struct VariantChange: Sendable {
  enum Kind: Int, CaseIterable, Hashable, Sendable {
    case new
    case worse
    case better
    case fixed
  }

  struct Pair: Hashable, Sendable {
    var kind: Kind
    /// Nil where the earlier report has no such pair.
    var before: PairReport?
    var after: PairReport
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
  /// Pairs that had a verdict and have none now.
  let lost: Int
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
    var lost = 0
    let earlier = VariantChange.byIdentity(before, variantBefore)
    for index in after.pairsOfVariant[variantAfter] {
      let pair = after.report.pairs[index]
      let old = earlier[VariantChange.identity(pair, after)]
      if pair.verdict == .undetermined, let old, old.verdict != .undetermined { lost += 1 }
      if pair.verdict == .exempt {
        if let old, let was = old.ratio, let now = pair.ratio, now < was {
          exempt.append(Pair(kind: .worse, before: old, after: pair))
        }
        continue
      }
      guard let kind = VariantChange.kind(old, pair) else { continue }
      pairs[kind, default: []].append(Pair(kind: kind, before: old, after: pair))
    }
    self.pairs = pairs.mapValues(VariantChange.worstFirst)
    self.exempt = exempt
    self.lost = lost

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
    if pairs.isEmpty && added.isEmpty && removed.isEmpty && lost == 0 && !isColorChanged { return nil }
  }

  func count(_ kind: Kind) -> Int { pairs[kind]?.count ?? 0 }

  /// Whether a token looks otherwise than before, or was not there.
  func isChanged(_ token: Int) -> Bool {
    guard let old = tokenBefore[token] else { return true }
    return after.color(token, in: variantAfter).state != before.color(old, in: variantBefore).state
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

  private static func byIdentity(_ index: ReportIndex, _ variant: Int) -> [Identity: PairReport] {
    var found: [Identity: PairReport] = [:]
    for at in index.pairsOfVariant[variant] {
      let pair = index.report.pairs[at]
      found[identity(pair, index)] = pair
    }
    return found
  }

  private static func kind(_ old: PairReport?, _ new: PairReport) -> Kind? {
    if new.verdict == .fail {
      guard let old, old.verdict == .fail || old.verdict == .waived else { return .new }
      // A waiver that ran out makes a failure of what was none.
      if old.verdict == .waived { return .new }
    }
    guard let old else { return nil }
    if old.verdict == .fail && new.verdict == .pass { return .fixed }
    guard let was = old.ratio, let now = new.ratio, was != now else { return nil }
    return now < was ? .worse : .better
  }

  /// Those that still fail, and waived ones, before the others.
  private static func worstFirst(_ pairs: [Pair]) -> [Pair] {
    pairs.enumerated().sorted { a, b in
      let (first, second) = (key(a.element), key(b.element))
      return first != second ? first < second : a.offset < b.offset
    }.map(\.element)
  }

  private static func key(_ pair: Pair) -> Double {
    let badness = ReportIndex.badness(pair.after.ratio ?? 1, required: pair.after.required)
    return pair.after.verdict == .pass ? 1000 + badness : badness
  }

  private static func rawChanges(
    _ before: ReportIndex, _ variantBefore: Int, _ after: ReportIndex, _ variantAfter: Int, _ places: [Int?]
  ) -> [Raw] {
    var changes: [String: Raw] = [:]
    for token in after.report.tokens.indices where after.report.tokens[token].tier == .raw {
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
