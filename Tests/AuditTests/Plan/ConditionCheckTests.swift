import Testing
import ThemeModel

@testable import Audit

@Suite struct ConditionCheckTests {
  private let check = ConditionCheck(axes: [
    Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")
  ])

  private func plan(_ contexts: [String: [String]]) throws -> Plan {
    var rule = try SmallSystem.rule("body", ["ink"], ["paper"])
    rule.when = ContextCondition(contexts, place: SmallSystem.place)
    return Plan(rules: [rule])
  }

  @Test func acceptsWhatTheSystemHas() throws {
    #expect(check.diagnostics(of: try plan(["mode": ["light", "dark"]])).isEmpty)
  }

  @Test func namesTheContextThatWasMeant() throws {
    let found = check.diagnostics(of: try plan(["mode": ["drak", "light"]]))
    #expect(found.map(\.code) == ["config-unknown-context"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.message.contains("did you mean “dark”?") == true)
    #expect(found.first?.place == SmallSystem.place)
  }

  @Test func namesTheAxisThatWasMeant() throws {
    let found = check.diagnostics(of: try plan(["mdoe": ["dark"]]))
    #expect(found.map(\.code) == ["config-unknown-axis"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.contains("did you mean “mode”?") == true)
  }

  @Test func looksAtForegroundContextsToo() throws {
    let rule = try SmallSystem.rule("body", ["ink"], ["paper"], foregroundContexts: ["mode": "drak"])
    #expect(check.diagnostics(of: Plan(rules: [rule])).map(\.code) == ["config-unknown-context"])
  }
}
