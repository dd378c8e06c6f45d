import JSONText

/// Counts the strings of a document that are complete colors, wherever they are.
struct JSONColors {
  private(set) var count = 0

  init(_ document: JSONDocument) {
    for number in 0..<document.nodeCount {
      if let text = document.node(number).string, Self.isColor(text) { count += 1 }
    }
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

  private static let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "lab(", "lch(", "oklab(", "oklch(", "color("]
}
