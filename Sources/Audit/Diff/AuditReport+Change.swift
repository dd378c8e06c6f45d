extension AuditReport {
  /// Returns the report with each failure marked by what a change did to it, as a baseline marks failures. Failures that were
  /// there before are accepted, so the run fails on new and worse ones only.
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
    marked.baseline = baseline(marking: diff)
    marked.failedOn = classes(failedBy: diff)
    return marked
  }

  /// Returns a baseline that accepts what was there before.
  private func baseline(marking diff: ReportDiff) -> BaselineReport {
    let failing = pairs.count(where: isRed)
    let new = Set(diff.newFindings.map(\.identity))
    var marks = BaselineReport(
      name: diff.before, entries: failing - diff.new.count + diff.fixed.count, new: diff.new.count,
      worse: diff.worse.count, better: diff.better.count,
      known: failing - diff.new.count - diff.worse.count - diff.better.count, fixed: diff.fixed.count)
    marks.accepted = findingIdentities.filter { !new.contains($0.description) }
    marks.stale = baseline?.stale.filter { new.contains($0.identity) } ?? []
    return marks
  }

  private func classes(failedBy diff: ReportDiff) -> [FailureClass] {
    // A diagnostic that fails a run without failing on warnings is an alias that leads nowhere.
    var found = Set(
      diff.newFindings.compactMap { finding in
        finding.failure == .warnings && !failedOn.contains(.warnings) ? .undetermined : finding.failure
      })
    for change in diff.new + diff.worse where change.severity == .error {
      guard let index = change.after, pairs.indices.contains(index) else { continue }
      found.insert(pairs[index].verdict == .undetermined ? .undetermined : pairs[index].evidence.failureClass)
    }
    return FailureClass.allCases.filter { $0 == .errors ? failedOn.contains($0) : found.contains($0) }
  }
}

extension Verdict {
  /// Whether the pair fails or could not be determined, which is never a pass.
  public var isFailing: Bool { self == .fail || self == .undetermined }
}
