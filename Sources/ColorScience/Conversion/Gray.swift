/// Spaces of one component. A color that is not neutral becomes the grey of its luminance.
enum Gray {
  static func luminance(_ linearSRGB: SIMD3<Double>) -> Double {
    if linearSRGB.x == linearSRGB.y && linearSRGB.y == linearSRGB.z { return linearSRGB.x }
    return (Matrices.linearSRGBToXYZD65 * linearSRGB).y
  }

  /// White on the sRGB curve; the other two components stay 0.
  static func fromSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    // A neutral keeps its number to the last bit: there is nothing to linearise.
    if rgb.x == rgb.y && rgb.y == rgb.z { return SIMD3(rgb.x, 0, 0) }
    let linear = TransferCurves.each(rgb, TransferCurves.linearFromSRGB)
    return SIMD3(TransferCurves.srgbFromLinear(luminance(linear)), 0, 0)
  }
}
