extension Color {
  private static let longestList = 32

  /// Reads the arguments of `rgb()` without the function around them, as files for style sheets that put them into it write
  /// them: `255, 0, 0` or `255 0 0`, each a whole number up to 255. Returns `nil` for any other text, and where
  /// the second and the third could be percentages: `222 47 40` may be a hue, a saturation and a lightness.
  public init?(rgbParts text: String) {
    guard text.utf8.count <= Self.longestList else { return nil }
    let separator: Character = text.contains(",") ? "," : " "
    let parts = text.split(separator: separator, omittingEmptySubsequences: separator == " ").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      case let numbers = parts.compactMap({ UInt8($0) }), numbers.count == 3,
      numbers[1] > 100 || numbers[2] > 100 || numbers == [0, 0, 0]
    else { return nil }
    self.init(.srgb, Double(numbers[0]) / 255, Double(numbers[1]) / 255, Double(numbers[2]) / 255)
  }
}
