import Testing
import ThemeModel

@testable import Audit

@Suite struct LabelTests {
  private func report(_ labels: [Plan.Label]) throws -> AuditReport {
    var plan = Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"])])
    plan.labels = labels
    return SmallSystem.audit(try SmallSystem.make([("text", "#999"), ("bg", "#fff")], theme: "NovaDarkTheme"), plan)
  }

  @Test func peopleSeeTheLabelAndMachinesTheName() throws {
    let report = try report([Plan.Label(name: "NovaDarkTheme", text: "Nova dark")])
    #expect(report.variants.map(\.name) == ["NovaDarkTheme"])
    #expect(report.causes.map(\.themes) == [["NovaDarkTheme"]])
    let labelled = report.labelled
    #expect(labelled.themes.map(\.name) == ["Nova dark"])
    #expect(labelled.variants.map(\.name) == ["Nova dark"])
    #expect(labelled.variants.map(\.theme) == ["Nova dark"])
    #expect(labelled.causes.flatMap(\.themes) == ["Nova dark"])
    #expect(labelled.causes.flatMap(\.definitions).flatMap(\.themes) == ["Nova dark"])
    #expect(labelled.pairs == report.pairs)
  }

  @Test func aLabelOfNoThemeIsAFindingWithAHint() throws {
    let place = Place(file: "legible.json", line: 3, column: 5)
    let report = try report([Plan.Label(name: "NovaDrakTheme", text: "Nova dark", place: place)])
    #expect(
      report.diagnostics == [
        Diagnostic(
          .warning, code: "config-unknown-theme",
          message: "“labels”: there is no theme or variant “NovaDrakTheme”; did you mean NovaDarkTheme?", place: place)
      ])
  }
}
