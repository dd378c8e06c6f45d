import ColorScience

/// Hue, saturation and brightness, each from 0 to 1, as in UIKit.
enum HSB {
  static func color(hue: Double, saturation: Double, brightness: Double, alpha: Double) -> Color {
    // A component that is not a number stays so. Whoever uses the color reports it.
    guard hue.isFinite, saturation.isFinite, brightness.isFinite else {
      return Color(.srgb, .nan, .nan, .nan, alpha: alpha)
    }
    // UIKit clamps the hue. A hue of 1 is red again.
    let sector = min(max(hue, 0), 1) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return Color(.srgb, component(5), component(3), component(1), alpha: alpha)
  }

  static func components(_ color: Color) -> (hue: Double, saturation: Double, brightness: Double) {
    let (r, g, b) = (color.components.x, color.components.y, color.components.z)
    let high = max(r, g, b)
    let chroma = high - min(r, g, b)
    guard chroma > 0 else { return (0, 0, high) }
    let sector: Double
    if high == r {
      sector = ((g - b) / chroma).truncatingRemainder(dividingBy: 6)
    } else if high == g {
      sector = (b - r) / chroma + 2
    } else {
      sector = (r - g) / chroma + 4
    }
    let hue = sector / 6
    return (hue < 0 ? hue + 1 : hue, high == 0 ? 0 : chroma / high, high)
  }
}
