import ColorScience

/// Numbers as people read them, the same in every format.
public enum ShownNumber {
  /// Returns the truncated ratio, with more digits if it would otherwise appear on the wrong side of its requirement.
  /// Returns a dash for `nil`.
  public static func ratio(_ ratio: Double?, required: Double) -> String {
    guard let ratio else { return "–" }
    return WCAG.shown(ratio, missing: required)
  }

  /// Returns two truncated ratios with as many digits as it takes to tell them apart: a change is never `1.65 → 1.65`.
  public static func ratios(_ before: Double, _ after: Double, required: Double) -> (before: String, after: String) {
    var shown = (ratio(before, required: required), ratio(after, required: required))
    var decimals = 3
    while shown.0 == shown.1, before != after, decimals <= 9 {
      shown = (
        WCAG.shown(before, missing: required, decimals: decimals),
        WCAG.shown(after, missing: required, decimals: decimals)
      )
      decimals += 1
    }
    return shown
  }

  /// Returns `3`, `4.5` or `7`.
  public static func requirement(_ required: Double) -> String {
    Int(exactly: required).map(String.init) ?? "\(required)"
  }

  /// Returns ΔE OK with three decimals, truncated.
  public static func difference(_ difference: Double) -> String {
    Color.shown(difference: difference)
  }

  /// Returns how far a ratio is below its requirement, in whole percent of the requirement, truncated, at least 1.
  public static func shortBy(_ ratio: Double, required: Double) -> String {
    let share = required > 0 ? (1 - ratio / required) * 100 : 0
    return "\(max(1, Int(share.rounded(.down))))%"
  }

  /// Returns `#15141A`, `#15141A 40%` or `color(display-p3 0 0.85 0.2)`.
  public static func color(_ color: Color) -> String {
    let alpha = color.alpha < 1 ? " \(percent(color.alpha))" : ""
    var opaque = color
    opaque.alpha = 1
    switch color.space {
    case .srgb, .extendedSRGB, .hsl, .hwb, .grayGamma22, .extendedGray:
      return (color.isInside(.srgb) ? opaque.hex8 : opaque.css) + alpha
    case .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      // Three decimals are enough to distinguish all 255ths, and the components of a suggestion are 255ths.
      let bytes = opaque.components * 255
      let whole = bytes.rounded(.toNearestOrEven)
      let isOfBytes = (0..<3).allSatisfy { abs(bytes[$0] - whole[$0]) < 1e-6 }
      if isOfBytes { opaque.components = (opaque.components * 1000).rounded(.toNearestOrEven) / 1000 }
      return opaque.css + alpha
    default:
      return opaque.css + alpha
    }
  }

  /// Returns a whole percentage, or one decimal if the value is more than 0.05 from a whole percentage.
  public static func percent(_ share: Double) -> String {
    let percent = min(max(share, 0), 1) * 100
    let whole = percent.rounded()
    if (percent - whole).magnitude <= 0.05 { return "\(Int(whole))%" }
    let tenths = Int((percent * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)%"
  }
}
