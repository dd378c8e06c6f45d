import Audit
import ColorScience

extension ReportIndex {
  enum Measured: Hashable, Sendable {
    case ratio(PairMeter.Reading)
    case noValue
    /// The background is translucent, and no color is known to lie under it.
    case noCanvas
  }

  /// Measures a pair over the variant's canvas, in the same way as the audit.
  func measured(_ foreground: Int, on background: Int, in variant: Int) -> Measured {
    let fronts = color(foreground, in: variant).state.stops
    let backs = color(background, in: variant).state.stops
    guard !fronts.isEmpty, !backs.isEmpty else { return .noValue }
    let found = meter.measure(fronts, on: backs, over: report.variants[variant].canvas)
    return found.map { .ratio($0) } ?? .noCanvas
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
