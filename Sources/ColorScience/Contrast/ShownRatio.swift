extension WCAG {
  /// A ratio as people read it: two decimals unless asked otherwise, cut off and never rounded up, so that 4.499 does not read as 4.50. Given the
  /// requirement that it is held against, a figure that so few decimals would put on the wrong side (or right on the edge that
  /// it misses) shows as many more as it takes.
  public static func shown(_ ratio: Double, missing required: Double? = nil, decimals: Int = 2) -> String {
    guard ratio.isFinite else { return "\(ratio)" }
    let (whole, fraction) = decimalParts(ratio)
    var digits = max(decimals, 1)
    while digits < fraction.utf8.count, let required, contradicts(whole, fraction, digits, ratio, required) {
      digits += 1
    }
    return cut(whole, fraction, digits)
  }

  /// The text says that it reaches the requirement when the ratio does not, or the other way round.
  private static func contradicts(
    _ whole: Substring, _ fraction: Substring, _ digits: Int, _ ratio: Double, _ required: Double
  ) -> Bool {
    guard let read = Double(cut(whole, fraction, digits)) else { return false }
    return (read < required) != (ratio < required)
  }

  private static func cut(_ whole: Substring, _ fraction: Substring, _ digits: Int) -> String {
    let kept = fraction.prefix(digits)
    return "\(whole).\(kept)" + String(repeating: "0", count: digits - kept.utf8.count)
  }

  /// The shortest decimal that reads back as this number, so that 4.35 is cut to 4.35 and not to 4.34.
  private static func decimalParts(_ ratio: Double) -> (whole: Substring, fraction: Substring) {
    let text = Substring("\(ratio)")
    guard let point = text.firstIndex(of: "."), !text.contains("e") else {
      // Nothing that a contrast can be; a hand-made number such as 1e20 shows as it is.
      return (text, "")
    }
    return (text[..<point], text[text.index(after: point)...])
  }
}
