import Audit
import Testing
import ThemeModel
import Wording

/// The order of failures.
@Suite struct RankingTests {
  /// Returns a report in which a text fails, and something else fails by more, of this kind and with this evidence.
  private static func report(_ evidence: Evidence, _ sample: SampleKind) throws -> AuditReport {
    let colors = [("text.faint", ["#BBBBBB"]), ("icon.faint", ["#EEEEEE"]), ("surface.base", ["#FFFFFF"])]
    var report = try SmallSystem(
      themes: [(name: "Day", tokens: colors.map { (path: $0.0, colors: $0.1) })], plan: try SmallSystem.plan()
    ).report()
    let rule = try #require(report.rules.firstIndex { $0.id == "icons-on-surfaces" })
    report.rules[rule].sample = sample
    for index in report.pairs.indices where report.pairs[index].rule == rule {
      report.pairs[index].evidence = evidence
    }
    return report
  }

  private static func foregrounds(_ report: AuditReport) -> [String] {
    Ranking(report: report).pairs(.fail).map { report.tokens[report.pairs[$0].foreground].path }
  }

  @Test func linesOfViewsComeBehindWhatIsReadOrRecognized() throws {
    #expect(try Self.foregrounds(Self.report(.seen, .border)) == ["text.faint", "icon.faint"])
  }

  @Test(arguments: [(Evidence.declared, SampleKind.border), (.named, .border), (.seen, .icon), (.declared, .icon)])
  func othersKeepTheirPlace(_ evidence: Evidence, _ sample: SampleKind) throws {
    #expect(try Self.foregrounds(Self.report(evidence, sample)) == ["icon.faint", "text.faint"])
  }
}
