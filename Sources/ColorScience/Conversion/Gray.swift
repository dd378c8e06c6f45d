/// The spaces of one component. A color that is not neutral becomes the gray of its luminance.
enum Gray {
  static func luminance(_ linearSRGB: SIMD3<Double>) -> Double {
    if linearSRGB.x == linearSRGB.y && linearSRGB.y == linearSRGB.z { return linearSRGB.x }
    return (Matrices.linearSRGBToXYZD65 * linearSRGB).y
  }

  /// Converts to a white level on the sRGB curve. The other two components stay 0.
  static func fromSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    // A neutral color keeps its number exactly, because it needs no conversion.
    if rgb.x == rgb.y && rgb.y == rgb.z { return SIMD3(rgb.x, 0, 0) }
    let linear = TransferCurves.each(rgb, TransferCurves.linearFromSRGB)
    return SIMD3(TransferCurves.srgbFromLinear(luminance(linear)), 0, 0)
  }
}
