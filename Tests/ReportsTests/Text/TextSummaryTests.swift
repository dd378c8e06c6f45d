import Audit
import Foundation
import RealSystems
import Testing
import Wording

@testable import Reports

@Suite struct TextSummaryTests {
  static let report = Result { try FirefoxSystem.report() }

  @Test func beginsWithTheVerdict() throws {
    let lines = TextSummary(try Self.report.get()).lines()
    #expect(lines.first?.hasPrefix("✕ 555 of 2,074 judged pairs fail, from ") == true)
    #expect(lines[1] == "  Worst: iconRatingNeutral on layerSurfaceMediumAlt in Light, 1.00 where 3 is required.")
    #expect(lines[2] == "  8 themes, 103 tokens, 8 rules: 1,199 pass, 80 waived, 240 exempt.")
  }

  @Test func staysShortWithManyFailures() throws {
    #expect(TextSummary(try Self.report.get()).lines().count < 120)
  }

  @Test func namesEveryFailureWhenAsked() throws {
    let report = try Self.report.get()
    let lines = TextSummary(report, options: .init(isVerbose: true)).lines()
    #expect(lines.count { $0.hasPrefix("  ✕ ") } == report.totals.fail)
    #expect(lines.count { $0.hasPrefix("  ✓ ") } == report.totals.pass)
  }

  @Test func isPlainUnlessColoured() throws {
    let report = try Self.report.get()
    #expect(!TextSummary.text(report).contains("\u{1B}"))
    let style = TerminalStyle(isColored: true, showsTrueColor: true)
    #expect(TextSummary.text(report, options: .init(style: style)).contains("\u{1B}[48;2;"))
  }

  @Test func alignsItsColumns() throws {
    let rows = TextSummary(try Self.report.get()).lines().filter { $0.hasPrefix("  ✕ ") }.prefix(5)
    let columns = Set(
      rows.map { $0.distance(from: $0.startIndex, to: $0.range(of: " on ")?.lowerBound ?? $0.endIndex) })
    #expect(columns.count == 1)
  }

  @Test func cannotBeTakenOverByNames() {
    #expect(SafeText.of("a\u{1B}[2Jb\u{202E}c\n") == "a\\u{1B}[2Jb\\u{202E}c\\u{A}")
    #expect(SafeText.of(String(repeating: "x", count: 10_000), limit: 40).count == 40)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1688, "1,688"), (1_234_567, "1,234,567"), (-1000, "-1,000")])
  func partsThousands(_ number: Int, _ text: String) {
    #expect(Counted.number(number) == text)
  }
}
