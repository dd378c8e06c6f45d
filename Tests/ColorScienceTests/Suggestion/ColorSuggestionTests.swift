import Testing

@testable import ColorScience

@Suite struct ColorSuggestionTests {
  let white = Color(.srgb, 1, 1, 1)
  let black = Color(.srgb, 0, 0, 0)

  private func color(_ text: String) throws -> Color { try Color(css: text) }

  /// Returns the ratio of a pasted text, computed in the slow and plain way.
  private func ratio(_ hex: String, _ layers: Color...) throws -> Double {
    try #require(ContrastMeasurement(layersBottomUp: layers + [Color(css: hex)])).ratio
  }

  @Test func theBoundaryGreys() throws {
    let onWhite = ColorSuggestion.nearest(to: try color("#777"), reaching: 4.5, against: [white])
    #expect(onWhite.darker?.color.hex8 == "#767676")
    #expect(onWhite.lighter == nil && onWhite.kept == nil)
    #expect(onWhite.nearest == onWhite.darker)
    let onBlack = ColorSuggestion.nearest(to: try color("#555"), reaching: 4.5, against: [black])
    #expect(onBlack.lighter?.color.hex8 == "#757575")
    #expect(onBlack.darker == nil)
    #expect(
      ColorSuggestion.nearest(to: try color("#666"), reaching: 7, against: [white]).nearest?.color.hex8 == "#595959")
  }

  @Test func noColourReachesSevenOnMidGrey() throws {
    let gray = try color("#808080")
    for text in ["#808080", "#ff0000", "#123456", "white"] {
      let suggestions = ColorSuggestion.nearest(to: try color(text), reaching: 7, against: [gray])
      #expect(suggestions.nearest == nil)
    }
  }

  @Test func whatReachesIsKept() throws {
    let suggestions = ColorSuggestion.nearest(to: try color("#767676"), reaching: 4.5, against: [white])
    #expect(suggestions.kept?.color.hex8 == "#767676")
    #expect(suggestions.nearest == suggestions.kept)
    #expect(suggestions.kept?.difference == 0 || suggestions.kept!.difference < 1e-12)
  }

  /// Compares every gray against every sixteenth gray with a trial of all 256.
  @Test func greysAgainstBruteForce() {
    let levels = (0...255).map { Color(.srgb, SIMD3(repeating: Double($0) / 255)) }
    let luminances = levels.map(WCAG.luminance)
    for start in stride(from: 0, through: 255, by: 15) {
      for ground in stride(from: 0, through: 255, by: 5) {
        let passing = (0...255).filter { WCAG.ratio(luminances[$0], luminances[ground]) >= 4.5 }
        let suggestions = ColorSuggestion.nearest(
          to: levels[start], reaching: 4.5, against: [levels[ground]], on: [.srgb])
        guard !passing.contains(start) else {
          #expect(suggestions.kept != nil)
          continue
        }
        let lighter = passing.first { $0 > start }
        let darker = passing.last { $0 < start }
        #expect(suggestions.lighter.map(level) == lighter, "\(start) on \(ground)")
        #expect(suggestions.darker.map(level) == darker, "\(start) on \(ground)")
      }
    }
  }

  private func level(_ suggestion: ColorSuggestion) -> Int { Int((suggestion.color.components.y * 255).rounded()) }

  @Test func everyAnswerHoldsAsPasted() throws {
    var generator = SplitMix(state: 21)
    var answers = 0
    for _ in 0..<400 {
      let foreground = Color(.srgb, SIMD3.random(in: 0...1, using: &generator))
      let grounds = (0..<2).map { _ in Color(.srgb, SIMD3.random(in: 0...1, using: &generator)) }
      let suggestions = ColorSuggestion.nearest(to: foreground, reaching: 4.5, against: grounds)
      for suggestion in [suggestions.kept, suggestions.lighter, suggestions.darker].compactMap({ $0 }) {
        answers += 1
        let pasted = suggestion.color.hex8
        let ratios = try grounds.map { try ratio(pasted, $0) }
        #expect(ratios.min()! >= 4.5)
        #expect(abs(ratios.min()! - suggestion.ratio) < 1e-12)
        #expect(abs(Color.deltaEOK(try color(pasted), foreground) - suggestion.difference) < 1e-9)
      }
    }
    #expect(answers > 200)
  }

  @Test func hueStaysAndChromaAsFarAsItCan() throws {
    for hue in stride(from: 0.0, to: 360, by: 20) {
      let foreground = Color(.oklch, 0.65, 0.1, hue)
      let answer = try #require(ColorSuggestion.nearest(to: foreground, reaching: 4.5, against: [white]).darker)
      let found = answer.color.converted(to: .oklch).components
      let turn = abs(found.z - hue)
      #expect(min(turn, 360 - turn) < 2, "hue \(hue): \(found)")
      #expect(found.y > 0.08)
    }
  }

  /// Compares with a walk over the same path in ten thousand steps, each rounded and measured.
  @Test func nothingNearerOnTheWay() throws {
    var generator = SplitMix(state: 33)
    for _ in 0..<40 {
      let foreground = Color(.srgb, SIMD3.random(in: 0...1, using: &generator))
      let ground = Color(.srgb, SIMD3.random(in: 0...1, using: &generator))
      let groundLuminance = WCAG.luminance(ground)
      guard let nearest = ColorSuggestion.nearest(to: foreground, reaching: 3, against: [ground], on: [.srgb]).nearest
      else { continue }
      let path = HuePath(oklab: foreground.converted(to: .oklab).components)
      for step in 0...2000 {
        let encoded = EightBit.rounded(DisplayGamut.encode(path.linear(at: Double(step) / 2000)))
        let candidate = Color(.srgb, encoded)
        guard WCAG.ratio(WCAG.luminance(candidate), groundLuminance) >= 3 else { continue }
        let difference = Color.deltaEOK(candidate, foreground)
        // A smaller difference is possible only by leaving the hue, which counts twice: a byte or so.
        #expect(difference >= nearest.difference - 0.004, "\(foreground.css) on \(ground.css)")
      }
    }
  }

  @Test func manyDemandsAtOnce() throws {
    func scenes(_ ground: Color) -> [ContrastScene] {
      Display.allCases.map { ContrastScene(on: ShownColor(ground, on: $0, mapping: .clip)) }
    }
    let pale = try color("#f0f0f0")
    let dark = try color("#202020")
    let demands = [
      ContrastDemand(required: 4.5, in: scenes(pale)), ContrastDemand(required: 3, in: scenes(dark)),
      ContrastDemand(required: 1.5, in: scenes(pale), alpha: 0.5),
    ]
    let answer = try #require(ColorSuggestion.nearest(to: try color("#cc4400"), meeting: demands).nearest)
    let hex = answer.color.hex8
    #expect(try ratio(hex, pale) >= 4.5)
    #expect(try ratio(hex, dark) >= 3)
    #expect(try ratio(hex + "80", pale) >= 1.5)
    let alone = ColorSuggestion.nearest(to: try color("#cc4400"), reaching: 4.5, in: scenes(pale))
    #expect(alone == ColorSuggestion.nearest(to: try color("#cc4400"), meeting: [demands[0]]))
    let tooMuch = demands + [ContrastDemand(required: 7, in: scenes(dark))]
    #expect(ColorSuggestion.nearest(to: try color("#cc4400"), meeting: tooMuch).nearest == nil)
  }

  @Test func betweenTwoBackdrops() throws {
    // A middle gray reaches 4.5 neither on white nor on black; at 4 it does on both.
    let both = [white, black]
    #expect(ColorSuggestion.nearest(to: try color("#f00"), reaching: 4.6, against: both).nearest == nil)
    let answer = try #require(ColorSuggestion.nearest(to: try color("#300"), reaching: 4.5, against: both).lighter)
    #expect(try ratio(answer.color.hex8, white) >= 4.5)
    #expect(try ratio(answer.color.hex8, black) >= 4.5)
  }

  @Test func translucentForegrounds() throws {
    let foreground = try color("rgb(120 120 120 / 0.8)")
    let ground = try color("#fafafa")
    let answer = try #require(ColorSuggestion.nearest(to: foreground, reaching: 4.5, against: [ground]).nearest)
    #expect(answer.color.alpha == 0.8)
    #expect(try ratio(answer.color.css, ground) >= 4.5)
    #expect(try ratio(answer.color.hex8, ground) >= 4.5)
    #expect(abs(try ratio(answer.color.css, ground) - 4.5) < 0.15)
    // At an alpha of 0.3, not even black is enough.
    let faint = try color("rgb(120 120 120 / 0.3)")
    #expect(ColorSuggestion.nearest(to: faint, reaching: 4.5, against: [ground]).nearest == nil)
  }

  @Test func backgroundsUnderOpaqueAndTranslucentText() throws {
    let text = try color("#ffffff")
    let button = try color("#ff8800")
    let answer = try #require(ColorSuggestion.nearest(to: button, reaching: 4.5, under: [text]).nearest)
    #expect(WCAG.ratio(WCAG.luminance(answer.color), 1) >= 4.5)
    let hue = answer.color.converted(to: .oklch).components.z
    #expect(abs(hue - button.converted(to: .oklch).components.z) < 3)

    let soft = try color("rgb(255 255 255 / 0.8)")
    let darker = try #require(ColorSuggestion.nearest(to: button, reaching: 4.5, under: [soft]).darker)
    let measured = try #require(ContrastMeasurement(layersBottomUp: [darker.color, soft]))
    #expect(measured.ratio >= 4.5)
    #expect(measured.ratio < 4.8)

    let veil = try color("rgb(255 136 0 / 0.5)")
    let overCanvas = try #require(
      ColorSuggestion.nearest(to: veil, reaching: 4.5, under: [black], canvas: try color("#404040")).lighter)
    let layered = try #require(ContrastMeasurement(layersBottomUp: [try color("#404040"), overCanvas.color, black]))
    #expect(layered.ratio >= 4.5)
  }

  @Test func wideColoursAnswerInSRGB() throws {
    let green = try color("color(display-p3 0 1 0)")
    let answer = try #require(ColorSuggestion.nearest(to: green, reaching: 4.5, against: [white]).nearest)
    #expect(answer.color.isInside(.srgb, tolerance: 0))
    #expect(try ratio(answer.color.hex8, white) >= 4.5)
  }

  @Test func hostileQuestionsHaveNoAnswerOrAGoodOne() {
    let hostile = HostileComponentTests.hostile
    for a in hostile {
      for required in [0, 1, 4.5, 21, 22, 1e308, .infinity, .nan, -3] as [Double] {
        let foreground = Color(.oklch, a, a, 20, alpha: 0.5)
        let suggestions = ColorSuggestion.nearest(
          to: foreground, reaching: required, against: [Color(.srgb, a, 0.5, 1)])
        if let nearest = suggestions.nearest { #expect(nearest.ratio >= required) }
      }
    }
    #expect(ColorSuggestion.nearest(to: black, reaching: 4.5, against: []).nearest == nil)
  }
}

@Suite struct AlphaSuggestionTests {
  @Test func theLeastAlphaThatDoes() throws {
    let white = Color(.srgb, 1, 1, 1)
    let scenes = Display.allCases.map { ContrastScene(on: ShownColor(white, on: $0, mapping: .clip)) }
    let faint = try Color(css: "rgb(0 0 0 / 0.4)")
    let answer = try #require(ColorSuggestion.raisedAlpha(of: faint, reaching: 4.5, in: scenes))
    #expect(answer.color.hex8 == "#00000089")
    #expect(answer.difference == 0)
    #expect(try #require(ContrastMeasurement(layersBottomUp: [white, answer.color])).ratio >= 4.5)
    let less = Color(.srgb, 0, 0, 0, alpha: answer.color.alpha - 1.0 / 255)
    #expect(try #require(ContrastMeasurement(layersBottomUp: [white, less])).ratio < 4.5)
  }

  @Test func noneForOpaqueOrPaleColours() throws {
    let scenes = [ContrastScene(on: ShownColor(Color(.srgb, 1, 1, 1), on: .srgb, mapping: .clip))]
    #expect(ColorSuggestion.raisedAlpha(of: try Color(css: "#777"), reaching: 4.5, in: scenes) == nil)
    #expect(ColorSuggestion.raisedAlpha(of: try Color(css: "#77777780"), reaching: 4.5, in: scenes) == nil)
    #expect(ColorSuggestion.raisedAlpha(of: try Color(css: "#00000080"), reaching: 4.5, in: []) == nil)
  }

  @Test func wideColoursStayWide() throws {
    let scenes = Display.allCases.map { ContrastScene(on: ShownColor(Color(.srgb, 1, 1, 1), on: $0, mapping: .clip)) }
    let blue = try Color(css: "color(display-p3 0 0 1 / 0.3)")
    let answer = try #require(ColorSuggestion.raisedAlpha(of: blue, reaching: 4.5, in: scenes))
    #expect(answer.color.space == .displayP3)
    #expect(answer.color.components == blue.components)
  }
}
