import Audit
import ThemeModel

/// The mark before a verdict.
public enum VerdictMark: Sendable {
  case cross
  case query
  case tick
  case none

  /// The mark as a character, for outputs without drawings.
  public var glyph: String {
    switch self {
    case .cross: "✕"
    case .query: "?"
    case .tick: "✓"
    case .none: "–"
    }
  }
}

/// The sentence about a number of judged pairs: of a whole report, a theme or a variant, the same in every output.
public struct VerdictLine: Hashable, Sendable {
  public var mark: VerdictMark
  /// `355 of 1,688 judged pairs fail`, without a full stop.
  public var text: String

  /// `pass` is the number of pairs that pass, without waived and exempt ones.
  public init(judged: Int, fail: Int, undetermined: Int, pass: Int) {
    let pairs = Counted.of(judged, "judged pair")
    if judged == 0 {
      (mark, text) = (.none, "No pair was judged")
    } else if fail > 0 {
      (mark, text) = (.cross, VerdictLine.failing(fail, of: judged))
    } else if undetermined > 0 {
      (mark, text) = (.query, "\(Counted.number(undetermined)) of \(pairs) could not be determined")
    } else if pass < judged {
      // Waived and exempt pairs do not pass, so the text must not claim that they do.
      (mark, text) = (.tick, judged == 1 ? "The one judged pair does not fail" : "None of \(pairs) fails")
    } else {
      (mark, text) = (.tick, "\(Counted.every(judged, "judged pair")) \(judged == 1 ? "passes" : "pass")")
    }
  }

  public init(_ totals: Totals) {
    self.init(judged: totals.judged, fail: totals.fail, undetermined: totals.undetermined, pass: totals.pass)
  }

  /// Returns `355 of 1,688 judged pairs fail` or `1 of 8 judged pairs fails`.
  public static func failing(_ fail: Int, of judged: Int) -> String {
    "\(Counted.number(fail)) of \(Counted.of(judged, "judged pair")) \(fail == 1 ? "fails" : "fail")"
  }

  /// Returns `38 of 552 judged pairs fail, 47 before.`
  public static func failing(_ diff: ReportDiff) -> String {
    "\(failing(diff.afterTotals.fail, of: diff.afterTotals.judged)), \(Counted.number(diff.beforeTotals.fail)) before."
  }
}

/// The verdict on a whole report: a headline, then details.
public struct VerdictWords {
  public var mark: VerdictMark
  /// What is true of the judged pairs: `355 of 1,688 judged pairs fail`.
  public var verdict: String
  /// What the verdict does not speak of: `, but none is judged in Dark`.
  public private(set) var reserve = ""
  /// The verdict with its reserve, without a full stop.
  public var headline: String { verdict + reserve }
  /// `Worst: A on B in Dark, 2.39 where 3 is required.`
  public var details: [String] = []

  public init(_ report: AuditReport) {
    let totals = report.totals
    let names = PairNames(report: report)
    if report.isBroken {
      mark = .cross
      verdict = "The audit could not be done"
      details = VerdictWords.words(of: report.errors)
      return
    }
    let line = VerdictLine(totals)
    mark = line.mark
    verdict = line.text
    if totals.judged == 0 {
      if !report.failedOn.isEmpty {
        mark = Set(report.failedOn).isSubset(of: [.coverage, .undetermined]) ? .query : .cross
      }
      if let since = report.changedSince, report.failedOn.isEmpty || report.failedOn == [.undetermined] {
        mark = .tick
        verdict = "No judged pair changed since \(since)"
        takeLost(report)
      }
      let rules = report.rules.isEmpty ? "No rule names a pair; " : ""
      details.append("\(rules)\(Counted.of(totals.measured, "pair was", "pairs were")) measured.")
    } else if totals.fail > 0 {
      // Failing pairs are reported as failing. The headline adds why the run does not fail.
      reserve += NoveltyWords.reserve(report) + VerdictWords.excuse(report)
      takeUnproven(report)
      if let causes = VerdictWords.causes(report) { details.append(causes) }
      if let worst = Ranking(report: report).worst() {
        details.append(
          "\(NoveltyWords.worst(worst)): \(names.title(worst)) in \(names.variant(worst)), \(names.figures(worst)).")
      }
      if totals.undetermined > 0 {
        details.append("\(Counted.of(totals.undetermined, "pair")) could not be determined.")
      }
    } else if totals.undetermined > 0 {
      if report.failedOn.isEmpty, !report.settings.failOn.contains(.undetermined) {
        reserve += ", but fail-on does not name undetermined"
      }
      takeUnproven(report)
      let isGuessFailing = !Set(report.failedOn).isDisjoint(with: [.likely, .guessed])
      details.append(isGuessFailing ? "An undetermined pair is never a pass." : VerdictWords.undeterminedIsNoPass)
    } else {
      if !report.failedOn.isEmpty { mark = .cross }
      takeUnproven(report)
      takeLost(report)
      takeIdle(report)
      if let closest = Ranking(report: report).worst(.pass) {
        details.append("Closest: \(names.title(closest)) in \(names.variant(closest)), \(names.figures(closest)).")
      }
    }
    if totals.fail + totals.undetermined > 0, let idle = VerdictWords.idle(report) {
      details.append("No pair is judged in \(idle).")
    }
    details.append(VerdictWords.counts(report))
    if let baseline = report.baseline { details.append(VerdictWords.change(baseline)) }
    if let failedOn = VerdictWords.failedOn(report) { details.append(failedOn) }
  }

  public static let undeterminedIsNoPass = "No pair fails, but an undetermined pair is never a pass."

  /// Returns why failing pairs do not fail the run; empty if they do, or if nothing but their number can be said.
  private static func excuse(_ report: AuditReport) -> String {
    let isOne = report.totals.fail == 1
    if let baseline = report.baseline, report.failedOn.isEmpty, baseline.new + baseline.worse == 0 {
      return isOne ? ", and is known" : ", none of them new"
    }
    guard report.settings.failOn.contains(.failures) else {
      return report.failedOn.isEmpty ? ", but fail-on does not name failures" : ""
    }
    guard report.baseline == nil, !report.failedOn.contains(.failures) else { return "" }
    return isOne ? ", as a warning" : ", as warnings"
  }

  /// Returns `The run fails on: failures, the gamut.`, or `nil` for a run that does not fail.
  public static func failedOn(_ report: AuditReport) -> String? {
    guard !report.failedOn.isEmpty else { return nil }
    return "The run fails on: \(report.failedOn.map(words).joined(separator: ", "))."
  }

  /// Mentions the likely and guessed pairs that fail the run, since the verdict counts judged pairs only.
  private mutating func takeUnproven(_ report: AuditReport) {
    for (failure, evidence) in [(FailureClass.likely, Evidence.likely), (.guessed, .guessed)] {
      let count = report.totals.byEvidence[evidence].fail
      guard report.failedOn.contains(failure), count > 0 else { continue }
      let pairs = Counted.of(count, "\(evidence.rawValue) pair")
      reserve += (reserve.isEmpty && report.totals.fail + report.totals.undetermined == 0 ? ", but " : ", and ") + pairs
      reserve += count == 1 ? " fails" : " fail"
    }
  }

  /// Mentions what is lost: no pair fails, but not every token has a known color, or not every theme is read.
  private mutating func takeLost(_ report: AuditReport) {
    guard report.failedOn.contains(.undetermined), let lost = VerdictWords.lost(report) else { return }
    if report.failedOn == [.undetermined] { mark = .query }
    reserve += "\(reserve.isEmpty ? ", but" : ", and") \(lost)"
    details.append(VerdictWords.lostIsNoPass(report))
  }

  /// Returns why a run without a failing pair does not pass if something is lost.
  public static func lostIsNoPass(_ report: AuditReport) -> String {
    let isOfThemes = !report.lost.isEmpty && report.lost.allSatisfy(\.isAboutLostThemes)
    return "\(isOfThemes ? "A theme that is not read" : "A token without a colour") cannot be judged, and never passes."
  }

  /// Returns `1 alias leads nowhere and themes that code makes are not read`; `nil` if nothing is lost.
  public static func lost(_ report: AuditReport) -> String? {
    let themes = report.lost.count(where: \.isAboutLostThemes)
    let aliases = report.lost.count - themes
    var parts = aliases == 0 ? [] : ["\(Counted.of(aliases, "alias leads", "aliases lead")) nowhere"]
    if themes > 0 { parts.append("themes that code makes are not read") }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// Mentions themes and variants in which no pair is judged: what passes says nothing about them.
  private mutating func takeIdle(_ report: AuditReport) {
    guard let idle = VerdictWords.idle(report) else { return }
    reserve += "\(reserve.isEmpty ? ", but" : ", and") none is judged in \(idle)"
    let isOnlyThat = report.coverage.idleRules.isEmpty && report.coverage.idlePatterns.isEmpty
    if isOnlyThat, Set(report.failedOn).isSubset(of: [.coverage]) { mark = .query }
  }

  /// Returns `Acme and 3 more`, the themes and variants in which no pair is judged, or `nil` when there are none.
  private static func idle(_ report: AuditReport) -> String? {
    let idle = report.coverage.idleThemes + report.coverage.idleVariants.map { report.variants[$0].name }
    return idle.isEmpty ? nil : Counted.list(idle, limit: 2)
  }

  /// Returns the errors that prevented a verdict.
  private static func words(of errors: [Diagnostic]) -> [String] {
    let groups = DiagnosticGroups.of(errors, most: errorLimit)
    let lines = groups.prefix(errorLimit).map { group in
      let error = errors[group[0]]
      let more = DiagnosticGroups.more(group, of: errors)
      return (error.place.map { "\($0): " } ?? "") + "\(error.message)\(more) [\(error.code)]"
    }
    let rest = groups.dropFirst(errorLimit).reduce(0) { $0 + $1.count }
    return rest > 0 ? lines + ["and \(Counted.of(rest, "more error"))."] : lines
  }

  private static let errorLimit = 12

  private static func causes(_ report: AuditReport) -> String? {
    switch report.causes.count {
    case 0: nil
    case 1: report.totals.fail > 1 ? "One cause is behind them." : nil
    default: "\(Counted.of(report.causes.count, "cause")) are behind them."
    }
  }

  /// Returns `8 themes, 101 tokens, 18 rules: 1,143 pass, 144 exempt.`
  private static func counts(_ report: AuditReport) -> String {
    let scope = [
      Counted.of(report.themes.count, "theme"),
      report.variants.count == report.themes.count ? nil : Counted.of(report.variants.count, "variant"),
      Counted.of(report.tokens.count(where: \.isPurpose), "token"), RuleWords.count(report),
    ].compactMap(\.self).joined(separator: ", ")
    let totals = report.totals
    let parts = [
      (totals.pass, "pass"), (totals.waived, "waived"), (totals.exempt, "exempt"), (totals.fragile, "fragile"),
    ].filter { $0.0 > 0 }.map { "\(Counted.number($0.0)) \($0.1)" }
    return parts.isEmpty ? "\(scope)." : "\(scope): \(parts.joined(separator: ", "))."
  }

  public static func change(_ baseline: BaselineReport) -> String {
    let parts = [
      (baseline.new, "new"), (baseline.worse, "worse"), (baseline.better, "better"), (baseline.known, "known"),
      (baseline.fixed, "fixed"), (baseline.stale.count, "stale"),
    ].filter { $0.0 > 0 }.map { "\(Counted.number($0.0)) \($0.1)" }
    return "Against \(baseline.name): " + (parts.isEmpty ? "nothing changed." : parts.joined(separator: ", ") + ".")
  }

  public static func words(_ failure: FailureClass) -> String {
    switch failure {
    case .errors: "errors"
    case .failures: "failures"
    case .likely: "likely pairs that fail"
    case .guessed: "guessed pairs that fail"
    case .undetermined: "what is undetermined"
    case .contract: "the contract"
    case .gamut: "the gamut"
    case .distinguish: "colours that look alike"
    case .expiredWaivers: "expired waivers"
    case .unusedWaivers: "unused waivers"
    case .staleBaseline: "stale baseline entries"
    case .coverage: "rules, patterns or themes without a pair"
    case .warnings: "warnings"
    }
  }
}
