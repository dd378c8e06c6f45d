import ColorScience

/// The measure of one stack of layers.
struct ContrastAnswer {
  struct OnDisplay {
    var display: Display
    var ratio: Double
  }

  struct Layer {
    var text: String
    var color: Color
    /// Everything from the bottom up to this layer, as shown on the display that decides.
    var composite: Color
  }

  /// The least over the displays, unrounded.
  var ratio: Double
  var displays: [OnDisplay]
  var required: Criterion?
  /// Top first.
  var layers: [Layer]
  /// A verdict, the required one or else one of those with a name, turns when the composites are rounded to 8 bits or when
  /// displays composite in their own space.
  var isFragile: Bool
  /// The ratio where displays composite in their own space, where that turns a verdict.
  var nativeRatio: Double?
  /// What would do instead; nil where that was not asked for, or nothing is missing.
  var advice: ContrastAdvice?

  /// Nil where the bottom lets something unknown show through.
  init?(_ stack: LayerStack, _ arguments: ContrastArguments) {
    let measured = ContrastMeasurement(
      layersBottomUp: stack.colors.reversed(), on: arguments.displays, mapping: arguments.mapping)
    guard let measured else { return nil }
    ratio = measured.ratio
    displays = measured.readings.map { OnDisplay(display: $0.display, ratio: $0.ratio) }
    required = arguments.required
    let composites = measured.worst.composites
    layers = stack.colors.indices.map { index in
      Layer(
        text: stack.texts[index], color: stack.colors[index], composite: composites[composites.count - 1 - index].color)
    }
    let thresholds = arguments.required.map { [$0.required] } ?? Criterion.named.map(\.required)
    isFragile = thresholds.contains(where: measured.isFragile)
    if thresholds.contains(where: { (measured.nativeRatio >= $0) != measured.reaches($0) }) {
      nativeRatio = measured.nativeRatio
    }
    if arguments.suggests {
      advice = ContrastAdvice(for: stack.colors[0], measured, arguments.required ?? .aaText, arguments.mapping)
    }
  }

  var shown: String { WCAG.shown(ratio, missing: required?.required) }

  var meetsRequirement: Bool? { required.map(passes) }

  func passes(_ criterion: Criterion) -> Bool { ratio >= criterion.required }

  /// A screen with a wider gamut shows something else.
  var displaysDiffer: Bool {
    displays.contains { WCAG.shown($0.ratio) != WCAG.shown(displays[0].ratio) }
  }
}
