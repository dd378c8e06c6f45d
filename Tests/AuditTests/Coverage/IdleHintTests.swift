import Testing
import ThemeModel

@testable import Audit

@Suite struct IdleHintTests {
  private func hints(_ patterns: [String]) throws -> [String: String] {
    let report = SmallSystem.audit(
      try SmallSystem.make([
        ("textPrimary", "#111"), ("textSecondary", "#222"), ("backgroundCard", "#fff"), ("raw.blue", "#00f"),
      ]),
      Plan(rules: [try SmallSystem.rule("body", ["text*"] + patterns, ["background*"])]))
    return Dictionary(
      report.coverage.idlePatterns.map { ($0.pattern, $0.hint ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  @Test func aNameIsComparedWithNames() throws {
    #expect(try hints(["textPrimray"]) == ["textPrimray": "did you mean “textPrimary”?"])
    #expect(try hints(["!textSecundary"]) == ["!textSecundary": "did you mean “!textSecondary”?"])
  }

  @Test func aWordOfAPatternIsPutRight() throws {
    #expect(try hints(["txet*"]) == ["txet*": "did you mean “text*”?"])
    #expect(try hints(["texd*"]) == ["texd*": "did you mean “text*”?"])
    #expect(try hints(["*Secundary"]) == ["*Secundary": "did you mean “*Secondary”?"])
  }

  @Test func rawColoursAreOutOfReach() throws {
    #expect(try hints(["raw.*"]) == ["raw.*": "only raw colours have such names, and wildcards do not match them"])
  }

  @Test func rolesAndStrangersHaveTheirOwnWord() throws {
    #expect(try hints(["role:icon"]) == ["role:icon": "no token has this role"])
    #expect(try hints(["elephant*"]) == ["elephant*": ""])
  }
}
