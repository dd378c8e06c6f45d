import ColorScience

/// Interpolation as in CSS Color 4, section 12: premultiplied, the hue by the shorter way and never premultiplied.
enum ColorMixing {
  /// `share` of the second colour, the rest of the first.
  static func mix(_ first: Color, _ second: Color, share: Double, in space: ColorSpace) -> Color {
    var a = first.converted(to: space)
    var b = second.converted(to: space)
    fill(&a, from: b)
    fill(&b, from: a)
    let alpha = a.alpha + (b.alpha - a.alpha) * share
    var result = a
    result.alpha = alpha
    result.missing = a.missing.intersection(b.missing)
    for channel in 0..<3 {
      let x = a.components[channel]
      let y = b.components[channel]
      if channel == space.hueChannel {
        result.components[channel] = hue(x, y, share)
      } else if alpha > 0 {
        result.components[channel] = (x * a.alpha + (y * b.alpha - x * a.alpha) * share) / alpha
      } else {
        result.components[channel] = x + (y - x) * share
      }
    }
    return result
  }

  /// A missing component takes the other colour's value.
  private static func fill(_ color: inout Color, from other: Color) {
    let flags: [MissingComponents] = [.first, .second, .third]
    for (channel, flag) in flags.enumerated() where color.missing.contains(flag) && !other.missing.contains(flag) {
      color.components[channel] = other.components[channel]
      color.missing.remove(flag)
    }
    if color.missing.contains(.alpha), !other.missing.contains(.alpha) {
      color.alpha = other.alpha
      color.missing.remove(.alpha)
    }
  }

  private static func hue(_ from: Double, _ to: Double, _ share: Double) -> Double {
    let start = from.turned
    var difference = to.turned - start
    if difference > 180 { difference -= 360 } else if difference < -180 { difference += 360 }
    return (start + difference * share).turned
  }
}

extension Double {
  /// Degrees in 0..<360.
  fileprivate var turned: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}

extension ColorSpace {
  fileprivate var hueChannel: Int? {
    switch self {
    case .lch, .oklch: 2
    case .hsl, .hwb: 0
    default: nil
    }
  }
}
