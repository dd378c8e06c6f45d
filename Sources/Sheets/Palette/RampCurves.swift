import ColorScience
import Wording

/// The lightness and chroma of a color in OKLCH. Palette designers space their steps by these.
struct Tone: Hashable, Sendable {
  var lightness: Double
  var chroma: Double

  /// Returns `nil` for a translucent color, whose appearance depends on the color below it.
  init?(_ color: Color) {
    guard color.alpha >= 1 else { return nil }
    let components = color.converted(to: .oklch).components
    lightness = components.x
    chroma = components.y
  }

  /// The lightness, such as `L 60.0%`, with one decimal in every step so that the labels align.
  var label: String {
    let tenths = Finite.whole(lightness * 1000)
    return "L \(tenths / 10).\(tenths % 10)%"
  }

  var words: String {
    "OKLCH lightness \(ShownNumber.percent(lightness)), chroma \(ShownNumber.difference(chroma))"
  }
}

/// The curves of lightness and chroma along a ramp, drawn under its captions.
enum RampCurves {
  /// The distance from the last caption of the row to the plot.
  static let underCaptions = 9.0
  static let height = 36.0
  /// The top of the scale of chroma. No color of a display has more.
  static let mostChroma = 0.4

  /// The height that curves add to a row.
  static var room: Double { underCaptions + height }

  static let note =
    "Under a ramp: its lightness (L, solid line, 0 to 100%) and chroma (C, dashed, 0 to 0.4) in OKLCH."

  fileprivate static func y(_ share: Double, top: Double) -> Double {
    top + height - 2 - (height - 4) * min(max(share, 0), 1)
  }
}

extension Ramp {
  /// Whether the ramp has curves. Two points make no curve.
  var hasCurves: Bool { steps.count >= 3 && steps.allSatisfy { $0.tone != nil } }
}

extension Drawing {
  mutating func curves(of ramp: Ramp, x: Double, top: Double, with engine: TextEngine) {
    let tones = ramp.steps.compactMap(\.tone)
    let width = Ramp.swatch * Double(tones.count)
    fill(Rect(x, top, width, 1), .chrome(.soft))
    fill(Rect(x, top + RampCurves.height - 1, width, 1), .chrome(.soft))
    var lights: [SIMD2<Double>] = []
    var chromas: [SIMD2<Double>] = []
    for (place, tone) in tones.enumerated() {
      let center = x + Ramp.swatch * (Double(place) + 0.5)
      lights.append(SIMD2(center, RampCurves.y(tone.lightness, top: top)))
      chromas.append(SIMD2(center, RampCurves.y(tone.chroma / RampCurves.mostChroma, top: top)))
    }
    for (from, to) in zip(chromas, chromas.dropFirst()) { dashes(from: from, to: to) }
    for point in chromas { fill(Rect((point.x - 2).rounded(), (point.y - 2).rounded(), 4, 4), .chrome(.ink2)) }
    shape(.polyline(lights, stroke: 1.5), .chrome(.ink))
    for point in lights { shape(.circle(center: point, radius: 2.5), .chrome(.ink)) }
    guard let light = lights.last, let chroma = chromas.last else { return }
    // The labels are side by side at the ends, because the curves may meet there.
    func inside(_ y: Double) -> Double { min(max(y + 3.5, top + 10), top + RampCurves.height - 3) }
    text("L", .alias, x: light.x + 7, baseline: inside(light.y), .chrome(.ink))
    text("C", .alias, x: chroma.x + 16, baseline: inside(chroma.y), .chrome(.ink2))
  }

  private mutating func dashes(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    let step = b - a
    let length = (step.x * step.x + step.y * step.y).squareRoot()
    var at = 0.0
    while at < length {
      let end = min(at + 4, length)
      shape(.line(from: a + step * (at / length), to: a + step * (end / length), stroke: 1.25), .chrome(.ink2))
      at += 7
    }
  }
}
