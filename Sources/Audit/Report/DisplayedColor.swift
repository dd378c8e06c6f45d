import ColorScience

/// A color as a display shows it.
public struct DisplayedColor: Hashable, Sendable {
  public var display: Display
  public var isInside: Bool
  /// The color in the display's own encoded space, mapped when it lay outside.
  public var color: Color
  /// ΔE OK between the color and what is shown; 0 when it lay inside.
  public var difference: Double

  public init(display: Display, isInside: Bool, color: Color, difference: Double) {
    self.display = display
    self.isInside = isInside
    self.color = color
    self.difference = difference
  }
}

extension DisplayedColor {
  /// Returns a color on each display.
  public static func all(
    _ color: Color, displays: [Display], mapping: GamutMapping, tolerance: Double
  ) -> [DisplayedColor] {
    displays.map { display in
      let isInside = color.isInside(display, tolerance: tolerance)
      let shown = color.mapped(to: display, by: mapping)
      return DisplayedColor(
        display: display, isInside: isInside, color: shown,
        difference: isInside ? 0 : Color.deltaEOK(color, shown))
    }
  }
}
