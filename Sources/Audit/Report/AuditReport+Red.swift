extension AuditReport {
  /// Fails, or nobody can tell, and counts: by its evidence, or since the plan lets its evidence fail the run.
  public func isRed(_ pair: PairReport) -> Bool {
    switch pair.verdict {
    case .fail: counts(pair)
    case .undetermined: pair.evidence.isBinding
    case .pass, .waived, .exempt: false
    }
  }

  /// What is likely or guessed counts where the plan says so.
  public func counts(_ pair: PairReport) -> Bool {
    pair.evidence.isBinding || settings.failOn.contains(pair.evidence.failureClass)
  }
}
