import Audit
import Foundation
import JSONText
import RealSystems
import Testing

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
    let expected = report.totals.fail + report.totals.undetermined + report.totals.waived
    let alike = report.distinguish.reduce(0) { $0 + $1.pairs.count }
    #expect(results.count == expected + report.contractFindings.count + alike)
    let rules = try #require(run["tool"]?["driver"]?["rules"])
    for result in results.elements {
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(rules[index]?["id"]?.string == result["ruleId"]?.string)
    }
    let suppressed = results.elements.count { $0["suppressions"] != nil }
    #expect(suppressed == report.totals.waived)
  }

  @Test func givesEverySARIFPairItsOwnFingerprint() throws {
    let root = try JSONDocument(SARIFReport.json(try Self.report.get())).root
    let prints = try #require(root["runs"]?[0]?["results"]).elements.compactMap {
      $0["partialFingerprints"]?["legiblePair/v1"]?.string
    }
    #expect(Set(prints).count == prints.count)
    #expect(!prints.isEmpty)
  }

  @Test func writesWellFormedJUnit() throws {
    let report = try Self.report.get()
    final class Counter: NSObject, XMLParserDelegate {
      var elements: [String: Int] = [:]
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
      ) {
        elements[name, default: 0] += 1
      }
    }
    let counter = Counter()
    let parser = XMLParser(data: Data(JUnitReport.xml(report).utf8))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.elements["testcase"] == report.totals.judged)
    #expect(counter.elements["failure"] == report.totals.fail)
    #expect(counter.elements["skipped"] == report.totals.waived + report.totals.exempt)
    #expect(counter.elements["testsuite"] == report.variants.count)
  }

  @Test func escapesWorkflowCommands() throws {
    let lines = GitHubAnnotations(try Self.report.get()).lines()
    #expect(lines.count == 51)
    for line in lines {
      #expect(line.hasPrefix("::"))
      #expect(!line.contains("\n"))
    }
    #expect(lines.last?.hasPrefix("::notice::") == true)
  }

  @Test func keepsNamesFromFormattingMarkdown() {
    #expect(MarkdownText.code("a`b|c") == "`` a`b\\|c ``")
    #expect(MarkdownText.escaped("<img> *x* @all") == "&lt;img&gt; \\*x\\* @\u{200B}all")
  }

  @Test func writesMarkdownTablesOfEqualWidth() throws {
    let lines = MarkdownReport(try Self.report.get()).lines()
    #expect(lines.first == "## ✕ Firefox for iOS: 555 of 2,074 judged pairs fail")
    let rows = lines.filter { $0.hasPrefix("| 1.") }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.components(separatedBy: " | ").count == 6 })
  }
}
