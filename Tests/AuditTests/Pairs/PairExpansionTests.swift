import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct PairExpansionTests {
  private func pairs(_ paths: [String], _ rule: PairRule, roles: [Plan.RolePatterns] = []) throws -> [String] {
    let report = SmallSystem.audit(
      try SmallSystem.make(paths.map { ($0, "#fff") }), Plan(roles: roles, rules: [rule]))
    return report.pairs.map { "\(report.tokens[$0.foreground].path) on \(report.tokens[$0.background].path)" }
  }

  @Test func bindsNamesOnBothSides() throws {
    let rule = try SmallSystem.rule("r", ["on-{name}"], ["{name}"])
    #expect(
      try pairs(["primary", "onPrimary", "error", "onError", "surface"], rule)
        == ["onPrimary on primary", "onError on error"])
  }

  @Test func bindsNamesAcrossSegments() throws {
    let rule = try SmallSystem.rule("r", ["content.on.{x}"], ["surface.{x}"])
    #expect(
      try pairs(["content.on.accent", "content.on.info", "surface.accent", "surface.muted"], rule)
        == ["content.on.accent on surface.accent"])
  }

  @Test func leavesOutWhatIsExcluded() throws {
    let rule = try SmallSystem.rule("r", ["text*", "!textOnDark"], ["bg"])
    #expect(try pairs(["textA", "textOnDark", "bg"], rule) == ["textA on bg"])
  }

  @Test func findsTokensByRole() throws {
    let roles = [
      Plan.RolePatterns(role: .text, selectors: [try TokenSelector("text*")]),
      Plan.RolePatterns(role: .disabled, selectors: [try TokenSelector("*Disabled")]),
    ]
    let rule = try SmallSystem.rule("r", ["role:text"], ["bg"])
    #expect(try pairs(["textA", "textDisabled", "bg"], rule, roles: roles) == ["textA on bg"])
  }

  @Test func reachesRawColorsByNameOnly() throws {
    #expect(try pairs(["raw.blue", "bg"], try SmallSystem.rule("r", ["**"], ["bg"])) == [])
    #expect(try pairs(["raw.blue", "bg"], try SmallSystem.rule("r", ["raw.blue"], ["bg"])) == ["raw.blue on bg"])
  }

  @Test func saysWhichRulesAndPatternsMatchNothing() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([("text", "#000"), ("bg", "#fff")]),
      Plan(rules: [try SmallSystem.rule("r", ["txt"], ["bg"]), try SmallSystem.rule("s", ["text"], ["bg", "gone"])]))
    #expect(report.coverage.idleRules == ["r"])
    #expect(report.coverage.idlePatterns.map(\.pattern) == ["txt", "gone"])
    #expect(report.coverage.idlePatterns.first?.owner == "rule r, foreground")
  }

  /// A rule that may match nothing does not report its patterns either; those of the rule beside it are still reported.
  @Test func allowsPatternsOfOptionalRulesToMatchNothing() throws {
    var optional = try SmallSystem.rule("o", ["later", "text"], ["bg", "soon"])
    optional.over = [Backdrop([.token(try TokenSelector("never"))])]
    optional.isOptional = true
    let report = SmallSystem.audit(
      try SmallSystem.make([("text", "#000"), ("bg", "#fff")]),
      Plan(rules: [optional, try SmallSystem.rule("s", ["text"], ["bg", "gone", "later"])]))
    #expect(report.coverage.idleRules == [])
    #expect(
      report.coverage.idlePatterns.map { "\($0.pattern) of \($0.owner)" } == [
        "gone of rule s, background", "later of rule s, background",
      ])
  }

  @Test func keepsToTheThemesOfARule() throws {
    let tokens = [("text", "#000"), ("bg", "#fff")]
    let system = ThemeSystem(
      name: "S", themes: [try SmallSystem.theme("NovaLight", tokens), try SmallSystem.theme("Light", tokens)])
    let report = SmallSystem.audit(
      system, Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"], themes: ["!Nova*"])]))
    #expect(report.pairs.map { report.variants[$0.variant].name } == ["Light"])
    #expect(report.variants[1].sameAs == 0)
  }

  @Test func tooManyAlternativesAreAnErrorAndNoPass() throws {
    let layers = (0..<70).flatMap { [("low\($0)", "#fff"), ("high\($0)", "#ffffff80")] }
    let rule = try SmallSystem.rule("r", ["text"], ["bg"], over: [["low*", "high*"]])
    let report = SmallSystem.audit(
      try SmallSystem.make([("text", "#111"), ("bg", "#ffffff80")] + layers), Plan(rules: [rule]))
    let error = try #require(report.diagnostics.first)
    #expect(error.severity == .error)
    #expect(error.code == "config-too-many-alternatives")
    #expect(error.message.hasPrefix("rule r, over: “low* + high*” leads to more than 4096 alternatives"))
  }
}
