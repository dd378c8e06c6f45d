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

  @Test func anIdleRuleBesideOthersFailsUnlessThePlanLetsIt() throws {
    let system = try SmallSystem.make([("ink", "#000"), ("paper", "#fff")])
    let rules = [try SmallSystem.rule("body", ["ink"], ["paper"]), try SmallSystem.rule("idle", ["zz.*"], ["paper"])]
    #expect(SmallSystem.audit(system, Plan(rules: rules)).failedOn == [.coverage])
    #expect(SmallSystem.audit(system, Plan(rules: rules, failOn: [.failures])).failedOn.isEmpty)
    #expect(SmallSystem.audit(system, Plan(rules: rules, failOn: [.coverage])).failedOn == [.coverage])
  }

  @Test func aPlanWithoutRulesJudgesNothingAndFails() throws {
    let system = try SmallSystem.make([("ink", "#000")])
    #expect(SmallSystem.audit(system, Plan()).failedOn == [.coverage])
    #expect(SmallSystem.audit(system, Plan(failOn: [])).failedOn == [.coverage])
  }
}
