import ColorScience
import ThemeModel

@testable import Audit
@testable import Sheets

/// A small plan with everything that its sheet draws: a color, one from the palette instead, two demands.
enum GoldenPlan {
  static let settings = AuditSettings(
    displays: [.srgb, .displayP3], mapping: .minde, gamutTolerance: 7.5e-05, failOn: [])

  static func jobs(_ options: SheetOptions) -> [SheetJob] {
    SheetRenderer(plan(), settings: settings, options: options).jobs
  }

  static func plan() -> MendPlan {
    let (white, ink) = (hex("#FFFFFF"), hex("#1B1B24"))
    let lime = look("text.accent", on: "page", hex("#7A8C00"), hex("#677600"), white, 3.70, 5.01)
    let changes = [
      MendPlan.Change(
        id: "raw.lime60", kind: .value, name: "raw.lime60", place: place(12), before: hex("#7A8C00"),
        after: hex("#677600"), difference: 0.071, mended: 12, looks: [lime],
        tokens: ["text.accent"],
        themes: ["Golden"],
        alternatives: [
          MendPlan.Alternative(name: "raw.lime70", color: hex("#5F6B00"), difference: 0.1, mended: 12, broken: 0)
        ])
    ]
    let conflict = MendPlan.Conflict(
      name: "raw.violet50", place: place(50), color: hex("#9059FF"),
      looks: [
        look("gradient", on: "night", hex("#9059FF"), hex("#9059FF"), ink, 3.40, 3.40),
        look("onGradient", on: "gradient", white, white, hex("#9059FF"), 4.41, 4.41),
      ], demands: [.lighter(than: 0.247), .darker(than: 0.175)],
      ways: [
        MendPlan.WayOut(
          kind: .step, token: "gradient", theme: "Golden", place: place(51), target: "raw.violet20",
          color: hex("#CB9EFF"), mended: 1, broken: 0)
      ])
    return MendPlan(
      tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: "c0ffee00"), system: "Golden system", themes: 1,
      judged: 120, failing: 14, mended: 12, remaining: 2, optimality: .provenFewest, endedEarly: false,
      changes: changes, offers: [], conflicts: [conflict], trades: [], asides: [], remains: conflict.looks,
      pairWorth: 0.03)
  }

  private static func place(_ line: Int) -> Place { Place(file: "tokens/golden.json", line: line, column: 3) }

  private static func hex(_ text: String) -> Color { Fixtures.hex(text) }

  private static func look(
    _ foreground: String, on background: String, _ before: Color, _ after: Color, _ paper: Color, _ was: Double,
    _ now: Double, _ required: Double = 4.5
  ) -> MendPlan.Look {
    MendPlan.Look(
      foreground: foreground, background: background, rule: "r", variant: "Golden/light", pairs: 6, themes: ["Golden"],
      before: was, after: now, required: required,
      colorsBefore: MendPlan.Look.Colors(foreground: before, background: paper),
      colorsAfter: MendPlan.Look.Colors(foreground: after, background: paper), sample: .text)
  }
}
