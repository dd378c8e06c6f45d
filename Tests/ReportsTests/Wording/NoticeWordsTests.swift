import Audit
import JSONText
import RealSystems
import Testing
import ThemeModel
import Wording

@testable import Reports

/// Findings beside pairs reach every format in the same clauses.
@Suite struct NoticeWordsTests {
  /// Returns a report in which every check found something.
  private func report() throws -> AuditReport {
    var report = try FirefoxSystem.report()
    report.contractFindings = [
      ContractFinding(kind: .missing, token: "textPrimary", theme: "Dark", place: nil, reason: "it lacks it"),
      ContractFinding(kind: .missing, token: "textPrimary", theme: "Light", place: nil, reason: "it lacks it"),
      ContractFinding(kind: .extra, token: "textOdd", theme: "Dark", place: nil, reason: "nobody promised it"),
    ]
    report.gamutFindings = [
      GamutFinding(rule: "srgb", token: 1, variant: 0, gamut: .srgb, difference: 0.031, allowed: 0.02)
    ]
    report.distinguish = [0, 1].map { variant in
      DistinguishReport(
        rule: "status", variant: variant, tokens: [1, 2], threshold: 0.1,
        pairs: [.init(first: 1, second: 2, differences: [0.2, 0, 0.2, 0.2, 0.2], alikeUnder: [.protanopia])])
    }
    let waiver = { (state: WaiverReport.State) in
      WaiverReport(
        rule: "text", foreground: "textDisabled", background: "*", theme: "*", kind: "debt", reason: "to be redrawn",
        expires: "2025-01-31", state: state, matched: 0)
    }
    report.waivers = [waiver(.expired), waiver(.unused), waiver(.active)]
    report.baseline = BaselineReport(
      name: "baseline.json", entries: 1, stale: [.init(identity: "text~a~b~Dark", ratio: nil, place: nil)])
    report.coverage = CoverageReport(
      unpaired: [3, 4], missing: [.init(token: 5, themes: ["Dark", "Light", "Nova"])], idleRules: ["icons"],
      idlePatterns: [.init(pattern: "txet*", owner: "rule text", place: nil, hint: "textPrimary?")])
    return report
  }

  @Test func clausesCountWhatWasFound() throws {
    let clauses = Checks.notices(in: try report()).map(NoticeWords.clause)
    #expect(
      clauses == [
        "2 tokens against the contract: 1 is missing from some themes, 1 is not in it",
        "1 colour lies outside the gamut that a rule requires", "1 pair of status colours looks alike",
        "1 waiver has expired", "1 waiver matches nothing that fails", "1 baseline entry is stale",
        "2 rules or patterns match nothing", "2 of 103 tokens are in no judged pair",
        "1 token is missing from some themes",
      ])
  }

  @Test func examplesNameWhatAndWhere() throws {
    let report = try report()
    let examples = Checks.notices(in: report).flatMap { notice in
      let words = NoticeWords(notice) { "token \($0)" }
      return notice.examples.map { words.example($0, themes: 2) }
    }
    #expect(
      examples == [
        "textPrimary: missing from Dark and Light", "textOdd: extra in Dark",
        "token 1: ΔE 0.031 from srgb, where 0.020 is allowed, in \(report.variants[0].name)",
        "token 1 and token 2: protanopia in \(report.variants[0].name) and \(report.variants[1].name)",
        "textDisabled on * in *: expired 2025-01-31: to be redrawn", "textDisabled on * in *: to be redrawn",
        "text~a~b~Dark", "rule icons", "“txet*” of rule text: textPrimary?", "token 3", "token 4",
        "token 5: missing from Dark, Light and 1 more",
      ])
  }

  /// A new check reaches every format too, since none of them knows a check.
  @Test func everyFormatHasEveryClause() throws {
    let report = try report()
    let notices = Checks.notices(in: report)
    let verbose = TextSummary.text(report, options: .init(isVerbose: true, width: 120))
    let page = try JSONDocument(PageData.json(report)).root
    let onPage = try #require(page["notices"])
    #expect(onPage.count == notices.count)
    for (at, notice) in notices.enumerated() {
      let clause = NoticeWords.clause(notice)
      #expect(verbose.contains(clause))
      #expect(onPage[at]?["clause"]?.string == clause)
      #expect(onPage[at]?["examples"]?.count == notice.examples.count)
    }
    let markdown = MarkdownReport.markdown(report)
    for notice in notices where !notice.isFailing(in: report) {
      #expect(markdown.contains(NoticeWords.clause(notice)), "\(notice.id)")
    }
  }

  /// The page tells of likely and guessed pairs as the other formats do.
  @Test func thePageTellsOfGuesses() throws {
    var report = try FirefoxSystem.report()
    report.totals.byEvidence[.guessed].judged = 3
    report.totals.byEvidence[.guessed].fail = 1
    let clause = "3 pairs are guesses: measured, not judged; 1 is under its requirement"
    let notices = try JSONDocument(Array(PageData.json(report))).root["notices"]?.elements.map { $0["clause"]?.string }
    #expect(notices?.contains(clause) == true)
  }

  /// Colors of views are no tokens, however tokens are counted.
  @Test func tokensAreCountedInOneWay() throws {
    var report = try FirefoxSystem.report()
    let purposes = report.tokens.indices.filter { report.tokens[$0].isPurpose }
    report.tokens[purposes[0]].isStandIn = true
    report.coverage.unpaired = [purposes[1]]
    let unpaired = try #require(Checks.notices(in: report).first { $0.id == Notice.unpaired })
    #expect(NoticeWords.clause(unpaired) == "1 of \(purposes.count - 1) tokens is in no judged pair")
    #expect(VerdictWords(report).details.contains { $0.contains(" \(purposes.count - 1) tokens,") })
  }

  @Test func inferredRulesAreCalledSo() throws {
    var report = try FirefoxSystem.report()
    #expect(RuleWords.count(report) == "\(report.rules.count) rules")
    report.inference = InferenceReport(convention: "none", explanation: "By name.")
    #expect(VerdictWords(report).details.contains { $0.contains("\(report.rules.count) rules inferred") })
  }

  @Test(arguments: [(1.652, 1.657, "1.652", "1.657"), (1.2, 3.4, "1.20", "3.40"), (2.0, 2.0, "2.00", "2.00")])
  func aChangeIsNeverToItself(before: Double, after: Double, first: String, second: String) {
    #expect(ShownNumber.ratios(before, after, required: 4.5) == (first, second))
  }
}
