import Audit
import ColorScience
import ThemeModel

@testable import Sheets

/// A small system with one of everything that a sheet draws: every kind of tile, sample, verdict and mark.
enum GoldenSystem {
  static func report(accent: String = "#7A8C00", silenced: Bool = false) -> AuditReport {
    var builder = ReportBuilder(system: "Golden system", displays: [.srgb, .displayP3])
    let modes: [(name: String, page: String, card: String, ink: String)] = [
      ("light", "#FFFFFF", "#EDEDF2", "#1B1B24"), ("dark", "#16161A", "#26262E", "#F2F2F7"),
    ]
    for mode in modes {
      let variant = builder.variant("Golden", [("mode", mode.name)], canvas: Fixtures.hex(mode.page))
      for (raw, color) in [
        ("palette.olive500", Fixtures.hex(accent)), ("palette.rose400", Fixtures.hex("#D6456B")),
        ("palette.rose700", Fixtures.hex("#7E1D3A")), ("palette.ink80", Fixtures.hex("#101018", alpha: 0.8)),
        ("palette.leaf", Color(.displayP3, 0.1, 0.8, 0.25)), ("palette.haze", Color(.oklch, 0.82, 0.05, 210)),
      ] {
        _ = builder.token(raw, .raw)
        builder.set(raw, in: variant, .color(color))
      }
      func set(_ path: String, _ role: String, _ state: TokenColor.State, _ chain: [String] = []) {
        _ = builder.token(path, role: role)
        builder.set(path, in: variant, state, chain: chain)
      }
      set("surface.page", "surface", .color(Fixtures.hex(mode.page)))
      set("surface.card", "surface", .color(Fixtures.hex(mode.card)))
      set("surface.veil", "surface", .color(Fixtures.hex("#D6456B", alpha: 0.24)), ["palette.rose400"])
      set(
        "surface.sunset", "surface",
        .gradient([Fixtures.hex("#D6456B"), Fixtures.hex("#7E1D3A")].map { ResolvedStop(color: $0) }))
      set("text.primary", "text", .color(Fixtures.hex(mode.ink)))
      set("text.accent", "text", .color(Fixtures.hex(accent)), ["palette.olive500"])
      set("text.نص.emphasised-and-rather-long", "text", .color(Fixtures.hex("#D6456B")), ["palette.rose400"])
      set(
        "text.missing", "text",
        .undetermined(Undetermined(code: "missing", reason: "no value", text: "not-a-colour")))
      set("icon.leaf", "icon", .color(Color(.displayP3, 0.1, 0.8, 0.25)), ["palette.leaf"])
      set("border.haze", "border", .color(Color(.oklch, 0.82, 0.05, 210)), ["palette.haze"])
      set("focus.ring", "focus", .color(Fixtures.hex(mode.ink)))
    }
    let text = builder.rule("text", .aaText, .text, over: ["surface.page"])
    let icon = builder.rule("icon", .nonText, .icon)
    let border = builder.rule("border", .nonText, .border)
    let focus = builder.rule("focus", .nonText, .focus)
    for variant in builder.report.variants.indices {
      for back in ["surface.page", "surface.card", "surface.veil", "surface.sunset"] {
        builder.judge(text, "text.primary", on: back, in: variant)
      }
      for back in ["surface.page", "surface.card"] {
        builder.judge(text, "text.accent", on: back, in: variant, as: silenced ? .waived : nil)
        builder.judge(icon, "icon.leaf", on: back, in: variant)
        builder.judge(focus, "focus.ring", on: back, in: variant)
      }
      builder.judge(text, "text.نص.emphasised-and-rather-long", on: "surface.card", in: variant)
      builder.judge(text, "text.missing", on: "surface.page", in: variant)
      if !silenced { builder.judge(text, "text.missing", on: "surface.card", in: variant) }
      builder.judge(border, "border.haze", on: "surface.page", in: variant, as: .waived)
      builder.judge(border, "border.haze", on: "surface.card", in: variant, as: .exempt)
      let named = ["text.accent", "text.نص.emphasised-and-rather-long", "icon.leaf"].map { builder.token($0) }
      builder.report.distinguish.append(
        DistinguishReport(rule: "status", variant: variant, tokens: named, threshold: 0.14, pairs: []))
    }
    builder.findCauses()
    return builder.report
  }

  /// Returns one sheet of each kind, on either paper.
  static func jobs() -> [SheetJob] {
    let options = SheetOptions(scale: 1)
    let sheets = SheetRenderer(report(), options: options).jobs
    let changes = SheetRenderer(from: report(), to: report(accent: "#5F6B00", silenced: true), options: options).jobs
    let wanted = [
      "Golden-light-matrix-1", "Golden-palette-1", "Golden-dark-failures-1", "Golden-light-vision-1",
      "Golden-light-diff-1",
    ]
    return wanted.compactMap { name in (sheets + changes).first { $0.name == name } } + GoldenPlan.jobs(options)
  }
}
