import Audit
import ColorScience
import RealSystems
import Testing
import ThemeModel

@testable import Reports
@testable import Wording

/// The pairs of SARIF's results are chosen while themes pass by, and are those of the whole report.
@Suite struct SARIFPairsTests {
  private func expectSame(_ run: AuditRun, limits: [Int]) {
    let report = run.report()
    let ranking = Ranking(report: report)
    let ranked = ranking.redPairs(.fail) + ranking.redPairs(.undetermined) + ranking.pairs(.waived)
    for limit in limits {
      let groups = PairGroups(of: ranked, in: report, atMost: limit)
      let found = SARIFPairs(run, atMost: limit)
      let members = groups.first.flatMap(\.members).sorted()
      #expect(found.report.pairs == members.map { report.pairs[$0] })
      #expect(found.places == members.map { report.foregroundPlace(of: report.pairs[$0]) })
      #expect(found.groupCount == groups.count)
    }
  }

  @Test func areThoseOfTheWholeReport() throws {
    let options = AuditOptions(tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: ""))
    let runs = [
      Auditor.run(try FirefoxSystem.load(), plan: try FirefoxPlan.team(), options: options),
      Auditor.run(try OudsSystem.load(), plan: Plan(), options: options),
      try PageFixtures.wideSystem().run(),
    ]
    for run in runs { expectSame(run, limits: [1, 2, 7, 5000]) }
  }

  /// `text.shared` is written once for all themes. It is the mildest failure of the first ones, and the worst of the last one, when
  /// its first pairs have been let go.
  @Test func aPlaceThatBecomesWorseHasAllOfItsPairs() throws {
    func token(_ path: String, _ shade: Double, _ file: String, _ line: Int) -> Token {
      let place = Place(file: file, line: line, column: 1)
      return Token(
        path: path, tier: .semantic,
        values: [ConditionalValue(value: .color(Color(.srgb, shade, shade, shade)), place: place)], place: place)
    }
    var base = Theme(name: "Base", tokens: [token("text.shared", 0.55, "base.json", 1)])
    base.isAbstract = true
    let themes = (0..<100).map { number in
      let file = "\(number).json"
      return Theme(
        name: "T\(number)", extends: "Base",
        tokens: [
          token("text.own", 0.9, file, 1), token("text.other", 0.85 + Double(number) / 10_000, file, 2),
          token("surface.base", number == 99 ? 0.55 : 1, file, 3),
        ])
    }
    let run = Auditor.run(
      ThemeSystem(name: "Small", themes: [base] + themes), plan: try SmallSystem.plan(),
      options: AuditOptions(tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: "")))
    expectSame(run, limits: [1, 2, 5, 50, 5000])
    #expect(SARIFPairs(run, atMost: 1).report.pairs.count == 100)
  }
}
