import ColorScience
import Testing
import ThemeModel

@testable import Audit

/// There is one measurement, whichever way it is asked for.
@Suite struct PairMeasurementTests {
  private static let spaces: [ColorSpace] = [.srgb, .displayP3, .oklch, .srgbLinear, .rec2020]

  /// Returns any color that a theme can contain: inside and outside sRGB, exactly on its edge, translucent, invisible.
  private static func color(_ generator: inout Random) -> Color {
    let space = spaces.randomElement(using: &generator) ?? .srgb
    let edges = [0.0, 1, 0.5, 1 + 2e-5, -3e-5]
    func component() -> Double {
      Bool.random(using: &generator)
        ? Double.random(in: 0...1, using: &generator) : edges.randomElement(using: &generator) ?? 0
    }
    var color =
      space == .oklch
      ? Color(.oklch, component(), component() * 0.4, component() * 360)
      : Color(space, component(), component(), component())
    color.alpha = [1, 1, 1, 0, 0.3, 0.87].randomElement(using: &generator) ?? 1
    return color
  }

  private static func value(_ generator: inout Random) -> TokenColor.State {
    let count = [1, 1, 1, 2, 3].randomElement(using: &generator) ?? 1
    let colors = (0..<count).map { _ in color(&generator) }
    return count == 1 ? .color(colors[0]) : .gradient(colors.map { ResolvedStop(color: $0) })
  }

  /// The judge, its fast path, the meter, the matrix and the plain definition of the rule agree to the last bit.
  @Test(arguments: [GamutMapping.clip, .minde])
  func everyWayGivesTheSame(_ mapping: GamutMapping) throws {
    var generator = Random(state: 7)
    var plain = 0
    for _ in 0..<1500 {
      let values = [Self.value(&generator), Self.value(&generator)]
      var canvas = Self.color(&generator)
      canvas.alpha = 1
      let theme = PreparedTheme(values: values, fixedColors: [canvas], displays: Display.allCases, mapping: mapping)
      let variant = PreparedVariant(theme: theme, values: [0, 1])
      var judge = PairJudge(
        variant: variant, exempt: [nil, nil], backdropSets: [BackdropSet(alternatives: [[.fixed(0)]])])
      let pair = CandidatePair(foreground: 0, background: 1, over: 0)
      let general = try? judge.measure(pair)
      let reading = PairMeter(displays: Display.allCases, mapping: mapping)
        .measure(values[0].stops, on: values[1].stops, over: canvas)
      guard let general else {
        // When nothing is drawn, only the ground is seen.
        #expect(reading?.ratio == 1)
        continue
      }
      #expect(reading?.displayRatios == general.displayRatios)
      #expect(judge.judge(pair, required: 4.5, isWCAG: true)?.ratio == general.ratio)
      if let fast = judge.plain(pair, required: 4.5, isWCAG: true) {
        plain += 1
        #expect(fast.ratio == general.ratio)
        #expect(fast.isFragile == judge.judge(pair, required: 4.5, isWCAG: true)?.isFragile)
      }
      let layers = Self.stacks(values[0].stops, on: values[1].stops, over: canvas)
      #expect(
        layers.compactMap { ContrastMeasurement(layersBottomUp: $0, mapping: mapping)?.ratio }.min() == general.ratio)
    }
    // Three in ten values are one opaque color: of 1500 pairs, 135 have one on both sides.
    #expect(plain > 100)
  }

  /// The ratio alone, which stops at the first display when the others show the same.
  @Test(arguments: [GamutMapping.clip, .minde])
  func theRatioAloneIsTheMeasurements(_ mapping: GamutMapping) {
    var generator = Random(state: 11)
    var inside = 0
    for _ in 0..<3000 {
      let layers = (0..<3).map { _ in
        ShownColor.shown(Self.color(&generator), on: Display.allCases, mapping: mapping)
      }
      func under(_ display: Int) -> ShownColor {
        layers[1][display].over(layers[0][display].withAlpha(1))
      }
      let whole = PairMeasurement(
        stops: [0], grounds: 1, displays: Display.allCases.count, seen: { layers[2][$1] }, under: { under($1) })
      let ratio = PairMeasurement.ratio(
        stops: [0], grounds: 1, displays: Display.allCases.count, seen: { layers[2][$1] }, under: { under($1) })
      #expect(ratio == whole.ratio)
      if layers.allSatisfy({ $0[0].isInsideSRGB }) { inside += 1 }
    }
    #expect(inside > 100 && inside < 2900)
  }

  private static func stacks(_ tops: [Color], on backs: [Color], over canvas: Color) -> [[Color]] {
    tops.filter { $0.alpha > 0 }.flatMap { top in
      backs.map { back in back.alpha >= 1 ? [back, top] : [canvas, back, top] }
    }
  }

  @Test func tellsTheRatioThatTurnsAFragileVerdict() throws {
    // Inside sRGB, but composited in Display P3 on its own components, the orange veil becomes another color.
    var generator = Random(state: 3)
    var found = 0
    for _ in 0..<400 where found < 3 {
      let hex = (0..<2).map { _ in
        "#\((0..<6).map { _ in "0123456789abcdef".randomElement(using: &generator) ?? "0" }.map(String.init).joined())"
      }
      let system = try SmallSystem.make([("text", hex[0] + "99"), ("bg", hex[1])])
      let report = SmallSystem.audit(system, Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"], .nonText)]))
      let pair = try #require(report.pairs.first)
      guard let native = pair.nativeRatio else { continue }
      found += 1
      #expect(pair.isFragile)
      #expect((native >= 3) != (pair.verdict == .pass))
      #expect(pair.displayRatios == [pair.ratio, pair.ratio])
    }
    #expect(found > 0)
  }

  @Test func measuresEveryPartOfAComposite() throws {
    let meter = PairMeter(displays: [.srgb], mapping: .clip)
    let black = Color(.srgb, 0, 0, 0)
    let white = Color(.srgb, 1, 1, 1)
    #expect(meter.measure([black, white], on: [white], over: nil)?.ratio == 1)
    #expect(meter.measure([black], on: [white], over: nil)?.ratio == 21)
    #expect(meter.measure([black], on: [Color(.srgb, 1, 1, 1, alpha: 0.5)], over: nil) == nil)
    #expect(meter.measure([], on: [white], over: nil) == nil)
  }
}

/// SplitMix64, with the same numbers in every run.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
