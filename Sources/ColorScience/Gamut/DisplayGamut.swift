/// The gamut of a display in linear light, with short conversions to and from Oklab. The sRGB curve keeps the order of
/// values and maps 0 and 1 to themselves. Therefore containment and clipping mean the same here as on encoded
/// components, and no power is needed.
struct DisplayGamut {
  private let toLMS: Matrix3
  private let fromLMS: Matrix3

  @inline(__always)
  init(_ display: Display) {
    switch display {
    case .srgb:
      toLMS = Matrices.linearSRGBToLMS
      fromLMS = Matrices.lmsToLinearSRGB
    case .displayP3:
      toLMS = Matrices.linearDisplayP3ToLMS
      fromLMS = Matrices.lmsToLinearDisplayP3
    }
  }

  @inline(__always)
  func oklab(_ linear: SIMD3<Double>) -> SIMD3<Double> { Oklab.fromLMS(toLMS * linear) }

  @inline(__always)
  func linear(_ oklab: SIMD3<Double>) -> SIMD3<Double> { fromLMS * Oklab.toLMS(oklab) }

  @inline(__always)
  static func clip(_ components: SIMD3<Double>) -> SIMD3<Double> {
    components.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }

  @inline(__always)
  static func contains(_ components: SIMD3<Double>) -> Bool {
    components.min() >= 0 && components.max() <= 1
  }

  /// Encodes linear components inside the gamut.
  static func encode(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    clip(TransferCurves.each(linear, TransferCurves.srgbFromLinear))
  }
}
