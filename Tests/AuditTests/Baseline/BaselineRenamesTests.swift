import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct BaselineRenamesTests {
  private func audit(_ tokens: [(String, String)], theme: String = "T", _ baseline: Baseline? = nil) throws
    -> AuditReport
  {
    let grounds = [("bg", "#fff"), ("card", "#eee")]
    return SmallSystem.audit(
      try SmallSystem.make(tokens + grounds, theme: theme),
      Plan(rules: [try SmallSystem.rule("body", ["ink*"], ["bg", "card"])]), baseline: baseline)
  }

  private func accepted(_ tokens: [(String, String)], theme: String = "T") throws -> Baseline {
    Baseline(accepting: try audit(tokens, theme: theme), name: "b.json")
  }

  @Test func aTokenWithTheSameRatiosIsOffered() throws {
    let baseline = try accepted([("ink", "#999"), ("ink2", "#aaa")])
    let report = try audit([("inkText", "#999"), ("ink2", "#aaa")], baseline)
    #expect(report.baseline?.stale.count == 2 && report.baseline?.new == 2)
    #expect(report.offeredRenames == [Rename(.token, "ink", "inkText")])
    let finding = try #require(Checks.findings(in: report).first { $0.check == "stale-baseline" })
    #expect(finding.message.contains("'legible baseline --rename ink=inkText'"))
    let (renamed, count) = baseline.renamed(report.offeredRenames)
    #expect(count == 2)
    let again = try audit([("inkText", "#999"), ("ink2", "#aaa")], renamed)
    #expect(again.baseline?.known == 4)
    #expect(again.failedOn.isEmpty)
  }

  @Test func anotherRatioIsAnotherToken() throws {
    let report = try audit([("inkText", "#989898")], try accepted([("ink", "#999")]))
    #expect(report.offeredRenames.isEmpty)
    #expect(report.failedOn == [.failures, .staleBaseline])
  }

  @Test func aThemeIsOfferedEvenWithSlashes() throws {
    let baseline = try accepted([("ink", "#999")], theme: "iOS/Day")
    let report = try audit([("ink", "#999")], theme: "iOS/Light", baseline)
    #expect(report.offeredRenames == [Rename(.theme, "iOS/Day", "iOS/Light")])
    let again = try audit([("ink", "#999")], theme: "iOS/Light", baseline.renamed(report.offeredRenames).baseline)
    #expect(again.failedOn.isEmpty)
  }

  @Test func findingsAreRenamedWhereTheyNameATokenOrAVariant() {
    let findings = [
      FindingIdentity(.contract, ["missing", "ink", "Day"]), FindingIdentity(.gamut, ["p3", "ink", "Day/dark"]),
      FindingIdentity(.distinguish, ["status", "bad", "ink", "Day"]), FindingIdentity(.coverage, ["rule", "ink"]),
    ]
    let baseline = Baseline(name: "", entries: [], findings: findings.map { Baseline.FindingEntry(identity: $0) })
    #expect(baseline.tokens == ["ink", "bad"])
    #expect(baseline.themes == ["Day", "Day/dark"])
    let renamed = baseline.renamed([Rename(.token, "ink", "text"), Rename(.theme, "Day", "Light")])
    #expect(renamed.count == 3)
    #expect(
      renamed.baseline.findings.map(\.identity.description) == [
        "contract~missing~text~Light", "gamut~p3~text~Light/dark", "distinguish~status~bad~text~Light",
        "coverage~rule~ink",
      ])
  }

  /// What was accepted under the new name is not overwritten; two names that change places keep both entries.
  @Test func anEntryThatHasTheNewNameWins() {
    func entry(_ foreground: String, accepted ratio: Double) -> Baseline.Entry {
      Baseline.Entry(
        identity: PairIdentity(rule: "text", foreground: foreground, background: "page", theme: "Day", choices: []),
        ratio: ratio)
    }
    let baseline = Baseline(name: "", entries: [entry("ink", accepted: 2), entry("text", accepted: 3)])
    let renamed = baseline.renamed([Rename(.token, "ink", "text")])
    #expect(renamed.baseline.entries == [entry("text", accepted: 3)])
    #expect(renamed.count == 1)
    let swapped = baseline.renamed([Rename(.token, "ink", "text"), Rename(.token, "text", "ink")])
    #expect(swapped.baseline.entries == [entry("text", accepted: 2), entry("ink", accepted: 3)])
  }

  @Test func namesWithSpacesAreQuoted() {
    #expect(Rename(.theme, "My Day", "Day").command == "legible baseline --rename \"My Day=Day\"")
  }
}
