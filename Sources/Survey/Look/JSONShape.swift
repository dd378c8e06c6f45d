import JSONText

/// What a JSON document looks like, counted in one walk: design tokens, keys with colours, or neither.
struct JSONShape {
  /// Objects that hold a value as a token does.
  private(set) var tokens = 0
  /// Tokens whose value is a colour, or is said to be one.
  private(set) var tokenColors = 0
  /// Tokens that stand for others.
  private(set) var tokenAliases = 0
  /// Strings that are whole colours, wherever they stand.
  private(set) var colors = 0
  private(set) var strings = 0
  /// A resolver document, or a list of the themes of token sets.
  private(set) var isIndex = false
  /// Keys that only the format has: `$value`, `$type`.
  private(set) var hasMarks = false

  init(_ document: JSONDocument) {
    let root = document.root
    if root["resolutionOrder"]?.isArray == true || root["tokenSetOrder"]?.isArray == true { isIndex = true }
    if root.isArray, root.elements.contains(where: { $0["selectedTokenSets"]?.isObject == true }) { isIndex = true }
    // `$ref` and `$extends` alone make a file of tokens.
    if root.isObject, root.members.contains(where: { ["$extends", "$ref", "$root"].contains($0.key) }) {
      hasMarks = true
    }
    var pending: [(node: JSONNode, isColor: Bool)] = [(root, false)]
    while let (node, isColor) = pending.popLast() {
      if node.isObject {
        look(at: node, isColor, &pending)
      } else if node.isArray {
        for element in node.elements { pending.append((element, isColor)) }
      } else if let text = node.string {
        strings += 1
        if ColorText.isColor(text) { colors += 1 }
      }
    }
  }

  private mutating func look(at node: JSONNode, _ inherited: Bool, _ pending: inout [(node: JSONNode, isColor: Bool)]) {
    let type = (node["$type"] ?? node["type"])?.string
    let isColor = type.map { $0.lowercased() == "color" } ?? inherited
    if node["$type"]?.isString == true || node["$value"] != nil { hasMarks = true }
    if let value = node["$value"] ?? node["value"] ?? node["$ref"] {
      tokens += 1
      if let text = value.string, text.hasPrefix("{") || text.hasPrefix("#/") || text.contains("({") {
        tokenAliases += 1
        if isColor { tokenColors += 1 }
      } else if ColorText.holdsColor(value) {
        tokenColors += 1
      }
    }
    for member in node.members {
      pending.append(
        (member.value, isColor || ["color", "colors", "colour", "colours"].contains(member.key.lowercased())))
    }
  }
}

/// Whether a value is a colour and nothing else.
enum ColorText {
  static func isColor(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, bytes.count < 200 else { return false }
    if first == UInt8(ascii: "#") {
      let digits = bytes.dropFirst()
      return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(ByteText.isHexDigit)
    }
    if first == UInt8(ascii: "0"), bytes.count == 8 || bytes.count == 10, text.hasPrefix("0x") || text.hasPrefix("0X") {
      return bytes.dropFirst(2).allSatisfy(ByteText.isHexDigit)
    }
    guard bytes.last == UInt8(ascii: ")") else { return false }
    return functions.contains { text.lowercased().hasPrefix($0) }
  }

  private static let functions = [
    "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(", "color-mix(", "light-dark(",
  ]

  /// A colour as text or in parts, or one for each mode.
  static func holdsColor(_ value: JSONNode) -> Bool {
    if let text = value.string { return isColor(text) }
    guard value.isObject else { return false }
    if value["colorSpace"] != nil, value["components"] != nil { return true }
    if value["r"]?.number != nil, value["g"]?.number != nil, value["b"]?.number != nil { return true }
    return value.members.prefix(8).contains { member in
      member.value.string.map(isColor) ?? (member.value["colorSpace"] != nil)
    }
  }
}
