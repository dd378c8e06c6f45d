/// CSS Color 4, #binsearch: binary search in OKLCH with local MINDE ("minimum ΔE").
///
/// The search keeps lightness and hue, and reduces chroma until clipping the rest causes no noticeable difference.
enum ChromaReduction {
  /// The difference in ΔE OK below which two colors look the same.
  static var justNoticeable: Double { 0.02 }
  /// The width of the interval at which the search ends.
  static var precision: Double { 0.0001 }

  /// Maps a color outside the gamut from Oklab to linear components inside it.
  static func map(_ oklab: SIMD3<Double>, into gamut: DisplayGamut) -> SIMD3<Double> {
    if oklab.x >= 1 { return SIMD3(repeating: 1) }
    if oklab.x <= 0 { return SIMD3(repeating: 0) }
    var clipped = DisplayGamut.clip(gamut.linear(oklab))
    if difference(gamut, clipped, oklab) < justNoticeable { return clipped }

    let chroma = (oklab.y * oklab.y + oklab.z * oklab.z).squareRoot()
    let direction = SIMD3(0, oklab.y / chroma, oklab.z / chroma)
    var low = 0.0
    var high = chroma
    var isLowInside = true
    while high - low > precision {
      let middle = (low + high) / 2
      let current = SIMD3(oklab.x, 0, 0) + direction * middle
      let linear = gamut.linear(current)
      if isLowInside, DisplayGamut.contains(linear) {
        low = middle
        continue
      }
      clipped = DisplayGamut.clip(linear)
      let distance = difference(gamut, clipped, current)
      if distance >= justNoticeable {
        high = middle
      } else if justNoticeable - distance < precision {
        break
      } else {
        isLowInside = false
        low = middle
      }
    }
    return clipped
  }

  private static func difference(
    _ gamut: DisplayGamut, _ linear: SIMD3<Double>, _ oklab: SIMD3<Double>
  ) -> Double {
    let step = gamut.oklab(linear) - oklab
    return (step * step).sum().squareRoot()
  }
}
