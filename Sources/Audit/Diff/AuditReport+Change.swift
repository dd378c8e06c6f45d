extension AuditReport {
  /// The same report with each failure marked by what a change did to it, as a baseline marks failures: the ones that were
  /// there before are accepted, and the run fails on new and worse ones only.
  public func marked(by diff: ReportDiff) -> AuditReport {
    var marked = self
    for index in marked.pairs.indices where marked.pairs[index].verdict.isFailing {
      marked.pairs[index].change = PairReport.Change(kind: .known, baselineRatio: nil)
    }
    let kinds: [(PairReport.Change.Kind, [PairChange])] = [
      (.new, diff.new), (.worse, diff.worse), (.better, diff.better), (.fixed, diff.fixed),
    ]
    for (kind, changes) in kinds {
      for change in changes {
        guard let index = change.after, marked.pairs.indices.contains(index) else { continue }
        marked.pairs[index].change = PairReport.Change(kind: kind, baselineRatio: change.beforeRatio)
      }
    }
    let failing = marked.pairs.count { $0.verdict.isFailing }
    marked.baseline = BaselineReport(
      name: diff.before, entries: failing - diff.new.count + diff.fixed.count, new: diff.new.count,
      worse: diff.worse.count, better: diff.better.count,
      known: failing - diff.new.count - diff.worse.count - diff.better.count, fixed: diff.fixed.count)
    marked.failedOn = failedOn.filter { $0 == .errors } + (diff.hasRegressed ? [.failures] : [])
    return marked
  }
}

extension Verdict {
  /// Fails, or nobody can tell: never a pass.
  public var isFailing: Bool { self == .fail || self == .undetermined }
}
