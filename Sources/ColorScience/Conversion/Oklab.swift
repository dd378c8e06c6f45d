/// Oklab (CSS Color 4, #ok-lab): cone responses from D65 light, their cube roots, and an opponent form of those.
enum Oklab {
  @inline(__always)
  static func fromLMS(_ lms: SIMD3<Double>) -> SIMD3<Double> {
    Matrices.cubeRootLMSToOklab * TransferCurves.each(lms, Elementary.cubeRoot)
  }

  @inline(__always)
  static func toLMS(_ oklab: SIMD3<Double>) -> SIMD3<Double> {
    let root = Matrices.oklabToCubeRootLMS * oklab
    return root * root * root
  }
}
