import ColorScience

/// The opaque colours of a theme as the first display shows them, for the pairs that are one of them on another.
public final class PlainColors: Sendable {
  /// How many there are.
  let displays: Int
  private let colors: [Shown?]

  private struct Shown: Sendable {
    let color: Color
    let composite: Color
  }

  /// A token, and its colour as an index into the values.
  struct Place: Sendable {
    let token: Int32
    let value: Int32
  }

  public init(_ values: [TokenColor.State], settings: AuditSettings) {
    displays = settings.displays.count
    colors = values.map { state in
      guard case .color(let color) = state, color.alpha >= 1, let display = settings.displays.first else { return nil }
      let shown = ShownColor(color, on: display, mapping: settings.mapping)
      return Shown(color: color, composite: Color(display.space, shown.components))
    }
  }

  /// Gives a pair what a row leaves out. `background` and `foreground` are indices into the values, below 0 where the variant
  /// has no such token; unless both are opaque colours there are no layers to tell.
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
      colors[Int(place.value)].map { PairLayer(token: Int(place.token), color: $0.color, composite: $0.composite) }
    }
  }

  private func holds(_ value: Int32) -> Bool {
    value >= 0 && colors[Int(value)] != nil
  }
}
