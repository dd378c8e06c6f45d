/// A sign drawn in a box of 8 × 8. All marks are lines, so that no font changes them, except the query, which is a glyph.
enum Mark: Hashable, Sendable, CaseIterable {
  case cross
  case tick
  case pause
  case dash
  case query
  case diamond
  case triangleDown
  case triangleUp
  case gamut
  /// A pair that is no longer judged: a ring with a line through it.
  case struck
}

extension Drawing {
  /// Draws a mark in a square box. A larger `stroke` makes a bolder mark in the same box.
  mutating func mark(_ mark: Mark, in box: Rect, _ paint: Paint, stroke: Double = 1.5, with engine: TextEngine) {
    let unit = box.width / 8
    func point(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(box.x + x * unit, box.y + y * unit) }
    let thin = stroke * 0.8
    switch mark {
    case .cross:
      shape(.line(from: point(1, 1), to: point(7, 7), stroke: stroke), paint)
      shape(.line(from: point(7, 1), to: point(1, 7), stroke: stroke), paint)
    case .tick:
      shape(.polyline([point(0.8, 4.2), point(3.1, 6.6), point(7.3, 1.6)], stroke: stroke), paint)
    case .pause:
      shape(.line(from: point(2.6, 1), to: point(2.6, 7), stroke: stroke), paint)
      shape(.line(from: point(5.4, 1), to: point(5.4, 7), stroke: stroke), paint)
    case .dash:
      shape(.line(from: point(1, 4), to: point(7, 4), stroke: stroke), paint)
    case .query:
      let style = TextStyle(max(9.5, box.width * 1.3), .bold)
      text("?", style, center: box.center.x, baseline: box.center.y + style.size * 0.363, paint, with: engine)
    case .diamond:
      shape(.polyline([point(4, 0.6), point(7.4, 4), point(4, 7.4), point(0.6, 4)], stroke: thin, closed: true), paint)
    case .triangleDown:
      shape(.polygon([point(0.6, 1.6), point(7.4, 1.6), point(4, 7)]), paint)
    case .triangleUp:
      shape(.polyline([point(0.6, 6.6), point(7.4, 6.6), point(4, 1.2)], stroke: thin, closed: true), paint)
    case .gamut:
      shape(.polygon([point(8, 0), point(8, 8), point(0, 8)]), paint)
      frame(box, paint)
    case .struck:
      shape(.ring(center: box.center, radius: 3.2 * unit, stroke: thin), paint)
      shape(.line(from: point(1.8, 6.2), to: point(6.2, 1.8), stroke: thin), paint)
    }
  }

  /// Draws an arrow of length 11 that starts at x and points right, with its middle at y.
  mutating func arrow(x: Double, y: Double, _ paint: Paint) {
    shape(.line(from: SIMD2(x, y), to: SIMD2(x + 10.4, y), stroke: 1.1), paint)
    shape(.polyline([SIMD2(x + 7.4, y - 3.2), SIMD2(x + 10.6, y), SIMD2(x + 7.4, y + 3.2)], stroke: 1.1), paint)
  }
}
