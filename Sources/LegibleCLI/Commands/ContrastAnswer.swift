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

  struct Suggested {
    /// `lighter`, `darker`, `more opaque`, or `unchanged` where rounding to 8 bits is enough.
    var direction: String
    var color: Color
    var ratio: Double
    var difference: Double
  }

  /// The least over the displays, unrounded.
  var ratio: Double
  var displays: [OnDisplay]
  var required: Criterion?
  /// Top first.
  var layers: [Layer]
  /// Rounding the composites to 8 bits turns a verdict: the required one, else one of those with a name.
  var isFragile: Bool
  var suggestions: [Suggested] = []
  /// Why there is no suggestion where one was asked for.
  var suggestionNote: String?

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
    if arguments.suggests { suggest(for: stack.colors[0], measured, arguments) }
  }

  /// Which colours near the foreground reach the requirement over the same layers, on every display asked for.
  private mutating func suggest(for foreground: Color, _ measured: ContrastMeasurement, _ arguments: ContrastArguments)
  {
    let required = arguments.required ?? .aaText
    guard !measured.reaches(required.required) else { return }
    let scenes = measured.readings.map { reading in
      ContrastScene(on: reading.composites[reading.composites.count - 2])
    }
    let found = ColorSuggestion.nearest(to: foreground, reaching: required.required, in: scenes)
    let named = [("unchanged", found.kept), ("lighter", found.lighter), ("darker", found.darker)]
    suggestions = named.compactMap { direction, one in
      one.map { Suggested(direction: direction, color: $0.color, ratio: $0.ratio, difference: $0.difference) }
    }
    suggestions.sort { $0.difference < $1.difference }
    if let one = ColorSuggestion.raisedAlpha(
      of: foreground, reaching: required.required, in: scenes, mapping: arguments.mapping)
    {
      suggestions.append(
        Suggested(direction: "more opaque", color: one.color, ratio: one.ratio, difference: one.difference))
    }
    if suggestions.isEmpty {
      suggestionNote = Self.nothingReaches(required, in: scenes)
    }
  }

  /// No hue helps where neither black nor white does.
  private static func nothingReaches(_ required: Criterion, in scenes: [ContrastScene]) -> String {
    let ends = [Color(.srgb, 0, 0, 0), Color(.srgb, 1, 1, 1)].map { end in
      scenes.compactMap { scene in
        scene.below?.contrast(with: ShownColor(end, on: scene.display, mapping: .clip))
      }.min() ?? 0
    }
    let wanted = "\(FixedText.short(required.required)):1"
    if ends.contains(where: { $0 >= required.required }) { return "no colour of this hue reaches \(wanted) here" }
    return "no colour at all reaches \(wanted) here: black gives \(WCAG.shown(ends[0])), white \(WCAG.shown(ends[1]))"
  }

  var shown: String { WCAG.shown(ratio, missing: required?.required) }

  var meetsRequirement: Bool? { required.map(passes) }

  func passes(_ criterion: Criterion) -> Bool { ratio >= criterion.required }

  /// A screen with a wider gamut shows something else.
  var displaysDiffer: Bool {
    displays.contains { WCAG.shown($0.ratio) != WCAG.shown(displays[0].ratio) }
  }
}
