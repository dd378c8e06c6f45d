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
    // #767676 is exact in eight bits, however near the edge a requirement is.
    let exact = try #require(ContrastMeasurement(layersBottomUp: [white, Color(css: "#767676")]))
    #expect(!exact.isFragile(against: exact.ratio))
    #expect(!exact.isFragile(against: exact.ratio.nextUp))
  }

  @Test func layersInsideSRGBHaveOneRatioOnEveryDisplay() throws {
    var generator = SplitMix(state: 9)
    var differs = 0
    for _ in 0..<2000 {
      let ground = Color(.srgb, SIMD3.random(in: 0...1, using: &generator))
      let layers = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Color(
          .srgb, SIMD3.random(in: 0...1, using: &generator), alpha: Double.random(in: 0.05...0.95, using: &generator))
      }
      let measured = try #require(ContrastMeasurement(layersBottomUp: [ground] + layers))
      #expect(measured.readings[0].ratio == measured.readings[1].ratio)
      let inCSS = layers.reduce([ground]) { $0 + [Color(.srgb, Self.mix($1, on: $0[$0.count - 1]))] }
      let expected = WCAG.ratio(WCAG.luminance(inCSS[inCSS.count - 1]), WCAG.luminance(inCSS[inCSS.count - 2]))
      #expect(abs(measured.ratio / expected - 1) < 1e-12)
      differs += measured.nativeRatio < measured.ratio * 0.999 ? 1 : 0
    }
    #expect(differs > 100, "compositing in Display P3 gives another colour")
  }

  private static func mix(_ top: Color, on bottom: Color) -> SIMD3<Double> {
    top.components * top.alpha + bottom.components * (1 - top.alpha)
  }

  @Test func oneLayerOutsideTakesTheStackToTheDisplaysSpace() throws {
    let red = try Color(css: "color(display-p3 1 0 0)")
    let veil = Color(.srgb, 0.2, 0.4, 0.9, alpha: 0.5)
    for layers in [[red, veil, veil], [white, Color(red.space, red.components, alpha: 0.3), veil]] {
      let measured = try #require(ContrastMeasurement(layersBottomUp: layers))
      let wide = measured.readings[1]
      #expect(wide.ratio == wide.foreground.nativeContrast(with: wide.background))
      #expect(wide.ratio != measured.readings[0].ratio)
    }
    // A layer that an opaque one hides, or that nobody sees, is not part of the stack.
    var unseen = red
    unseen.alpha = 0
    for layers in [[red, white, veil], [white, unseen, veil]] {
      let measured = try #require(ContrastMeasurement(layersBottomUp: layers))
      #expect(measured.readings[0].ratio == measured.readings[1].ratio)
    }
  }

  @Test func fragileIsWhatCompositingInTheDisplaysSpaceFlips() throws {
    var generator = SplitMix(state: 11)
    var flipped = 0
    for _ in 0..<4000 {
      let ground = Color(.srgb, SIMD3.random(in: 0...1, using: &generator))
      let top = Color(.srgb, SIMD3.random(in: 0...1, using: &generator), alpha: 0.6)
      let measured = try #require(ContrastMeasurement(layersBottomUp: [ground, top]))
      guard measured.reaches(3) != (measured.nativeRatio >= 3) else { continue }
      flipped += 1
      #expect(measured.isFragile(against: 3))
    }
    #expect(flipped > 5)
  }

  /// Measures, over all grays and a fine grid of colors, the bound that saves most pairs the rounding.
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
