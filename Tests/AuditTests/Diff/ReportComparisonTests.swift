import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct ReportComparisonTests {
  private func report(_ tokens: [(String, String)]) throws -> AuditReport {
    SmallSystem.audit(
      try SmallSystem.make(tokens + [("bg", "#fff")]), Plan(rules: [try SmallSystem.rule("body", ["t*"], ["bg"])]))
  }

  @Test func sortsWhatChanged() throws {
    let before = try report([("t1", "#000"), ("t2", "#999"), ("t3", "#888"), ("t4", "#777"), ("t5", "#333")])
    let after = try report([("t1", "#888"), ("t2", "#aaa"), ("t3", "#878787"), ("t4", "#000"), ("t5", "#222")])
    let diff = ReportComparison(before: before, after: after).diff(beforeName: "a", afterName: "b")
    #expect(diff.new.map(\.identity.foreground) == ["t1"])
    #expect(diff.worse.map(\.identity.foreground) == ["t2"])
    #expect(diff.better.map(\.identity.foreground) == ["t3"])
    #expect(diff.fixed.map(\.identity.foreground) == ["t4"])
    #expect(diff.moved == 1)
    #expect(diff.tokens.map(\.path) == ["t1", "t2", "t3", "t4", "t5"])
    #expect(diff.hasRegressed)
  }

  @Test func countsTokensThatCameAndWent() throws {
    let before = try report([("t1", "#000"), ("t2", "#999")])
    let after = try report([("t1", "#000"), ("t3", "#000")])
    let diff = ReportComparison(before: before, after: after).diff(beforeName: "a", afterName: "b")
    #expect(diff.tokens.map(\.path) == ["t3", "t2"])
    #expect(diff.added == 1)
    #expect(diff.removed == 1)
    #expect(diff.fixed.map(\.identity.foreground) == ["t2"])
    #expect(!diff.hasRegressed)
  }

  @Test func findsNothingBetweenEqualReports() throws {
    let same = try report([("t1", "#999")])
    let diff = ReportComparison(before: same, after: same).diff(beforeName: "a", afterName: "b")
    #expect(diff.new.isEmpty && diff.worse.isEmpty && diff.better.isEmpty && diff.fixed.isEmpty)
    #expect(diff.tokens.isEmpty)
  }
}
