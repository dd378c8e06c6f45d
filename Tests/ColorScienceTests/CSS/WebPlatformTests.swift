import Testing

@testable import ColorScience

/// The color strings of web-platform-tests and others, and their expected colors.
@Suite struct WebPlatformTests {
  struct File: Decodable {
    var cases: [Case]
  }

  struct Case: Decodable, CustomStringConvertible {
    var kind: String
    var input: String
    var expected: String?
    var needs: [String]?
    var nearHalf: Bool?
    var outOfSrgb: Bool?
    var tolerance: Double?
    var superseded: Bool?

    var description: String { "\(kind): \(input)" }
  }

  let cases: [Case]

  init() throws {
    cases = try Vectors.load("css-color-wpt", as: File.self).cases
  }

  @Test func everyCaseIsOfAKnownKind() {
    let counts = Dictionary(grouping: cases, by: \.kind).mapValues(\.count)
    #expect(
      counts == [
        "computed-rgb": 583, "declared": 138, "computed": 135, "invalid": 73, "serialised-srgb": 25, "conversion": 2,
        "same-colour": 1,
      ])
  }

  @Test func invalidTextIsRejected() {
    for test in cases where test.kind == "invalid" {
      #expect(throws: CSSColorError.self, "\(test)") { try Color(css: test.input) }
    }
  }

  /// Two rows expect an origin outside sRGB to be mapped before rgb() and hwb() take its components. CSS Color 5 has dropped
  /// this: the components are those of the color, and may leave 0…1.
  static let superseded: Set = ["rgb(from oklch(1 0.399 336.3) r g b)", "hwb(from oklch(1 0.399 336.3) h w b)"]

  @Test func relativeColoursKeepWideOrigins() throws {
    let origin = try Color(css: "oklch(1 0.399 336.3)")
    for text in Self.superseded {
      #expect(cases.contains { $0.input == text })
      let relative = try Color(css: text)
      #expect(Color.deltaEOK(relative, origin) < 1e-9)
      #expect(!relative.isInside(.srgb))
    }
  }

  @Test func declaredAndComputedValuesSerialise() throws {
    for test in cases
    where ["declared", "computed", "computed-rgb"].contains(test.kind) && !Self.superseded.contains(test.input) {
      let color = try Color(css: test.input)
      let expected = try #require(test.expected)
      if expected.hasPrefix("rgb") {
        let text = CSSSerializer.legacy(color)
        // Two rows write rgba() with three components, which is the same color.
        let isThreeInRGBA = expected.hasPrefix("rgba") && expected.split(separator: ",").count == 3
        let wanted = isThreeInRGBA ? expected.replacing("rgba", with: "rgb") : expected
        #expect(text == wanted || (test.nearHalf == true && isWithinOne(text, wanted)), "\(test): \(text)")
      } else {
        #expect(CSSSerializer.function(color) == expected, "\(test)")
        #expect(try Color(css: expected) == Color(css: CSSSerializer.function(color)))
      }
    }
  }

  @Test func conversionsAgree() throws {
    for test in cases where test.kind == "conversion" {
      let expected = try Color(css: try #require(test.expected))
      let converted = try Color(css: test.input).converted(to: expected.space)
      let difference = converted.components - expected.components
      #expect(max(difference.max(), -difference.min()) <= test.tolerance!, "\(test)")
    }
  }

  /// Before August 2025, rec2020 had the camera's curve. This one reference test still uses it, and must differ by exactly what
  /// the change of the standard makes.
  @Test func oldRec2020ReferenceIsSuperseded() throws {
    let old = try #require(cases.first { $0.superseded == true })
    let srgb = try Color(css: old.input).converted(to: .srgb)
    let then = try Color(css: try #require(old.expected))
    let difference = srgb.components - then.components
    #expect(abs(max(difference.max(), -difference.min()) - 0.16) < 0.005)
  }

  private func isWithinOne(_ text: String, _ expected: String) -> Bool {
    guard let a = try? Color(css: text), let b = try? Color(css: expected) else { return false }
    let difference = (a.components - b.components) * 255
    return max(difference.max(), -difference.min()) < 1.001 && a.alpha == b.alpha
  }
}
