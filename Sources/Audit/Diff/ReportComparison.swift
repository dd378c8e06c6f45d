import ColorScience
import ThemeModel

/// Lays two reports side by side by the identities of their pairs and tokens, never by index.
public struct ReportComparison {
  private let before: AuditReport
  private let after: AuditReport

  public init(before: AuditReport, after: AuditReport) {
    self.before = before
    self.after = after
  }

  public func diff(beforeName: String, afterName: String) -> ReportDiff {
    var diff = ReportDiff(
      before: beforeName, after: afterName, beforeTotals: before.totals, afterTotals: after.totals)
    // Last first. Rules of one name can form a pair twice: those are laid side by side in their order.
    var old: [PairIdentity: [Int]] = [:]
    for (index, pair) in before.pairs.enumerated().reversed() {
      old[PairIdentity(pair, in: before), default: []].append(index)
    }
    for (index, pair) in after.pairs.enumerated() {
      let identity = PairIdentity(pair, in: after)
      let match = old[identity]?.popLast()
      if match == nil { diff.added += 1 }
      sort(change(identity, match, index), into: &diff)
    }
    let gone = old.flatMap { identity, indices in indices.map { (identity: identity, index: $0) } }
    diff.removed = gone.count
    for (identity, index) in gone.sorted(by: { $0.index < $1.index }) where isFailing(before.pairs[index].verdict) {
      diff.unjudged.append(change(identity, index, nil))
    }
    func rank(_ changes: inout [PairChange], _ ratio: (PairChange) -> Double?) {
      let shares = changes.map { WCAG.share(of: $0.required, reachedBy: ratio($0) ?? 1) }
      changes = changes.indices.sorted { (shares[$0], $0) < (shares[$1], $1) }.map { changes[$0] }
    }
    rank(&diff.new) { $0.afterRatio }
    rank(&diff.worse) { $0.afterRatio }
    rank(&diff.better) { $0.afterRatio }
    rank(&diff.fixed) { $0.beforeRatio }
    rank(&diff.waived) { $0.beforeRatio }
    rank(&diff.unjudged) { $0.beforeRatio }
    diff.tokens = TokenComparison(before: before, after: after).changes()
    return diff
  }

  private func sort(_ change: PairChange, into diff: inout ReportDiff) {
    let failed = change.beforeVerdict.map(isFailing) ?? false
    let fails = change.afterVerdict.map(isFailing) ?? false
    switch (failed, fails) {
    case (false, true): diff.new.append(change)
    case (true, false):
      if change.afterVerdict == .pass { diff.fixed.append(change) } else { diff.waived.append(change) }
    case (true, true):
      switch (change.beforeRatio, change.afterRatio) {
      case (let old?, let now?):
        if now < old - BaselineCheck.tolerance { diff.worse.append(change) }
        if now > old + BaselineCheck.tolerance { diff.better.append(change) }
      case (_?, nil): diff.worse.append(change)
      case (nil, _?): diff.better.append(change)
      case (nil, nil): break
      }
    case (false, false):
      if let old = change.beforeRatio, let now = change.afterRatio,
        (old - now).magnitude > BaselineCheck.tolerance
      {
        diff.moved += 1
      }
    }
  }

  private func isFailing(_ verdict: Verdict) -> Bool {
    verdict == .fail || verdict == .undetermined
  }

  private func change(_ identity: PairIdentity, _ old: Int?, _ now: Int?) -> PairChange {
    let beforePair = old.map { before.pairs[$0] }
    let afterPair = now.map { after.pairs[$0] }
    let afterPlace = afterPair.map { self.place(of: $0, in: after) }
    let place = afterPlace ?? beforePair.map { self.place(of: $0, in: before) }
    return PairChange(
      identity: identity, before: old, after: now, beforeRatio: beforePair?.ratio, afterRatio: afterPair?.ratio,
      beforeVerdict: beforePair?.verdict, afterVerdict: afterPair?.verdict,
      required: afterPair?.required ?? beforePair?.required ?? 0, place: place)
  }

  private func place(of pair: PairReport, in report: AuditReport) -> Place {
    report.variants[pair.variant].colors[pair.foreground].chain.first?.place ?? report.tokens[pair.foreground].place
  }
}
