import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct PairJudgeTests {
  private func pair(_ tokens: [(String, String)], _ rule: PairRule, roles: [Plan.RolePatterns] = []) throws
    -> PairReport
  {
    let report = SmallSystem.audit(try SmallSystem.make(tokens), Plan(roles: roles, rules: [rule]))
    return try #require(report.pairs.first)
  }

  @Test func failsAtWhatIsShownAsFourPointFive() throws {
    let found = try pair([("text", "#ffffff"), ("bg", "#0078d7")], try SmallSystem.rule("r", ["text"], ["bg"]))
    #expect(found.verdict == .fail)
    #expect(try #require(found.ratio) < 4.5)
    #expect(try #require(found.ratio) > 4.498)
  }

  @Test func doesNotGuessWhatLiesUnderATranslucentBackground() throws {
    let found = try pair([("text", "#000"), ("bg", "#ffffff80")], try SmallSystem.rule("r", ["text"], ["bg"]))
    #expect(found.verdict == .undetermined)
    #expect(found.reason == "bg is translucent, and nothing says what lies under it")
  }

  @Test func lendsTheWorstAlternativeItsVerdict() throws {
    let tokens = [("text", "#000"), ("bg", "#ffffff80"), ("light", "#fff"), ("dark", "#000")]
    let found = try pair(tokens, try SmallSystem.rule("r", ["text"], ["bg"], over: [["light"], ["dark"]]))
    #expect(found.alternatives == 2)
    #expect(found.layers.map(\.token) == [3, 1, 0])
    #expect(found.layers[1].composite.components.x == 128.0 / 255)
    #expect(found.verdict == .pass)
  }

  @Test func stacksLayersBottomFirst() throws {
    let tokens = [("text", "#fff"), ("bg", "#00000080"), ("sheet", "#00000080"), ("page", "#fff")]
    let found = try pair(tokens, try SmallSystem.rule("r", ["text"], ["bg"], over: [["page", "sheet"]]))
    #expect(found.layers.count == 4)
    #expect(found.verdict == .pass)
  }

  @Test func judgesAGradientAtItsWorstStop() throws {
    let found = try pair(
      [("text", "#fff"), ("bg", "#000 #ccc #333")], try SmallSystem.rule("r", ["text"], ["bg"]))
    #expect(found.backgroundStop == 1)
    #expect(found.verdict == .fail)
  }

  @Test func doesNotDrawATransparentForeground() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([("text", "#0000"), ("bg", "#fff")]),
      Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"])]))
    #expect(report.pairs.map(\.verdict) == [.exempt])
    #expect(report.coverage.notDrawn.map(\.token) == [0])
  }

  /// Nobody has judged what is shown nowhere; its rule has formed a pair all the same.
  @Test func countsWhatIsNeverDrawnAsUnjudged() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([("text", "#0000"), ("bg", "#fff"), ("label", "#000"), ("card", "#eee")]),
      Plan(
        rules: [try SmallSystem.rule("r", ["text"], ["bg"]), try SmallSystem.rule("s", ["text", "label"], ["card"])]))
    #expect(report.coverage.unpaired == [0, 1])
    #expect(report.coverage.idleRules.isEmpty)
  }

  @Test func exemptsStandInsAndReportsThem() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([("text", "missing"), ("bg", "#fff")]),
      Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"])]))
    #expect(report.pairs.map(\.verdict) == [.exempt])
    #expect(report.contractFindings.map(\.kind) == [.placeholder])
    #expect(report.failedOn == [.contract])
  }

  @Test func exemptsWhatIsDisabledFromWCAGAndNotFromATeamsOwnNumber() throws {
    let roles = [Plan.RolePatterns(role: .disabled, selectors: [try TokenSelector("*Disabled")])]
    let tokens = [("textDisabled", "#bbb"), ("bg", "#fff")]
    let byWCAG = try pair(tokens, try SmallSystem.rule("r", ["textDisabled"], ["bg"]), roles: roles)
    #expect(byWCAG.verdict == .exempt)
    #expect(byWCAG.ratio != nil)
    let own = try pair(tokens, try SmallSystem.rule("r", ["textDisabled"], ["bg"], .ratio(2)), roles: roles)
    #expect(own.verdict == .fail)
  }

  @Test func saysThatARoundingTurnsTheVerdict() throws {
    // Slightly below the gray that reaches 4.5 on white, to which 8 bits round it up.
    let tokens = [("text", "rgb(46.42%,46.42%,46.42%)"), ("bg", "#fff")]
    let found = try pair(tokens, try SmallSystem.rule("r", ["text"], ["bg"]))
    let exact = try #require(found.ratio) >= 4.5
    let rounded = WCAG.ratio(1, WCAG.luminance(Color(.srgb, 118.0 / 255, 118.0 / 255, 118.0 / 255))) >= 4.5
    #expect(found.isFragile == (exact != rounded))
  }

  @Test func takesTheForegroundFromAnotherContext() throws {
    var theme = try SmallSystem.theme("T", [("bg", "#000")], axes: ["mode"])
    theme.tokens.append(
      Token(
        path: "text", tier: .semantic,
        values: [
          ConditionalValue(when: ["mode": "light"], value: try SmallSystem.value("#000"), place: SmallSystem.place),
          ConditionalValue(when: ["mode": "dark"], value: try SmallSystem.value("#fff"), place: SmallSystem.place),
        ], place: SmallSystem.place))
    let system = ThemeSystem(
      name: "S", axes: [Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")], themes: [theme])
    let report = SmallSystem.audit(
      system, Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"], foregroundContexts: ["mode": "dark"])]))
    #expect(report.pairs.map(\.verdict) == [.pass, .pass])
    let plain = SmallSystem.audit(system, Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"])]))
    #expect(plain.pairs.map(\.verdict) == [.fail, .pass])
  }

  @Test func warnsWithoutFailingTheRun() throws {
    let report = SmallSystem.audit(
      try SmallSystem.make([("text", "#777"), ("bg", "#fff")]),
      Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"], severity: .warning)]))
    #expect(report.totals.fail == 1)
    #expect(report.failedOn == [])
  }
}
