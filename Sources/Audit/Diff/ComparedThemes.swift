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
    let before: any ReportSource
    let after: any ReportSource
    /// The two sides without their pairs.
    let old: AuditReport
    let new: AuditReport
    let oldNames: PairKeys.Names
    let newNames: PairKeys.Names
  }

  /// The lists of a comparison that a pair can be added to.
  fileprivate enum List {
    case new, worse, better, fixed, waived, unjudged, accepted

    var path: WritableKeyPath<ReportDiff, [PairChange]> {
      switch self {
      case .new: \.new
      case .worse: \.worse
      case .better: \.better
      case .fixed: \.fixed
      case .waived: \.waived
      case .unjudged: \.unjudged
      case .accepted: \.accepted
      }
    }
  }

  /// A pair and its number in its report.
  private typealias Numbered = (pair: PairReport, number: Int)

  private let sides: Sides
  private(set) var shown: ShownPairs
  fileprivate var changes: [List: [PairChange]] = [:]
  fileprivate var moved = 0
  fileprivate var added = 0
  fileprivate var removed = 0

  init(_ sides: Sides, shown: ShownPairs) {
    self.sides = sides
    self.shown = shown
  }

  mutating func compare(_ couple: Couple) {
    let old = ComparedThemes.pairs(of: couple.before, in: sides.before)
    let new = ComparedThemes.pairs(of: couple.after, in: sides.after)
    // In reverse order. Rules of the same name can form a pair twice: such pairs are matched in their order.
    var known: [PairKey: Int] = [:]
    known.reserveCapacity(old.count)
    var next = [Int](repeating: -1, count: old.count)
    for index in old.indices.reversed() {
      next[index] = known.updateValue(index, forKey: sides.oldNames.key(of: old[index].pair)) ?? -1
    }
    for now in new {
      let key = sides.newNames.key(of: now.pair)
      let match = known[key].flatMap { $0 < 0 ? nil : $0 }
      if let match { known[key] = next[match] } else { added += 1 }
      sort(match.map { old[$0] }, now)
      shown.look(at: now.pair)
    }
    var gone: [Int] = []
    for var index in known.values {
      while index >= 0 {
        gone.append(index)
        index = next[index]
      }
    }
    removed += gone.count
    for index in gone.sorted() where isFailing(old[index].pair) { add(loss(of: old[index]), to: .unjudged) }
  }

  private static func pairs(of themes: [Int], in source: any ReportSource) -> [Numbered] {
    themes.flatMap { Array(zip(source.pairs(ofTheme: $0), source.pairNumbers(ofTheme: $0))) }
  }

  private mutating func sort(_ old: Numbered?, _ now: Numbered) {
    let verdict = now.pair.verdict
    switch (old.map { isFailing($0.pair) } ?? false, isFailing(now.pair)) {
    case (false, true): addFailure(old, now, to: .new)
    case (true, false):
      add(change(old, now), to: verdict == .pass ? .fixed : .waived)
    case (true, true):
      switch (old.flatMap { $0.pair.ratio }, now.pair.ratio) {
      case (let oldRatio?, let ratio?):
        if ratio < oldRatio - BaselineCheck.tolerance { addFailure(old, now, to: .worse) }
        if ratio > oldRatio + BaselineCheck.tolerance { add(change(old, now), to: .better) }
      case (_?, nil): addFailure(old, now, to: .worse)
      case (nil, _?): add(change(old, now), to: .better)
      case (nil, nil): break
      }
    case (false, false):
      if let oldRatio = old.flatMap({ $0.pair.ratio }), let ratio = now.pair.ratio,
        (oldRatio - ratio).magnitude > BaselineCheck.tolerance
      {
        moved += 1
      }
    }
  }

  /// Adds a failure. One that the baseline on the side after contains is not a regression: whoever wrote it there accepted it.
  private mutating func addFailure(_ old: Numbered?, _ now: Numbered, to list: List) {
    add(change(old, now), to: now.pair.isAccepted ? .accepted : list)
  }

  private mutating func add(_ change: PairChange, to list: List) {
    changes[list, default: []].append(change)
  }

  /// Reports whether a pair can fail the run. Pairs of both sides are judged by the settings of the side after.
  private func isFailing(_ pair: PairReport) -> Bool {
    sides.new.isRed(pair)
  }

  /// Describes a pair that is judged after, and perhaps was judged before.
  private func change(_ old: Numbered?, _ now: Numbered) -> PairChange {
    var change = PairChange(
      identity: PairIdentity(now.pair, in: sides.new), before: old?.number, after: now.number,
      beforeRatio: old?.pair.ratio, afterRatio: now.pair.ratio, beforeVerdict: old?.pair.verdict,
      afterVerdict: now.pair.verdict, required: now.pair.required, place: place(of: now.pair, in: sides.new))
    change.severity = sides.new.rules[now.pair.rule].severity
    return change
  }

  /// Describes a pair that is no longer judged.
  private func loss(of old: Numbered) -> PairChange {
    PairChange(
      identity: PairIdentity(old.pair, in: sides.old), before: old.number, after: nil, beforeRatio: old.pair.ratio,
      afterRatio: nil, beforeVerdict: old.pair.verdict, afterVerdict: nil, required: old.pair.required,
      place: place(of: old.pair, in: sides.old))
  }

  private func place(of pair: PairReport, in report: AuditReport) -> Place {
    report.variants[pair.variant].colors[pair.foreground].chain.first?.place ?? report.tokens[pair.foreground].place
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
    rank(&better) { $0.afterRatio }
    rank(&fixed) { $0.beforeRatio }
    rank(&waived) { $0.beforeRatio }
    rank(&unjudged) { $0.beforeRatio }
  }
}
