import Audit

/// The sentence that summarizes the effect of a change.
public struct ChangeLine: Hashable, Sendable {
  public var mark: VerdictMark
  /// `3 new failures, 12 fixed`, without a full stop.
  public var text: String

  public init(_ diff: ReportDiff) {
    let undetermined = diff.new.count { $0.afterVerdict == .undetermined }
    let failing = diff.new.count - undetermined
    let fixed = diff.fixed.isEmpty ? "" : ", \(Counted.number(diff.fixed.count)) fixed"
    if failing > 0 {
      (mark, text) = (.cross, Counted.of(failing, "new failure") + fixed)
    } else if !diff.worse.isEmpty {
      (mark, text) = (.cross, Counted.of(diff.worse.count, "failure got worse", "failures got worse") + fixed)
    } else if undetermined > 0 {
      (mark, text) = (
        .query,
        Counted.of(undetermined, "pair can no longer be determined", "pairs can no longer be determined")
      )
    } else if !diff.newFindings.isEmpty {
      (mark, text) = (
        .cross, Counted.of(diff.newFindings.count, "new finding beside pairs", "new findings beside pairs") + fixed
      )
    } else if !diff.fixed.isEmpty {
      (mark, text) = (.tick, "\(Counted.number(diff.fixed.count)) fixed, none new")
    } else {
      (mark, text) = (.tick, "No verdict changed")
    }
  }
}
