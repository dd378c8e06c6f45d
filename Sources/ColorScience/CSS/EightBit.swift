/// Components of eight bits, as screens and hexadecimal notations have them.
enum EightBit {
  /// Returns 0…255, with halves rounded up. Values outside 0…1 are clipped. Only twelve digits count, so a half that
  /// arithmetic has changed in its last bits is still a half.
  @inline(__always)
  static func byte(_ component: Double) -> UInt8 {
    let scaled = min(max(component, 0), 1) * 255
    return UInt8((scaled + (0.5 + 1e-9)).rounded(.down).clamped(to: 255))
  }

  /// Returns the encoded components after rounding to eight bits.
  @inline(__always)
  static func rounded(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let scaled = components.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)) * 255
    return (scaled + (0.5 + 1e-9)).rounded(.down).clamped(
      lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 255)) / 255
  }
}

extension EightBit {
  /// The linear light of each 8-bit component, by the curve that sRGB and Display P3 share.
  static let linear: [Double] = (0...255).map { TransferCurves.linearFromSRGB(Double($0) / 255) }

  /// Returns the linear light of components of exactly eight bits each. Returns `nil` for other components.
  @inline(__always)
  static func linear(_ components: SIMD3<Double>) -> SIMD3<Double>? {
    let bytes = (components * 255).rounded(.toNearestOrEven)
    guard bytes / 255 == components, bytes.min() >= 0, bytes.max() <= 255 else { return nil }
    return SIMD3(linear[Int(bytes.x)], linear[Int(bytes.y)], linear[Int(bytes.z)])
  }

  /// The smallest linear light that is rounded to each 8-bit component. With this table, rounding needs no powers.
  private static let thresholds: [Double] = (0...255).map { component in
    guard component > 0 else { return -.infinity }
    var low = 0.0
    var high = 1.0
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      if byte(TransferCurves.srgbFromLinear(middle)) >= component { high = middle } else { low = middle }
    }
  }

  /// The component from which the search starts, by the first ten bits of the linear light.
  private static let starts: [UInt8] = (0...1024).map { part in
    UInt8(thresholds.lastIndex { $0 <= Double(part) / 1024 } ?? 0)
  }

  /// Encodes linear light and rounds it to eight bits.
  static func byte(linear: Double) -> UInt8 {
    let light = min(max(linear, 0), 1)
    var component = Int(starts[Int(light * 1024)])
    while component < 255, thresholds[component + 1] <= light { component += 1 }
    return UInt8(component)
  }
}

extension Double {
  @inline(__always)
  fileprivate func clamped(to highest: Double) -> Double { min(self, highest) }
}

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` when alpha is not 1: the sRGB components, clipped and rounded to eight bits. This is a
  /// text to paste, without gamut mapping; see `mapped(to:by:)`.
  public var hex8: String {
    let bytes = eightBits
    let count = alpha < 1 ? 4 : 3
    // Built without a temporary string, because reports contain millions of these.
    return String(unsafeUninitializedCapacity: 1 + 2 * count) { text in
      text[0] = UInt8(ascii: "#")
      for index in 0..<count {
        text[1 + 2 * index] = Self.hexDigit(bytes[index] >> 4)
        text[2 + 2 * index] = Self.hexDigit(bytes[index] & 15)
      }
      return 1 + 2 * count
    }
  }

  /// Red, green, blue and alpha, with the values of `hex8`.
  public var eightBits: SIMD4<UInt8> {
    let rgb = space.convert(components, to: .srgb)
    return SIMD4(EightBit.byte(rgb.x), EightBit.byte(rgb.y), EightBit.byte(rgb.z), EightBit.byte(alpha))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
