import ColorScience
import Testing
import ThemeModel

@testable import Audit

/// What passes in one theme says nothing about another in which no pair is judged.
@Suite struct IdleThemesTests {
  private static func system(_ second: [(String, String)]) throws -> ThemeSystem {
    ThemeSystem(
      name: "Small",
      themes: [
        try SmallSystem.theme("One", [("text", "#000"), ("background", "#fff")]),
        try SmallSystem.theme("Two", second),
      ])
  }

  /// `counts` is for a plan that lists coverage among what fails the run.
  private static func audit(_ second: [(String, String)], counts: Bool = true) throws -> AuditReport {
    var plan = Plan(rules: [try SmallSystem.rule("body", ["text"], ["background"])])
    plan.countsIdlePatterns = counts
    return SmallSystem.audit(try system(second), plan)
  }

  @Test func aThemeWithoutAJudgedPairFailsOnCoverage() throws {
    let report = try Self.audit([("ink", "#000"), ("paper", "#fff")])
    #expect(report.coverage.idleThemes == ["Two"])
    #expect(report.failedOn == [.coverage])
    let finding = try #require(Checks.findings(in: report).first { $0.identity == "coverage~theme~Two" })
    #expect(finding.level == .error && finding.message == "No pair is judged in the theme Two.")
  }

  @Test func aThemeWithOneJudgedPairIsCovered() throws {
    let report = try Self.audit([("text", "#000"), ("background", "#fff"), ("paper", "#fff")])
    #expect(report.coverage.idleThemes.isEmpty && report.failedOn.isEmpty)
  }

  /// One colour forms no pair with itself.
  @Test func aThemeOfOneTokenLacksNothing() throws {
    #expect(try Self.audit([("ink", "#000")]).coverage.idleThemes.isEmpty)
  }

  /// Then the run says that no pair was judged, once.
  @Test func whereNothingIsJudgedNoThemeIsSingledOut() throws {
    let rule = try SmallSystem.rule("body", ["nothing"], ["background"])
    let report = SmallSystem.audit(try Self.system([("ink", "#000"), ("paper", "#fff")]), Plan(rules: [rule]))
    #expect(report.coverage.idleThemes.isEmpty && report.failedOn == [.coverage])
  }

  /// It is said, but fails the run only where somebody asked for it.
  @Test func withoutAskingItIsSaidAndFailsNoRun() throws {
    let report = try Self.audit([("ink", "#000"), ("paper", "#fff")], counts: false)
    #expect(report.coverage.idleThemes == ["Two"])
    #expect(report.failedOn.isEmpty)
    #expect(Checks.findings(in: report).map(\.level) == [.note])
  }

  /// Where nobody wrote rules, colors that are not known may be those that names pair.
  @Test func whereRulesAreInferredUnknownColorsFailTheRun() throws {
    func audit(_ second: [(String, String)], knows: Bool = true) throws -> AuditReport {
      var system = try Self.system(second)
      if !knows {
        let reason = Undetermined(code: "runtime-value", reason: "unknown")
        system.themes[1].tokens[0].values[0].value = .undetermined(reason)
      }
      return SmallSystem.audit(system, Plan(), infersRules: true)
    }
    let pair = [("ink.first", "#000"), ("paper.first", "#fff")]
    let unknown = try audit(pair, knows: false)
    #expect(unknown.coverage.idleThemes == ["Two"] && unknown.failedOn == [.coverage])
    let known = try audit(pair)
    #expect(known.coverage.idleThemes == ["Two"] && known.failedOn.isEmpty)
    #expect(try audit([("text", "#000"), ("background", "#fff"), ("paper", "#fff")]).failedOn.isEmpty)
    #expect(try audit([("ink.first", "#000")]).failedOn.isEmpty)
  }

  @Test func guessesDoNotCoverATheme() throws {
    var rule = try SmallSystem.rule("guess", ["ink"], ["paper"])
    rule.evidence = .guessed
    let report = SmallSystem.audit(
      try Self.system([("ink", "#000"), ("paper", "#fff")]),
      Plan(rules: [try SmallSystem.rule("body", ["text"], ["background"]), rule]))
    #expect(report.coverage.idleThemes == ["Two"])
  }

  /// What names say of a pair counts for nothing where views show it: their rule is not idle by that.
  @Test(arguments: [([], []), (["Two"], ["partners"])])
  func aRuleThatBetterEvidenceReplacesIsNotIdle(themes: [String], idle: [String]) throws {
    var named = try SmallSystem.rule("partners", ["text"], ["background"], themes: themes)
    named.evidence = .named
    var seen = try SmallSystem.rule("seen", ["text"], ["background"], themes: themes)
    seen.evidence = .seen
    seen.when = ContextCondition(["mode": ["dark"]])
    seen.isOptional = true
    let other = try SmallSystem.rule("body", ["ink"], ["paper"])
    let system = try Self.system([("ink", "#000"), ("paper", "#fff")])
    let report = SmallSystem.audit(system, Plan(rules: [named, seen, other]))
    #expect(report.coverage.idleRules == idle)
  }

  @Test func aComparisonTellsThatAThemeLostItsPairs() throws {
    let before = try Self.audit([("text", "#000"), ("background", "#fff")])
    let after = try Self.audit([("ink", "#000"), ("paper", "#fff")])
    let diff = ReportComparison(before: before, after: after).diff(beforeName: "a", afterName: "b")
    #expect(diff.newFindings.map(\.identity) == ["coverage~theme~Two"])
    #expect(diff.hasRegressed)
    #expect(ReportComparison(before: after, after: after).diff(beforeName: "a", afterName: "b").newFindings.isEmpty)
  }

  /// What hides a theme from the report hides none of the facts about the others.
  @Test func aThemeThatTheReportLeavesOutIsNotNamed() throws {
    let system = try Self.system([("text", "#000"), ("background", "#fff"), ("paper", "#fff")])
    let plan = Plan(rules: [try SmallSystem.rule("body", ["text"], ["background"], themes: ["Two"])])
    func idle(_ theme: String) -> [String] {
      let options = AuditOptions(tool: SmallSystem.tool, scope: AuditScope(themes: [theme], contexts: []))
      return Auditor.audit(system, plan: plan, options: options).coverage.idleThemes
    }
    #expect(idle("Two") == [] && idle("One") == ["One"])
  }

  /// A mode that lacks one colour of each pair is judged by nobody.
  @Test func aVariantWithoutAJudgedPairIsSaid() throws {
    var theme = try SmallSystem.theme("One", [("text", "#000"), ("background", "#fff")], axes: ["mode"])
    theme.tokens[1].values[0].when = ["mode": "light"]
    let system = ThemeSystem(
      name: "Small", axes: [Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light", place: nil)],
      themes: [theme])
    let plan = Plan(rules: [try SmallSystem.rule("body", ["text"], ["background"])])
    let report = SmallSystem.audit(system, plan)
    #expect(report.coverage.idleVariants.map { report.variants[$0].choices.map(\.context) } == [["dark"]])
    #expect(report.coverage.idleThemes.isEmpty)
    let finding = try #require(Checks.findings(in: report).first { $0.identity.hasPrefix("coverage~variant~") })
    #expect(finding.variants == report.coverage.idleVariants)
    for (context, idle) in [("light", []), ("dark", [0])] {
      let scope = AuditScope(themes: [], contexts: [Variant.Choice(axis: "mode", context: context)])
      let part = Auditor.audit(system, plan: plan, options: AuditOptions(tool: SmallSystem.tool, scope: scope))
      #expect(part.coverage.idleVariants == idle)
    }
  }
}
