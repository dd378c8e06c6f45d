import Testing

@testable import ColorScience

/// Text that is not a color: what the error says, and where.
@Suite struct CSSColorErrorTests {
  static let cases: [(text: String, error: CSSColorError)] = [
    ("", .unexpected(found: "the end", expected: "a colour", offset: 0)),
    ("   ", .unexpected(found: "the end", expected: "a colour", offset: 3)),
    ("12px", .unexpected(found: "12px", expected: "a colour", offset: 0)),
    ("red blue", .unexpected(found: "blue", expected: "nothing after the colour", offset: 4)),
    ("#12345", .unexpected(found: "5 digits", expected: "3, 4, 6 or 8 hexadecimal digits", offset: 1)),
    ("#", .unexpected(found: "0 digits", expected: "3, 4, 6 or 8 hexadecimal digits", offset: 1)),
    ("#12g", .unexpected(found: "g", expected: "a hexadecimal digit", offset: 3)),
    ("#123456789", .unexpected(found: "9", expected: "at most 8 hexadecimal digits", offset: 9)),
    ("rebecapurple", .unknownName("rebecapurple", nearest: "rebeccapurple", offset: 0)),
    ("zzz", .unknownName("zzz", nearest: nil, offset: 0)),
    ("pin\u{212A}", .unknownName("pin\u{212A}", nearest: nil, offset: 0)),
    ("rgbb(1 2 3)", .unknownFunction("rgbb", nearest: "rgb", offset: 0)),
    ("color(p3 1 0 0)", .unknownSpace("p3", nearest: nil, offset: 6)),
    ("color(displayp3 1 0 0)", .unknownSpace("displayp3", nearest: "display-p3", offset: 6)),
    ("color(--mine 1 0 0)", .unknownSpace("--mine", nearest: nil, offset: 6)),
    ("currentColor", .dependsOnPage("currentColor", offset: 0)),
    ("var(--x)", .dependsOnPage("var()", offset: 0)),
    ("rgb(var(--x) 0 0)", .dependsOnPage("var()", offset: 4)),
    ("device-cmyk(0 0 0 1)", .notRead("device-cmyk()", offset: 0)),
    ("color-mix(red, blue)", .unexpected(found: "red", expected: "in and a colour space", offset: 10)),
    ("color-mix(in p3, red, blue)", .unknownSpace("p3", nearest: nil, offset: 13)),
    ("color-mix(in srgb longer hue, red, blue)", .unexpected(found: "longer", expected: ",", offset: 18)),
    ("color-mix(in lch longer, red, blue)", .unexpected(found: ",", expected: "hue", offset: 23)),
    (
      "color-mix(in srgb, red 120%, blue)",
      .unexpected(found: "120%", expected: "a share from 0% to 100%", offset: 23)
    ),
    (
      "color-mix(in srgb, red 0%, blue 0%)",
      .unexpected(found: "two shares of 0%", expected: "shares of more than 0% together", offset: 27)
    ),
    ("rgb(from red, g, b)", .unexpected(found: ",", expected: "red: a number, a percentage or none", offset: 12)),
    ("color(from red r g b)", .unknownSpace("r", nearest: nil, offset: 15)),
    ("rgb(1 2)", .unexpected(found: ")", expected: "blue: a number, a percentage or none", offset: 7)),
    ("rgb(1 2 3", .unexpected(found: "the end", expected: "/ and an alpha, or )", offset: 9)),
    ("rgb(1, 2, 3 / 0.5)", .unexpected(found: "/", expected: ", and an alpha, or )", offset: 12)),
    ("rgb(1 2 3 / 0.5 0.5)", .unexpected(found: "0.5", expected: ")", offset: 16)),
    ("rgb(1, 2 3)", .unexpected(found: "3", expected: ", as after the component before", offset: 9)),
    ("rgb(1, 2%, 3)", .unexpected(found: "2%", expected: "green: a number without a unit, like the first", offset: 7)),
    (
      "rgb(1, none, 3)",
      .unexpected(
        found: "none", expected: "green: a number without a unit, like the first; the syntax with commas has no none",
        offset: 7)
    ),
    (
      "rgb(none, 1, 3)", .unexpected(found: "none", expected: "a number; the syntax with commas has no none", offset: 4)
    ),
    ("rgb(1 2 3px)", .unknownUnit("px", expected: "%, deg, grad, rad or turn", offset: 9)),
    ("hsl(10%, 20%, 30%)", .unexpected(found: "10%", expected: "hue: a number, an angle or none", offset: 4)),
    ("hsl(10, 20, 30)", .unexpected(found: "20", expected: "saturation: a percentage", offset: 8)),
    ("lab(50 10deg 0)", .unexpected(found: "10deg", expected: "a: a number, a percentage or none", offset: 7)),
    ("lab(50, 10, 0)", .unexpected(found: ",", expected: "a: a number, a percentage or none", offset: 6)),
    ("rgb(calc(1+1) 0 0)", .unexpected(found: "+", expected: "white space on both sides of it", offset: 10)),
    ("rgb(calc(1 +1) 0 0)", .unexpected(found: "1", expected: "white space", offset: 12)),
    (
      "rgb(calc(1 + 1%) 0 0)",
      .unexpected(found: "1%", expected: "a number without a unit to add to the one before", offset: 13)
    ),
    (
      "rgb(calc(2% * 1%) 0 0)", .unexpected(found: "1%", expected: "a number without a unit to multiply by", offset: 14)
    ),
    (
      "rgb(calc(2 / 1deg) 0 0)",
      .unexpected(found: "1deg", expected: "a number without a unit to divide by", offset: 13)
    ),
    (
      "rgb(calc(x) 0 0)",
      .unexpected(found: "x", expected: "a number or one of e, pi, infinity, -infinity, NaN", offset: 9)
    ),
    ("red\u{0}", .unknownName("red\\x00", nearest: "red", offset: 0)),
    ("rgb(1\u{0}2 3 4)", .unknownUnit("\\x002", expected: "%, deg, grad, rad or turn", offset: 5)),
    ("\\D800 ed", .unknownName("\\D800 ed", nearest: nil, offset: 0)),
  ]

  @Test func everyErrorSaysWhatAndWhere() {
    for (text, expected) in Self.cases {
      #expect(throws: expected, "\(text)") { try Color(css: text) }
    }
  }

  @Test func wordingStandsInOnePlace() {
    let text = "rebecapurple"
    let error = #expect(throws: CSSColorError.self) { try Color(css: text) }
    #expect(error?.description == "there is no colour named rebecapurple; did you mean rebeccapurple?")
    #expect(error?.found == "rebecapurple")
  }

  @Test func bytesThatAreNotUTF8AreNamed() {
    let bytes: [UInt8] = [0x72, 0xFF, 0xC3]
    bytes.withUnsafeBufferPointer { buffer in
      _ = #expect(throws: CSSColorError.unknownName("r\\xFF\\xC3", nearest: nil, offset: 0)) {
        try Color(cssBytes: buffer)
      }
    }
  }

  @Test func longTextIsQuotedShort() {
    let error = #expect(throws: CSSColorError.self) { try Color(css: String(repeating: "a", count: 1000)) }
    #expect(error?.found == String(repeating: "a", count: 40) + "…")
  }
}

/// Input that must neither crash nor take long.
@Suite struct CSSColorHostileInputTests {
  @Test(arguments: ["a", "(", "é"])
  func tenMegabytesOfGarbage(_ piece: String) {
    let text = String(repeating: piece, count: 10_000_000 / piece.utf8.count)
    #expect(throws: CSSColorError.self) { try Color(css: text) }
  }

  @Test(arguments: ["a", "(", " ", "/**/", "#", "\\", "\u{0}", "calc(", "rgb(", "9", "-", "9e9", "é", "rgb(1,", "/*"])
  func muchOfOneThing(_ piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    #expect(throws: CSSColorError.self) { try Color(css: text) }
  }

  @Test(arguments: ["(", "calc(", "1 + ", "1 * ", "-", "1 - (", "NaN + "])
  func muchWithinCalc(_ piece: String) {
    let text = "rgb(calc(" + String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    #expect(throws: CSSColorError.self) { try Color(css: text) }
  }

  @Test func aLongSumIsASum() throws {
    let text = "rgb(calc(0" + String(repeating: " + 0.00001", count: 1_000_000) + ") 0 0)"
    #expect(abs(try Color(css: text).components.x * 255 - 10) < 1e-6)
  }

  @Test func aLongNumberIsANumber() throws {
    let digits = String(repeating: "0", count: 1_000_000) + "12." + String(repeating: "3", count: 1_000_000)
    #expect(abs(try Color(css: "rgb(\(digits) 0 0)").components.x * 255 - 12.333333333) < 1e-6)
  }

  @Test func bracketsNestAsDeepAsAnybodyWrites() throws {
    func nested(_ depth: Int) -> String {
      "rgb(" + String(repeating: "calc(", count: depth) + "51" + String(repeating: ")", count: depth) + " 0 0)"
    }
    #expect(try Color(css: nested(64)).components.x == 0.2)
    #expect(throws: CSSColorError.nestedTooDeeply(limit: 64, offset: 4 + 64 * 5 + 4)) {
      try Color(css: nested(65))
    }
  }

  @Test func coloursNestOnlySoDeep() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "rgb(from ", count: depth) + "red" + String(repeating: " r g b)", count: depth)
    }
    #expect(try Color(css: nested(16)) == Color(css: "red"))
    #expect(throws: CSSColorError.nestedTooDeeply(limit: 16, offset: 17 * 9)) { try Color(css: nested(17)) }
    #expect(throws: CSSColorError.self) { try Color(css: nested(100_000)) }
    let mixes = String(repeating: "color-mix(in srgb, red, ", count: 100_000)
    #expect(throws: CSSColorError.self) { try Color(css: mixes) }
  }

  @Test func numbersBeyondDoubleAreHeldAtItsEdge() throws {
    #expect(try Color(css: "rgb(1e999 0 -1e999)") == Color(.srgb, 1, 0, 0))
    #expect(try Color(css: "hsl(1e999deg 100% 50%)").components.x == 0)
    let wide = try Color(css: "color(srgb 1e999 calc(-infinity) calc(NaN) / 1e-999)")
    #expect(wide.components == SIMD3(Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude, 0))
    #expect(wide.alpha == 0)
    #expect(wide.converted(to: .oklch).components.x.isFinite)
  }
}
