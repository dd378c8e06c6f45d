import Audit
import ColorScience
import RealSystems
import ThemeModel

@testable import Reports

/// A page of Firefox with its plan. Each changed value is on its own line of a file made up for it.
struct PlanFixture {
  var report: AuditReport
  var page: PagePlan
  var files: [String: String] = [:]

  static func firefox() throws -> PlanFixture {
    let tool = ToolStamp(name: "legible", version: "1.0.0", configDigest: "")
    let run = Auditor.run(
      try FirefoxSystem.load(), plan: try FirefoxPlan.team(), options: AuditOptions(tool: tool, suggestions: .none))
    let plan = Mender(run).plan()
    var texts: [String: [Int: String]] = [:]
    let edits = plan.changes.map { change -> PagePlan.Edit in
      guard change.kind == .value else { return PagePlan.Edit(refusal: "the name of the colour is not written there") }
      let prefix = "  let \(change.name) = 0x"
      func span(_ color: Color) -> PagePlan.Span {
        PagePlan.Span(
          line: change.place.line, start: prefix.utf16.count, end: prefix.utf16.count + 6,
          text: color.hex8.dropFirst().lowercased())
      }
      texts[change.place.file, default: [:]][change.place.line] =
        prefix + change.before.hex8.dropFirst().prefix(6).lowercased()
      return PagePlan.Edit(spans: [span(change.after)], alternatives: change.alternatives.map { [span($0.color)] })
    }
    var fixture = PlanFixture(report: run.report(), page: PagePlan(plan: plan, edits: edits, sources: []))
    for (file, changed) in texts.sorted(by: { $0.key < $1.key }) {
      let count = (changed.keys.max() ?? 0) + 1
      let lines = (1...count).map { changed[$0] ?? "// line \($0)" }
      fixture.page.sources.append(
        PagePlan.Source(
          file: file, lines: lines.enumerated().map { PagePlan.Source.Line(number: $0.offset + 1, text: $0.element) },
          count: count, isEnded: false))
      fixture.files[file] = lines.joined(separator: "\n")
    }
    return fixture
  }
}
