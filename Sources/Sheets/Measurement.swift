import Audit
import ColorScience

/// A pair that no rule judges, measured as the audit measures: composites in encoded space on each display, worst first.
struct Measurement: Hashable, Sendable {
  var ratio: Double
  /// What lies under the foreground, and what is seen of the foreground, on the display that decided.
  var background: Color
  var foreground: Color

  /// `layers` from the bottom, the foreground last; nil when the bottom is not opaque.
  init?(_ layers: [Color], settings: AuditSettings) {
    guard let bottom = layers.first, bottom.alpha >= 1, layers.count >= 2 else { return nil }
    var worst: Measurement?
    for display in settings.displays.isEmpty ? [.srgb] : settings.displays {
      let composites = Compositing.composites(layers, on: display, mapping: settings.mapping)
      let foreground = composites[composites.count - 1]
      let background = composites[composites.count - 2]
      let ratio = WCAG.ratio(WCAG.luminance(foreground), WCAG.luminance(background))
      if worst.map({ ratio < $0.ratio }) ?? true {
        worst = Measurement(ratio: ratio, background: background, foreground: foreground)
      }
    }
    guard let worst else { return nil }
    self = worst
  }

  private init(ratio: Double, background: Color, foreground: Color) {
    self.ratio = ratio
    self.background = background
    self.foreground = foreground
  }
}

extension ReportIndex {
  enum Measured: Hashable, Sendable {
    case ratio(Measurement)
    case noValue
    /// The background is translucent and nothing is known to lie under it.
    case noCanvas
  }

  /// The smallest ratio over the stops of gradients, over the variant's canvas.
  func measured(_ foreground: Int, on background: Int, in variant: Int) -> Measured {
    let fronts = stops(foreground, in: variant)
    let backs = stops(background, in: variant)
    guard !fronts.isEmpty, !backs.isEmpty else { return .noValue }
    let canvas = report.variants[variant].canvas
    var worst: Measurement?
    for back in backs {
      for front in fronts {
        let layers = back.alpha >= 1 ? [back, front] : (canvas.map { [$0] } ?? []) + [back, front]
        guard let found = Measurement(layers, settings: report.settings) else { return .noCanvas }
        if worst.map({ found.ratio < $0.ratio }) ?? true { worst = found }
      }
    }
    return worst.map { .ratio($0) } ?? .noValue
  }

  func stops(_ token: Int, in variant: Int) -> [Color] {
    switch color(token, in: variant).state {
    case .color(let color): [color]
    case .gradient(let stops): stops.map(\.color)
    case .composite(let parts): parts.prefix(1).map(\.color)
    case .placeholder, .undetermined, .absent: []
    }
  }
}
