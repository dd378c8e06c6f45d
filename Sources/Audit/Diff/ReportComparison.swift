import ColorScience
import ThemeModel

/// Lays two reports side by side by the identities of their pairs and tokens, never by index.
public struct ReportComparison {
  private let before: AuditReport
  private let after: AuditReport
  private let renames: [Rename]
  private let names: RenamedNames

  public init(before: AuditReport, after: AuditReport) {
    self.before = before
    self.after = after
    renames = RenameFinder(before: before, after: after).renames()
    names = RenamedNames(renames)
  }

  public func diff(beforeName: String, afterName: String) -> ReportDiff {
    var diff = ReportDiff(
      before: beforeName, after: afterName, beforeTotals: before.totals, afterTotals: after.totals)
    diff.system = after.system
    diff.renames = renames
    var keys = PairKeys()
    let oldNames = keys.names(of: before, renames: names)
    let newNames = keys.names(of: after)
    // Last first. Rules of one name can form a pair twice: those are laid side by side in their order.
    var old: [PairKey: Int] = [:]
    old.reserveCapacity(before.pairs.count)
    var next = [Int](repeating: -1, count: before.pairs.count)
    for index in before.pairs.indices.reversed() {
      let key = oldNames.key(of: before.pairs[index])
      next[index] = old.updateValue(index, forKey: key) ?? -1
    }
    for index in after.pairs.indices {
      let key = newNames.key(of: after.pairs[index])
      let match = old[key].flatMap { $0 < 0 ? nil : $0 }
      if let match { old[key] = next[match] } else { diff.added += 1 }
      sort(match, index, into: &diff)
    }
    var gone: [Int] = []
    for var index in old.values {
      while index >= 0 {
        gone.append(index)
        index = next[index]
      }
    }
    diff.removed = gone.count
    for index in gone.sorted() where isFailing(before.pairs[index]) {
      diff.unjudged.append(loss(of: index))
    }
    func rank(_ changes: inout [PairChange], _ ratio: (PairChange) -> Double?) {
      let shares = changes.map { WCAG.share(of: $0.required, reachedBy: ratio($0) ?? 1) }
      changes = changes.indices.sorted { (shares[$0], $0) < (shares[$1], $1) }.map { changes[$0] }
    }
    rank(&diff.new) { $0.afterRatio }
    rank(&diff.worse) { $0.afterRatio }
    rank(&diff.accepted) { $0.afterRatio }
    rank(&diff.better) { $0.afterRatio }
    rank(&diff.fixed) { $0.beforeRatio }
    rank(&diff.waived) { $0.beforeRatio }
    rank(&diff.unjudged) { $0.beforeRatio }
    diff.shown = ShownPairs(before: before, after: after, renames: names).pairs()
    diff.tokens = TokenComparison(before: before, after: after, renames: names).changes()
    (diff.newFindings, diff.goneFindings) = findings()
    return diff
  }

  private func sort(_ old: Int?, _ now: Int, into diff: inout ReportDiff) {
    let verdict = after.pairs[now].verdict
    switch (old.map { isFailing(before.pairs[$0]) } ?? false, isFailing(after.pairs[now])) {
    case (false, true): add(change(old, now), to: \.new, &diff)
    case (true, false):
      if verdict == .pass { diff.fixed.append(change(old, now)) } else { diff.waived.append(change(old, now)) }
    case (true, true):
      switch (old.flatMap { before.pairs[$0].ratio }, after.pairs[now].ratio) {
      case (let oldRatio?, let ratio?):
        if ratio < oldRatio - BaselineCheck.tolerance { add(change(old, now), to: \.worse, &diff) }
        if ratio > oldRatio + BaselineCheck.tolerance { diff.better.append(change(old, now)) }
      case (_?, nil): add(change(old, now), to: \.worse, &diff)
      case (nil, _?): diff.better.append(change(old, now))
      case (nil, nil): break
      }
    case (false, false):
      if let oldRatio = old.flatMap({ before.pairs[$0].ratio }), let ratio = after.pairs[now].ratio,
        (oldRatio - ratio).magnitude > BaselineCheck.tolerance
      {
        diff.moved += 1
      }
    }
  }

  /// What the baseline holds on the side after is no regression: whoever wrote it there has accepted it.
  private func add(
    _ change: PairChange, to list: WritableKeyPath<ReportDiff, [PairChange]>, _ diff: inout ReportDiff
  ) {
    let isAccepted = change.after.map { after.pairs[$0].isAccepted } ?? false
    diff[keyPath: isAccepted ? \.accepted : list].append(change)
  }

  /// Both sides are asked what the side after lets fail.
  private func isFailing(_ pair: PairReport) -> Bool {
    after.isRed(pair)
  }

  /// What fails the run beside pairs, by what it is known by.
  private func findings() -> (new: [Finding], gone: Int) {
    let known = Set(
      before.redFindings(failing: before.failedOn + after.failedOn).map { finding in
        let identity = FindingIdentity(finding.identity).map { names.identity($0).description }
        return "\(finding.check)~\(identity ?? finding.identity)"
      })
    let now = after.redFindings(failing: after.failedOn)
    let identities = Set(now.map { "\($0.check)~\($0.identity)" })
    return (now.filter { !known.contains("\($0.check)~\($0.identity)") }, known.subtracting(identities).count)
  }

  /// A pair that is judged after, and perhaps was before.
  private func change(_ old: Int?, _ now: Int) -> PairChange {
    let pair = after.pairs[now]
    let beforePair = old.map { before.pairs[$0] }
    var change = PairChange(
      identity: PairIdentity(pair, in: after), before: old, after: now, beforeRatio: beforePair?.ratio,
      afterRatio: pair.ratio, beforeVerdict: beforePair?.verdict, afterVerdict: pair.verdict, required: pair.required,
      place: place(of: pair, in: after))
    change.severity = after.rules[pair.rule].severity
    return change
  }

  /// A pair that is no longer judged.
  private func loss(of old: Int) -> PairChange {
    let pair = before.pairs[old]
    return PairChange(
      identity: PairIdentity(pair, in: before), before: old, after: nil, beforeRatio: pair.ratio, afterRatio: nil,
      beforeVerdict: pair.verdict, afterVerdict: nil, required: pair.required, place: place(of: pair, in: before))
  }

  private func place(of pair: PairReport, in report: AuditReport) -> Place {
    report.variants[pair.variant].colors[pair.foreground].chain.first?.place ?? report.tokens[pair.foreground].place
  }
}
