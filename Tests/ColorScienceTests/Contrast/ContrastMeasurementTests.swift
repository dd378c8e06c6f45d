import Testing

@testable import ColorScience

@Suite struct ContrastMeasurementTests {
  let white = Color(.srgb, 1, 1, 1)
  let black = Color(.srgb, 0, 0, 0)

  @Test func blackOnWhiteIs21Everywhere() throws {
    let measured = try #require(ContrastMeasurement(layersBottomUp: [white, black]))
    #expect(measured.readings.map(\.display) == [.srgb, .displayP3])
    #expect(measured.readings.map(\.ratio) == [21, 21])
    #expect(WCAG.shown(measured.ratio) == "21.00")
  }

  @Test func noAnswerWithoutAGround() {
    #expect(ContrastMeasurement(layersBottomUp: [black]) == nil)
    #expect(ContrastMeasurement(layersBottomUp: []) == nil)
    #expect(ContrastMeasurement(layersBottomUp: [white, black], on: []) == nil)
    #expect(ContrastMeasurement(layersBottomUp: [Color(.srgb, 1, 1, 1, alpha: 0.99), black]) == nil)
  }

  @Test func coloursInsideSRGBMeasureTheSameOnEveryDisplay() throws {
    var generator = SplitMix(state: 5)
    for _ in 0..<300 {
      let layers = (0..<2).map { _ in Color(.srgb, SIMD3.random(in: 0...1, using: &generator)) }
      let measured = try #require(ContrastMeasurement(layersBottomUp: layers))
      #expect(measured.readings[0].ratio == measured.readings[1].ratio)
      #expect(measured.worst.display == .srgb)
    }
  }

  @Test func theWorstDisplayDecides() throws {
    let red = try Color(css: "color(display-p3 1 0 0)")
    let measured = try #require(ContrastMeasurement(layersBottomUp: [white, red], mapping: .clip))
    #expect(measured.readings[0].ratio > measured.readings[1].ratio)
    #expect(measured.ratio == measured.readings[1].ratio)
    #expect(measured.worst.display == .displayP3)
    #expect(measured.reaches(3.7) && !measured.reaches(3.9))
  }

  @Test func invisibleTextHasRatioOne() throws {
    let nothing = Color(.srgb, 0, 0, 0, alpha: 0)
    let measured = try #require(ContrastMeasurement(layersBottomUp: [Color(.oklch, 0.5, 0.1, 20), nothing]))
    #expect(measured.ratio == 1)
  }

  @Test func fragileIsOnlyWhatFlips() throws {
    let measured = try #require(ContrastMeasurement(layersBottomUp: [white, Color(.srgb, 0.4, 0.4, 0.4)]))
    for required in [1.1, 3, 4.5, 7, 20] { #expect(!measured.isFragile(against: required)) }
    // #767676 is exact in eight bits, however near the edge a requirement is set.
    let exact = try #require(ContrastMeasurement(layersBottomUp: [white, Color(css: "#767676")]))
    #expect(!exact.isFragile(against: exact.ratio))
    #expect(!exact.isFragile(against: exact.ratio.nextUp))
  }

  @Test func theStaticFormAgrees() {
    var generator = SplitMix(state: 9)
    var fragile = 0
    for _ in 0..<3000 {
      let top = Color(.srgb, SIMD3.random(in: 0.3...0.6, using: &generator), alpha: 0.9)
      let ground = Color(.srgb, SIMD3.random(in: 0.9...1, using: &generator))
      guard let measured = ContrastMeasurement(layersBottomUp: [ground, top], on: [.srgb]) else { continue }
      let under = ShownColor(ground, on: .srgb, mapping: .clip)
      let over = ShownColor(top, on: .srgb, mapping: .clip).over(under)
      #expect(over.contrast(with: under) == measured.ratio)
      let isFragile = ContrastMeasurement.isFragile(over, on: under, against: 4.5)
      #expect(isFragile == measured.isFragile(against: 4.5))
      fragile += isFragile ? 1 : 0
    }
    #expect(fragile > 0)
  }

  /// The bound that spares most pairs the rounding: measured over all greys and a fine grid of colours.
  @Test func roundingMovesARatioByLessThanTheBound() {
    var worst = 0.0
    for step in 0...100_000 {
      let level = Double(step) / 100_000
      let exact = ShownColor(components: SIMD3(repeating: level), on: .srgb)
      let change = (exact.roundedToEightBits.luminance + 0.05) / (exact.luminance + 0.05)
      worst = max(worst, abs(change - 1))
    }
    #expect(worst < 0.008)
  }
}

@Suite struct ShownRatioTests {
  @Test func truncatedNeverRounded() {
    let cases: [(Double, String)] = [
      (4.499, "4.49"), (4.5.nextDown, "4.49"), (21, "21.00"), (1, "1.00"), (4.35, "4.35"), (2.999999, "2.99"),
      (7.004729208035935, "7.00"), (4.5, "4.50"), (19.5599, "19.55"),
    ]
    for (ratio, text) in cases {
      #expect(WCAG.shown(ratio) == text)
    }
  }

  @Test func moreDigitsWhereFewerWouldMislead() {
    #expect(WCAG.shown(4.4999, missing: 4.5) == "4.49")
    #expect(WCAG.shown(4.4951, missing: 4.495) == "4.495")
    #expect(WCAG.shown(4.49499, missing: 4.495) == "4.49")
    #expect(WCAG.shown(10.04, missing: 10.03, decimals: 1) == "10.04")
    #expect(WCAG.shown(10.04, missing: 10.05, decimals: 1) == "10.0")
    #expect(WCAG.shown(17.48, decimals: 1) == "17.4")
  }
}
