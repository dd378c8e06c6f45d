import ColorScience

/// The opaque colors of a theme as the first display shows them, for the pairs of one such color on another.
public final class PlainColors: Sendable {
  private let values: ValueList
  private let settings: AuditSettings

  /// A token, and its color as an index into the values.
  struct Place: Sendable {
    let token: Int32
    let value: Int32
  }

  public init(_ values: ValueList, settings: AuditSettings) {
    self.values = values
    self.settings = settings
  }

  /// The number of displays.
  var displays: Int { settings.displays.count }

  /// Adds to a pair what a row leaves out. `background` and `foreground` are indices into the values, below 0 when the variant
  /// lacks the token. Unless both are opaque colors, there are no layers to add.
  public func complete(_ pair: inout PairReport, background: Int32, foreground: Int32) {
    guard let ratio = pair.ratio else { return }
    guard holds(background), holds(foreground) else {
      pair.displayRatios = Array(repeating: ratio, count: displays)
      return
    }
    pair.stack = .plain(
      PairStack.Plain(
        colors: self, ratio: ratio, background: Place(token: Int32(pair.background), value: background),
        foreground: Place(token: Int32(pair.foreground), value: foreground)))
  }

  func layers(_ places: [Place]) -> [PairLayer] {
    places.compactMap { place in
      guard let display = settings.displays.first, let color = opaque(place.value) else { return nil }
      let shown = ShownColor(color, on: display, mapping: settings.mapping)
      return PairLayer(token: Int(place.token), color: color, composite: Color(display.space, shown.components))
    }
  }

  private func holds(_ value: Int32) -> Bool { opaque(value) != nil && !settings.displays.isEmpty }

  private func opaque(_ value: Int32) -> Color? {
    guard value >= 0, case .color(let color) = values[Int(value)], color.alpha >= 1 else { return nil }
    return color
  }
}
