import ColorScience
import Wording

extension TextEngine {
  /// A color's value in the longest form that a width takes: as its source writes it, else as six digits, of which a
  /// color outside sRGB has only the nearest. Half a value would say nothing.
  func fitted(_ color: Color, _ style: TextStyle, width: Double, isSix: Bool = false) -> String {
    let forms = ValueForms.of(color).filter { !isSix || $0.hasPrefix("#") || $0.hasPrefix("≈") }
    return forms.first { self.width($0, style) <= width } ?? fitted(forms[forms.count - 1], style, width: width)
  }
}

enum ValueForms {
  /// From the fullest to the shortest. A decimal of the per cent goes first: it is a hair too wide for a tile.
  static func of(_ color: Color) -> [String] {
    let notation = SheetColor.notation(color)
    let six = six(color)
    guard color.alpha < 1 else { return notation == six ? [notation] : [notation, six] }
    let percents = [ShownNumber.percent(color.alpha), "\(Finite.whole(color.alpha * 100))%"]
    return [notation, six].flatMap { value in percents.map { "\(value) \($0)" } }
  }

  /// Of a color outside sRGB, the nearest six digits, and a sign that says so.
  static func six(_ color: Color) -> String {
    (color.isInside(.srgb) ? "" : "≈") + SheetColor.hex(color)
  }

  /// `oklch` and its numbers; nil for six digits, which need no more room than a swatch has.
  static func parts(_ color: Color) -> (space: String, numbers: [String])? {
    let words = SheetColor.notation(color).split(separator: " ").map(String.init)
    return words.count == 4 ? (words[0], Array(words.dropFirst())) : nil
  }
}
