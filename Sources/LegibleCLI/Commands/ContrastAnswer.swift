import ColorScience

/// The measured contrast of one stack of layers.
struct ContrastAnswer {
  struct OnDisplay {
    var display: Display
    var ratio: Double
  }

  struct Layer {
    var text: String
    var color: Color
    /// The composite of the layers from the bottom to this one, on the display that decides.
    var composite: Color
  }

  /// The smallest ratio of all displays, unrounded.
  var ratio: Double
  var displays: [OnDisplay]
  var required: Criterion?
  /// Top first.
  var layers: [Layer]
  /// Whether the verdict on the requirement, or otherwise on any named criterion, changes if the composites are rounded
  /// to 8 bits or if displays composite in their own space.
  var isFragile: Bool
  /// The ratio if displays composite in their own space. `nil` if it does not change a verdict.
  var nativeRatio: Double?
  /// Replacements for the foreground. `nil` if they were not requested or are not needed.
  var advice: ContrastAdvice?

  /// Returns `nil` if the bottom layer is translucent.
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

  /// Whether displays with another gamut show another ratio.
  var displaysDiffer: Bool {
    displays.contains { WCAG.shown($0.ratio) != WCAG.shown(displays[0].ratio) }
  }
}
