import JSONText

/// Counts the strings of a JSON document or a property list that are colors, wherever they are. In JSON, a string with a function of
/// CSS in it counts, too: `0 1px 2px rgba(0, 0, 0, 0.2)`.
struct JSONColors {
  private(set) var count = 0

  init(_ document: JSONDocument) {
    for number in 0..<document.nodeCount {
      if let text = document.node(number).string, Self.isColor(text) || Self.holdsColor(text) { count += 1 }
    }
  }

  /// Counts in a property list in XML, without parsing it.
  init(ofPropertyList bytes: [UInt8]) {
    let (open, close) = (Array("<string>".utf8), UInt8(ascii: "<"))
    var index = 0
    while let start = bytes[index...].firstIndex(of: close) {
      index = start + 1
      guard bytes[start...].starts(with: open) else { continue }
      let text = bytes[(start + open.count)...].prefix { $0 != close }
      index = text.endIndex
      if text.count < 200, Self.isColor(String(decoding: text, as: UTF8.self)) { count += 1 }
    }
  }

  /// Returns whether the text of a document begins as a list.
  static func isList(_ bytes: [UInt8]) -> Bool {
    // EF BB BF is a byte order mark.
    bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "[")
  }

  static func isColor(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, bytes.count < 200 else { return false }
    if first == UInt8(ascii: "#") {
      let digits = bytes.dropFirst()
      return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(ByteText.isHexDigit)
    }
    return bytes.last == UInt8(ascii: ")") && functions.contains { text.lowercased().hasPrefix($0) }
  }

  private static func holdsColor(_ text: String) -> Bool {
    guard text.utf8.count < 1_000, text.utf8.contains(UInt8(ascii: "(")) else { return false }
    return functions.dropLast().contains { text.contains($0) }
  }

  private static let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "lab(", "lch(", "oklab(", "oklch(", "color("]
}
