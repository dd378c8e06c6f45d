import ColorScience

/// The stacks of pairs that are one opaque colour on another: the two as the first display shows them, each worked out once.
public struct PlainLayers {
  private let values: [TokenColor.State]
  private let settings: AuditSettings
  private var composites: [Color?]

  public init(_ values: [TokenColor.State], settings: AuditSettings) {
    self.values = values
    self.settings = settings
    composites = Array(repeating: nil, count: values.count)
  }

  /// What `PairReport` has where a row leaves it out. `background` and `foreground` are indices into the values, below 0 where
  /// the variant has no such token; the pair stays as it is unless both are opaque colours.
  public mutating func complete(_ pair: inout PairReport, background: Int, foreground: Int) {
    guard let ratio = pair.ratio else { return }
    pair.displayRatios = Array(repeating: ratio, count: settings.displays.count)
    guard let bottom = layer(pair.background, background), let top = layer(pair.foreground, foreground) else { return }
    pair.layers = [bottom, top]
  }

  private mutating func layer(_ token: Int, _ value: Int) -> PairLayer? {
    guard value >= 0, case .color(let color) = values[value], color.alpha >= 1, let display = settings.displays.first
    else { return nil }
    if let known = composites[value] { return PairLayer(token: token, color: color, composite: known) }
    let shown = ShownColor(color, on: display, mapping: settings.mapping)
    let composite = Color(display.space, shown.components)
    composites[value] = composite
    return PairLayer(token: token, color: color, composite: composite)
  }
}
