/// A closed shape made of polygons. A polygon in the opposite direction cuts a hole.
struct Outline: Hashable, Sendable {
  var polygons: [[SIMD2<Double>]]

  init(_ polygons: [[SIMD2<Double>]]) {
    self.polygons = polygons
  }

  static func polygon(_ points: [SIMD2<Double>]) -> Outline {
    Outline([points])
  }

  static func rect(_ rect: Rect) -> Outline {
    .polygon([
      SIMD2(rect.x, rect.y), SIMD2(rect.right, rect.y), SIMD2(rect.right, rect.bottom), SIMD2(rect.x, rect.bottom),
    ])
  }

  static func circle(center: SIMD2<Double>, radius: Double) -> Outline {
    .polygon(arc(center: center, radius: radius, from: 0, sweep: 2 * Double.pi))
  }

  static func ring(center: SIMD2<Double>, radius: Double, stroke: Double) -> Outline {
    let outer = arc(center: center, radius: radius + stroke / 2, from: 0, sweep: 2 * Double.pi)
    let inner = arc(center: center, radius: max(0, radius - stroke / 2), from: 0, sweep: 2 * Double.pi)
    return Outline([outer, inner.reversed()])
  }

  static func roundedRect(_ rect: Rect, radius: Double) -> Outline {
    .polygon(roundedCorners(rect, radius: radius))
  }

  /// Returns the outline of a rounded rectangle as a shape of a stroke width, inside its edge.
  static func roundedBorder(_ rect: Rect, radius: Double, stroke: Double) -> Outline {
    let inner = rect.inset(by: stroke)
    return Outline([
      roundedCorners(rect, radius: radius),
      roundedCorners(inner, radius: max(0, radius - stroke)).reversed(),
    ])
  }

  /// Returns a line with butt ends.
  static func line(from a: SIMD2<Double>, to b: SIMD2<Double>, stroke: Double) -> Outline {
    polyline([a, b], stroke: stroke)
  }

  /// Returns joined lines with butt ends and mitred corners; `closed` joins the last point to the first.
  static func polyline(_ points: [SIMD2<Double>], stroke: Double, closed: Bool = false) -> Outline {
    let left = offset(points, by: stroke / 2, closed: closed)
    let right = offset(points, by: -stroke / 2, closed: closed)
    return closed ? Outline([left, right.reversed()]) : Outline([left + right.reversed()])
  }

  private static func offset(_ points: [SIMD2<Double>], by distance: Double, closed: Bool) -> [SIMD2<Double>] {
    let count = points.count
    func normal(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
      let step = b - a
      let length = (step.x * step.x + step.y * step.y).squareRoot()
      return length > 0 ? SIMD2(-step.y / length, step.x / length) : SIMD2(0, 0)
    }
    return points.indices.map { index in
      let hasBefore = closed || index > 0
      let hasAfter = closed || index < count - 1
      let before = normal(points[(index + count - 1) % count], points[index])
      let after = normal(points[index], points[(index + 1) % count])
      guard hasBefore, hasAfter else { return points[index] + (hasBefore ? before : after) * distance }
      let sum = before + after
      let square = sum.x * sum.x + sum.y * sum.y
      return square > 1e-9 ? points[index] + sum * (2 * distance / square) : points[index] + before * distance
    }
  }

  private static func roundedCorners(_ rect: Rect, radius: Double) -> [SIMD2<Double>] {
    let r = min(radius, rect.width / 2, rect.height / 2)
    guard r > 0 else { return Outline.rect(rect).polygons[0] }
    let quarter = Double.pi / 2
    return arc(center: SIMD2(rect.right - r, rect.y + r), radius: r, from: -quarter, sweep: quarter)
      + arc(center: SIMD2(rect.right - r, rect.bottom - r), radius: r, from: 0, sweep: quarter)
      + arc(center: SIMD2(rect.x + r, rect.bottom - r), radius: r, from: quarter, sweep: quarter)
      + arc(center: SIMD2(rect.x + r, rect.y + r), radius: r, from: 2 * quarter, sweep: quarter)
  }

  /// Returns points so dense that the polygon deviates from the circle by less than a fiftieth of a px at scale 3.
  private static func arc(
    center: SIMD2<Double>, radius: Double, from start: Double, sweep: Double
  ) -> [SIMD2<Double>] {
    let steps = max(4, Int((sweep * (radius * 3 + 1).squareRoot() * 3).rounded(.up)))
    return (0...steps).map { step in
      let angle = start + sweep * Double(step) / Double(steps)
      return center + radius * SIMD2(Mathematics.cosine(angle), Mathematics.sine(angle))
    }
  }

  func scaled(by scale: Double) -> Outline {
    Outline(polygons.map { polygon in polygon.map { $0 * scale } })
  }

  /// Returns the part of a convex polygon that lies in a rectangle.
  static func clipped(_ convex: [SIMD2<Double>], to rect: Rect) -> [SIMD2<Double>] {
    let edges: [(axis: Int, limit: Double, sign: Double)] = [
      (0, rect.x, 1), (0, rect.right, -1), (1, rect.y, 1), (1, rect.bottom, -1),
    ]
    return edges.reduce(convex) { polygon, edge in
      var kept: [SIMD2<Double>] = []
      for (index, b) in polygon.enumerated() {
        let a = polygon[(index + polygon.count - 1) % polygon.count]
        let depthA = (a[edge.axis] - edge.limit) * edge.sign
        let depthB = (b[edge.axis] - edge.limit) * edge.sign
        if (depthA < 0) != (depthB < 0) { kept.append(a + (b - a) * (depthA / (depthA - depthB))) }
        if depthB >= 0 { kept.append(b) }
      }
      return kept
    }
  }
}
