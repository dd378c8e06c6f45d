import Testing

@testable import ColorScience

/// Published contrast figures, and thousands of verdicts on the edge.
@Suite struct WCAGVectorTests {
  struct File: Decodable {
    var published: [Published]
    var randomPairs: [RandomPair]
    var thresholdPairs: [ThresholdPair]
    var literalVsXyzyVerdictFlips: [Flip]
    var alpha: Alpha
    var wideGamut: WideGamut
    var quantisationFlips: [QuantisationFlip]
  }

  struct Published: Decodable {
    var fg: String
    var bg: String
    var published: Double
    var decimals: Int
    var publishedAs: [String]
    var wcagLiteral: Double
    var aa: Bool
    var aaLarge: Bool
    var aaa: Bool
    var fgAlpha: Double?
  }

  struct RandomPair: Decodable {
    var a: String
    var b: String
    var lumA: Double
    var lumB: Double
    var wcagLiteral: Double
  }

  struct ThresholdPair: Decodable {
    var fg: String
    var bg: String
    var threshold: Double
    var wcagLiteral: String
    var passes: Bool
  }

  struct Flip: Decodable {
    var bg: String
    var threshold: Double
    var coloursWhoseVerdictDiffers: Int
    var example: [String]
  }

  struct Alpha: Decodable {
    var cases: [Case]
    var stacks: [Stack]
    var axeCoreFlatten: Flatten

    struct Case: Decodable {
      var fg: String
      var alpha: Double
      var bg: String
      var compositedSrgb: [Double]
      var composited8Bit: String
      var contrastUnrounded: Double
      var contrast8Bit: Double
    }

    struct Stack: Decodable {
      var layersTopToBottom: [Layer]
      var surfaceSrgb: [Double]
      var textSrgb: [Double]
      var contrast: Double
      var topTwoFlattened: Flat
    }

    struct Flat: Decodable {
      var straightSrgb: [Double]
      var alpha: Double
    }

    struct Layer: Decodable {
      var color: String
      var alpha: Double

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        color = try list.decode(String.self)
        alpha = try list.decode(Double.self)
      }
    }

    struct Flatten: Decodable {
      var cases: [FlattenCase]
    }

    struct FlattenCase: Decodable {
      var fg: [Double]
      var bg: [Double]
      var out: [Double]
    }
  }

  struct WideGamut: Decodable {
    var cases: [Case]

    struct Case: Decodable {
      var color: String
      var srgbRaw: [Double]
      var inSrgb: Bool
      var srgbClip: Ratios
      var srgbMappedMinde: Ratios
      var p3ClipY: Ratios

    }

    struct Ratios: Decodable {
      var onWhite: Double
      var onBlack: Double
    }
  }

  struct QuantisationFlip: Decodable {
    var color: String
    var bg: String
    var threshold: Double
    var unrounded: Double
    var after8BitRounding: Double
    var roundedHex: String
  }

  let file: File

  init() throws {
    file = try Vectors.load("wcag", as: File.self)
    #expect(file.published.count == 20)
    #expect(file.randomPairs.count == 100)
    #expect(file.thresholdPairs.count == 151)
    #expect(file.alpha.cases.count == 78)
    #expect(file.alpha.stacks.count == 30)
    #expect(file.wideGamut.cases.count == 19)
    #expect(file.quantisationFlips.count == 13)
  }

  private func ratio(_ a: String, _ b: String) throws -> Double {
    WCAG.ratio(WCAG.luminance(try Color(css: a)), WCAG.luminance(try Color(css: b)))
  }

  @Test func publishedFigures() throws {
    for row in file.published {
      let foreground = try Color(css: row.fg)
      let text = Color(.srgb, foreground.components, alpha: row.fgAlpha ?? 1)
      let measured = try #require(ContrastMeasurement(layersBottomUp: [Color(css: row.bg), text], on: [.srgb]))
      #expect(abs(measured.ratio - row.wcagLiteral) < 1e-12, "\(row.fg) on \(row.bg)")
      #expect(measured.reaches(Criterion.aaText.required) == row.aa)
      #expect(measured.reaches(Criterion.aaLarge.required) == row.aaLarge)
      #expect(measured.reaches(Criterion.aaaText.required) == row.aaa)
      // The figure is as its publisher rounded it. A publisher with another luminance is off by more than that.
      if !row.publishedAs.contains("round(xyz_y)"), row.decimals < 7 {
        let unit = (0..<row.decimals).reduce(1.0) { unit, _ in unit / 10 }
        let offset = measured.ratio - row.published
        let rounded = abs(offset) <= unit / 2 + 1e-9
        let truncated = offset >= -1e-9 && offset < unit
        #expect(row.publishedAs.contains("round") ? rounded : truncated, "\(row.fg) on \(row.bg): \(measured.ratio)")
      }
    }
  }

  @Test func luminancesAndRatios() throws {
    for row in file.randomPairs {
      #expect(abs(WCAG.luminance(try Color(css: row.a)) - row.lumA) < 1e-12)
      #expect(abs(WCAG.luminance(try Color(css: row.b)) - row.lumB) < 1e-12)
      #expect(abs(try ratio(row.a, row.b) - row.wcagLiteral) < 1e-12)
    }
  }

  @Test func verdictsOnTheEdge() throws {
    for row in file.thresholdPairs {
      let measured = try ratio(row.fg, row.bg)
      #expect((measured >= row.threshold) == row.passes, "\(row.fg) on \(row.bg) at \(row.threshold)")
      #expect(abs(measured - (try #require(Double(row.wcagLiteral)))) < 1e-12)
      // What is shown must not contradict the verdict.
      let shown = try #require(Double(WCAG.shown(measured, missing: row.threshold)))
      #expect((shown >= row.threshold) == row.passes, "\(row.fg) on \(row.bg): \(shown)")
    }
  }

  /// Colors whose verdict depends on the weights: those in the text of the standard, or the exact Y row.
  @Test func theTextOfTheStandardDecides() throws {
    for flip in file.literalVsXyzyVerdictFlips where flip.coloursWhoseVerdictDiffers > 0 {
      for hex in flip.example {
        let color = try Color(css: hex)
        let background = try Color(css: flip.bg)
        let byText = WCAG.ratio(WCAG.luminance(color), WCAG.luminance(background)) >= flip.threshold
        let byY = WCAG.ratio(color.converted(to: .xyzD65).components.y, background.converted(to: .xyzD65).components.y)
        #expect(byText != (byY >= flip.threshold), "\(hex) on \(flip.bg)")
      }
    }
  }

  @Test func translucentText() throws {
    for row in file.alpha.cases {
      let foreground = try Color(css: row.fg)
      let layers = [try Color(css: row.bg), Color(.srgb, foreground.components, alpha: row.alpha)]
      let measured = try #require(ContrastMeasurement(layersBottomUp: layers, on: [.srgb]))
      let composite = measured.readings[0].composites[1]
      #expect(largest(composite.components - vector(row.compositedSrgb)) < 1e-12, "\(row.fg) \(row.alpha)")
      #expect(abs(measured.ratio - row.contrastUnrounded) < 1e-12)
      #expect(composite.color.hex8.lowercased() == row.composited8Bit)
      let rounded = composite.roundedToEightBits.contrast(with: measured.readings[0].composites[0])
      #expect(abs(rounded - row.contrast8Bit) < 1e-12)
    }
  }

  @Test func stacksOfLayers() throws {
    for row in file.alpha.stacks {
      let topDown = try row.layersTopToBottom.map { layer in
        Color(.srgb, try Color(css: layer.color).components, alpha: layer.alpha)
      }
      let measured = try #require(ContrastMeasurement(layersBottomUp: topDown.reversed(), on: [.srgb]))
      let composites = measured.readings[0].composites
      #expect(largest(composites[composites.count - 1].components - vector(row.textSrgb)) < 1e-12)
      #expect(largest(composites[composites.count - 2].components - vector(row.surfaceSrgb)) < 1e-12)
      #expect(abs(measured.ratio - row.contrast) < 1e-12)
      let flat = Compositing.flattened(topDown[0], over: topDown[1], on: .srgb, mapping: .clip)
      #expect(largest(flat.components - vector(row.topTwoFlattened.straightSrgb)) < 1e-12)
      #expect(abs(flat.alpha - row.topTwoFlattened.alpha) < 1e-12)
    }
  }

  @Test func flattenedAsAxeDoes() {
    for row in file.alpha.axeCoreFlatten.cases {
      let top = Color(.srgb, vector(row.fg) / 255, alpha: row.fg[3])
      let bottom = Color(.srgb, vector(row.bg) / 255, alpha: row.bg[3])
      let flat = Compositing.flattened(top, over: bottom, on: .srgb, mapping: .clip)
      #expect(largest(EightBit.rounded(flat.components) * 255 - vector(row.out)) < 1e-9)
      #expect(abs(flat.alpha - row.out[3]) < 1e-12)
    }
  }

  @Test func wideColoursAsDisplayed() throws {
    let white = Color(.srgb, 1, 1, 1)
    let black = Color(.srgb, 0, 0, 0)
    for row in file.wideGamut.cases {
      let color = try Color(css: row.color)
      #expect(color.isInside(.srgb) == row.inSrgb, "\(row.color)")
      let cases: [(Display, GamutMapping, WideGamut.Ratios)] = [
        (.srgb, .clip, row.srgbClip), (.srgb, .minde, row.srgbMappedMinde),
      ]
      for (display, mapping, expected) in cases {
        for (ground, ratio) in [(white, expected.onWhite), (black, expected.onBlack)] {
          let measured = ContrastMeasurement(layersBottomUp: [ground, color], on: [display], mapping: mapping)
          // Two searches may end one step apart.
          let tolerance = mapping == .clip ? 1e-9 : 1e-5
          #expect(abs((try #require(measured)).ratio - ratio) < tolerance, "\(row.color) \(mapping.rawValue)")
        }
      }
      // The file's Display P3 figures use the exact Y row, ours use the weights of WCAG: close, but not equal.
      let p3 = try #require(ContrastMeasurement(layersBottomUp: [white, color], on: [.displayP3], mapping: .clip))
      #expect(abs(p3.ratio / row.p3ClipY.onWhite - 1) < 1e-3, "\(row.color)")
    }
  }

  @Test func verdictsThatEightBitsTurn() throws {
    for row in file.quantisationFlips {
      let layers = [try Color(css: row.bg), try Color(css: row.color)]
      let measured = try #require(ContrastMeasurement(layersBottomUp: layers, on: [.srgb]))
      #expect(abs(measured.ratio - row.unrounded) < 1e-9, "\(row.color)")
      #expect(measured.isFragile(against: row.threshold))
      #expect(layers[1].hex8.lowercased() == row.roundedHex)
      #expect(abs(try ratio(row.roundedHex, row.bg) - row.after8BitRounding) < 1e-9)
    }
  }

  private func vector(_ values: [Double]) -> SIMD3<Double> { SIMD3(values[0], values[1], values[2]) }
}
