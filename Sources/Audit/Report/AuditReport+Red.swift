extension AuditReport {
  /// Reports whether a pair can fail the run: it fails and counts, or it is undetermined and its evidence is binding.
  public func isRed(_ pair: PairReport) -> Bool {
    switch pair.verdict {
    case .fail: counts(pair)
    case .undetermined: pair.evidence.isBinding
    case .pass, .waived, .exempt: false
    }
  }

  /// Reports whether a pair counts. A likely or guessed pair counts only when the plan says so.
  public func counts(_ pair: PairReport) -> Bool {
    pair.evidence.isBinding || settings.failOn.contains(pair.evidence.failureClass)
  }
}
