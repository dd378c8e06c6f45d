import ColorScience
import JSONText
import ThemeModel

/// Colors that are no part of any value that is read: nothing that holds colors is passed over in silence.
extension DTCGWalk {
  /// A color in a token, and whether the names that lead to it say that it is for a mode.
  struct Stray {
    var node: JSONNode
    var name: String
    var isForMode: Bool
    /// Whether it is read as the value of a token of its own.
    var isToken: Bool
  }

  /// Reads a color, or a reference to one, without an object around it: `"ink": "#1a1a1a"`. A document that is called one of tokens and
  /// has none is written so. Among tokens, such a color is a mistake or a note of some tool.
  ///
  /// Returns whether it is read.
  mutating func declare(plain value: JSONNode, key: Int, path: Int32) -> Bool {
    let name = document.node(key).string ?? ""
    guard let text = value.string, Color.mayRead(text.trimmingSpaces) || text.hasPrefix("{"),
      !DTCGModes.notes.contains(name), !ProseWords.areNamed(by: name), isWithoutTokens()
    else { return false }
    let message = "\(tree.paths[path]) is a colour without an object around it"
    guard findings.deviation("string-color", message, at: place(value)) else { return false }
    var declaration = DTCGDeclaration(
      path: path, key: Int32(truncatingIfNeeded: key), place: Int32(truncatingIfNeeded: value.nodeNumber),
      node: Int32(truncatingIfNeeded: value.nodeNumber))
    declaration.ownType = .color
    readValue(of: &declaration)
    tree.declarations.append(declaration)
    return true
  }

  private mutating func isWithoutTokens() -> Bool {
    if let hasNoTokens { return hasNoTokens }
    let count = DTCGTokenCount(document.root)
    let isWithout = count.tokens == 0 && !count.hasMarks
    hasNoTokens = isWithout
    return isWithout
  }

  /// Enters a token that cannot be judged in the place of a color outside of any token.
  mutating func lose(_ value: JSONNode, key: Int, path: Int32) {
    let name = document.node(key).string ?? ""
    guard !DTCGModes.notes.contains(name), let color = DTCGWalk.color(in: value) else { return }
    let reason = "\(tree.paths[path]) is a colour outside of any token, and is not read"
    findings.warning("unknown-color", reason, at: place(color))
    var declaration = DTCGDeclaration(
      path: path, key: Int32(truncatingIfNeeded: key), place: Int32(truncatingIfNeeded: color.nodeNumber),
      node: Int32(truncatingIfNeeded: color.nodeNumber))
    declaration.ownType = .color
    declaration.value = ready(
      .undetermined(Undetermined(code: "unknown-color", reason: reason, text: color.string, place: place(color))))
    tree.declarations.append(declaration)
  }

  /// Reports colors below a property that no group has, and below the extensions of a group, which nothing reads.
  mutating func tellUnread(_ value: JSONNode, key: Int, path: Int32) {
    guard let color = DTCGWalk.color(in: value) else { return }
    let name = document.node(key).string ?? ""
    let message = "“\(name)” of a group has colours, which are not read"
    if name == "$extensions" ? holdsModes(value) : DTCGModes.speaksOfModes(name) {
      findings.error("mode-extension", message + "; values by mode belong to the tokens", at: place(color))
    } else {
      findings.warning("unknown-color", message, at: place(color))
    }
  }

  private func holdsModes(_ extensions: JSONNode) -> Bool {
    var pending = [extensions]
    while let node = pending.popLast() {
      for member in node.members where DTCGWalk.color(in: member.value) != nil {
        if DTCGModes.speaksOfModes(member.key) { return true }
        pending.append(member.value)
      }
      for element in node.elements {
        if DTCGModes.title(of: element).map({ DTCGModes.speaksOfModes($0) }) == true { return true }
        pending.append(element)
      }
    }
    return false
  }

  /// Returns the first color at or below a node.
  private static func color(in value: JSONNode) -> JSONNode? {
    let document = value.document
    for number in value.nodeNumber..<document.number(behind: value.nodeNumber) {
      let node = document.node(number)
      if node.string.map(DTCGGuess.isEvidentColor) == true || node.isObject && node["colorSpace"] != nil { return node }
    }
    return nil
  }

  /// Makes a token undetermined that has another color evidently for a mode, which nothing reads, and reports any other.
  ///
  /// - Parameter read: The nodes of the values that are read.
  mutating func settleStrays(
    of declaration: inout DTCGDeclaration, _ object: DTCGObject, in token: JSONNode, read: [JSONNode]
  ) {
    guard let stray = stray(of: declaration, object, in: token, read: read) else { return }
    let path = tree.path(of: declaration)
    guard stray.isForMode else {
      findings.warning(
        "unknown-color", "\(path) has a colour under “\(stray.name)”, which is not read", at: place(stray.node))
      return
    }
    let end = stray.isToken ? "and nothing says that it is not the value in that mode" : "which is not read"
    let reason = "\(path) has a colour under “\(stray.name)”, as for a mode, \(end)"
    findings.warning("mode-values", reason, at: place(stray.node))
    declaration.ownType = declaration.ownType ?? .color
    declaration.value = ready(
      .undetermined(
        Undetermined(code: "mode-values", reason: reason, text: stray.node.string, place: place(stray.node))))
  }

  /// Returns a color in a token that is neither its value nor one of those that are read, nor the same color again. Those for a
  /// mode come first.
  func stray(of declaration: DTCGDeclaration, _ object: DTCGObject, in token: JSONNode, read: [JSONNode]) -> Stray? {
    let known = Set(read.map(\.nodeNumber))
    let own = ([document.node(Int(declaration.node))] + read).filter { !$0.isObject }.compactMap(\.string)
    let hasShades = token["light"] != nil && token["dark"] != nil
    let children = object.isLegacy ? DTCGChildren(of: token) : nil
    let doubts = children?.doubts ?? []
    var found: Stray?
    var pending = (doubts + (children?.values ?? [])).map { (node: $0.node, names: $0.names, isForMode: true) }
    for member in token.members where !DTCGModes.notes.contains(member.key) {
      if member.key == "$extensions" {
        for part in member.value.members where part.key != "legible" && part.key != "studio.tokens" {
          pending.append((part.value, [part.key], DTCGModes.speaksOfModes(part.key)))
        }
      } else if hasShades && DTCGModes.shades.contains(member.key) && member.value.isString
        || !object.isLegacy && member.value.isObject && !member.keyNode.stringBegins(with: UInt8(ascii: "$"))
        || children?.keys.contains(member.keyNode.nodeNumber) == true
      {
        // They are reported as what they are, or walked as tokens.
        continue
      } else {
        pending.append((member.value, [member.key], DTCGModes.speaksOfModes(member.key)))
      }
    }
    while let (node, names, isForMode) = pending.popLast() {
      guard !known.contains(node.nodeNumber) else { continue }
      let isLeaf = node.isString || node.isObject && node["colorSpace"] != nil
      if isLeaf {
        guard isOther(node, than: own, declaration, isForMode: isForMode) else { continue }
        let isToken = isForMode && doubts.contains { isPart(node, of: $0.node) }
        let stray = Stray(node: node, name: names.joined(separator: "."), isForMode: isForMode, isToken: isToken)
        if isForMode { return stray }
        found = found ?? stray
        continue
      }
      let isNamed = isForMode || DTCGModes.title(of: node).map({ DTCGModes.speaksOfModes($0) }) == true
      for member in node.members where !Self.copies.contains(member.key) {
        pending.append((member.value, names + [member.key], isNamed || DTCGModes.speaksOfModes(member.key)))
      }
      for element in node.elements { pending.append((element, names, isNamed)) }
    }
    return found
  }

  private func isPart(_ node: JSONNode, of whole: JSONNode) -> Bool {
    (whole.nodeNumber..<document.number(behind: whole.nodeNumber)).contains(node.nodeNumber)
  }

  /// Names under which tools repeat a token's own color in another notation, or keep what it was.
  private static let copies: Set = [
    "original", "originalValue", "resolvedValue", "rgb", "rgba", "hsl", "hsv", "hex", "css",
  ]

  private func isOther(
    _ node: JSONNode, than own: [String], _ declaration: DTCGDeclaration, isForMode: Bool
  ) -> Bool {
    guard let text = node.string else { return true }
    let isReference = isForMode && text.hasPrefix("{") && text.hasSuffix("}")
    guard isReference || DTCGGuess.isEvidentColor(text) else { return false }
    if own.contains(where: { $0.lowercased() == text.lowercased() }) { return false }
    guard case .color(let index) = declaration.value, let color = try? Color(css: text.trimmingSpaces) else {
      return true
    }
    let value = tree.colors[Int(index)]
    guard value.space == .srgb, color.space == .srgb else { return value != color }
    let difference = value.components - color.components
    // Half a step of 8 bits and what digits leave out.
    return (0..<3).contains { abs(difference[$0]) > 0.004 } || abs(value.alpha - color.alpha) > 0.004
  }
}
