import ColorScience
import ThemeModel

/// A resolved value in a few columns.
enum ValueText {
  struct Short {
    var text: String
    /// What the chip shows; nil for none.
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

  /// Eight bits of sRGB, and a word where sRGB cannot hold the color.
  static func notation(_ color: Color) -> String {
    if color.isInside(.srgb) { return color.hex8 }
    return color.hex8 + (color.isInside(.displayP3) ? " P3" : " beyond P3")
  }
}
