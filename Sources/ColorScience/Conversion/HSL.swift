/// sRGB as hue in degrees, saturation and lightness in percent (CSS Color 4, #the-hsl-notation).
enum HSL {
  /// Converts from sRGB. Colors outside sRGB keep their meaning: a negative saturation becomes the opposite hue.
  static func fromSRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let high = rgb.max()
    let low = rgb.min()
    let lightness = (low + high) / 2
    let spread = high - low
    guard spread > HueSextant.noise else { return SIMD3(0, 0, lightness * 100) }

    let room = min(lightness, 1 - lightness)
    var saturation = room == 0 ? 0 : (high - lightness) / room
    var hue = HueSextant.hue(of: rgb, high: high, spread: spread)
    if saturation < 0 {
      hue += 180
      saturation = -saturation
    }
    return SIMD3(Hue.normalized(hue), saturation * 100, lightness * 100)
  }

  static func toSRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
    let hue = Hue.normalized(hsl.x)
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }
}

/// The hue angle of the RGB hexagon.
enum HueSextant {
  /// Components that differ by no more than this differ only by rounding. Near white, the saturation is divided by
  /// almost nothing: without this limit, a white that was converted to another space and back would come out half
  /// saturated.
  static var noise: Double { 1e-12 }

  static func hue(of rgb: SIMD3<Double>, high: Double, spread: Double) -> Double {
    if high == rgb.x { return 60 * ((rgb.y - rgb.z) / spread + (rgb.y < rgb.z ? 6 : 0)) }
    if high == rgb.y { return 60 * ((rgb.z - rgb.x) / spread + 2) }
    return 60 * ((rgb.x - rgb.y) / spread + 4)
  }
}
