import ColorScience
import JSONText

/// Reads colors that are objects of channels, as Style Dictionary accepts them: `{"r": 255, "g": 0, "b": 0}`, `{"h": 10, "s": 50,
/// "l": 50}`.
enum DTCGChannels {
  static func color(_ node: JSONNode) -> Color? {
    guard node.isObject, node["colorSpace"] == nil else { return nil }
    let alpha = node["a"]?.number ?? node["alpha"]?.number ?? 1
    if let red = node["r"]?.number, let green = node["g"]?.number, let blue = node["b"]?.number {
      // Whole numbers are of 255; shares of 1 have a point.
      let isShare = max(red, green, blue) <= 1 && [red, green, blue].contains { $0 != 0 && $0 != 1 }
      let scale = isShare ? 1.0 : 255
      return Color(.srgb, red / scale, green / scale, blue / scale, alpha: alpha)
    }
    guard let hue = node["h"]?.number, let saturation = node["s"]?.number, let lightness = node["l"]?.number else {
      return nil
    }
    let scale = max(saturation, lightness) <= 1 ? 100.0 : 1
    return Color(.hsl, hue, saturation * scale, lightness * scale, alpha: alpha)
  }
}
