extension Color {
  /// Returns CIEDE2000 with all weights 1, on CIE Lab with the D50 white of CSS. About 1 is just noticeable. Alpha is
  /// ignored.
  public static func deltaE2000(_ first: Color, _ second: Color) -> Double {
    CIEDE2000.difference(
      first.space.convert(first.components, to: .lab), second.space.convert(second.components, to: .lab))
  }
}

/// The CIEDE2000 formula of Sharma, Wu and Dalal (2005), with their rule for exactly opposite hues.
enum CIEDE2000 {
  /// The distance from 180° within which two hues count as exactly opposite, in degrees. `atan2` may be wrong in its
  /// last bit, and differs between platforms. Without this tolerance, that bit would decide on which side the mean hue
  /// lies.
  private static var tie: Double { 1e-9 }

  static func difference(_ lab1: SIMD3<Double>, _ lab2: SIMD3<Double>) -> Double {
    let meanChroma = (chroma(lab1) + chroma(lab2)) / 2
    let stretch = 1 + (1 - saturating(meanChroma)) / 2
    let a1 = lab1.y * stretch
    let a2 = lab2.y * stretch
    let c1 = (a1 * a1 + lab1.z * lab1.z).squareRoot()
    let c2 = (a2 * a2 + lab2.z * lab2.z).squareRoot()
    let h1 = hue(a1, lab1.z)
    let h2 = hue(a2, lab2.z)
    let isGrey = c1 == 0 || c2 == 0

    let turn = isGrey ? 0 : shortestTurn(from: h1, to: h2)
    let stepL = lab2.x - lab1.x
    let stepC = c2 - c1
    let stepH = 2 * (c1 * c2).squareRoot() * Elementary.sine(Hue.radians(turn / 2))

    let meanL = (lab1.x + lab2.x) / 2
    let meanC = (c1 + c2) / 2
    let meanH = isGrey ? h1 + h2 : meanHue(h1, h2)

    let fromFifty = (meanL - 50) * (meanL - 50)
    let scaleL = 1 + 0.015 * fromFifty / (20 + fromFifty).squareRoot()
    let scaleC = 1 + 0.045 * meanC
    let scaleH = 1 + 0.015 * meanC * hueWeight(meanH)
    let rotation = self.rotation(meanC, meanH)

    let l = stepL / scaleL
    let c = stepC / scaleC
    let h = stepH / scaleH
    return max(l * l + c * c + h * h + rotation * c * h, 0).squareRoot()
  }

  private static func chroma(_ lab: SIMD3<Double>) -> Double { (lab.y * lab.y + lab.z * lab.z).squareRoot() }

  /// Returns √(C⁷ / (C⁷ + 25⁷)), computed so that no power overflows.
  private static func saturating(_ chroma: Double) -> Double {
    guard chroma > 0 else { return 0 }
    let inverse = 25 / chroma
    let cubed = inverse * inverse * inverse
    return (1 / (1 + cubed * cubed * inverse)).squareRoot()
  }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    a == 0 && b == 0 ? 0 : Hue.normalized(Elementary.arcTangent(b, a) * (180 / .pi))
  }

  private static func shortestTurn(from h1: Double, to h2: Double) -> Double {
    let turn = h2 - h1
    if turn.magnitude <= 180 + tie { return turn }
    return turn > 0 ? turn - 360 : turn + 360
  }

  private static func meanHue(_ h1: Double, _ h2: Double) -> Double {
    let sum = h1 + h2
    if (h1 - h2).magnitude <= 180 + tie { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private static func hueWeight(_ degrees: Double) -> Double {
    let h = Hue.radians(degrees)
    let offset = Double.pi / 180
    let first = 1 - 0.17 * Elementary.cosine(h - 30 * offset)
    let second = 0.24 * Elementary.cosine(2 * h) + 0.32 * Elementary.cosine(3 * h + 6 * offset)
    return first + second - 0.20 * Elementary.cosine(4 * h - 63 * offset)
  }

  private static func rotation(_ meanC: Double, _ meanH: Double) -> Double {
    let bump = (meanH - 275) / 25
    let angle = 30 * Elementary.exponential(-bump * bump)
    return -2 * saturating(meanC) * Elementary.sine(Hue.radians(2 * angle))
  }
}
