extension Color {
  private static let longestParts = 64

  /// Reads the arguments of `hsl()` without the function around them, as themes for Tailwind write them in variables that style
  /// sheets put into it: `222.2 84% 4.9%`, also with `/ 0.5` behind. Returns `nil` for any other text.
  public init?(hslParts text: String) {
    guard text.utf8.count <= Self.longestParts, text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: " ")
    guard halves.count <= 2, parts.count == 3,
      Self.isNumber(parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]),
      Self.isPercentage(parts[1]), Self.isPercentage(parts[2]), let color = try? Color(css: "hsl(\(text))")
    else { return nil }
    self = color
  }

  private static func isPercentage(_ text: Substring) -> Bool { text.last == "%" && isNumber(text.dropLast()) }

  private static func isNumber(_ text: Substring) -> Bool {
    Double(text).map(\.isFinite) == true && text.utf8.allSatisfy { $0 < 0x3A && $0 != UInt8(ascii: "+") }
  }
}
