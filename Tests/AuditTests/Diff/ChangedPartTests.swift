import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct ChangedPartTests {
  private func report(_ tokens: [(String, String)], _ failOn: Set<FailureClass> = [.failures, .coverage]) throws
    -> AuditReport
  {
    SmallSystem.audit(
      try SmallSystem.make(tokens + [("bg", "#fff")]),
      Plan(
        rules: [try SmallSystem.rule("body", ["t*"], ["bg"]), try SmallSystem.rule("idle", ["none"], ["bg"])],
        failOn: failOn))
  }

  @Test func onlyWhatChangedIsTold() throws {
    let before = try report([("t1", "#999"), ("t2", "#000"), ("t3", "#111")])
    let whole = try report([("t1", "#999"), ("t2", "#aaa"), ("t3", "#111"), ("t4", "#222")])
    let part = whole.onlyChanged(since: before, name: "main")
    #expect(part.pairs.map { part.tokens[$0.foreground].path } == ["t2", "t4"])
    #expect(part.totals.judged == 2 && part.totals.fail == 1 && part.totals.pass == 1)
    #expect(part.causes.flatMap(\.pairs) == [0])
    #expect(part.pairs.map(\.cause) == [0, nil])
    #expect(part.coverage.idleRules.isEmpty && whole.coverage.idleRules == ["idle"])
    #expect(part.failedOn == [.failures])
    #expect(part.diagnostics.contains { $0.code == "changed-since" && $0.message.contains("2 of 4 pairs; 1 failing") })
  }

  @Test func whatFailedBeforeFailsNothing() throws {
    let before = try report([("t1", "#999"), ("t2", "#000")])
    let part = try report([("t1", "#999"), ("t2", "#010101")]).onlyChanged(since: before, name: "main")
    #expect(part.totals.judged == 1)
    #expect(part.failedOn.isEmpty)
  }

  @Test func aRenamedTokenDidNotChange() throws {
    let part = try report([("t9", "#999")]).onlyChanged(since: try report([("t1", "#999")]), name: "main")
    #expect(part.pairs.isEmpty && part.failedOn.isEmpty)
  }

  @Test func whenNothingIsJudgedAnyMoreTheRunStillFails() throws {
    let part = try report([("x", "#999")]).onlyChanged(since: try report([("t1", "#998")]), name: "main")
    #expect(part.failedOn == [.coverage])
  }
}
