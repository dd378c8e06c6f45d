/// sRGB as hue in degrees, whiteness and blackness in percent (CSS Color 4, #the-hwb-notation).
enum HWB {
  static func fromSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let high = rgb.max()
    let low = rgb.min()
    let spread = high - low
    let hue = spread <= HueSextant.noise ? 0 : Hue.normalized(HueSextant.hue(of: rgb, high: high, spread: spread))
    return SIMD3(hue, low * 100, (1 - high) * 100)
  }

  static func toSRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
    let white = hwb.y / 100
    let black = hwb.z / 100
    // At 100 % or more together, nothing is left for a hue: the result is a gray with the level of their proportion.
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    let pure = HSL.toSRGB(SIMD3(hwb.x, 100, 50))
    return pure * (1 - white - black) + white
  }
}
