import Audit
import Testing

@testable import Reports

@Suite struct ReportSummaryTests {
  private func summary(_ totals: Totals) throws -> ReportSummary {
    var report = try PageFixtures.nothingFails()
    report.totals = totals
    return ReportSummary(report)
  }

  @Test func saysTheVerdictOfEachCase() throws {
    let cases: [(Totals, String)] = [
      (Totals(judged: 1688, pass: 1333, fail: 355), "355 of 1,688 judged pairs fail"),
      (Totals(judged: 1, fail: 1), "1 of 1 judged pair fails"),
      (Totals(judged: 1291, pass: 1287, undetermined: 4), "4 of 1,291 judged pairs could not be determined"),
      (Totals(judged: 1143, pass: 1143), "All 1,143 judged pairs pass"),
      (Totals(judged: 1287, pass: 1143, exempt: 144), "None of 1,287 judged pairs fails"),
      (Totals(), "No pair was judged"),
    ]
    for (totals, words) in cases { #expect(try summary(totals).verdict == words) }
  }

  @Test func namesCausesAndRepeats() throws {
    let lede = ReportSummary(try PageFixtures.firefox()).lede
    #expect(lede[0].hasPrefix("Five colours cause ") && lede[0].hasSuffix(" of them."))
    #expect(lede.last?.contains("NightMode uses the colours of Dark") == true)
  }
}
