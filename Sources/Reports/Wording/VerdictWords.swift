import Audit

/// The verdict on a whole report: one line, then what explains it.
struct VerdictWords {
  enum Mark {
    case cross
    case query
    case tick
    case none

    /// Where there are glyphs but no drawing.
    var glyph: String {
      switch self {
      case .cross: "✕"
      case .query: "?"
      case .tick: "✓"
      case .none: "–"
      }
    }
  }

  var mark: Mark
  /// `355 of 1,688 judged pairs fail`
  var headline: String
  /// `Worst: A on B in Dark, 2.39 where 3 is required.`
  var details: [String] = []

  init(_ report: AuditReport) {
    let totals = report.totals
    let names = PairNames(report: report)
    let judged = Counted.number(totals.judged)
    let pairs = Counted.of(totals.judged, "judged pair")
    if totals.judged == 0 {
      mark = report.failedOn.isEmpty ? .none : .cross
      headline = report.rules.isEmpty ? "No rule judges a pair" : "No pair was judged"
      details.append("\(Counted.of(totals.measured, "pair")) measured.")
    } else if totals.fail > 0 {
      mark = .cross
      headline = "\(Counted.number(totals.fail)) of \(pairs) \(totals.fail == 1 ? "fails" : "fail")"
      if report.causes.count > 1 { headline += ", from \(Counted.number(report.causes.count)) causes" }
      if report.causes.count == 1, totals.fail > 1 { headline += ", from one cause" }
      if let worst = Ranking(report: report).worst() {
        details.append("Worst: \(names.title(worst)) in \(names.variant(worst)), \(names.figures(worst)).")
      }
      if totals.undetermined > 0 {
        details.append("\(Counted.of(totals.undetermined, "pair")) could not be determined.")
      }
    } else if totals.undetermined > 0 {
      mark = .query
      headline = "\(Counted.number(totals.undetermined)) of \(pairs) could not be determined"
      details.append("No pair fails, but an undetermined pair is never a pass.")
    } else {
      mark = report.failedOn.isEmpty ? .tick : .cross
      if totals.pass == totals.judged {
        headline = totals.judged == 1 ? "The one judged pair passes" : "All \(judged) judged pairs pass"
      } else {
        headline = "None of \(judged) judged pairs fails"
      }
      if let closest = Ranking(report: report).worst(.pass) {
        details.append("Closest: \(names.title(closest)) in \(names.variant(closest)), \(names.figures(closest)).")
      }
    }
    details.append(VerdictWords.counts(report))
    if let baseline = report.baseline { details.append(VerdictWords.change(baseline)) }
    if !report.failedOn.isEmpty {
      details.append("The run fails on: \(report.failedOn.map(VerdictWords.words).joined(separator: ", ")).")
    }
  }

  /// `8 themes, 101 tokens, 18 rules: 1,143 pass, 144 exempt.`
  private static func counts(_ report: AuditReport) -> String {
    let scope = [
      Counted.of(report.themes.count, "theme"),
      report.variants.count == report.themes.count ? nil : Counted.of(report.variants.count, "variant"),
      Counted.of(report.tokens.count { $0.tier != .raw }, "token"), Counted.of(report.rules.count, "rule"),
    ].compactMap(\.self).joined(separator: ", ")
    let totals = report.totals
    let parts = [
      (totals.pass, "pass"), (totals.waived, "waived"), (totals.exempt, "exempt"), (totals.fragile, "fragile"),
    ].filter { $0.0 > 0 }.map { "\(Counted.number($0.0)) \($0.1)" }
    return parts.isEmpty ? "\(scope)." : "\(scope): \(parts.joined(separator: ", "))."
  }

  static func change(_ baseline: BaselineReport) -> String {
    let parts = [
      (baseline.new, "new"), (baseline.worse, "worse"), (baseline.better, "better"), (baseline.known, "known"),
      (baseline.fixed, "fixed"), (baseline.stale.count, "stale"),
    ].filter { $0.0 > 0 }.map { "\(Counted.number($0.0)) \($0.1)" }
    return "Against \(baseline.name): " + (parts.isEmpty ? "nothing changed." : parts.joined(separator: ", ") + ".")
  }

  static func words(_ failure: FailureClass) -> String {
    switch failure {
    case .failures: "failures"
    case .likely: "likely pairs that fail"
    case .guessed: "guessed pairs that fail"
    case .undetermined: "undetermined pairs"
    case .contract: "the contract"
    case .gamut: "the gamut"
    case .distinguish: "colours that look alike"
    case .expiredWaivers: "expired waivers"
    case .unusedWaivers: "unused waivers"
    case .staleBaseline: "stale baseline entries"
    case .coverage: "rules or patterns that match nothing"
    case .warnings: "warnings"
    }
  }
}
