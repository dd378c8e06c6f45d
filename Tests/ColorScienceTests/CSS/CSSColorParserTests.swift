import Testing

@testable import ColorScience

@Suite struct CSSColorParserTests {
  @Test func theSameColourInManyWords() throws {
    let purple = try Color(css: "rebeccapurple")
    for text in [
      "#663399", "#639", "#639f", "#663399ff", "RebeccaPurple", "rgb(102 51 153)", "rgb(102, 51, 153)",
      "rgba(102,51,153,1)", "rgb(40% 20% 60%)", "RGB(40%,20%,60%)", " rgb( 102  51\n153 / 100% ) ",
      "rgb(102/**/51/**/153)",
      "rgb(calc(100 + 2) calc(51) calc(306 / 2))", "\\72 ebeccapurple",
    ] {
      #expect(try Color(css: text) == purple, "\(text)")
    }
  }

  @Test func anglesInFourUnits() throws {
    let quarter = try Color(css: "oklch(0.5 0.1 90)")
    for text in ["90deg", "100grad", "0.25turn", "450deg", "-270", "calc(45deg * 2)", "9e1"] {
      let hue = try Color(css: "oklch(0.5 0.1 \(text))").components.z
      #expect(abs(hue - quarter.components.z) < 1e-12, "\(text): \(hue)")
    }
    #expect(abs(try Color(css: "hsl(1.5707963267948966rad 50% 50%)").components.x - 90) < 1e-12)
  }

  @Test func percentagesOfEachRange() throws {
    let cases: [(String, SIMD3<Double>)] = [
      ("lab(50% 100% -100%)", SIMD3(50, 125, -125)), ("lch(50% 100% 0)", SIMD3(50, 150, 0)),
      ("oklab(50% 100% -100%)", SIMD3(0.5, 0.4, -0.4)), ("oklch(50% 100% 0)", SIMD3(0.5, 0.4, 0)),
      ("color(xyz 50% 100% -100%)", SIMD3(0.5, 1, -1)), ("hsl(0 50 25%)", SIMD3(0, 50, 25)),
    ]
    for (text, expected) in cases {
      #expect(largest(try Color(css: text).components - expected) < 1e-15, "\(text)")
    }
  }

  @Test func clampsWhatTheStandardClamps() throws {
    let cases: [(String, SIMD3<Double>)] = [
      ("rgb(300 -20 128)", SIMD3(1, 0, 128.0 / 255)), ("lab(400 500 -500)", SIMD3(100, 500, -500)),
      ("lch(-1 -5 -90)", SIMD3(0, 0, 270)), ("oklab(2 9 -9)", SIMD3(1, 9, -9)), ("oklch(1.5 -1 720)", SIMD3(1, 0, 0)),
      ("hsl(-30 -5% 150%)", SIMD3(330, 0, 150)), ("color(display-p3 2 -2 0)", SIMD3(2, -2, 0)),
    ]
    for (text, expected) in cases {
      #expect(try Color(css: text).components == expected, "\(text)")
    }
    #expect(try Color(css: "rgb(0 0 0 / 300%)").alpha == 1)
    #expect(try Color(css: "rgb(0 0 0 / -1)").alpha == 0)
  }

  @Test func noneIsKeptAsAFlag() throws {
    let color = try Color(css: "oklch(none 0.1 none / none)")
    #expect(color.missing == [.first, .third, .alpha])
    #expect(color.components == SIMD3(0, 0.1, 0))
    #expect(color.alpha == 0)
    #expect(color.css == "oklch(none 0.1 none / none)")
  }

  @Test func xyzMeansD65() throws {
    #expect(try Color(css: "color(xyz 0.1 0.2 0.3)") == Color(.xyzD65, 0.1, 0.2, 0.3))
    #expect(try Color(css: "color(display-p3-linear 0.1 0.2 0.3)") == Color(.displayP3Linear, 0.1, 0.2, 0.3))
  }

  @Test func fractionsAreTheNearestDouble() throws {
    for byte in 0...255 {
      let expected = Double(byte) / 255
      #expect(try Color(css: "rgb(\(byte) 0 0)").components.x == expected)
    }
    for percent in 0...100 {
      #expect(try Color(css: "color(srgb \(percent)% 0 0)").components.x == Double(percent) / 100)
    }
  }

  @Test func numbersReadAsTheStandardLibraryReadsThem() throws {
    for text in [
      "0.1", "123.456", "1e-7", "+.5", "-0.30000000000000004", "0.1234567890123456789", "1.7e308", "4.9e-324",
    ] {
      #expect(try Color(css: "color(srgb \(text) 0 0)").components.x == Double(text), "\(text)")
    }
  }
}

@Suite struct NamedColorsTests {
  @Test func thereAre148AndTransparent() throws {
    #expect(NamedColors.names.count == 148)
    #expect(NamedColors.names == NamedColors.names.sorted())
    #expect(try Color(css: "transparent") == Color(.srgb, 0, 0, 0, alpha: 0))
  }

  /// Values in which libraries have been seen to differ from the standard, and both spellings of gray.
  @Test func valuesThatOthersGetWrong() throws {
    #expect(try Color(css: "mediumpurple").hex8 == "#9370DB")
    #expect(try Color(css: "palevioletred").hex8 == "#DB7093")
    for name in NamedColors.names where name.contains("gray") {
      let british = name.replacing("gray", with: "grey")
      #expect(try Color(css: name) == Color(css: british))
    }
  }
}
