import ColorScience
import ThemeModel

/// Reports pairs that miss their criterion, with one finding per cause, since one color usually makes many pairs fail.
enum ContrastCheck: Check {
  static let id = "contrast"
  static let title = "A pair has too little contrast."
  static let why =
    "People with low vision cannot read text, or make out icons and borders, whose contrast is below what WCAG 2 requires."
  static let failure = FailureClass.failures
  static let planKeys = ["rules", "roles", "over", "displays"]

  static func isFound(in report: AuditReport) -> Bool { report.totals.fail > 0 }

  static func findings(in report: AuditReport) -> [Finding] {
    report.causes.map { cause in
      let count = cause.pairs.count
      let themes = cause.themes.count == 1 ? cause.themes[0] : "\(cause.themes.count) themes"
      return Finding(
        check: id, level: level(in: report),
        message: "\(cause.name) fails \(count) pair\(count == 1 ? "" : "s") as a \(cause.side.rawValue) in \(themes).",
        places: cause.definitions.compactMap(\.place), tokens: cause.tokens,
        fix: cause.fixes.first.map { fix in
          "\(AdaptingColor.name(of: fix.color)) mends \(fix.mended) pair\(fix.mended == 1 ? "" : "s") and "
            + "breaks \(fix.broken)"
            + (fix.refusal.map { "; " + Suggestion.byHand($0) } ?? "") + "."
        }, identity: "\(cause.side.rawValue)~\(cause.name)")
    }
  }

  /// Returns nothing: every format lists the pairs itself.
  static func notices(in report: AuditReport) -> [Notice] { [] }
}

/// Reports pairs that could not be measured.
enum UndeterminedCheck: Check {
  static let id = "undetermined"
  static let title = "A pair could not be measured."
  static let why = "What is not measured may fail; it never counts as a pass."
  static let failure = FailureClass.undetermined
  static let planKeys = ["rules", "over"]

  static func isFound(in report: AuditReport) -> Bool { report.totals.undetermined > 0 }

  static func findings(in report: AuditReport) -> [Finding] {
    let count = report.totals.undetermined
    guard count > 0 else { return [] }
    return [
      Finding(
        check: id, level: level(in: report), message: "\(count) pair\(count == 1 ? "" : "s") could not be measured.",
        identity: "pairs")
    ]
  }

  /// Returns nothing: every format groups these pairs by their reasons.
  static func notices(in report: AuditReport) -> [Notice] { [] }
}
