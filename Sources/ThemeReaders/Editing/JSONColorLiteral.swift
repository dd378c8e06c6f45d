import ColorScience
import JSONText
import ThemeModel

/// Rewrites a colour that stands in JSON: a string, components as numbers or strings, and the hexadecimal hint beside them.
/// Each number and string keeps its own notation.
struct JSONColorLiteral {
  let json: EditableJSON
  let edit: ColorEdit
  var alphaPlace = ColorNotation.AlphaPlace.last
  var leastDecimals = 3

  /// The edits of the one value at the edit's place that spells the colour.
  func edits() throws(EditRefusal) -> [SourceEdit] {
    let node = try json.value(at: edit.place)
    var found: [[SourceEdit]] = []
    collect(node, &found)
    guard let first = found.first else { throw edit.after.isInside(.srgb) ? .computed : .notSRGB }
    guard found.count == 1 else { throw .ambiguous }
    return first
  }

  /// The outermost value that begins at an offset, or whose key does.
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
      for element in node.elements { collect(element, &found) }
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

  /// Of a number its text, of a string what stands between its quotes.
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
    if let white = holder["white"] { return gray(white, space: space) }
    return nil
  }

  private func numbers(_ nodes: [JSONNode], space name: String) -> [SourceEdit]? {
    guard nodes.count >= 3, let space = Self.space(name) else { return nil }
    let texts = nodes.prefix(3).map { $0.string ?? $0.rawText }
    let spelt = texts.compactMap(ComponentText.init)
    guard spelt.count == 3 else { return nil }
    let isWhole = spelt.allSatisfy { $0.notation != .decimal } && spelt.contains { $0.value > 1 }
    let isOf255 = Self.isRGB(space) && (isWhole || spelt.contains { $0.value > 1.5 })
    let values = spelt.map { $0.notation == .hexadecimal || isOf255 ? $0.value / 255 : $0.value }
    guard ColorNotation.isSame(Color(space, values[0], values[1], values[2]), edit.before) else { return nil }
    let target = edit.after.converted(to: space)
    guard !Self.isRGB(space) || (target.components.min() > -0.0001 && target.components.max() < 1.0001) else {
      return nil
    }
    return (0..<3).map { index in
      let value = target.components[index]
      let isHue = index == 2 && (space == .oklch || space == .lch)
      // The hue that is written stays where it gives the color: what a plan moves is lightness, and chroma where the gamut asks.
      let hue = spelt[index].value
      if isHue, ColorNotation.isSame(Color(space, target.components.x, target.components.y, hue), edit.after) {
        return SourceEdit(range: content(of: nodes[index]), text: texts[index])
      }
      let text = spelt[index].text(
        value, of255: isOf255, least: space == .lab || space == .lch ? leastDecimals - 1 : leastDecimals)
      return SourceEdit(range: content(of: nodes[index]), text: text)
    }
  }

  private func gray(_ node: JSONNode, space name: String) -> [SourceEdit]? {
    let text = node.string ?? node.rawText
    guard let spelt = ComponentText(text) else { return nil }
    let isOf255 = spelt.notation != .decimal && spelt.value > 1
    let value = spelt.notation == .hexadecimal || isOf255 ? spelt.value / 255 : spelt.value
    let space: ColorSpace = name.contains("extended") ? .extendedGray : .grayGamma22
    guard ColorNotation.isSame(Color(space, value, 0, 0), edit.before) else { return nil }
    let rgb = edit.after.eightBits
    guard rgb.x == rgb.y, rgb.y == rgb.z else { return nil }
    let target = edit.after.converted(to: space).components.x
    return [SourceEdit(range: content(of: node), text: spelt.text(target, of255: isOf255, least: leastDecimals))]
  }

  private static func isRGB(_ space: ColorSpace) -> Bool {
    switch space {
    case .srgb, .displayP3, .extendedSRGB, .a98RGB, .prophotoRGB, .rec2020, .srgbLinear, .displayP3Linear,
      .extendedLinearSRGB:
      true
    default: false
    }
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

  /// Another value of 0…1 in the same notation.
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
