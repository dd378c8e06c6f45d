import Audit
import Foundation
import JSONText
import RealSystems
import Testing
import ThemeModel
import Wording

@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FormatTests {
  static let report = Result { try FirefoxSystem.report() }

  @Test func writesOneSARIFResultAFinding() throws {
    let report = try Self.report.get()
    let root = try JSONDocument(SARIFReport.json(report)).root
    let run = try #require(root["runs"]?[0])
    let results = try #require(run["results"])
    let listed = report.pairs.filter { $0.evidence.isBinding && [.fail, .undetermined, .waived].contains($0.verdict) }
    let names = PairNames(report: report)
    let groups = Set(
      listed.map { pair in
        [
          names.rule(pair).id, names.foreground(pair), report.foregroundPlace(of: pair).description,
          pair.verdict.rawValue,
        ]
      })
    #expect(results.count == groups.count + Checks.findings(in: report).count)
    #expect(groups.count < listed.count)
    func pairs(_ results: [JSONNode]) -> Int {
      results.reduce(0) { $0 + ($1["properties"]?["pairs"]?.integer ?? 0) }
    }
    #expect(pairs(Array(results.elements)) == listed.count)
    #expect(listed.count == report.totals.fail + report.totals.undetermined + report.totals.waived)
    #expect(run["invocations"]?[0]?["executionSuccessful"]?.boolean == true)
    let rules = try #require(run["tool"]?["driver"]?["rules"])
    // The help text is in the document. There is an address where W3C explains the criterion, and nowhere else.
    #expect(rules.elements.allSatisfy { ($0["help"]?["text"]?.string?.count ?? 0) > 40 })
    for (rule, descriptor) in zip(report.rules, rules.elements) {
      let isExplained = rule.criterion.successCriterion != nil
      #expect((descriptor["helpUri"]?.string?.hasPrefix("https://www.w3.org/WAI/") ?? false) == isExplained)
    }
    #expect(rules.elements.dropFirst(report.rules.count).allSatisfy { $0["helpUri"] == nil })
    for result in results.elements {
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(rules[index]?["id"]?.string == result["ruleId"]?.string)
    }
    #expect(report.totals.waived > 0)
    #expect(pairs(results.elements.filter { $0["suppressions"] != nil }) == report.totals.waived)
  }

  /// Code scanning drops results beyond a limit, so the least severe ones are left out, with a note.
  @Test func writesAsManySARIFResultsAsAreShown() throws {
    var report = try PageFixtures.unsought()
    func pairs(_ run: JSONNode?) -> Int {
      run?["results"]?.elements.count { $0["ruleId"]?.string?.hasPrefix("legible/") == false } ?? 0
    }
    let before = pairs(try JSONDocument(SARIFReport.json(report)).root["runs"]?[0])
    report.contractFindings = (0..<5_100).map { index in
      ContractFinding(
        kind: .missing, token: "token.\(index)", theme: "One", place: Place(file: "a.json", line: 1, column: 1),
        reason: "")
    }
    let run = try #require(try JSONDocument(SARIFReport.json(report)).root["runs"]?[0])
    let results = try #require(run["results"])
    #expect(results.count == 5_000)
    #expect(before > 0 && pairs(run) == before)
    let notes = run["invocations"]?[0]?["toolExecutionNotifications"]
    #expect(notes?[0]?["message"]?["text"]?.string?.contains("more results were left out") == true)
  }

  @Test func givesEverySARIFResultItsOwnFingerprint() throws {
    let report = try Self.report.get()
    let root = try JSONDocument(SARIFReport.json(report)).root
    let results = try #require(root["runs"]?[0]?["results"])
    func prints(_ key: String) -> [String] {
      results.elements.compactMap { $0["partialFingerprints"]?[key]?.string }
    }
    let (ofPairs, ofFindings) = (prints("legiblePairs/v2"), prints("legibleFinding/v1"))
    #expect(ofFindings.count == Checks.findings(in: report).count)
    #expect(!ofPairs.isEmpty && ofPairs.count + ofFindings.count == results.count)
    #expect(Set(ofPairs).count == ofPairs.count)
    #expect(Set(ofFindings).count == ofFindings.count)
  }

  @Test func writesWellFormedJUnit() throws {
    let report = try Self.report.get()
    final class Counter: NSObject, XMLParserDelegate {
      var elements: [String: Int] = [:]
      var attributes: [String: Set<String>] = [:]
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes given: [String: String] = [:]
      ) {
        elements[name, default: 0] += 1
        attributes[name, default: []].formUnion(given.keys)
      }
    }
    let counter = Counter()
    let parser = XMLParser(data: Data(JUnitReport.xml(report).utf8))
    parser.delegate = counter
    #expect(parser.parse())
    let findings = Checks.findings(in: report)
    let red = findings.count { $0.level == .error }
    #expect(red > 0 && red < findings.count)
    #expect(counter.elements["testcase"] == report.totals.judged + findings.count)
    #expect(counter.elements["failure"] == report.totals.fail + red)
    #expect(counter.elements["skipped"] == report.totals.waived + report.totals.exempt + findings.count - red)
    #expect(counter.elements["testsuite"] == report.variants.count + 1)
    #expect(counter.attributes["testcase"] == ["classname", "name", "time"])
    // The facts of every case, and three of each suite.
    #expect(counter.elements["property"] == report.totals.judged + 3 * (report.variants.count + 1))
    #expect(counter.attributes["testsuites"] == [])
    #expect(
      counter.attributes["testsuite"] == [
        "name", "package", "id", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname",
      ])
    let pair = try #require(report.pairs.first { $0.verdict == .fail && $0.evidence.isBinding })
    let names = PairNames(report: report)
    let facts =
      "ratio=\(ShownNumber.ratio(pair.ratio, required: pair.required)) "
      + "required=\(ShownNumber.requirement(pair.required)) rule=\(names.rule(pair).id) evidence=declared"
    let name = "\(names.rule(pair).id): \(names.title(pair))"
    #expect(JUnitReport.xml(report).contains("<property name=\"\(name)\" value=\"\(facts)\"/>"))
  }

  @Test func escapesWorkflowCommandsAndShowsTenOfALevel() throws {
    let lines = GitHubAnnotations(try Self.report.get()).lines()
    try #require(lines.count == 22)
    #expect(lines.allSatisfy { !$0.contains("\n") })
    // Findings come before pairs, and leave them half of the ten annotations.
    #expect(lines[..<5].allSatisfy { $0.hasPrefix("::error ") && $0.contains("title=legible/contract::") })
    #expect(lines[5..<10].allSatisfy { $0.hasPrefix("::error ") && $0.contains("below the required contrast::") })
    #expect(lines[10] == "144 more errors not shown as annotations; the report contains all of them.")
    #expect(lines[11..<21].allSatisfy { $0.hasPrefix("::notice ") && $0.contains("title=legible/") })
    let notices = Checks.findings(in: try Self.report.get()).count { $0.level == .note }
    #expect(lines[21] == "\(notices - 10) more notices not shown as annotations; the report contains all of them.")
  }

  @Test func keepsNamesFromFormattingMarkdown() {
    #expect(MarkdownText.code("a`b|c") == "`` a`b\\|c ``")
    #expect(MarkdownText.escaped("<img> *x* @all") == "&lt;img&gt; \\*x\\* @\u{200B}all")
    #expect(MarkdownText.escaped("see #12, GH-7, #a1b2c3z") == "see \\#\u{200B}12, GH-\u{200B}7, \\#a1b2c3z")
    #expect(MarkdownText.escaped("#0067AE at 50%, #FFF, #1234567") == "`#0067AE` at 50%, `#FFF`, \\#\u{200B}1234567")
    #expect(MarkdownText.escaped("https://e.org www.e.org") == "https:\u{200B}//e.org www\u{200B}.e.org")
  }

  @Test func tellsWarningsOfReadersFromThoseOfChecks() throws {
    var report = try Self.report.get()
    report.diagnostics = [
      Diagnostic(
        .warning, code: "unknown-color", message: "the list a has a colour, which is not read",
        place: Place(file: "a.json", line: 1, column: 1))
    ]
    let lines = MarkdownReport(report).lines()
    #expect(lines.contains("- 1 warning about what was read."), "\(lines.suffix(12))")
    #expect(!lines.contains { $0.contains("diagnostic") })
  }

  /// A reader with a blocked picture and a screen reader get the same.
  @Test func thePictureHasTheVerdictAndTheCausesInWords() throws {
    let report = try Self.report.get()
    let text = MarkdownReport.markdown(report, picture: SummaryPicture(base: "https://example.org/x"))
    let cause = try #require(report.causesByEffect.first)
    #expect(
      text.contains(
        "<img alt=\"555 of 2,074 judged pairs fail. First to change: \(cause.name), \(cause.pairs.count) failures; "))
  }

  @Test func writesMarkdownTablesOfEqualWidth() throws {
    let lines = MarkdownReport(try Self.report.get()).lines()
    #expect(lines.first == "<!-- legible: firefox-for-ios -->")
    #expect(lines.dropFirst().first == "## ✕ Firefox for iOS: 555 of 2,074 judged pairs fail")
    let rows = lines.filter { $0.hasPrefix("| 1.") }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.components(separatedBy: " | ").count == 6 })
  }
}
