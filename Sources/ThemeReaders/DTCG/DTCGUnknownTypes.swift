import ColorScience
import JSONText
import ThemeModel

/// What may be colors under types that nobody knows, and under the general ones of tools. Nothing says in which notation they are.
enum DTCGUnknownTypes {
  /// The parts of a color as objects have them.
  private static let notations: [[String]] = [
    ["r", "g", "b"], ["red", "green", "blue"], ["h", "s", "l"], ["h", "s", "b"], ["h", "s", "v"], ["l", "c", "h"],
    ["l", "a", "b"], ["hue", "saturation"], ["hue", "chroma"], ["white", "alpha"], ["hex"], ["rgb"], ["rgba"], ["hsl"],
    ["hsla"], ["cyan", "magenta", "yellow"],
  ]
  /// Words of types for motion and for data, whose lists and texts look like those of colors.
  private static let others: Set = [
    "bezier", "curve", "motion", "transition", "animation", "timing", "ease", "cubic", "date", "version", "id", "url",
    "icon", "image", "dimension", "dimensions", "number", "numbers", "text", "string", "boolean", "asset", "other",
  ]
  private static let longestText = 100

  /// Reports whether a value is or holds something that may be a color.
  static func mayBeColor(_ value: JSONNode, type: String, path: String) -> Bool {
    let document = value.document
    let isEvident = (value.nodeNumber..<document.number(behind: value.nodeNumber)).contains { number in
      let node = document.node(number)
      return node.string.map(DTCGGuess.isEvidentColor) ?? false || node.isObject && DTCGGuess.type(of: node) != nil
    }
    if isEvident { return true }
    guard NameWords.of(type).allSatisfy({ !others.contains($0) }), !DTCGGuess.speaksOfOtherThings(type),
      !DTCGGuess.speaksOfOtherThings(path)
    else { return false }
    if value.isObject {
      return isWrapped(value) || notations.contains { parts in parts.allSatisfy { value[$0] != nil } }
    }
    return isList(value) || value.string.map(isText) ?? false
  }

  /// Reports whether an object says that what it holds is a color: `{"$type": "color", "value": "999999"}`.
  private static func isWrapped(_ object: JSONNode) -> Bool {
    (object["$type"] ?? object["type"])?.string.flatMap(DTCGType.init(rawValue:))?.holdsColors ?? false
      || object["color"] != nil || object["colour"] != nil
  }

  private static func isList(_ node: JSONNode) -> Bool {
    node.isArray && (3...4).contains(node.count) && node.elements.allSatisfy { $0.number != nil }
  }

  /// Reports whether a text has the digits or the parts of a color, or names one: `999999`, `153, 153, 153`, `gray600`.
  private static func isText(_ written: String) -> Bool {
    let text = written.trimmingSpaces
    guard text.utf8.count < longestText else { return false }
    if text.hasPrefix("#") || Color(hslParts: text) != nil || Color.mayRead(text) { return true }
    let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    if [6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) { return true }
    let parts = text.split { $0 == "," || $0 == " " }
    if (3...4).contains(parts.count), parts.allSatisfy({ Double($0.hasSuffix("%") ? $0.dropLast() : $0) != nil }) {
      return true
    }
    return text.split { !$0.isLetter }.flatMap { NameWords.of($0) }.contains { Color.hasName($0) }
  }
}
