import Audit
import ColorScience
import Wording

/// The verdict in words, and the counts of the landing view.
struct ReportSummary {
  let report: AuditReport
  var totals: Totals { report.totals }

  init(_ report: AuditReport) {
    self.report = report
  }

  enum Mark: String {
    case fails
    case undetermined
    case passes
    case none
  }

  var mark: Mark {
    if totals.judged == 0, !report.isBroken { return .none }
    return switch VerdictWords(report).mark {
    case .cross: .fails
    case .query: .undetermined
    case .tick: .passes
    case .none: .none
    }
  }

  /// Whether every judged pair passes but the run fails on tokens or themes that are lost.
  private var isPassButLost: Bool {
    totals.fail == 0 && totals.undetermined == 0 && report.failedOn.contains(.undetermined)
  }

  /// Whether every judged pair passes, and something else fails the run or keeps the verdict from speaking for every theme.
  var isPassWithReserve: Bool {
    guard totals.judged > 0, totals.fail == 0, totals.undetermined == 0, !report.isBroken else { return false }
    return !report.failedOn.isEmpty || !report.coverage.idleThemes.isEmpty || !report.coverage.idleVariants.isEmpty
  }

  var verdict: String {
    report.isBroken || isPassWithReserve ? VerdictWords(report).headline : VerdictLine(totals).text
  }

  /// The sentences under the verdict. The first is emphasized; the others explain it.
  var lede: [String] {
    if report.isBroken {
      let words = VerdictWords(report).details
      return words.isEmpty ? ["A source or the configuration cannot be read."] : words
    }
    if totals.judged == 0 {
      return ["No rule names a pair.", "Every pair was measured. `legible init` writes a first draft of rules."]
    }
    if totals.fail > 0 { return CauseWords.sentences(report) + repeats }
    if isPassButLost { return [VerdictWords.lostIsNoPass(report), "The reasons are among the notes."] }
    if totals.undetermined > 0 {
      return [VerdictWords.undeterminedIsNoPass, "The reasons are below."]
    }
    if totals.waived + totals.exempt > 0 {
      let parts = [
        "\(Counted.number(totals.pass)) pass on every display",
        totals.waived > 0 ? "\(Counted.number(totals.waived)) waived" : nil,
        totals.exempt > 0 ? "\(Counted.number(totals.exempt)) exempt" : nil,
      ]
      return [parts.compactMap { $0 }.joined(separator: ", ") + "."] + failedOn
    }
    return ["Every pair that a rule names meets its criterion, on every display."] + failedOn
  }

  /// Why the run fails although every judged pair passes.
  private var failedOn: [String] { VerdictWords.failedOn(report).map { [$0] } ?? [] }

  var title: String {
    [verdict, VisibleText.name(report.system), "Legible"].joined(separator: " · ")
  }

  private var repeats: [String] {
    let variants = report.variants
    let failing = report.pairs.lazy.filter { $0.isFailure && variants[$0.variant].sameAs != nil }.count
    guard failing > 0 else { return [] }
    let names = variants.compactMap { variant -> String? in
      guard let same = variant.sameAs else { return nil }
      return "\(VisibleText.name(variant.name)) uses the colours of \(VisibleText.name(variants[same].name))"
    }
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", and so on" : "")
    return ["\(Counted.number(failing)) \(failing == 1 ? "is a repeat" : "are repeats"): \(shown)."]
  }
}
