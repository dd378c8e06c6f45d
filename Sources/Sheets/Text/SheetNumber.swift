import ColorScience
import Wording

/// Numbers as sheets show them: truncated, never rounded up, and short enough for a cell.
enum SheetNumber {
  /// Returns a ratio with two decimals below 10 and one from 10 on, so that every figure has four characters. A figure that
  /// would look equal to a requirement it misses gets more decimals.
  static func ratio(_ ratio: Double, required: Double? = nil) -> String {
    WCAG.shown(ratio, missing: required, decimals: ratio >= 10 ? 1 : 2)
  }

  /// Returns the ratios before and after a change, with more digits where they would look the same.
  static func ratios(
    _ before: Double?, _ requiredBefore: Double?, _ after: Double?, _ required: Double
  ) -> (before: String?, after: String?) {
    let shown = (before.map { ratio($0, required: requiredBefore) }, after.map { ratio($0, required: required) })
    guard let before, let after, shown.0 == shown.1 else { return shown }
    return ShownNumber.ratios(before, after, required: required)
  }

  /// Returns a small number without an exponent, such as `0.000075`.
  static func plain(_ value: Double) -> String {
    let text = "\(value)"
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]), -20..<0 ~= exponent
    else { return shortened(text) }
    let digits = text[..<mark].filter { $0 != "." && $0 != "-" }
    let figures = digits.hasSuffix("0") && digits.count > 1 ? String(digits.dropLast()) : digits
    return (value < 0 ? "-0." : "0.") + String(repeating: "0", count: -exponent - 1) + figures
  }

  /// Removes a final `.0`.
  static func shortened(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Colors as sheets show them.
enum SheetColor {
  /// Returns a color with its alpha, such as `#15141A 40%`, or `display-p3 0 .85 .2` in the notation of a
  /// source that is not sRGB.
  static func text(_ color: Color) -> String {
    let base = notation(color)
    return color.alpha < 1 ? "\(base) \(ShownNumber.percent(color.alpha))" : base
  }

  /// Returns a color without its alpha.
  static func notation(_ color: Color) -> String {
    switch color.space {
    case .srgb, .hsl, .hwb, .extendedSRGB, .grayGamma22, .extendedGray, .srgbLinear, .extendedLinearSRGB:
      if color.isInside(.srgb) { return hex(color) }
      let plain = color.converted(to: .srgb)
      return (["srgb"] + components(plain)).joined(separator: " ")
    default:
      return ([color.space.rawValue] + components(color)).joined(separator: " ")
    }
  }

  static func hex(_ color: Color) -> String {
    let shown = color.mapped(to: .srgb, by: .clip).components
    let digits = Array("0123456789ABCDEF")
    return (0..<3).reduce(into: "#") { text, channel in
      let code = Int((min(max(shown[channel], 0), 1) * 255).rounded())
      text.append(digits[code >> 4])
      text.append(digits[code & 15])
    }
  }

  private static func components(_ color: Color) -> [String] {
    (0..<3).map { short(color.components[$0]) }
  }

  /// Returns a number with three decimals at most and no zero before the point.
  private static func short(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e6 else { return "\(value)" }
    let thousandths = Int((value.magnitude * 1000).rounded())
    let whole = thousandths / 1000
    var fraction = String(thousandths % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    if fraction.isEmpty { return sign + "\(whole)" }
    return sign + (whole == 0 ? "" : "\(whole)") + "." + fraction
  }
}
