import ColorScience
import ThemeModel

/// Every colour that semantic and component tokens of a variant have on every other, judged or not, as the displays show them:
/// tokens of one colour have one contrast. A translucent background lies on the variant's canvas; without one it has no figures.
public struct VariantMatrix: Sendable {
  /// Indices into the theme's values: rows and columns alike.
  public let colors: [Int]
  /// Row by row, a row a background. Not a number where there is nothing to measure.
  private let ratios: [Double]

  /// `row` is one of `theme`.
  public init(_ row: ThemeColors.Row, of theme: ThemeColors, canvas: Color?, in report: AuditReport) {
    var isUsed = Array(repeating: false, count: theme.values.count)
    for (token, value) in row.values.enumerated() where value >= 0 && report.tokens[token].tier != .raw {
      isUsed[Int(value)] = true
    }
    let colors = isUsed.indices.filter { isUsed[$0] && !VariantMatrix.stops(theme.values[$0]).isEmpty }
    var ratios = Array(repeating: Double.nan, count: colors.count * colors.count)
    for display in report.settings.displays {
      let seen = { (color: Color) in Seen(color.mapped(to: display, by: report.settings.mapping)) }
      let stops = colors.map { VariantMatrix.stops(theme.values[$0]).map(seen) }
      let canvas = canvas.map(seen)
      for row in colors.indices {
        let grounds = stops[row].compactMap { $0.laid(on: canvas) }
        guard grounds.count == stops[row].count else { continue }
        for ground in grounds {
          for column in colors.indices {
            for stop in stops[column] where stop.color.alpha > 0 {
              guard let composite = stop.laid(on: ground) else { continue }
              let ratio = WCAG.ratio(composite.luminance, ground.luminance)
              let cell = row * colors.count + column
              if !(ratios[cell] <= ratio) { ratios[cell] = ratio }
            }
          }
        }
      }
    }
    self.colors = colors
    self.ratios = ratios
  }

  /// Counted within `colors`; the worst over stops and displays, or nil when there is none.
  public func ratio(foreground column: Int, background row: Int) -> Double? {
    let ratio = ratios[row * colors.count + column]
    return ratio.isNaN ? nil : ratio
  }

  /// A colour on a display, with its luminance as if opaque.
  private struct Seen {
    let color: Color
    let luminance: Double

    init(_ color: Color) {
      self.color = color
      luminance = WCAG.luminance(Color(color.space, color.components))
    }

    func laid(on ground: Seen?) -> Seen? {
      if color.alpha >= 1 { return self }
      guard let ground, ground.color.alpha >= 1 else { return nil }
      return Seen(
        Color(color.space, Compositing.over(color.components, alpha: color.alpha, on: ground.color.components)))
    }
  }

  private static func stops(_ state: TokenColor.State) -> [Color] {
    switch state {
    case .color(let color): [color]
    case .gradient(let stops): stops.map(\.color)
    case .composite(let parts): parts.map(\.color)
    case .placeholder, .undetermined, .absent: []
    }
  }
}
