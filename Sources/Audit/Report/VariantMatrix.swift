import ColorScience
import ThemeModel

/// Every semantic and component token of a variant on every other, judged or not, as the displays show them. A translucent
/// background lies on the variant's canvas; without one it has no figures.
public struct VariantMatrix: Sendable {
  /// Indices into the report's tokens: rows and columns alike.
  public let tokens: [Int]
  /// Row by row, a row a background. Not a number where there is nothing to measure.
  private let ratios: [Double]

  public init(_ variant: VariantReport, in report: AuditReport) {
    let tokens = report.tokens.indices.filter { report.tokens[$0].tier != .raw && $0 < variant.colors.count }
    let displays = report.settings.displays
    let mapping = report.settings.mapping
    var ratios = Array(repeating: Double.nan, count: tokens.count * tokens.count)
    let stops = tokens.map { VariantMatrix.stops(variant.colors[$0].state) }
    for display in displays {
      let shown = stops.map { $0.map { $0.mapped(to: display, by: mapping) } }
      let canvas = variant.canvas?.mapped(to: display, by: mapping)
      for row in tokens.indices {
        let grounds = shown[row].compactMap { VariantMatrix.laid($0, on: canvas) }
        guard !grounds.isEmpty, grounds.count == shown[row].count else { continue }
        for ground in grounds {
          let luminance = WCAG.luminance(ground)
          for column in tokens.indices where column != row {
            for stop in shown[column] where stop.alpha > 0 {
              guard let composite = VariantMatrix.laid(stop, on: ground) else { continue }
              let ratio = WCAG.ratio(WCAG.luminance(composite), luminance)
              let cell = row * tokens.count + column
              if !(ratios[cell] <= ratio) { ratios[cell] = ratio }
            }
          }
        }
      }
    }
    self.tokens = tokens
    self.ratios = ratios
  }

  /// Counted within `tokens`; the worst over stops and displays, or nil when either has no value.
  public func ratio(foreground column: Int, background row: Int) -> Double? {
    let ratio = ratios[row * tokens.count + column]
    return ratio.isNaN ? nil : ratio
  }

  private static func stops(_ state: TokenColor.State) -> [Color] {
    switch state {
    case .color(let color): [color]
    case .gradient(let stops): stops.map(\.color)
    case .composite(let parts): parts.map(\.color)
    case .placeholder, .undetermined, .absent: []
    }
  }

  private static func laid(_ color: Color, on ground: Color?) -> Color? {
    if color.alpha >= 1 { return Color(color.space, color.components) }
    guard let ground, ground.alpha >= 1 else { return nil }
    return Color(color.space, Compositing.over(color.components, alpha: color.alpha, on: ground.components))
  }
}
