/// Colors as CSS text, in the forms of CSS Color 4, #serializing-color-values.
enum CSSSerializer {
  /// Returns `rgb(…)` or `rgba(…)` with whole numbers, the form in which a browser serializes a hexadecimal color, a
  /// named color, rgb(), hsl() or hwb().
  static func legacy(_ color: Color) -> String {
    let rgb = color.space.convert(color.components, to: .srgb)
    let bytes = [rgb.x, rgb.y, rgb.z].map { "\(EightBit.byte($0))" }.joined(separator: ", ")
    return color.alpha < 1 ? "rgba(\(bytes), \(DecimalText.of(color.alpha)))" : "rgb(\(bytes))"
  }

  /// Returns the function of the color's own space, with twelve significant digits for each component.
  static func function(_ color: Color) -> String {
    switch color.space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      "\(color.space.rawValue)(\(components(color))\(alpha(color)))"
    case .extendedSRGB: predefined(.srgb, color)
    case .extendedLinearSRGB: predefined(.srgbLinear, color)
    case .grayGamma22, .extendedGray: predefined(.srgb, color.converted(to: .srgb))
    default: predefined(color.space, color)
    }
  }

  /// Returns whether eight bits a component represent the color without loss.
  static func isEightBit(_ color: Color) -> Bool {
    guard color.space == .srgb, color.missing.isEmpty else { return false }
    let difference = color.components - EightBit.rounded(color.components)
    return max(difference.max(), -difference.min()) <= 1e-12
  }

  private static func predefined(_ space: ColorSpace, _ color: Color) -> String {
    if let short = shortPredefined(space, color) { return short }
    return "color(\(space.rawValue) \(components(color))\(alpha(color)))"
  }

  /// Writes a color whose numbers have few digits in one go. Every raw color of every theme is written this way.
  private static func shortPredefined(_ space: ColorSpace, _ color: Color) -> String? {
    guard color.missing.isEmpty else { return nil }
    var isShort = true
    let text = String(unsafeUninitializedCapacity: 160) { buffer in
      var end = 0
      func put(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount {
          buffer[end] = text.utf8Start[index]
          end += 1
        }
      }
      put("color(")
      for byte in space.rawValue.utf8 {
        buffer[end] = byte
        end += 1
      }
      for index in 0..<3 where isShort {
        put(" ")
        isShort = DecimalText.putShort(color.components[index], into: buffer, at: &end)
      }
      if isShort, color.alpha != 1 {
        put(" / ")
        isShort = DecimalText.putShort(color.alpha, into: buffer, at: &end)
      }
      put(")")
      return isShort ? end : 0
    }
    return isShort ? text : nil
  }

  private static func components(_ color: Color) -> String {
    let first = component(color, 0, .first)
    let second = component(color, 1, .second)
    let third = component(color, 2, .third)
    return first + " " + second + " " + third
  }

  private static func component(_ color: Color, _ index: Int, _ flag: MissingComponents) -> String {
    if color.missing.contains(flag) { return "none" }
    let number = DecimalText.of(color.components[index])
    // Browsers write hwb() with percent signs and hsl() without.
    return color.space == .hwb && index > 0 ? number + "%" : number
  }

  private static func alpha(_ color: Color) -> String {
    if color.missing.contains(.alpha) { return " / none" }
    return color.alpha == 1 ? "" : " / \(DecimalText.of(color.alpha))"
  }
}

extension Color {
  /// This color as CSS, in its own space: `rgb(26, 51, 77)` if eight bits represent it exactly, or otherwise a function
  /// with up to twelve significant digits, such as `color(display-p3 1 0.5 0)` or `oklch(0.7 0.1 none / 0.5)`. A color in
  /// a space that CSS does not have is written in the nearest space that it has.
  public var css: String {
    CSSSerializer.isEightBit(self) ? CSSSerializer.legacy(self) : CSSSerializer.function(self)
  }
}
