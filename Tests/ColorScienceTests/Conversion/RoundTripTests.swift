import Testing

@testable import ColorScience

/// Laws that are true between spaces, without any published figures.
@Suite struct RoundTripTests {
  /// Spaces that can represent every color.
  static let full = ColorSpace.allCases.filter { $0 != .grayGamma22 && $0 != .extendedGray }

  /// sRGB colors in and around the cube, from a fixed sequence.
  static let samples: [SIMD3<Double>] = {
    var generator = SplitMix(state: 7)
    let ends: [Double] = [0, 1]
    let corners = ends.flatMap { r in ends.flatMap { g in ends.map { b in SIMD3<Double>(r, g, b) } } }
    let inside: [SIMD3<Double>] = (0..<200).map { _ in SIMD3<Double>.random(in: 0...1, using: &generator) }
    let outside: [SIMD3<Double>] = (0..<200).map { _ in SIMD3<Double>.random(in: -0.5...1.5, using: &generator) }
    return corners + inside + outside
  }()

  @Test(arguments: full)
  func toAndFro(_ space: ColorSpace) {
    for rgb in Self.samples {
      // HSL cannot represent a color with a hue at, or near, a lightness of 0 or 100 %.
      let lightness = (rgb.max() + rgb.min()) / 2
      if space == .hsl, min(abs(lightness), abs(1 - lightness)) < 1e-3 { continue }
      let there = ColorSpace.srgb.convert(rgb, to: space)
      let back = space.convert(there, to: .srgb)
      #expect(largest(back - rgb) < 3e-8, "\(rgb) through \(space.rawValue) comes back as \(back)")
      let again = ColorSpace.srgb.convert(back, to: space)
      #expect(largest(space.convert(again, to: .xyzD65) - ColorSpace.srgb.convert(rgb, to: .xyzD65)) < 1e-8)
    }
  }

  /// Compares A → C directly with A → B → C for every B.
  @Test(arguments: full)
  func twoRoutesAgree(_ middle: ColorSpace) {
    for rgb in Self.samples.prefix(60) {
      let lightness = (rgb.max() + rgb.min()) / 2
      if middle == .hsl, min(abs(lightness), abs(1 - lightness)) < 1e-3 { continue }
      for end in [ColorSpace.xyzD50, .oklab, .srgbLinear, .displayP3Linear, .lab] {
        let direct = ColorSpace.srgb.convert(rgb, to: end)
        let around = middle.convert(ColorSpace.srgb.convert(rgb, to: middle), to: end)
        let scale = end == .lab ? 100.0 : 1
        #expect(largest(direct - around) / scale < 1e-7, "\(rgb) → \(middle.rawValue) → \(end.rawValue)")
      }
    }
  }

  @Test func whiteIsWhiteEverywhere() {
    let white = SIMD3(1.0, 1, 1)
    let expected: [ColorSpace: SIMD3<Double>] = [
      .srgb: white, .srgbLinear: white, .displayP3: white, .displayP3Linear: white, .a98RGB: white,
      .prophotoRGB: white, .rec2020: white, .xyzD50: SIMD3(0.3457 / 0.3585, 1, 0.2958 / 0.3585),
      .xyzD65: SIMD3(0.3127 / 0.3290, 1, 0.3583 / 0.3290), .lab: SIMD3(100, 0, 0), .lch: SIMD3(100, 0, 0),
      .oklab: SIMD3(1, 0, 0), .oklch: SIMD3(1, 0, 0), .hsl: SIMD3(0, 0, 100), .hwb: SIMD3(0, 100, 0),
      .extendedSRGB: white, .extendedLinearSRGB: white, .grayGamma22: SIMD3(1, 0, 0), .extendedGray: SIMD3(1, 0, 0),
    ]
    #expect(expected.count == ColorSpace.allCases.count)
    for (space, values) in expected {
      let converted = Color(.srgb, 1, 1, 1).converted(to: space)
      #expect(largest(converted.components - values) < 1e-12, "\(space.rawValue): \(converted.components)")
    }
  }

  @Test func greysKeepTheirNumber() {
    for byte in 0...255 {
      let level = Double(byte) / 255
      let gray = Color(.extendedGray, level, 0, 0)
      #expect(gray.converted(to: .srgb).components == SIMD3(repeating: level))
      #expect(Color(.srgb, level, level, level).converted(to: .extendedGray).components == SIMD3(level, 0, 0))
      let gamma = Color(.srgb, level, level, level).converted(to: .grayGamma22)
      #expect(largest(gamma.converted(to: .srgb).components - SIMD3(repeating: level)) < 1e-12)
    }
  }

  @Test func mirroredComponentsGiveMirroredLight() {
    for space in [ColorSpace.srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .grayGamma22, .extendedGray] {
      for rgb in Self.samples.prefix(40) {
        let light = space.convert(rgb, to: .xyzD65)
        #expect(largest(space.convert(-rgb, to: .xyzD65) + light) < 1e-12)
      }
    }
  }

  @Test func alphaAndItsAbsenceTravel() {
    let color = Color(.lch, 50, 30, 0, alpha: 0, missing: [.third, .alpha])
    #expect(color.converted(to: .lch) == color)
    let converted = color.converted(to: .srgb)
    #expect(converted.missing == .alpha)
    #expect(Color(.hsl, 0, 0, 50, alpha: 0.25).converted(to: .oklch).alpha == 0.25)
    #expect(Color(.hsl, 0, 0, 50).converted(to: .oklch).missing == .third)
  }
}

/// Signs and magnitudes that no source should contain, and that some will.
@Suite struct HostileComponentTests {
  static let hostile: [Double] = [
    0, -0.0, 1, -1, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
    1e308, -1e200, 1e-300, 1e30, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: ColorSpace.allCases)
  func everyConversionStaysFinite(_ space: ColorSpace) {
    for a in Self.hostile {
      for b in Self.hostile {
        for c in [0, -1, 1e308, -.infinity, .nan] {
          for target in ColorSpace.allCases where target != space {
            let result = space.convert(SIMD3(a, b, c), to: target)
            let isFinite = result.x.isFinite && result.y.isFinite && result.z.isFinite
            if !isFinite { Issue.record("\(space.rawValue) \(a) \(b) \(c) → \(target.rawValue): \(result)") }
          }
        }
      }
    }
  }
}

func largest(_ difference: SIMD3<Double>) -> Double { max(difference.max(), -difference.min()) }

/// A small generator with a fixed sequence (Steele, Lea and Flood 2014), so that every run sees the same samples.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
