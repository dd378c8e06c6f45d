import Audit
import ColorScience
import Testing
import ThemeModel

@testable import Sheets

@Suite struct PaletteContentTests {
  private func texts(_ job: SheetJob, _ engine: TextEngine) -> [String] {
    job.compose(engine).drawing.commands.compactMap { command in
      if case .text(let text, _, _, _, _) = command { text } else { nil }
    }
  }

  private func palettes(_ report: AuditReport, all: Bool = false) -> [SheetJob] {
    SheetRenderer(report, options: SheetOptions(kinds: [.palette], all: all)).jobs
  }

  @Test func namesBetweenPaletteAndPurposeAreCountedNotShown() throws {
    var builder = ReportBuilder(system: "S")
    let variant = builder.variant("T")
    for (path, tier, chain) in [
      ("palette.blue500", Tier.raw, []), ("link-light", .raw, ["palette.blue500"]),
      ("text.link", .semantic, ["link-light", "palette.blue500"]),
    ] {
      _ = builder.token(path, tier)
      builder.set(path, in: variant, .color(Fixtures.hex("#0060DF")), chain: chain)
    }
    let content = PaletteContent(ReportIndex(builder.report), variants: [variant])
    #expect(content.rawTokens.count == 1 && content.goBetweens.count == 1)
    let engine = try TextEngine(fonts: .standard)
    let job = try #require(palettes(builder.report).first)
    // The card names it, and so does the text, which leaves nothing out.
    #expect(texts(job, engine).contains("link-light"))
    #expect(job.compose(engine).text.text.contains("link-light: #0060DF from palette.blue500"))
    #expect(PaletteContent(ReportIndex(builder.report), variants: [variant], all: true).rawTokens.count == 2)
  }

  @Test func smallFamiliesShareARow() {
    func family(_ name: String, _ count: Int) -> PaletteFamilies {
      PaletteFamilies(names: [name], tokens: Array(0..<count))
    }
    let shared = PaletteFamilies.shared(
      [family("body", 6), family("card", 4), family("tab", 3), family("chip", 2), family("alert", 9)], perRow: 7)
    #expect(shared.map(\.names) == [["body"], ["card", "tab"], ["chip"], ["alert"]])
    #expect(shared.map(\.tokens.count) == [6, 7, 2, 9])
    let many = PaletteFamilies.shared((0..<9).map { family("f\($0)", 1) }, perRow: 7)
    #expect(many.allSatisfy { $0.names.count <= PaletteFamilies.nameLimit })
    #expect(PaletteFamilies.shared([family("a", 1), family("b", 1)], perRow: 1).count == 2)
  }

  @Test func aRampOfOneHueSaysItOnce() {
    let steps = [(0.98, 0.01), (0.7, 0.12), (0.3, 0.08)].map { [Color(.oklch, $0.0, $0.1, 228)] }
    let (space, lines) = RampValues.of(steps)
    #expect(space == "oklch, hue 228")
    // Steps show six digits, which can be compared, with their lightness below.
    #expect(lines == [["#F2FAFE"], ["#37ACD9"], ["≈#00344D"]])
    #expect(RampValues.of([[Fixtures.hex("#102030")], [Fixtures.hex("#405060")]]).space.isEmpty)
    #expect(RampValues.of([[Color(.displayP3, 0, 0.85, 0.2)]]).lines == [["display-p3", "0 .85 .2"]])
    let mixed = RampValues.of([[Color(.oklch, 0.5, 0.02, 90)], [Fixtures.hex("#405060")]])
    #expect(mixed.space.isEmpty && mixed.lines.allSatisfy { $0[0].hasPrefix("#") })
  }

  /// Eleven variants make two sets of sheets of the same size, with continuous numbers.
  @Test func manyVariantsAreNumberedThrough() throws {
    var builder = ReportBuilder(system: "S")
    for level in 0..<11 {
      let variant = builder.variant("T", [("mode", level == 0 ? "light" : "dark"), ("depth", "level\(level)")])
      _ = builder.token("surface.page", role: "surface")
      builder.set("surface.page", in: variant, .color(.gray(UInt8(level * 20))))
    }
    let jobs = palettes(builder.report)
    #expect(jobs.map(\.name) == ["T-palette-1", "T-palette-2"])
    let engine = try TextEngine(fonts: .standard)
    #expect(texts(jobs[1], engine).contains("Palette, sheet 2 of 2"))
    // The part of each variant has its name above it.
    let words = jobs.flatMap { texts($0, engine) }.joined(separator: " ")
    for level in 1..<11 { #expect(words.contains("level\(level)")) }
  }

  @Test func valuesAreNeverCutInHalf() throws {
    let engine = try TextEngine(fonts: .standard)
    let wide = Color(.displayP3, 0.123, 0.456, 0.789)
    let colors = [wide, Color(.oklch, 0.982, 0.005, 92, alpha: 0.125), Fixtures.hex("#15141A", alpha: 0.678)]
    for color in colors {
      for width in stride(from: 76.0, through: 200, by: 4) {
        let shown = engine.fitted(color, .value, width: width)
        #expect(!shown.contains("…") && engine.width(shown, .value) <= width, "\(shown) in \(width)")
      }
    }
    #expect(engine.fitted(wide, .value, width: 300) == "display-p3 .123 .456 .789")
    #expect(engine.fitted(Color(.displayP3, 0, 1, 0), .value, width: 60).hasPrefix("≈#"))
  }
}
