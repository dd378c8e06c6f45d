/// CSS Color 4, #css-gamut-mapping: chroma reduction in OKLCH by ray tracing.
///
/// A ray from the gray of the same lightness to the color meets the surface of the RGB cube. The intersection is moved
/// to the color's lightness and hue, and the trace is repeated. Four casts come close enough.
enum RayTrace {
  private static var casts: Int { 4 }
  /// The distance from the surface at which a point may become the next start.
  private static var margin: Double { 1e-6 }

  /// Maps a color outside the gamut from Oklab to linear components inside it.
  static func map(_ oklab: SIMD3<Double>, into gamut: DisplayGamut) -> SIMD3<Double> {
    if oklab.x >= 1 { return SIMD3(repeating: 1) }
    if oklab.x <= 0 { return SIMD3(repeating: 0) }
    let chroma = (oklab.y * oklab.y + oklab.z * oklab.z).squareRoot()
    guard chroma > 0 else { return DisplayGamut.clip(gamut.linear(oklab)) }
    let direction = SIMD3(0, oklab.y / chroma, oklab.z / chroma)
    var anchor = gamut.linear(SIMD3(oklab.x, 0, 0))
    var point = gamut.linear(oklab)
    var last = point
    for cast in 0..<casts {
      if cast > 0 {
        let surface = gamut.oklab(point)
        let left = (surface.y * surface.y + surface.z * surface.z).squareRoot()
        point = gamut.linear(SIMD3(oklab.x, 0, 0) + direction * left)
      }
      guard let hit = surfaceHit(from: anchor, towards: point) else {
        point = last
        break
      }
      if cast > 0, point.min() > margin, point.max() < 1 - margin { anchor = point }
      point = hit
      last = hit
    }
    return DisplayGamut.clip(point)
  }

  /// Returns where a ray meets the unit cube, by the slab method: each pair of faces in turn.
  private static func surfaceHit(from start: SIMD3<Double>, towards end: SIMD3<Double>) -> SIMD3<Double>? {
    var near = -Double.infinity
    var far = Double.infinity
    let direction = end - start
    for axis in 0..<3 {
      if direction[axis].magnitude > 1e-15 {
        let atZero = -start[axis] / direction[axis]
        let atOne = (1 - start[axis]) / direction[axis]
        near = max(near, min(atZero, atOne))
        far = min(far, max(atZero, atOne))
      } else if start[axis] < 0 || start[axis] > 1 {
        return nil
      }
    }
    if near > far || far < 0 { return nil }
    if near < 0 { near = far }
    guard near.isFinite else { return nil }
    return start + direction * near
  }
}
