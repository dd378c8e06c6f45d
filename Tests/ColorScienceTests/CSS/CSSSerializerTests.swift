import Testing

@testable import ColorScience

@Suite struct CSSSerializerTests {
  @Test func eachSpaceInItsOwnWords() {
    let cases: [(Color, String)] = [
      (Color(.srgb, 0.2, 0.4, 0.6), "rgb(51, 102, 153)"),
      (Color(.srgb, 0.2, 0.4, 0.6, alpha: 0.5), "rgba(51, 102, 153, 0.5)"),
      (Color(.srgb, 0.21, 0.4, 0.6), "color(srgb 0.21 0.4 0.6)"),
      (Color(.srgb, 1.5, -0.2, 0), "color(srgb 1.5 -0.2 0)"),
      (Color(.displayP3, 1, 0.5, 0, alpha: 0.25), "color(display-p3 1 0.5 0 / 0.25)"),
      (Color(.oklch, 0.7, 0.1, 0, missing: .third), "oklch(0.7 0.1 none)"),
      (Color(.hwb, 120, 30, 0, missing: .third), "hwb(120 30% none)"),
      (Color(.hsl, 120, 30, 40), "hsl(120 30 40)"),
      (Color(.extendedSRGB, 1.1, 0, 0), "color(srgb 1.1 0 0)"),
      (Color(.extendedLinearSRGB, 1.1, 0, 0), "color(srgb-linear 1.1 0 0)"),
      (Color(.extendedGray, 0.5, 0, 0), "color(srgb 0.5 0.5 0.5)"),
      (Color(.lab, 50, -0.0, 1e-20), "lab(50 0 0.00000000000000000001)"),
    ]
    for (color, text) in cases {
      #expect(color.css == text)
    }
  }

  @Test func textReadsBackAsTheSameColour() throws {
    var generator = SplitMix(state: 11)
    for space in ColorSpace.allCases where CSSColorFunction.spaceNames.contains(space.rawValue) {
      for _ in 0..<50 {
        let color = Color(space, SIMD3.random(in: -1...2, using: &generator), alpha: 0.5)
        let back = try Color(css: color.css)
        #expect(back.space == space)
        #expect(largest(back.components - color.components) < 1e-11)
      }
    }
  }

  @Test func hexadecimalRoundsAndClips() {
    #expect(Color(.srgb, 127.5 / 255, 1.5, -1).hex8 == "#80FF00")
    #expect(Color(.srgb, 0.5, 0.5, 0.5, alpha: 0.5).hex8 == "#80808080")
    #expect(Color(.srgb, 0, 0, 0, alpha: 0).hex8 == "#00000000")
    #expect(Color(.displayP3, 1, 0, 0).hex8 == "#FF0000")
  }

  @Test(arguments: 0...255)
  func everyByteComesBack(_ byte: Int) throws {
    let color = Color(.srgb, Double(byte) / 255, 0, 0)
    #expect(try Color(css: color.hex8) == color)
    #expect(try Color(css: color.css) == color)
  }
}

@Suite struct DecimalTextTests {
  @Test func numbersWithoutNoise() {
    let cases: [(Double, String)] = [
      (0.44000000000000006, "0.44"), (1e21, "1000000000000000000000"), (0.1 + 0.2, "0.3"), (-0.0, "0"),
      (123456789012.5, "123456789013"),
      (0.9999999999999, "1"), (1e-7, "0.0000001"), (5, "5"), (-2.5, "-2.5"),
      (.infinity, "0"), (.nan, "0"),
    ]
    for (value, text) in cases {
      #expect(DecimalText.of(value) == text)
    }
    #expect(DecimalText.of(0.123456789, significant: 4) == "0.1235")
    #expect(DecimalText.of(9.9996, significant: 4) == "10")
    #expect(DecimalText.of(.greatestFiniteMagnitude).count == 309)
  }
}
