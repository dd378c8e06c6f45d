import Testing

@testable import Sheets

@Suite struct RampTests {
  @Test(arguments: [
    ("functionalGrayDark880", "functionalGrayDark", "880"), ("color.blue.500", "color.blue", "500"),
    ("white", "white", ""),
    ("500", "500", ""), ("grey-05", "grey", "05"),
  ])
  func namesSplitBeforeTheirDigits(_ name: String, _ family: String, _ step: String) {
    #expect(Ramp.split(name) == (family, step))
  }

  @Test func stepsAreInNumericOrder() throws {
    let index = ReportIndex(try Fixtures.ouds().report)
    let raw = index.report.tokens.indices.filter { index.report.tokens[$0].tier == .raw }
    let ramps = Ramp.ramps(raw, index, variants: [0])
    for ramp in ramps {
      let steps = ramp.steps.compactMap { Int($0.step) }
      #expect(steps == steps.sorted())
    }
    #expect(ramps.flatMap(\.steps).count == raw.count)
    #expect(ramps.contains { $0.name == "opacityBlack" })
  }

  @Test func curvesAreOfThreeOpaqueStepsOrMore() throws {
    func ramp(_ codes: [String], alpha: Double = 1) throws -> (Ramp, String) {
      var builder = ReportBuilder(system: "S")
      let variant = builder.variant("T")
      for (place, code) in codes.enumerated() {
        _ = builder.token("red\(place)", .raw)
        var color = Fixtures.hex(code)
        color.alpha = alpha
        builder.set("red\(place)", in: variant, .color(color))
      }
      let index = ReportIndex(builder.report)
      let job = try #require(SheetRenderer(builder.report, options: SheetOptions(kinds: [.palette])).jobs.first)
      let text = job.compose(try TextEngine(fonts: .standard)).text.text
      return (try #require(Ramp.ramps(Array(codes.indices), index, variants: [variant]).first), text)
    }
    // CSS Color 4 gives oklch(0.62796 0.25768 29.234) for red.
    let (whole, text) = try ramp(["#FFFFFF", "#FF0000", "#000000"])
    #expect(whole.hasCurves)
    #expect(text.contains("red1: #FF0000; OKLCH lightness 62.8%, chroma 0.257"))
    let tones = whole.steps.compactMap(\.tone)
    #expect(abs(tones[0].lightness - 1) < 1e-6 && abs(tones[1].chroma - 0.25768) < 1e-5 && tones[2].lightness == 0)
    #expect(try !ramp(["#FFFFFF", "#FF0000"]).0.hasCurves)
    #expect(try !ramp(["#FFFFFF", "#FF0000", "#000000"], alpha: 0.5).0.hasCurves)
  }

  @Test func rowsFillTheWidthAndNoMore() throws {
    let index = ReportIndex(try Fixtures.ouds().report)
    let raw = index.report.tokens.indices.filter { index.report.tokens[$0].tier == .raw }
    for width in [464.0, 984, 2000] {
      for row in RampRow.rows(Ramp.ramps(raw, index, variants: [0]), width: width) {
        #expect(row.map(\.width).reduce(0, +) + 20 * Double(row.count - 1) <= width)
      }
    }
  }

  @Test func cardsEndAtTheMargin() {
    for row in [464.0, 823, 984, 2000] {
      for variants in 1...8 {
        let perRow = CardRow.perRow(row, variants: variants)
        let last = CardRow.span(perRow - 1, in: row, variants: variants)
        #expect(last.x + last.width == row)
        #expect(last.width >= 110 * Double(variants) || perRow == 1)
      }
    }
    #expect(CardRow.perRow(984, variants: 2) == 4)
    #expect(CardRow.span(0, in: 984, variants: 2).width == 231)
  }
}
