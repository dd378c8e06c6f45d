/// The two forms of an opponent space: (lightness, a, b) and (lightness, chroma, hue).
enum PolarForm {
  static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let hue = chroma == 0 ? 0 : Hue.normalized(Elementary.arcTangent(lab.z, lab.y) * (180 / .pi))
    return SIMD3(lab.x, chroma, hue)
  }

  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let hue = Hue.radians(lch.z)
    return SIMD3(lch.x, lch.y * Elementary.cosine(hue), lch.y * Elementary.sine(hue))
  }
}
