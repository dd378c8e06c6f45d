import Testing

@testable import ColorScience
@testable import Reports

/// The page measures what its reader tries with the tool's own numbers, to the last digits on which two languages agree.
@Suite struct PageArithmeticTests {
  private static let steps: [Double] = [
    -0.2, -1e-9, 0, 1e-14, 0.002, 0.0031308, 0.04045, 0.0405, 0.2, 0.5, 0.73, 1, 1.1,
  ]
  private static let triples: [[Double]] = steps.flatMap { r in
    [0, 0.04045, 0.21, 0.6, 1].flatMap { g in [0, 0.33, 0.999, 1].map { b in [r, g, b] } }
  }

  private func agree(_ found: [[Double]], _ expected: [SIMD3<Double>], _ what: String) {
    #expect(found.count == expected.count)
    for (at, (found, expected)) in zip(found, expected).enumerated() {
      let most = (0..<3).map { abs(found[$0] - expected[$0]) }.max() ?? .infinity
      #expect(most <= 1e-12, "\(what) \(Self.triples[at]): \(found), not \(expected)")
    }
  }

  private func page(_ expression: String) throws -> [[Double]] {
    try PageScript.results(of: expression, in: "colour", on: Self.triples)
  }

  private func tool(_ value: (SIMD3<Double>) -> SIMD3<Double>) -> [SIMD3<Double>] {
    Self.triples.map { value(SIMD3($0[0], $0[1], $0[2])) }
  }

  /// Compares digit by digit: a cell that is wrong in its last digit still gives the same figure for most colors.
  @Test func matricesAreTheTools() throws {
    let names = ["SRGB_TO_XYZ", "XYZ_TO_SRGB", "P3_TO_XYZ", "XYZ_TO_P3", "XYZ_TO_LMS", "LMS_TO_LAB"]
    let found: [[Double]] = try PageScript.results(of: "page[x]", in: "colour", on: names)
    let matrices = [
      Matrices.linearSRGBToXYZD65, Matrices.xyzD65ToLinearSRGB, Matrices.linearDisplayP3ToXYZD65,
      Matrices.xyzD65ToLinearDisplayP3, Matrices.xyzD65ToLMS, Matrices.cubeRootLMSToOklab,
    ]
    for (name, (found, matrix)) in zip(names, zip(found, matrices)) { #expect(found == Self.cells(matrix), "\(name)") }
  }

  @Test func visionsAreTheTools() throws {
    let found: [[Double]] = try PageScript.results(
      of: "page.VISIONS[x].matrix", in: "colour", on: ["protan", "deutan", "tritan", "achroma"])
    let kinds: [VisionSimulation.Deficiency] = [.protan, .deutan, .tritan, .achromat]
    for (kind, found) in zip(kinds, found) {
      let simulation = try #require(VisionSimulation(kind, method: .machado))
      let columns = [SIMD3(1.0, 0, 0), SIMD3(0, 1.0, 0), SIMD3(0, 0, 1.0)].map { simulation.simulate(linearSRGB: $0) }
      for cell in 0..<9 {
        let off = abs(found[cell] - columns[cell % 3][cell / 3])
        #expect(off <= 1e-12, "\(kind), cell \(cell)")
      }
    }
  }

  private static func cells(_ matrix: Matrix3) -> [Double] {
    (0..<3).flatMap { [matrix.first[$0], matrix.second[$0], matrix.third[$0]] }
  }

  @Test func curvesAreTheTools() throws {
    agree(try page("x.map(page.linearOf)"), tool { ColorSpace.srgb.convert($0, to: .srgbLinear) }, "linear")
    agree(try page("x.map(page.encodedOf)"), tool { ColorSpace.srgbLinear.convert($0, to: .srgb) }, "encoded")
  }

  @Test func displaysAreTheTools() throws {
    agree(try page("page.p3FromSRGB(x)"), tool { ColorSpace.srgb.convert($0, to: .displayP3) }, "on Display P3")
    agree(try page("page.srgbFromP3(x)"), tool { ColorSpace.displayP3.convert($0, to: .srgb) }, "in sRGB")
    agree(try page("page.settled(x)"), tool { Gamut.settled($0) }, "settled")
  }

  @Test func luminancesAndRatiosAreTheTools() throws {
    let found = try page("[page.luminanceOf(x), page.ratioOf(x[0], x[1]), page.luminanceOn(\"display-p3\", x)]")
    let weights = WCAG.displayP3Weights
    agree(
      found,
      tool { rgb in
        let p3 = weights * ColorSpace.srgb.convert(rgb, to: .srgbLinear)
        return SIMD3(WCAG.luminance(linearSRGB: rgb), WCAG.ratio(rgb.x, rgb.y), p3.sum())
      }, "luminance")
  }

  @Test func compositesAreTheTools() throws {
    agree(
      try page("page.over(x, 0.37, [1, 0.5, 0.1])"), tool { Compositing.over($0, alpha: 0.37, on: SIMD3(1, 0.5, 0.1)) },
      "over")
  }

  @Test func oklchAndDifferencesAreTheTools() throws {
    // A hue has six more digits before its point.
    agree(
      try page("((c) => [c[0], c[1], c[2] / 1000])(page.oklchOf(x))"),
      tool {
        let lch = Color(.srgbLinear, $0).converted(to: .oklch).components
        return SIMD3(lch.x, lch.y, lch.z / 1_000)
      }, "OKLCH")
    agree(
      try page("[page.differenceOf(x, [0.2, 0.4, 0.6]), 0, 0]"),
      tool { SIMD3(Color.deltaEOK(Color(.srgbLinear, $0), Color(.srgbLinear, SIMD3(0.2, 0.4, 0.6))), 0, 0) }, "ΔE OK")
  }

  /// Includes halves, which arithmetic moves in their last bits.
  @Test func bytesAreTheTools() throws {
    let quarters: [Double] = (0...1_020).map { Double($0) / 4 / 255 }
    let components: [Double] = quarters + quarters.map { $0 - 1e-13 } + Self.steps
    let found: [Int] = try PageScript.results(of: "page.byte(x)", in: "colour", on: components)
    for (component, found) in zip(components, found) {
      #expect(found == Int((EightBit.rounded(SIMD3(component, 0, 0)) * 255).x.rounded()), "\(component)")
    }
  }
}
