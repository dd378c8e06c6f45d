import ColorScience
import ThemeModel

/// The contrast of every color of a variant's semantic and component tokens on every other, judged or not, as the displays show
/// them. Tokens of one color share their figures. A translucent background lies on the variant's canvas; without one it has no
/// figures.
public struct VariantMatrix: Sendable {
  /// Indices into the theme's values, for both rows and columns.
  public let colors: [Int]
  /// Row by row; each row is a background. NaN where there is nothing to measure.
  private let ratios: [Double]

  /// `row` must be one of `theme`.
  public init(_ row: ThemeColors.Row, of theme: ThemeColors, canvas: Color?, in report: AuditReport) {
    var isUsed = Array(repeating: false, count: theme.values.count)
    for (token, value) in row.values.enumerated() where value >= 0 && report.tokens[token].tier != .raw {
      isUsed[Int(value)] = true
    }
    let colors = isUsed.indices.filter { isUsed[$0] && !theme.values[$0].stops.isEmpty }
    let measured = MatrixColors(
      colors.map { theme.values[$0].stops }, canvas: canvas, displays: report.settings.displays,
      mapping: report.settings.mapping)
    self.colors = colors
    ratios = measured.ratios()
  }

  /// Returns the worst ratio over stops and displays; `nil` when there is none. Indices count within `colors`.
  public func ratio(foreground column: Int, background row: Int) -> Double? {
    let ratio = ratios[row * colors.count + column]
    return ratio.isNaN ? nil : ratio
  }
}

/// The values of a matrix as each display shows them.
private struct MatrixColors {
  /// For each value, its stops on every display, without those that are not drawn.
  private let seen: [[[ShownColor]]]
  /// For each value, its stops as grounds; empty when one is translucent and there is no canvas.
  private let grounds: [[[ShownColor]]]
  /// The luminance of each value's first stop on each display.
  private let luminances: [Double]
  private let isPlain: [Bool]
  private let displays: Int

  init(_ values: [[Color]], canvas: Color?, displays: [Display], mapping: GamutMapping) {
    let shown = { (color: Color) in ShownColor.shown(color, on: displays, mapping: mapping) }
    let under = canvas.flatMap { $0.alpha >= 1 ? shown($0) : nil }
    let stops = values.map { $0.map(shown) }
    self.displays = displays.count
    isPlain = values.map { $0.count == 1 && $0[0].alpha >= 1 }
    luminances = stops.flatMap { $0[0].map(\.luminance) }
    seen = zip(values, stops).map { colors, stops in
      zip(colors, stops).filter { color, _ in color.alpha > 0 }.map(\.1)
    }
    grounds = zip(values, stops).map { colors, stops in
      if colors.allSatisfy({ $0.alpha >= 1 }) { return stops }
      guard let under else { return [] }
      return stops.map { stop in zip(stop, under).map { $0.over($1) } }
    }
  }

  /// Returns the ratios row by row; NaN where there is nothing to measure.
  func ratios() -> [Double] {
    var ratios = plainRatios()
    for row in isPlain.indices {
      for column in isPlain.indices where !isPlain[row] || !isPlain[column] {
        ratios[row * isPlain.count + column] = ratio(of: column, on: row)
      }
    }
    return ratios
  }

  /// Returns the ratios as if every value were one opaque color. Nearly all are, and luminances alone give theirs.
  private func plainRatios() -> [Double] {
    var worst = Array(repeating: Double.infinity, count: isPlain.count * isPlain.count)
    var ratios = worst
    var last: [Double] = []
    for display in 0..<displays {
      let shown = isPlain.indices.map { luminances[$0 * displays + display] }
      // Displays agree on all colors of sRGB.
      if shown == last { continue }
      ContrastMatrix.fill(&ratios, luminances: shown)
      for index in worst.indices { worst[index] = min(worst[index], ratios[index]) }
      last = shown
    }
    return worst.map { $0.isFinite ? $0 : .nan }
  }

  private func ratio(of foreground: Int, on background: Int) -> Double {
    let tops = seen[foreground]
    let bottoms = grounds[background]
    let ratio = PairMeasurement(
      stops: tops.indices, grounds: bottoms.count, displays: displays, seen: { tops[$0][$1] },
      under: { bottoms[$0][$1] }
    ).ratio
    return ratio.isFinite ? ratio : .nan
  }
}
