/// Keeps the arithmetic on colors finite.
///
/// Components may be any Double: a source can contain `color(srgb 1e308 0 0)`. A conversion cubes and sums, which would
/// overflow to infinity and then to NaN. A component beyond `limit` has no meaning as a color, so it is clamped there.
/// No step of any chain of conversions then leaves the range of Double.
public enum Finite {
  static var limit: Double { 1e30 }

  /// Clamps to the limit. NaN, which no operation here produces, counts as 0.
  @inline(__always)
  static func components(_ raw: SIMD3<Double>) -> SIMD3<Double> {
    let inside = raw.clamped(lowerBound: SIMD3(repeating: -limit), upperBound: SIMD3(repeating: limit))
    return inside.replacing(with: 0, where: raw .!= raw)
  }

  @inline(__always)
  static func number(_ raw: Double) -> Double {
    raw.isNaN ? 0 : min(max(raw, -limit), limit)
  }

  /// Returns the nearest whole number. The value of a component may be far too large for an `Int`.
  public static func whole(_ raw: Double) -> Int {
    Int(number(raw).rounded().clamped(to: -1e15...1e15))
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
