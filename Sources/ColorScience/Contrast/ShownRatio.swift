extension WCAG {
  /// Returns a ratio as text for people: two decimals unless `decimals` says otherwise, truncated and never rounded up,
  /// so that 4.499 does not become 4.50. With a requirement, the text gets more decimals as long as it would show the
  /// ratio on the wrong side of the requirement, or exactly at a requirement that it misses.
  public static func shown(_ ratio: Double, missing required: Double? = nil, decimals: Int = 2) -> String {
    guard ratio.isFinite else { return "\(ratio)" }
    let (whole, fraction) = decimalParts(ratio)
    var digits = max(decimals, 1)
    while digits < fraction.utf8.count, let required, contradicts(whole, fraction, digits, ratio, required) {
      digits += 1
    }
    return cut(whole, fraction, digits)
  }

  /// Returns whether the text reaches the requirement and the ratio does not, or the other way around.
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

  /// Returns the parts of the shortest decimal that reads back as this number, so that 4.35 is cut to 4.35 and not to
  /// 4.34.
  private static func decimalParts(_ ratio: Double) -> (whole: Substring, fraction: Substring) {
    let text = Substring("\(ratio)")
    guard let point = text.firstIndex(of: "."), !text.contains("e") else {
      // No contrast ratio has this form. A constructed number such as 1e20 is shown unchanged.
      return (text, "")
    }
    return (text[..<point], text[text.index(after: point)...])
  }
}
