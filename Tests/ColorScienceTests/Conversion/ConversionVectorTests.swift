import Testing

@testable import ColorScience

/// 163 colors in every space, from 50-digit arithmetic.
@Suite struct ConversionVectorTests {
  struct File: Decodable {
    var colours: [Row]
  }

  struct Row: Decodable {
    var tag: String
    var space: String
    var coords: [Double]
    var values: [String: [Double?]]
    var inSrgb: Bool
    var css: String

    /// The spaces of CSS. `rec2020-oetf` is a definition that the standard has dropped.
    func references() throws -> [(space: ColorSpace, values: [Double?])] {
      try values.filter { $0.key != "rec2020-oetf" }.map { (try #require(ColorSpace(rawValue: $0.key)), $0.value) }
    }
  }

  let rows: [Row]

  init() throws {
    rows = try Vectors.load("conversions", as: File.self).colours
    #expect(rows.count == 163)
  }

  @Test func everyColourInEverySpace() throws {
    for row in rows {
      let space = try #require(ColorSpace(rawValue: row.space))
      let components = SIMD3(row.coords[0], row.coords[1], row.coords[2])
      for (target, expected) in try row.references() {
        let actual = space.convert(components, to: target)
        expectAgreement(actual, expected, target, "\(row.tag) \(row.css) → \(target.rawValue)")
      }
    }
  }

  /// Starts a conversion to each other space from each reference.
  @Test func everyWayBetweenTheReferences() throws {
    for row in rows {
      let references = try row.references()
      for (source, start) in references where !start.contains(nil) {
        for (target, expected) in references {
          let components = SIMD3(start[0] ?? 0, start[1] ?? 0, start[2] ?? 0)
          let actual = source.convert(components, to: target)
          expectAgreement(
            actual, expected, target, "\(row.tag) \(row.css) \(source.rawValue) → \(target.rawValue)",
            isSecondHand: true)
        }
      }
    }
  }

  @Test func cssTextSaysTheSameColour() throws {
    for row in rows {
      let color = try Color(css: row.css)
      #expect(color.space.rawValue == row.space, "\(row.css)")
      let difference = color.components - SIMD3(row.coords[0], row.coords[1], row.coords[2])
      #expect(max(difference.max(), -difference.min()) < 1e-9, "\(row.css)")
    }
  }

  @Test func publicConversionDropsPowerlessHues() throws {
    for row in rows {
      let space = try #require(ColorSpace(rawValue: row.space))
      let color = Color(space, row.coords[0], row.coords[1], row.coords[2])
      for (target, expected) in try row.references() where target != space {
        let converted = color.converted(to: target)
        let hueFlag: MissingComponents = target == .hsl || target == .hwb ? .first : .third
        // The reference leaves hues out at slightly more chroma than the standard does.
        if converted.missing.contains(hueFlag) {
          #expect(expected.contains(nil), "\(row.css) → \(target.rawValue)")
        }
      }
    }
  }

  private func expectAgreement(
    _ actual: SIMD3<Double>, _ expected: [Double?], _ space: ColorSpace, _ what: String, isSecondHand: Bool = false
  ) {
    for index in 0..<3 {
      guard let reference = expected[index] else { continue }
      var difference = abs(actual[index] - reference)
      if Tolerance.isHue(index, space) { difference = min(difference, 360 - difference) }
      let allowed = Tolerance.of(index, reference, space, expected, isSecondHand)
      #expect(difference <= allowed, "\(what): component \(index) \(actual[index]), expected \(reference)")
    }
  }

  /// The tolerances that the file states.
  enum Tolerance {
    static func isHue(_ index: Int, _ space: ColorSpace) -> Bool {
      switch space {
      case .lch, .oklch: index == 2
      case .hsl, .hwb: index == 0
      default: false
      }
    }

    static func of(
      _ index: Int, _ reference: Double, _ space: ColorSpace, _ expected: [Double?], _ isSecondHand: Bool
    ) -> Double {
      if isHue(index, space) { return 1e-8 / max(chroma(space, expected), 1e-4) }
      switch space {
      case .lab, .lch, .hsl, .hwb: return 1e-8
      case .a98RGB, .rec2020, .prophotoRGB:
        // A start in another space is rounded itself, which adds to the noise.
        return abs(reference) < 1e-6 ? (isSecondHand ? 2e-7 : 1e-7) : 1e-10
      case .srgb, .displayP3:
        let isAtKnee = abs(abs(reference) - 0.04045) < 1e-7
        return isAtKnee && isSecondHand ? 3e-8 : 1e-10
      default: return 1e-10
      }
    }

    private static func chroma(_ space: ColorSpace, _ expected: [Double?]) -> Double {
      switch space {
      case .lch: (expected[1] ?? 0) / 100
      case .oklch: expected[1] ?? 0
      case .hsl: (expected[1] ?? 0) / 100
      default: 1 - ((expected[1] ?? 0) + (expected[2] ?? 0)) / 100
      }
    }
  }
}
