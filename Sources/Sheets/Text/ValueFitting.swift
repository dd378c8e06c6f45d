import ColorScience
import Wording

extension TextEngine {
  /// Returns a color's value in the longest form that fits: as its source writes it, or else as six digits. For a color
  /// outside sRGB, these are only the nearest. A value is never cut, because half a value would say nothing.
  func fitted(_ color: Color, _ style: TextStyle, width: Double, isSix: Bool = false) -> String {
    let forms = ValueForms.of(color).filter { !isSix || $0.hasPrefix("#") || $0.hasPrefix("≈") }
    return forms.first { self.width($0, style) <= width } ?? fitted(forms[forms.count - 1], style, width: width)
  }
}

enum ValueForms {
  /// Returns the forms of a value from the fullest to the shortest. The decimal of the percentage is dropped first, because
  /// with it the value is slightly too wide for a tile.
  static func of(_ color: Color) -> [String] {
    let notation = SheetColor.notation(color)
    let six = six(color)
    guard color.alpha < 1 else { return notation == six ? [notation] : [notation, six] }
    let percents = [ShownNumber.percent(color.alpha), "\(Finite.whole(color.alpha * 100))%"]
    return [notation, six].flatMap { value in percents.map { "\(value) \($0)" } }
  }

  /// Returns six digits; for a color outside sRGB, the nearest ones after a sign that says so.
  static func six(_ color: Color) -> String {
    (color.isInside(.srgb) ? "" : "≈") + SheetColor.hex(color)
  }

  /// Returns the color space, such as `oklch`, and its numbers; `nil` for six digits, which always fit a swatch.
  static func parts(_ color: Color) -> (space: String, numbers: [String])? {
    let words = SheetColor.notation(color).split(separator: " ").map(String.init)
    return words.count == 4 ? (words[0], Array(words.dropFirst())) : nil
  }
}
