import ThemeModel

/// Words for lengths, times and other measures, of which lists of numbers are as of colors.
enum MeasureWords {
  private static let all: Set = [
    "size", "sizes", "sizing", "space", "spaces", "spacing", "spacings", "radius", "radiuses", "radii", "width",
    "widths", "height", "heights", "duration", "durations", "delay", "delays", "easing", "easings", "opacity",
    "opacities", "breakpoint", "breakpoints", "margin", "margins", "padding", "paddings", "offset", "offsets", "gap",
    "gaps", "insets", "weights",
  ]

  /// Reports whether a name is that of measures, whatever they are of: `borderRadius`, `textSizes`.
  static func areNamed(by name: some StringProtocol) -> Bool {
    let words = NameWords.of(name)
    return words.last.map(all.contains) == true || words.suffix(2) == ["z", "index"]
  }
}
