import Audit
import Foundation
import RealSystems
import Testing

@testable import Reports

/// A report that takes less memory says the same.
@Suite struct NotableReportTests {
  private static func runs() throws -> [AuditRun] {
    let tool = ToolStamp(name: "legible", version: "1.0.0", configDigest: "")
    var options = AuditOptions(tool: tool)
    options.workers = 2
    var passing = try SmallSystem.plan()
    passing.failOn = [.failures, .guessed]
    return [
      Auditor.run(try FirefoxSystem.load(), plan: try FirefoxPlan.team(), options: options),
      Auditor.run(try FirefoxSystem.load(), plan: Plan(), options: options),
      Auditor.run(try OudsSystem.load(), plan: Plan(), options: options),
      try PageFixtures.wideSystem().run(),
      try SmallSystem(
        themes: [
          ("A", [("text.a", ["#000"]), ("text.b", ["#333"]), ("surface.base", ["#fff"]), ("surface.card", ["#eee"])]),
          ("B", [("text.a", ["#111"]), ("text.b", ["-"]), ("surface.base", ["#fff"]), ("brand.glow", ["-"])]),
        ], plan: passing
      ).run(),
    ]
  }

  @Test func formatsThatListNoPassesSayTheSame() throws {
    for run in try Self.runs() {
      let whole = run.report()
      let notable = run.notableReport()
      #expect(TextSummary.text(notable) == TextSummary.text(whole))
      #expect(
        TextSummary.text(notable.labelled, options: .init(width: 120))
          == TextSummary.text(whole.labelled, options: .init(width: 120)))
      #expect(MarkdownReport.markdown(notable) == MarkdownReport.markdown(whole))
      #expect(SARIFReport.json(notable) == SARIFReport.json(whole))
      #expect(GitHubAnnotations.text(notable) == GitHubAnnotations.text(whole))
      #expect(CodeQualityReport.json(notable) == CodeQualityReport.json(whole))
      #expect(notable.totals == whole.totals && notable.causes.map(\.name) == whole.causes.map(\.name))
      if whole.totals.judged > 200 { #expect(notable.pairs.count < whole.pairs.count) }
    }
  }

  @Test func causesPointAtTheSamePairs() throws {
    for run in try Self.runs() {
      let whole = run.report()
      let notable = run.notableReport()
      for (short, long) in zip(notable.causes, whole.causes) {
        #expect(short.pairs.count == long.pairs.count)
        #expect(short.pairs.map { notable.pairs[$0] } == long.pairs.map { whole.pairs[$0] })
        #expect(short.worst.map { notable.pairs[$0] } == long.worst.map { whole.pairs[$0] })
      }
    }
  }

  /// This is true whether a report was read or is being made, and from whichever folder.
  @Test func whatIsWrittenThemeByThemeIsTheWhole() throws {
    for run in try Self.runs() {
      let whole = run.report()
      for folder in ["", "apps/ios"] {
        #expect(Self.junit(run, folder) == JUnitReport.xml(whole.placed(below: folder)))
        #expect(Self.csv(run, folder) == Self.csv(WholeReport(whole.placed(below: folder)), ""))
        var document: [UInt8] = []
        ReportDocument.write(PlacedReport(run, below: folder)) { document += $0 }
        #expect(document == ReportDocument.json(whole.placed(below: folder)))
        let themes = PlacedReport(run, below: folder)
        #expect((0..<themes.themeCount).flatMap(themes.variants) == whole.placed(below: folder).variants)
      }
      let rows = Self.csv(run, "").components(separatedBy: "\r\n").count
      #expect(rows >= whole.pairs.count + 2)
    }
  }

  private static func junit(_ source: some ReportSource, _ folder: String) -> String {
    var bytes: [UInt8] = []
    JUnitReport.write(source, placedBelow: folder) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func csv(_ source: some ReportSource, _ folder: String) -> String {
    var bytes: [UInt8] = []
    PairTable.write(source, placedBelow: folder) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
