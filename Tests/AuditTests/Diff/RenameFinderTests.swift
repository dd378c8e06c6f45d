import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct RenameFinderTests {
  private typealias Tokens = [(String, String)]

  private func report(_ tokens: Tokens, theme: String = "T", foregrounds: [String] = ["*"]) throws -> AuditReport {
    SmallSystem.audit(
      try SmallSystem.make(tokens, theme: theme), Plan(rules: [try SmallSystem.rule("body", foregrounds, ["bg"])]))
  }

  private func diff(_ before: AuditReport, _ after: AuditReport) -> ReportDiff {
    ReportComparison(before: before, after: after).diff(beforeName: "a", afterName: "b")
  }

  /// The tokens before and after, and the renames that are recognized.
  private static let cases: [(String, Tokens, Tokens, [Rename])] = [
    (
      "one name", [("ink", "#999"), ("bg", "#fff")], [("text", "#999"), ("bg", "#fff")],
      [Rename(.token, "ink", "text")]
    ),
    ("another value", [("ink", "#999"), ("bg", "#fff")], [("text", "#888"), ("bg", "#fff")], []),
    (
      "words tell", [("text.main", "#999"), ("text.faint", "#999"), ("bg", "#fff")],
      [("label.faint", "#999"), ("label.main", "#999"), ("bg", "#fff")],
      [Rename(.token, "text.faint", "label.faint"), Rename(.token, "text.main", "label.main")]
    ),
    (
      "either of two", [("ink", "#999"), ("bg", "#fff")], [("one", "#999"), ("two", "#999"), ("bg", "#fff")],
      [Rename(.token, "ink", "one")]
    ),
    ("still there", [("ink", "#999"), ("bg", "#fff")], [("ink", "#999"), ("text", "#999"), ("bg", "#fff")], []),
  ]

  @Test(arguments: cases.indices)
  func tokens(index: Int) throws {
    let (name, before, after, expected) = Self.cases[index]
    let found = RenameFinder(before: try report(before), after: try report(after)).renames()
    #expect(found == expected, "\(name)")
  }

  @Test func whatCouldBeEitherIsNone() throws {
    // Neither words nor lines decide.
    let before = try report([("bg", "#fff"), ("ink", "#999")])
    let after = try report([("one", "#999"), ("bg", "#fff"), ("two", "#999")])
    #expect(RenameFinder(before: before, after: after).renames() == [])
    #expect(diff(before, after).new.count == 2)
  }

  @Test func aRenamedTokenBringsItsFailuresAlong() throws {
    let diff = diff(
      try report([("ink", "#999"), ("bg", "#fff")]), try report([("text", "#999"), ("bg", "#fff")]))
    #expect(diff.new.isEmpty && diff.unjudged.isEmpty && diff.tokens.isEmpty)
    #expect(!diff.hasRegressed && !diff.hasSilenced)
    #expect(diff.renames == [Rename(.token, "ink", "text")])
  }

  @Test func aRenamedThemeBringsItsFailuresAlongAndOwnsUpToNewOnes() throws {
    let before = try report([("a", "#999"), ("b", "#111"), ("c", "#222"), ("d", "#333"), ("bg", "#fff")], theme: "Day")
    let after = try report(
      [("a", "#999"), ("b", "#aaa"), ("c", "#222"), ("d", "#333"), ("bg", "#fff")], theme: "Light")
    let diff = diff(before, after)
    #expect(diff.renames == [Rename(.theme, "Day", "Light")])
    #expect(diff.new.map(\.identity.foreground) == ["b"])
    #expect(diff.new.map(\.identity.theme) == ["Light"])
    #expect(diff.unjudged.isEmpty)
    #expect(diff.tokens.map(\.path) == ["b"])
  }

  @Test func anotherThemeIsNoRename() throws {
    let before = try report([("a", "#999"), ("b", "#111"), ("bg", "#fff")], theme: "Day")
    let after = try report([("a", "#ccc"), ("b", "#ddd"), ("bg", "#000")], theme: "Night")
    #expect(RenameFinder(before: before, after: after).renames() == [])
  }

  @Test func whatOnlyWarnsFailsNothing() throws {
    func report(_ ink: String) throws -> AuditReport {
      SmallSystem.audit(
        try SmallSystem.make([("ink", ink), ("bg", "#fff")]),
        Plan(rules: [try SmallSystem.rule("body", ["ink"], ["bg"], severity: .warning)]))
    }
    let diff = diff(try report("#000"), try report("#999"))
    #expect(diff.new.count == 1)
    #expect(!diff.hasRegressed)
  }

  @Test func newFindingsBesidePairsFailTheComparison() throws {
    func report(_ rules: [PairRule]) throws -> AuditReport {
      SmallSystem.audit(
        try SmallSystem.make([("ink", "#000"), ("bg", "#fff")]), Plan(rules: rules, failOn: [.coverage]))
    }
    let body = try SmallSystem.rule("body", ["ink"], ["bg"])
    let idle = try SmallSystem.rule("idle", ["nothing"], ["bg"])
    let added = diff(try report([body]), try report([body, idle]))
    #expect(added.newFindings.map(\.identity).contains("coverage~rule~idle"))
    #expect(added.hasRegressed)
    let kept = diff(try report([body, idle]), try report([body, idle]))
    #expect(kept.newFindings.isEmpty && !kept.hasRegressed)
    #expect(diff(try report([body, idle]), try report([body])).goneFindings > 0)
  }
}
