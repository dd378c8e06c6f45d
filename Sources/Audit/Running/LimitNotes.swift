import ThemeModel

/// Notes where an audit stops making suggestions, so that nobody takes a missing one for a search without result.
///
/// People act on the worst pairs and the largest causes first, and mending those changes what is left. A suggestion for each of
/// a quarter of a million pairs would cost more than all the judging, and nobody would read it.
struct LimitNotes {
  let limits: SuggestionLimits
  /// The report, with its totals and causes.
  let report: AuditReport

  var diagnostics: [Diagnostic] {
    guard !limits.isNone else { return [] }
    var notes: [Diagnostic] = []
    if limits.pairs > 0, report.totals.fail > limits.pairs {
      notes.append(
        Diagnostic(
          .note, code: "suggestions-limited",
          message: "the worst \(limits.pairs) of \(report.totals.fail) failing pairs have suggestions; the "
            + "causes show what would mend the others"))
    }
    if report.causes.count > limits.causes {
      notes.append(
        Diagnostic(
          .note, code: "fixes-limited",
          message:
            "only the largest \(limits.causes) of \(report.causes.count) causes have fixes")
      )
    }
    let largest = report.causes.prefix(limits.causes)
    let cut = largest.count { $0.definitions.count > limits.definitions }
    if cut > 0 {
      notes.append(
        Diagnostic(
          .note, code: "fixes-limited",
          message: "\(cut) of the causes with fixes \(cut == 1 ? "is" : "are") written in more places than "
            + "\(limits.definitions): only the places with the most failing pairs have fixes"))
    }
    return notes
  }
}
