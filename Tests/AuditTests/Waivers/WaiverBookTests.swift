import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct WaiverBookTests {
  private func report(_ waiver: Waiver, today: String) throws -> AuditReport {
    SmallSystem.audit(
      try SmallSystem.make([("text", "#999"), ("strong", "#000"), ("bg", "#fff")]),
      Plan(rules: [try SmallSystem.rule("body", ["text", "strong"], ["bg"])], waivers: [waiver]), today: today)
  }

  private func waiver(_ foreground: String, expires: String?) throws -> Waiver {
    Waiver(
      rule: try TokenPattern("bo*"), foreground: try TokenPattern(foreground), background: try TokenPattern("**"),
      theme: try TokenPattern("**"), kind: .debt, reason: "Being redrawn.", expires: expires.flatMap(CalendarDay.init))
  }

  @Test func waivesUntilItsLastDay() throws {
    let report = try report(waiver("text", expires: "2026-11-20"), today: "2026-11-20")
    #expect(report.totals.waived == 1)
    #expect(report.waivers.map(\.state) == [.active])
    #expect(report.failedOn == [])
  }

  @Test func stopsTheDayAfterAndSaysSo() throws {
    let report = try report(waiver("text", expires: "2026-11-20"), today: "2026-11-21")
    #expect(report.totals.fail == 1)
    #expect(report.waivers.map(\.state) == [.expired])
    #expect(report.failedOn == [.failures, .expiredWaivers])
    #expect(report.pairs.first { $0.verdict == .fail }?.waiver == 0)
  }

  @Test func isUnusedWhenNothingFails() throws {
    let report = try report(waiver("strong", expires: nil), today: "2026-11-20")
    #expect(report.waivers.map(\.state) == [.unused])
    #expect(report.pairs.allSatisfy { $0.verdict != .waived })
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "26-01-01", "2026-1-01", "2026-00-10", "２０２６-01-01", ""])
  func knowsDaysThatDoNotExist(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }
}
