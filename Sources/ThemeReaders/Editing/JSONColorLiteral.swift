import ColorScience
import JSONText
import ThemeModel

/// Rewrites a color in JSON: a string, components as numbers or strings, and the hexadecimal hint beside them.
/// Each number and string keeps its own notation.
struct JSONColorLiteral {
  let json: EditableJSON
  let edit: ColorEdit
  var alphaPlace = ColorNotation.AlphaPlace.last
  var leastDecimals = 3

  /// Returns the edits of the only value at the edit's place that spells the color.
  func edits() throws(EditRefusal) -> [SourceEdit] {
    let node = try json.value(at: edit.place)
    var found: [[SourceEdit]] = []
    collect(node, &found)
    guard let first = found.first else { throw edit.after.isInside(.srgb) ? .computed : .notSRGB }
    guard found.count == 1 else { throw .ambiguous }
    return first
  }

  /// Returns the outermost value that begins at an offset, or whose key begins there.
  static func value(at offset: Int, in root: JSONNode) -> JSONNode? {
    var node = root
    while true {
      if node.offset == offset { return node }
      var inner: JSONNode?
      if node.isObject {
        for member in node.members {
          if member.keyNode.offset == offset || member.value.offset == offset { return member.value }
          if member.value.offset < offset { inner = member.value }
        }
      } else if node.isArray {
        for element in node.elements where element.offset <= offset { inner = element }
      }
      guard let inner else { return nil }
      node = inner
    }
  }

  private func collect(_ node: JSONNode, _ found: inout [[SourceEdit]]) {
    if node.isObject {
      if let edits = components(of: node) {
        found.append(edits)
        return
      }
      for member in node.members { collect(member.value, &found) }
    } else if node.isArray {
      let items = Array(node.elements)
      if (3...4).contains(items.count), items.allSatisfy({ $0.number != nil }) {
        if let edits = numbers(items, space: "srgb") { found.append(edits) }
        return
      }
      for item in items { collect(item, &found) }
    } else if let edit = string(node) {
      found.append([edit])
    }
  }

  private func string(_ node: JSONNode) -> SourceEdit? {
    guard let text = node.string, text == node.rawText,
      let new = ColorNotation.rewritten(
        text, from: edit.before, to: edit.after, alphaPlace: alphaPlace, prefersLowercase: json.prefersLowercase,
        leastDecimals: leastDecimals)
    else { return nil }
    return SourceEdit(range: content(of: node), text: new)
  }

  /// Returns the range of a number's text, or of the text between the quotes of a string.
  private func content(of node: JSONNode) -> Range<Int> {
    let start = node.isString ? node.offset + 1 : node.offset
    return start..<start + node.rawText.utf8.count
  }

  // MARK: Components

  private func components(of object: JSONNode) -> [SourceEdit]? {
    let space = object["colorSpace"]?.string ?? object["color-space"]?.string ?? "srgb"
    if let list = object["components"], list.isArray {
      guard var edits = numbers(Array(list.elements), space: space) else { return nil }
      if let hex = object["hex"], let edit = string(hex) { edits.append(edit) }
      return edits
    }
    let holder = object["components"].flatMap { $0.isObject ? $0 : nil } ?? object
    for names in [["red", "green", "blue"], ["r", "g", "b"], ["R", "G", "B"]] {
      let nodes = names.compactMap { holder[$0] }
      if nodes.count == 3 { return numbers(nodes, space: space) }
    }
    for names in [["hue", "saturation", "brightness"], ["h", "s", "b"], ["h", "s", "v"]] {
      let nodes = names.compactMap { holder[$0] }
      if nodes.count == 3 { return edits(nodes) { $0.rewrittenHSB() } }
    }
    if let white = holder["white"] { return gray(white, space: space) }
    return nil
  }

  private func numbers(_ nodes: [JSONNode], space name: String) -> [SourceEdit]? {
    guard nodes.count >= 3, let space = Self.space(name) else { return nil }
    return edits(nodes) { $0.rewritten(in: space) }
  }

  private func edits(_ nodes: [JSONNode], _ rewritten: (ColorComponents) -> [String]?) -> [SourceEdit]? {
    let texts = nodes.prefix(3).map { $0.string ?? $0.rawText }
    let components = ColorComponents(texts: texts, edit: edit, leastDecimals: leastDecimals)
    return rewritten(components).map { new in
      zip(nodes, new).map { SourceEdit(range: content(of: $0), text: $1) }
    }
  }

  private func gray(_ node: JSONNode, space name: String) -> [SourceEdit]? {
    let text = node.string ?? node.rawText
    guard let spelt = ComponentText(text) else { return nil }
    let isOf255 = spelt.notation != .decimal && spelt.value > 1
    let value = spelt.notation == .hexadecimal || isOf255 ? spelt.value / 255 : spelt.value
    // A catalog names its space of grays; elsewhere it is the space of the colors.
    let space: ColorSpace = name.contains("extended") ? .extendedGray : name == "srgb" ? .srgb : .grayGamma22
    let spelled = space == .srgb ? Color(space, value, value, value) : Color(space, value, 0, 0)
    guard ColorNotation.isSame(spelled, edit.before) else { return nil }
    let rgb = edit.after.eightBits
    guard rgb.x == rgb.y, rgb.y == rgb.z else { return nil }
    let target = edit.after.converted(to: space).components.x
    return [SourceEdit(range: content(of: node), text: spelt.text(target, of255: isOf255, least: leastDecimals))]
  }

  private static func space(_ name: String) -> ColorSpace? {
    ColorSpace(rawValue: name)
      ?? ["sRGB": .srgb, "display-P3": .displayP3, "extended-srgb": .extendedSRGB, "rgb": .srgb][name]
  }
}

/// One component as a source writes it: `0.463`, `118`, `0x76`.
struct ComponentText {
  enum Notation {
    case decimal
    case whole
    case hexadecimal
  }

  let text: String
  let value: Double
  let notation: Notation

  init?(_ text: String) {
    self.text = text
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      guard let number = Int(text.dropFirst(2), radix: 16), number <= 255 else { return nil }
      value = Double(number)
      notation = .hexadecimal
    } else {
      guard let number = Double(text), number.isFinite else { return nil }
      value = number
      notation = text.contains(where: { $0 == "." || $0 == "e" || $0 == "E" }) ? .decimal : .whole
    }
  }

  /// Writes another value from 0 to 1 in the same notation.
  func text(_ value: Double, of255: Bool, least: Int) -> String {
    switch notation {
    case .hexadecimal:
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      let isLower = text.contains { $0.isLowercase && $0 != "x" }
      let digits = String(byte, radix: 16, uppercase: !isLower)
      return text.prefix(2) + (byte < 16 ? "0" : "") + digits
    case .whole where of255: return String(Int((min(max(value, 0), 1) * 255).rounded()))
    case .decimal where of255: return FixedDecimal.text((value * 255).rounded(), like: text, least: 0)
    case .whole: return FixedDecimal.text(value, decimals: max(least, 3))
    case .decimal: return FixedDecimal.text(value, like: text, least: least)
    }
  }
}
