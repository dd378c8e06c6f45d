/// A 3×3 matrix of Double, stored by columns so that a product is three scaled additions.
struct Matrix3: Hashable, Sendable {
  var first: SIMD3<Double>
  var second: SIMD3<Double>
  var third: SIMD3<Double>

  /// Takes the cells in reading order: row by row, as matrices are printed.
  @inline(__always)
  init(
    _ m00: Double, _ m01: Double, _ m02: Double,
    _ m10: Double, _ m11: Double, _ m12: Double,
    _ m20: Double, _ m21: Double, _ m22: Double
  ) {
    first = SIMD3(m00, m10, m20)
    second = SIMD3(m01, m11, m21)
    third = SIMD3(m02, m12, m22)
  }

  @inline(__always)
  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
  }

  /// Interpolates each cell between this matrix and another.
  func mixed(with other: Matrix3, share: Double) -> Matrix3 {
    var result = self
    result.first += (other.first - first) * share
    result.second += (other.second - second) * share
    result.third += (other.third - third) * share
    return result
  }
}
