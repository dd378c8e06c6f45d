import ColorScience
import ThemeModel

/// Reads gradients, shadows and borders that are CSS text, with references in place of colors:
/// `linear-gradient(180deg, {a} 0%, {b} 100%)`, `0 1px 2px rgba(0, 0, 0, 0.5)`, `1px solid #ccc`.
struct DTCGCSSText {
  private static let mostBytes = 10_000

  let file: String

  /// Returns a gradient, or a composite of the colors in the text; `nil` when it has no color or a part is not understood.
  func value(of text: String) -> TokenValue? {
    guard text.utf8.count <= DTCGCSSText.mostBytes else { return nil }
    let trimmed = text.trimmingSpaces
    if let inner = DTCGCSSText.gradient(trimmed) { return stops(inner) }
    var parts: [CompositePart] = []
    for layer in DTCGCSSText.split(trimmed, at: ",") {
      let words = DTCGCSSText.split(layer, at: " ")
      // A lone reference may be a whole shadow or border, which is handled elsewhere.
      guard words.count > 1 else { return nil }
      let others = words.filter { color($0) == nil }
      guard others.allSatisfy(DTCGCSSText.isMeasure) else { return nil }
      var colors = words.compactMap(color)
      // Lengths can be references, too: then the one with “color” in its name is the color.
      if colors.count > 1 { colors = colors.filter(DTCGCSSText.isCalledColor) }
      guard colors.count == 1 else { return nil }
      parts.append(CompositePart(name: parts.isEmpty ? "color" : "shadow \(parts.count + 1)", value: colors[0]))
    }
    return parts.isEmpty ? nil : .composite(parts)
  }

  /// Returns the type that a text is plainly one of, when nothing else says the type: a gradient, a shadow or a border with a color.
  static func type(of text: String) -> DTCGType? {
    guard let first = text.utf8.first, text.contains(" "), !text.hasPrefix("{") else { return nil }
    if gradient(text.trimmingSpaces) != nil { return .gradient }
    let isLength =
      isDigit(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") || text.hasPrefix("inset ")
    guard isLength, case .composite(let parts)? = DTCGCSSText(file: "").value(of: text) else { return nil }
    if areLengths(text, parts) { return nil }
    return split(text, at: " ").contains(where: lines.contains) ? .border : .shadow
  }

  /// Whether a text that has the form of a shadow is lengths: `0 0 0 {size.xxl}`.
  private static func areLengths(_ text: String, _ parts: [CompositePart]) -> Bool {
    let words = split(text, at: " ")
    guard parts.count == 1, case .alias(let path) = parts[0].value, words.count <= 4,
      !words.contains(where: lines.contains), !words.contains("inset")
    else { return false }
    let names = path.split(separator: ".").map(String.init)
    return names.contains(where: MeasureWords.areNamed) && DTCGGuess.speaksOfOtherThings(path)
  }

  private static let lines = ["solid", "dashed", "dotted", "double", "groove", "ridge"]

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Reports whether a word is a length or a keyword: `1px`, `-0.5em`, `solid`.
  private static func isMeasure(_ word: String) -> Bool {
    if ["solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset", "thin", "medium", "thick"]
      .contains(word)
    {
      return true
    }
    guard let first = word.utf8.first(where: { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }) else {
      return false
    }
    return (0x30...0x39).contains(first)
  }

  private static func isCalledColor(_ value: TokenValue) -> Bool {
    guard case .alias(let path) = value else { return true }
    let name = path.lowercased()
    return name.contains("color") || name.contains("colour")
  }

  private static func gradient(_ text: String) -> String? {
    for name in ["linear", "radial", "conic"] {
      for prefix in [name + "-gradient(", "repeating-" + name + "-gradient("]
      where text.hasPrefix(prefix) && text.hasSuffix(")") {
        return String(text.dropFirst(prefix.count).dropLast())
      }
    }
    return nil
  }

  private func stops(_ text: String) -> TokenValue? {
    var stops: [GradientStop] = []
    for (index, part) in DTCGCSSText.split(text, at: ",").enumerated() {
      let words = DTCGCSSText.split(part, at: " ")
      guard let value = words.first.flatMap(color) else {
        // The first part may be a direction.
        if index == 0 { continue }
        return nil
      }
      let share = words.count > 1 && words[1].hasSuffix("%") ? Double(words[1].dropLast()).map { $0 / 100 } : nil
      stops.append(GradientStop(value: value, position: share.map { min(max($0, 0), 1) }))
    }
    return stops.count > 1 ? .gradient(stops) : nil
  }

  private func color(_ word: String) -> TokenValue? {
    if word.hasPrefix("{"), let path = (try? DTCGReference.curly(word)) ?? nil {
      return .alias(DTCGReference.withoutValue(path))
    }
    if Color.mayRead(word), let color = try? Color(css: word) { return .color(color) }
    return DTCGColorFunctions(file: file).adjusted(word)
  }

  /// Splits at separators outside of brackets and braces, and removes spaces around the parts and empty parts.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if character == "(" || character == "{" { depth += 1 }
      if character == ")" || character == "}" { depth -= 1 }
      if character == separator, depth <= 0 {
        parts.append(part.trimmingSpaces)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part.trimmingSpaces)
    return parts.filter { !$0.isEmpty }
  }
}
