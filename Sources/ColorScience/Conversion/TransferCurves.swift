/// The curves between encoded and linear-light components. Each is point-symmetric about 0, so that colors outside the
/// gamut keep their meaning (CSS Color 4, #predefined).
enum TransferCurves {
  /// The curve of sRGB and Display P3. WCAG 2 uses the same constants.
  @inline(__always)
  static func linearFromSRGB(_ encoded: Double) -> Double {
    let size = abs(encoded)
    if size <= 0.04045 { return encoded / 12.92 }
    return reflect(Elementary.power((size + 0.055) / 1.055, 2.4), encoded)
  }

  @inline(__always)
  static func srgbFromLinear(_ linear: Double) -> Double {
    let size = abs(linear)
    if size <= 0.0031308 { return linear * 12.92 }
    return reflect(1.055 * Elementary.power(size, 1 / 2.4) - 0.055, linear)
  }

  /// Adobe RGB (1998): gamma 2 + 51/256.
  @inline(__always)
  static func linearFromA98(_ encoded: Double) -> Double { reflectedPower(encoded, 563.0 / 256) }

  @inline(__always)
  static func a98FromLinear(_ linear: Double) -> Double { reflectedPower(linear, 256.0 / 563) }

  /// ROMM RGB: gamma 1.8 with a linear part below 1/512 of linear light.
  @inline(__always)
  static func linearFromProphoto(_ encoded: Double) -> Double {
    if abs(encoded) <= 16.0 / 512 { return encoded / 16 }
    return reflectedPower(encoded, 1.8)
  }

  @inline(__always)
  static func prophotoFromLinear(_ linear: Double) -> Double {
    if abs(linear) < 1.0 / 512 { return linear * 16 }
    return reflectedPower(linear, 1 / 1.8)
  }

  /// BT.2020 as displays show it: gamma 2.4, which CSS Color 4 has used since August 2025, not the curve of cameras.
  @inline(__always)
  static func linearFromRec2020(_ encoded: Double) -> Double { reflectedPower(encoded, 2.4) }

  @inline(__always)
  static func rec2020FromLinear(_ linear: Double) -> Double { reflectedPower(linear, 1 / 2.4) }

  @inline(__always)
  static func linearFromGamma22(_ encoded: Double) -> Double { reflectedPower(encoded, 2.2) }

  @inline(__always)
  static func gamma22FromLinear(_ linear: Double) -> Double { reflectedPower(linear, 1 / 2.2) }

  /// Applies a curve to each component.
  @inline(__always)
  static func each(_ v: SIMD3<Double>, _ curve: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(curve(v.x), curve(v.y), curve(v.z))
  }

  @inline(__always)
  private static func reflectedPower(_ x: Double, _ exponent: Double) -> Double {
    reflect(Elementary.power(abs(x), exponent), x)
  }

  @inline(__always)
  private static func reflect(_ size: Double, _ sign: Double) -> Double {
    sign < 0 ? -size : size
  }
}
