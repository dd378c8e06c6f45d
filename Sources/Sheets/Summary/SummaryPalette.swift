import Audit
import ColorScience
import Wording

/// The colors of the first variant, shown where nothing is judged, so that the picture still shows what was read.
struct SummaryPalette: Sendable {
  var colors: [Color]
  var count: Int

  private static let limit = 216
  private static let perRow = 36
  private static let swatch = SIMD2(18.0, 22.0)

  init?(_ index: ReportIndex) {
    guard let variant = index.report.variants.indices.first else { return nil }
    let opaque = SummaryPalette.ordered(index, variant).compactMap { token -> Color? in
      let stops = index.stops(token, in: variant)
      return stops.count == 1 && stops[0].alpha >= 1 ? stops[0] : nil
    }
    guard !opaque.isEmpty else { return nil }
    count = opaque.count
    colors = Array(opaque.prefix(SummaryPalette.limit))
  }

  /// Returns tokens in the order of the palette: the ramps step by step, then the other tokens.
  private static func ordered(_ index: ReportIndex, _ variant: Int) -> [Int] {
    let tokens = index.report.tokens.indices
    let raw = tokens.filter { index.report.tokens[$0].tier == .raw }
    let stepped = Ramp.stepped(
      tokens.filter { index.report.tokens[$0].tier != .raw }, beside: raw, index, variants: [variant])
    let first = Ramp.ramps(raw + stepped, index, variants: [variant]).flatMap { $0.steps.map(\.token) }
    let seen = Set(first)
    return first + Ramp.numeric(tokens.filter { !seen.contains($0) }, index)
  }

  var note: String {
    colors.count < count
      ? "\(colors.count) of \(Counted.of(count, "opaque colour"))" : Counted.of(count, "opaque colour")
  }

  func draw(_ pen: inout SummaryPen) {
    for (place, color) in colors.enumerated() {
      let (row, column) = place.quotientAndRemainder(dividingBy: Self.perRow)
      pen.drawing.fill(
        Rect(
          SummarySheet.margin + Self.swatch.x * Double(column), pen.y + (Self.swatch.y + 2) * Double(row),
          Self.swatch.x, Self.swatch.y), .color(color))
    }
    let rows = (colors.count + Self.perRow - 1) / Self.perRow
    for row in 0..<rows {
      let inRow = min(Self.perRow, colors.count - row * Self.perRow)
      let strip = Rect(
        SummarySheet.margin, pen.y + (Self.swatch.y + 2) * Double(row), Self.swatch.x * Double(inRow), Self.swatch.y)
      if pen.drawing.needsHairline(Array(colors[row * Self.perRow..<row * Self.perRow + inRow])) {
        pen.drawing.frame(strip)
      }
    }
    pen.y += (Self.swatch.y + 2) * Double(rows)
  }

  /// Returns the lightest and the darkest colors on each other, as the largest contrasts that the palette allows.
  static func contrasts(_ index: ReportIndex) -> SummarySection? {
    guard let variant = index.report.variants.indices.first else { return nil }
    let opaque = index.report.tokens.indices.compactMap { token -> (token: Int, color: Color, luminance: Double)? in
      let stops = index.stops(token, in: variant)
      guard stops.count == 1, stops[0].alpha >= 1 else { return nil }
      return (token, stops[0], WCAG.luminance(stops[0]))
    }.sorted { ($0.luminance, $0.token) < ($1.luminance, $1.token) }
    guard opaque.count > 1 else { return nil }
    let tiles = (0..<min(3, opaque.count / 2)).map { place in
      let (dark, light) = (opaque[place], opaque[opaque.count - 1 - place])
      return SummaryTile(
        look: SummaryLook(background: light.color, foreground: dark.color), sample: .text,
        ratio: WCAG.ratio(dark.luminance, light.luminance), required: Criterion.aaText.required,
        pill: Pill(mark: nil, word: "not judged", look: .outlined(1, .ink3)), foreground: index.forms(dark.token),
        background: index.forms(light.token), theme: index.tableName(variant), others: 0)
    }
    return .pairs(SummaryPairs(title: "Largest contrasts", note: "measured, not judged", tiles: tiles))
  }
}
