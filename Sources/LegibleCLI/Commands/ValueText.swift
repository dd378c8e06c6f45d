import ColorScience
import ThemeModel

/// A resolved value as a short text.
enum ValueText {
  struct Short {
    var text: String
    /// The color of the chip. `nil` for no chip.
    var color: Color?
    var isTrouble = false
  }

  static func short(_ value: ResolvedValue?) -> Short {
    switch value {
    case nil: Short(text: "absent", isTrouble: true)
    case .color(let color)?: Short(text: notation(color), color: color)
    case .gradient(let stops)?:
      Short(text: stops.map { notation($0.color) }.joined(separator: "→"), color: stops.first?.color)
    case .composite(let parts)?:
      Short(text: parts.map { notation($0.color) }.joined(separator: "+"), color: parts.first?.color)
    case .placeholder(let placeholder)?: Short(text: placeholder.kind.rawValue, isTrouble: true)
    case .undetermined(let reason)?: Short(text: "? \(reason.code)", isTrouble: true)
    }
  }

  /// Returns the color as eight bits of sRGB, with a word if it is outside sRGB.
  static func notation(_ color: Color) -> String {
    if color.isInside(.srgb) { return color.hex8 }
    return color.hex8 + (color.isInside(.displayP3) ? " P3" : " beyond P3")
  }
}
