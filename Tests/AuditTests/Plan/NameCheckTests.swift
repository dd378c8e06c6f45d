import Testing
import ThemeModel

@testable import Audit

@Suite struct NameCheckTests {
  private func waiver(
    rule: String = "body", foreground: String = "text", background: String = "*", theme: String = "*"
  ) throws -> Waiver {
    Waiver(
      rule: try TokenPattern(rule), foreground: try TokenPattern(foreground), background: try TokenPattern(background),
      theme: try TokenPattern(theme), kind: .debt, reason: "later",
      place: Place(file: "legible.json", line: 7, column: 3))
  }

  private func messages(_ waivers: [Waiver], themes: [String] = []) throws -> [String] {
    let report = SmallSystem.audit(
      try SmallSystem.make([("text", "#999"), ("page", "#fff")], theme: "Night"),
      Plan(rules: [try SmallSystem.rule("body", ["text"], ["page"], themes: themes)], waivers: waivers))
    #expect(report.diagnostics.allSatisfy { $0.severity == .warning })
    return report.diagnostics.map(\.message)
  }

  @Test func whatIsThereIsNotSpokenOf() throws {
    #expect(
      try messages([try waiver(), try waiver(rule: "b*", foreground: "t*", theme: "N*")], themes: ["Night"]) == [])
  }

  @Test func eachNameThatIsNotThereIsToldWithWhatWasMeant() throws {
    #expect(
      try messages([try waiver(rule: "bdoy", foreground: "txet", background: "pgae", theme: "Nihgt")]) == [
        "a waiver names the rule “bdoy”, which does not exist; did you mean body?",
        "a waiver names the theme “Nihgt”, which does not exist; did you mean Night?",
        "a waiver names the token “txet”, which does not exist; did you mean “text”?",
        "a waiver names the token “pgae”, which does not exist; did you mean “page”?",
      ])
    #expect(
      try messages([], themes: ["Nihgt"]) == [
        "rule body names the theme “Nihgt”, which does not exist; did you mean Night?"
      ])
  }
}
