import ColorScience
import JSONText

/// Reads colors that are objects of channels, as Style Dictionary accepts them: `{"r": 255, "g": 0, "b": 0}`, `{"h": 10, "s": 50,
/// "l": 50}`.
enum DTCGChannels {
  /// The scale of colors whose channels are all 0 or 1, by what the others of their document are: `{"r": 1, "g": 1, "b": 1}` is
  /// white beside shares of 1, and nearly black beside bytes.
  enum Scale: Sendable {
    case ofOne
    case ofBytes
    /// There are both, or neither.
    case unknown
  }

  static func isColor(_ node: JSONNode) -> Bool {
    guard node.isObject, node["colorSpace"] == nil else { return false }
    return rgb(node) != nil || hsl(node) != nil
  }

  /// Returns the color; nil for anything else, and for a color whose scale is not known.
  static func color(_ node: JSONNode, _ scale: Scale) -> Color? {
    guard node.isObject, node["colorSpace"] == nil else { return nil }
    let alpha = node["a"]?.number ?? node["alpha"]?.number ?? 1
    if let channels = rgb(node) {
      let divisor: Double
      if channels.max() > 1 || channels.max() == 0 {
        divisor = 255
      } else if !isWhole(channels) {
        divisor = 1
      } else {
        switch scale {
        case .ofOne: divisor = 1
        case .ofBytes: divisor = 255
        case .unknown: return nil
        }
      }
      let scaled = channels / divisor
      return Color(.srgb, scaled.x, scaled.y, scaled.z, alpha: alpha)
    }
    guard let (hue, saturation, lightness) = hsl(node) else { return nil }
    let scale = max(saturation, lightness) <= 1 ? 100.0 : 1
    return Color(.hsl, hue, saturation * scale, lightness * scale, alpha: alpha)
  }

  /// Reports whether there is a color at or below a node whose scale nothing in itself tells.
  static func holdsOpen(_ node: JSONNode) -> Bool {
    guard node.isObject || node.isArray else { return false }
    let document = node.document
    return (node.nodeNumber..<document.number(behind: node.nodeNumber)).contains { number in
      document.isObject(number) && rgb(document.node(number)).map { isWhole($0) && $0.max() == 1 } ?? false
    }
  }

  /// Returns the scale by the colors of a whole document.
  static func scale(of document: JSONDocument) -> Scale {
    var (hasBytes, hasShares) = (false, false)
    for number in 0..<document.nodeCount where document.isObject(number) {
      guard let channels = rgb(document.node(number)) else { continue }
      if channels.max() > 1 {
        hasBytes = true
      } else if !isWhole(channels) {
        hasShares = true
      }
    }
    return hasBytes == hasShares ? .unknown : hasBytes ? .ofBytes : .ofOne
  }

  private static func isWhole(_ channels: SIMD3<Double>) -> Bool { channels == channels.rounded(.toNearestOrEven) }

  private static func rgb(_ node: JSONNode) -> SIMD3<Double>? {
    guard let red = node["r"]?.number, let green = node["g"]?.number, let blue = node["b"]?.number else { return nil }
    return SIMD3(red, green, blue)
  }

  private static func hsl(_ node: JSONNode) -> (hue: Double, saturation: Double, lightness: Double)? {
    guard let hue = node["h"]?.number, let saturation = node["s"]?.number, let lightness = node["l"]?.number else {
      return nil
    }
    return (hue, saturation, lightness)
  }
}
