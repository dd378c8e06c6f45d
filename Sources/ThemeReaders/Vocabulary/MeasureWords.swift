import ThemeModel

/// Words for lengths, times and other measures, of which lists of numbers are as of colors.
enum MeasureWords {
  static let all: Set = [
    "size", "sizes", "sizing", "space", "spaces", "spacing", "spacings", "radius", "radiuses", "radii", "width",
    "widths", "height", "heights", "duration", "durations", "delay", "delays", "easing", "easings", "opacity",
    "opacities", "breakpoint", "breakpoints", "margin", "margins", "padding", "paddings", "offset", "offsets", "gap",
    "gaps", "insets", "weight", "weights",
  ]
  /// Measures of colors themselves, whose lists may be colors with an alpha.
  private static let ofColors: Set = ["opacity", "opacities"]
  private static let colors: Set = [
    "color", "colors", "colour", "colours", "palette", "palettes", "background", "foreground",
  ]

  /// Reports whether a name is that of measures, whatever they are of: `borderRadius`, `textSizes`.
  static func areNamed(by name: some StringProtocol) -> Bool {
    let words = NameWords.of(name)
    return words.last.map(all.contains) == true || words.suffix(2) == ["z", "index"]
  }

  /// Reports whether what is in a group is measures, by its name or one around it: `sizes.text`. A nearer name of colors ends it.
  static func areIn(_ name: some StringProtocol, within isMeasured: Bool) -> Bool {
    let words = NameWords.of(name)
    if areNamed(by: name) { return words.last.map(ofColors.contains) != true }
    return isMeasured && !words.contains(where: colors.contains)
  }
}
