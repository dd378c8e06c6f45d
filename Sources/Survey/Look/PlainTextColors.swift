/// Colors in text of any format, also of those that are not read.
enum PlainTextColors {
  /// A single color makes no pair.
  static let least = 2

  /// Counts colors such as `#1E1E2E` or `rgb(30 30 46)`.
  static func count(in bytes: [UInt8]) -> Int {
    var count = 0
    // The schemes of base16 write their digits alone.
    let isScheme = ByteText(bytes).contains("base0")
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "#"):
        let digits = bytes[(index + 1)...].prefix(9).prefix(while: ByteText.isHexDigit).count
        // Fewer digits may be the number of an issue, unless they are quoted.
        let isQuoted = index > 0 && quotes.contains(bytes[index - 1])
        if digits == 6 || digits == 8 || isQuoted && (digits == 3 || digits == 4) { count += 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let end = index + 7
        guard isScheme, end < bytes.count, bytes[end] == bytes[index] else { continue }
        if bytes[(index + 1)..<end].allSatisfy(ByteText.isHexDigit) { count += 1 }
      case UInt8(ascii: "("):
        let start = max(0, index - 5)
        if functions.contains(where: { bytes[start..<index].suffix($0.count).elementsEqual($0) }) { count += 1 }
      default: break
      }
    }
    return count
  }

  private static let quotes = Array("\"'`".utf8)
  private static let functions = ["rgb", "rgba", "hsl", "hsla", "oklch", "oklab"].map { Array($0.utf8) }
}
