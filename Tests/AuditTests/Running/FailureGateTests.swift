import Testing
import ThemeModel

@testable import Audit

@Suite struct FailureGateTests {
  @Test func rulesThatJudgeNothingFailTheRun() throws {
    let system = try SmallSystem.make([("ink", "#000"), ("paper", "#fff")])
    let typo = SmallSystem.audit(system, Plan(rules: [try SmallSystem.rule("body", ["zz.*"], ["paper"])], failOn: []))
    #expect(typo.failedOn == [.coverage])
    let right = SmallSystem.audit(system, Plan(rules: [try SmallSystem.rule("body", ["ink"], ["paper"])]))
    #expect(right.failedOn.isEmpty)
  }

  @Test func anIdleRuleBesideOthersIsLeftToThePlan() throws {
    let system = try SmallSystem.make([("ink", "#000"), ("paper", "#fff")])
    let rules = [try SmallSystem.rule("body", ["ink"], ["paper"]), try SmallSystem.rule("idle", ["zz.*"], ["paper"])]
    #expect(SmallSystem.audit(system, Plan(rules: rules)).failedOn.isEmpty)
    #expect(SmallSystem.audit(system, Plan(rules: rules, failOn: [.coverage])).failedOn == [.coverage])
  }

  @Test func aPlanWithoutRulesJudgesNothingAndPasses() throws {
    #expect(SmallSystem.audit(try SmallSystem.make([("ink", "#000")]), Plan()).failedOn.isEmpty)
  }
}
