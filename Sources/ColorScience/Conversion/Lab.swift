/// CIE L*a*b* with the D50 white of CSS Color 4, #cie-lab.
enum Lab {
  /// 24³/116³ and 24389/27: the limit below which a line replaces the cube root, in the exact fractions of CIE's
  /// correction.
  private static var epsilon: Double { 216.0 / 24389 }
  private static var kappa: Double { 24389.0 / 27 }

  static func fromXYZD50(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let f = TransferCurves.each(xyz / Matrices.d50) { t in
      t > epsilon ? Elementary.cubeRoot(t) : (kappa * t + 16) / 116
    }
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  static func toXYZD50(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let fy = (lab.x + 16) / 116
    let fx = lab.y / 500 + fy
    let fz = fy - lab.z / 200
    let x = fx * fx * fx > epsilon ? fx * fx * fx : (116 * fx - 16) / kappa
    let y = lab.x > kappa * epsilon ? fy * fy * fy : lab.x / kappa
    let z = fz * fz * fz > epsilon ? fz * fz * fz : (116 * fz - 16) / kappa
    return SIMD3(x, y, z) * Matrices.d50
  }
}
