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

  /// Two colors that are nearly one are no pair by their names, but a pair that becomes so is worse, and not mended.
  @Test func aPairThatBecomesDoubtfulIsWorse() throws {
    func report(_ text: String) throws -> AuditReport {
      SmallSystem.audit(
        try SmallSystem.make([("buttonText", text), ("buttonBackground", "#fff")]), Plan(rules: []), infersRules: true)
    }
    let (clear, faint) = (try report("#ccc"), try report("#ddd"))
    let worse = ReportComparison(before: clear, after: faint).diff(beforeName: "a", afterName: "b")
    #expect(worse.worse.map(\.identity.foreground) == ["buttonText"])
    #expect(worse.waived.isEmpty && worse.unjudged.isEmpty && worse.new.isEmpty)
    #expect(worse.hasRegressed)
    let better = ReportComparison(before: faint, after: clear).diff(beforeName: "a", afterName: "b")
    #expect(better.better.map(\.identity.foreground) == ["buttonText"])
    #expect(better.new.isEmpty)
    #expect(!better.hasRegressed)
  }

  /// `mode` comes before `contrast`, as the system has them; an identity sorts them.
  @Test func namesVariantsAsTheReportsDo() throws {
    func report(_ text: String) throws -> AuditReport {
      var system = try SmallSystem.make([("bg", "#fff")])
      system.axes = [
        Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light"),
        Axis(name: "contrast", contexts: ["standard", "high"], defaultContext: "standard"),
      ]
      let values = [
        ConditionalValue(value: try SmallSystem.value("#000"), place: SmallSystem.place),
        ConditionalValue(
          when: ["mode": "dark", "contrast": "high"], value: try SmallSystem.value(text), place: SmallSystem.place),
      ]
      system.themes[0].axes = ["mode", "contrast"]
      system.themes[0].tokens.append(Token(path: "t", tier: .semantic, values: values, place: SmallSystem.place))
      return SmallSystem.audit(system, Plan(rules: [try SmallSystem.rule("body", ["t"], ["bg"])]))
    }
    let after = try report("#eee")
    let diff = ReportComparison(before: try report("#111"), after: after).diff(beforeName: "a", afterName: "b")
    let change = try #require(diff.new.first)
    let pair = try #require(change.after)
    #expect(change.variant() == "T/dark/high")
    #expect(change.variant() == after.variants[after.pairs[pair].variant].name)
    #expect(change.variant(labels: ["T": "Tee"]) == "Tee/dark/high")
    #expect(change.variant(labels: ["T/dark/high": "Night"]) == "Night")
  }

  @Test func countsTokensThatCameAndWent() throws {
    let before = try report([("t1", "#000"), ("t2", "#999")])
    let after = try report([("t1", "#000"), ("t3", "#000")])
    let diff = ReportComparison(before: before, after: after).diff(beforeName: "a", afterName: "b")
    #expect(diff.tokens.map(\.path) == ["t3", "t2"])
    #expect(diff.added == 1)
    #expect(diff.removed == 1)
    #expect(diff.fixed.isEmpty)
    #expect(diff.unjudged.map(\.identity.foreground) == ["t2"])
    #expect(diff.hasSilenced)
    #expect(!diff.hasRegressed)
  }

  /// What was inferred may be written down since, under another name.
  @Test func aPairIsTheSameUnderAnyRuleThatRequiresAsMuch() throws {
    let system = try SmallSystem.make([("t1", "#999"), ("t2", "#000"), ("bg", "#fff")])
    func report(_ rules: PairRule...) -> AuditReport { SmallSystem.audit(system, Plan(rules: rules)) }
    func diff(_ before: AuditReport, _ after: AuditReport) -> ReportDiff {
      ReportComparison(before: before, after: after).diff(beforeName: "a", afterName: "b")
    }
    let before = report(try SmallSystem.rule("seen-text", ["t1", "t2"], ["bg"]))
    let written = report(try SmallSystem.rule("body", ["t1"], ["bg"]), try SmallSystem.rule("rest", ["t2"], ["bg"]))
    let same = diff(before, written)
    #expect(same.new.isEmpty && same.unjudged.isEmpty && same.fixed.isEmpty)
    #expect(same.added == 0 && same.removed == 0)
    #expect(written.onlyChanged(since: before, name: "a").pairs.isEmpty)
    let twice = report(try SmallSystem.rule("body", ["t*"], ["bg"]), try SmallSystem.rule("again", ["t1"], ["bg"]))
    #expect(diff(before, twice).new.isEmpty && diff(twice, before).unjudged.isEmpty)
    let stricter = report(try SmallSystem.rule("body", ["t*"], ["bg"], .aaaText))
    #expect(diff(before, stricter).new.map(\.identity.foreground) == ["t1"])
  }

  @Test func aWaiverFixesNothing() throws {
    let system = try SmallSystem.make([("t1", "#999"), ("t2", "#999"), ("bg", "#fff")])
    let rules = [try SmallSystem.rule("body", ["t*"], ["bg"])]
    let waiver = Waiver(
      rule: try TokenPattern("body"), foreground: try TokenPattern("t1"), background: try TokenPattern("bg"),
      theme: try TokenPattern("*"), kind: .debt, reason: "later")
    let exempt = Plan.RolePatterns(role: .disabled, selectors: [try TokenSelector("t2")])
    let before = SmallSystem.audit(system, Plan(rules: rules))
    let after = SmallSystem.audit(system, Plan(roles: [exempt], rules: rules, waivers: [waiver]))
    let diff = ReportComparison(before: before, after: after).diff(beforeName: "a", afterName: "b")
    #expect(diff.fixed.isEmpty)
    #expect(diff.waived.map(\.identity.foreground) == ["t1", "t2"])
    #expect(!diff.hasRegressed)
  }

  @Test func pairsOfOneIdentityAreComparedInOrder() throws {
    let rules = [
      try SmallSystem.rule("body", ["t"], ["bg"], .aaText), try SmallSystem.rule("body", ["t"], ["bg"], .nonText),
    ]
    let same = SmallSystem.audit(try SmallSystem.make([("t", "#888"), ("bg", "#fff")]), Plan(rules: rules))
    #expect(same.pairs.map(\.verdict) == [.fail, .pass])
    let diff = ReportComparison(before: same, after: same).diff(beforeName: "a", afterName: "b")
    #expect(diff.new.isEmpty && diff.fixed.isEmpty && diff.unjudged.isEmpty)
    #expect(diff.added == 0 && diff.removed == 0)
  }

  @Test func findsNothingBetweenEqualReports() throws {
    let same = try report([("t1", "#999")])
    let diff = ReportComparison(before: same, after: same).diff(beforeName: "a", afterName: "b")
    #expect(diff.new.isEmpty && diff.worse.isEmpty && diff.better.isEmpty && diff.fixed.isEmpty)
    #expect(diff.tokens.isEmpty)
  }
}
