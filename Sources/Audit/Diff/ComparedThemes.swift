import ColorScience
import ThemeModel

/// Compares the pairs of themes that correspond to each other on both sides.
struct ComparedThemes: Sendable {
  /// Themes that correspond, usually one on each side, as indices into the themes of that side.
  struct Couple: Sendable {
    var before: [Int] = []
    var after: [Int] = []
  }

  struct Sides: Sendable {
    let before: any ReportThemes
    let after: any ReportThemes
    /// The heads of the two sides.
    let old: AuditReport
    let new: AuditReport
    let oldNames: PairKeys.Names
    let newNames: PairKeys.Names
    let tokens: TokenComparison
  }

  /// The lists of a comparison that a pair can be added to.
  fileprivate enum List {
    case new, worse, better, fixed, waived, unjudged, accepted, fallen

    var path: WritableKeyPath<ReportDiff, [PairChange]> {
      switch self {
      case .new: \.new
      case .worse: \.worse
      case .better: \.better
      case .fixed: \.fixed
      case .waived: \.waived
      case .unjudged: \.unjudged
      case .accepted: \.accepted
      case .fallen: \.fallen
      }
    }
  }

  /// A pair and its number in its report.
  private typealias Numbered = (pair: PairReport, number: Int)

  private let sides: Sides
  private(set) var shown: ShownPairs
  private(set) var tokens: [TokenComparison.Change] = []
  fileprivate var changes: [List: [PairChange]] = [:]
  fileprivate var moved = 0
  fileprivate var added = 0
  fileprivate var removed = 0

  init(_ sides: Sides, shown: ShownPairs) {
    self.sides = sides
    self.shown = shown
  }

  mutating func compare(_ couple: Couple) {
    let before = couple.before.map { sides.before.contents(ofTheme: $0) }
    let after = couple.after.map { sides.after.contents(ofTheme: $0) }
    tokens = sides.tokens.changes(from: before, to: after)
    let old = Side(before)
    let new = Side(after)
    if !compareInOrder(old, new) { compareByName(old, new) }
  }

  /// One side of a couple.
  private struct Side {
    let themes: [ThemeContents]
    let pairs: [Numbered]

    init(_ themes: [ThemeContents]) {
      self.themes = themes
      pairs = themes.flatMap { Array(zip($0.pairs, $0.numbers)) }
    }
  }

  /// Most changes leave the pairs and their order as they are: then nothing is looked up. False where they do not.
  private mutating func compareInOrder(_ old: Side, _ new: Side) -> Bool {
    guard old.pairs.count == new.pairs.count else { return false }
    for (was, now) in zip(old.pairs, new.pairs)
    where sides.oldNames.key(of: was.pair) != sides.newNames.key(of: now.pair) { return false }
    for (was, now) in zip(old.pairs, new.pairs) {
      sort(was, now, new)
      shown.look(at: now.pair)
    }
    return true
  }

  private mutating func compareByName(_ old: Side, _ new: Side) {
    // Rules of one name can form a pair twice: those are laid side by side in their order.
    let matches = PairMatches(
      before: old.pairs.map(\.pair), sides.oldNames, after: new.pairs.map(\.pair), sides.newNames)
    for (now, match) in zip(new.pairs, matches.before) {
      if match == nil { added += 1 }
      sort(match.map { old.pairs[$0] }, now, new)
      shown.look(at: now.pair)
    }
    removed += matches.gone.count
    for index in matches.gone where isFailing(old.pairs[index].pair) {
      add(loss(of: old.pairs[index], old), to: .unjudged)
    }
  }

  private mutating func sort(_ old: Numbered?, _ now: Numbered, _ new: Side) {
    let verdict = now.pair.verdict
    switch (old.map { isFailing($0.pair) } ?? false, isFailing(now.pair)) {
    case (false, true):
      addFailure(old, now, new, to: isDoubted(now, better: true, than: old) ? .better : .new)
    case (true, false) where isDoubted(now, better: false, than: old): addFailure(old, now, new, to: .worse)
    case (true, false):
      add(change(old, now, new), to: verdict == .pass ? .fixed : .waived)
    case (true, true):
      switch (old.flatMap { $0.pair.ratio }, now.pair.ratio) {
      case (let oldRatio?, let ratio?):
        if ratio < oldRatio - BaselineCheck.tolerance { addFailure(old, now, new, to: .worse) }
        if ratio > oldRatio + BaselineCheck.tolerance { add(change(old, now, new), to: .better) }
      case (_?, nil): addFailure(old, now, new, to: .worse)
      case (nil, _?): add(change(old, now, new), to: .better)
      case (nil, nil): break
      }
    case (false, false):
      if hasFallen(now.pair, since: old?.pair) {
        add(change(old, now, new), to: .fallen)
      } else if let oldRatio = old.flatMap({ $0.pair.ratio }), let ratio = now.pair.ratio,
        (oldRatio - ratio).magnitude > BaselineCheck.tolerance
      {
        moved += 1
      }
    }
  }

  /// Reports whether a pair that fails no run is under its requirement now, and was not.
  private func hasFallen(_ pair: PairReport, since old: PairReport?) -> Bool {
    guard let old else { return false }
    return pair.verdict == .fail && old.verdict != .fail
  }

  /// Reports whether a pair fails on both sides and has moved, and only its colors decide on which of them it is judged: two colors
  /// that are nearly one are taken for no pair.
  private func isDoubted(_ now: Numbered, better: Bool, than old: Numbered?) -> Bool {
    guard let old, old.pair.verdict == .fail, now.pair.verdict == .fail, let before = old.pair.ratio,
      let after = now.pair.ratio, (better ? now : old).pair.evidence == .named
    else { return false }
    return better ? after > before + BaselineCheck.tolerance : after < before - BaselineCheck.tolerance
  }

  /// What the baseline holds on the side after is no regression: whoever wrote it there has accepted it.
  private mutating func addFailure(_ old: Numbered?, _ now: Numbered, _ new: Side, to list: List) {
    add(change(old, now, new), to: now.pair.isAccepted ? .accepted : list)
  }

  private mutating func add(_ change: PairChange, to list: List) {
    changes[list, default: []].append(change)
  }

  /// Reports whether a pair can fail the run. Pairs of both sides are judged by the settings of the side after.
  private func isFailing(_ pair: PairReport) -> Bool {
    sides.new.isRed(pair)
  }

  /// A pair that is judged after, and perhaps was before.
  private func change(_ old: Numbered?, _ now: Numbered, _ new: Side) -> PairChange {
    var change = PairChange(
      identity: PairIdentity(now.pair, in: sides.new), choices: sides.new.variants[now.pair.variant].choices,
      before: old?.number, after: now.number,
      beforeRatio: old?.pair.ratio, afterRatio: now.pair.ratio, beforeVerdict: old?.pair.verdict,
      afterVerdict: now.pair.verdict, required: now.pair.required, place: place(of: now.pair, new, sides.new))
    change.severity = sides.new.rules[now.pair.rule].severity
    change.evidence = now.pair.evidence
    return change
  }

  /// A pair that is no longer judged.
  private func loss(of old: Numbered, _ side: Side) -> PairChange {
    var change = PairChange(
      identity: PairIdentity(old.pair, in: sides.old), choices: sides.old.variants[old.pair.variant].choices,
      before: old.number, after: nil, beforeRatio: old.pair.ratio, afterRatio: nil, beforeVerdict: old.pair.verdict,
      afterVerdict: nil, required: old.pair.required,
      place: place(of: old.pair, side, sides.old))
    change.evidence = old.pair.evidence
    return change
  }

  private func place(of pair: PairReport, _ side: Side, _ report: AuditReport) -> Place {
    let variant = side.themes.lazy.compactMap { $0.variant(pair.variant) }.first
    return variant.map { report.foregroundPlace(of: pair, in: $0) } ?? report.tokens[pair.foreground].place
  }
}

extension ReportDiff {
  mutating func add(_ themes: ComparedThemes) {
    for (list, changes) in themes.changes { self[keyPath: list.path] += changes }
    moved += themes.moved
    added += themes.added
    removed += themes.removed
  }

  /// Sorts each list from worst to best; equal pairs keep the order of their report.
  mutating func rank() {
    func rank(_ changes: inout [PairChange], _ ratio: (PairChange) -> Double?) {
      let shares = changes.map { WCAG.share(of: $0.required, reachedBy: ratio($0) ?? 1) }
      let numbers = changes.map { $0.after ?? $0.before ?? 0 }
      changes = changes.indices.sorted { (shares[$0], numbers[$0]) < (shares[$1], numbers[$1]) }.map { changes[$0] }
    }
    rank(&new) { $0.afterRatio }
    rank(&worse) { $0.afterRatio }
    rank(&accepted) { $0.afterRatio }
    rank(&fallen) { $0.afterRatio }
    rank(&better) { $0.afterRatio }
    rank(&fixed) { $0.beforeRatio }
    rank(&waived) { $0.beforeRatio }
    rank(&unjudged) { $0.beforeRatio }
  }
}
