import ColorScience
import JSONText
import ThemeModel

/// Reads tokens as they are declared: what they have beside their value, and the value as far as it can be read on its own.
extension DTCGWalk {
  mutating func token(
    _ object: DTCGObject, _ number: Int, key: Int, path: Int32, groupType: DTCGType?, deprecation: Int32
  ) {
    if object.value >= 0, let reference = node(object.reference) {
      findings.error(
        "value-and-ref", "\(tree.paths[path]) has $value and $ref; expected one of them", at: place(reference))
    }
    if let extended = node(object.extended) {
      findings.error(
        "extends-on-token", "\(tree.paths[path]) is a token, but only groups have $extends", at: place(extended))
    }
    var declaration = DTCGDeclaration(
      path: path, key: Int32(truncatingIfNeeded: key), place: object.value >= 0 ? object.value : object.reference,
      node: object.value >= 0 ? object.value : Int32(truncatingIfNeeded: number))
    declaration.groupType = groupType
    declaration.deprecation = deprecation
    if object.type >= 0 { read(type: object.type, into: &declaration) }
    if object.description >= 0 {
      checkText(object.description, "$description")
      declaration.description = object.description
    }
    if object.deprecated >= 0 {
      let own = self.deprecation(object.deprecated)
      if own >= 0 { declaration.deprecation = own }
    }
    if let extensions = node(object.extensions) { read(extensions: extensions, into: &declaration) }
    if findings.isLenient {
      appendLenient(declaration, object, document.node(number))
    } else {
      readValue(of: &declaration)
      if findings.recognizesDialects, object.extensions >= 0,
        stray(of: declaration, object, in: document.node(number), read: []) != nil
      {
        findings.markDialect()
      }
      tree.declarations.append(declaration)
    }
  }

  private mutating func read(type number: Int32, into declaration: inout DTCGDeclaration) {
    // Nearly every type in files is this one.
    if document.isString(Int(number), "color") {
      declaration.ownType = .color
      return
    }
    let node = document.node(Int(number))
    guard let name = node.string else {
      findings.error("type-not-string", "$type is \(node.kind.title); expected a string", at: place(node))
      declaration.hasForeignType = true
      return
    }
    if let type = DTCGType(rawValue: name) {
      declaration.ownType = type
    } else if findings.isLenient, let type = DTCGForeignTypes.known[name] {
      declaration.ownType = type
      declaration.hasForeignType = type == nil
      findings.warning("foreign-type", "“\(name)” is not a type of the standard", at: place(node))
    } else {
      if DTCGForeignTypes.known[name] != nil { findings.markDialect() }
      declaration.hasForeignType = true
      tellUnknown(type: name, at: node, of: document.node(Int(declaration.node)))
    }
    if findings.isLenient, declaration.hasForeignType { takeValue(before: name, into: &declaration) }
  }

  /// Takes what is evidently a color for one, whatever type a tool gives it: builds go by the category, not by the type. The type
  /// of a reference is that of its target.
  private func takeValue(before type: String, into declaration: inout DTCGDeclaration) {
    let node = document.node(Int(declaration.node))
    let byMode = DTCGModes.overrides(inValue: node).map(\.value)
    let values = byMode.isEmpty ? [node] : byMode
    let areColors = values.map { $0.string.map(DTCGGuess.isEvidentColor) ?? false }
    let areReferences = values.map { DTCGValues.pointer($0) != nil || $0.string.map(Self.isInBraces) ?? false }
    if areColors.contains(true), zip(areColors, areReferences).allSatisfy({ $0 || $1 }) {
      declaration.ownType = .color
      declaration.hasForeignType = false
    } else if DTCGForeignTypes.tellsOfOtherThings(type) {
      return
    } else if areReferences.allSatisfy({ $0 }) {
      declaration.hasForeignType = false
    } else {
      let path = tree.path(of: declaration)
      guard values.contains(where: { DTCGUnknownTypes.mayBeColor($0, type: type, path: path) }) else { return }
      declaration.ownType = .color
      declaration.hasForeignType = false
      declaration.isDoubtful = true
    }
  }

  private static func isInBraces(_ text: String) -> Bool { text.hasPrefix("{") && text.hasSuffix("}") }

  /// Reports a type that nobody knows. Strict reading takes it for an error where the value may be a color; lenient reading warns, and
  /// leaves such a value undetermined.
  ///
  /// - Parameter value: The value of the token that the type is for; `nil` for the type of a group.
  mutating func tellUnknown(type name: String, at node: JSONNode, of value: JSONNode?) {
    let near = NearestName.to(name, among: DTCGType.allCases.map(\.rawValue))
    if near == nil { findings.markDialect() }
    let message = "there is no type “\(name)”\(NearestName.question(near))"
    let isNearColor = near.flatMap(DTCGType.init(rawValue:))?.holdsColors ?? false
    if findings.recognizesDialects, !isNearColor, let value, !Self.mayHoldColor(value) {
      findings.warning("unknown-type", message, at: place(node))
    } else {
      _ = findings.deviation("unknown-type", message, at: place(node))
    }
  }

  /// Reports whether something at or below a node is a color, or refers to what may be one.
  private static func mayHoldColor(_ value: JSONNode) -> Bool {
    let document = value.document
    return (value.nodeNumber..<document.number(behind: value.nodeNumber)).contains { number in
      let node = document.node(number)
      if node.isObject { return node["colorSpace"] != nil || node["components"] != nil || node["$ref"] != nil }
      guard let text = node.string?.trimmingSpaces else { return false }
      return text.contains("{") || text.hasPrefix("#") || text.hasPrefix("$") || Color.mayRead(text)
        || DTCGGuess.type(of: node) != nil
    }
  }

  // MARK: - Values

  mutating func readValue(of declaration: inout DTCGDeclaration) {
    let number = Int(declaration.node)
    if declaration.isDoubtful {
      let reason = "\(tree.path(of: declaration)) may be a colour, but nobody knows its type"
      let place = place(document.node(number))
      declaration.value = ready(.undetermined(Undetermined(code: "unknown-type", reason: reason, place: place)))
      return
    }
    if let target = plainReference(number) {
      declaration.value = .reference(target)
      return
    }
    let type = declaration.ownType ?? declaration.groupType
    if document.isObject(number), type == .color, !declaration.hasForeignType,
      let color = DTCGPlainColor(document: document).read(number)
    {
      declaration.value = .color(Int32(tree.colors.count))
      tree.colors.append(color)
      return
    }
    readAnyValue(of: &declaration, as: type)
  }

  /// Returns the path in `$a.b`, the other form of an alias in Tokens Studio.
  private static func dollarPath(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    let dot = UInt8(ascii: ".")
    guard text.count > 3, text[0] == UInt8(ascii: "$"), text[1] != dot, text[text.count - 1] != dot else { return nil }
    let path = UnsafeBufferPointer(rebasing: text[1...])
    let isName = path.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == dot || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    return isName && path.contains(dot) ? path : nil
  }

  /// Returns the target of `{a.b}`, unless something in it needs a closer look.
  private mutating func plainReference(_ number: Int) -> Int32? {
    let isLenient = findings.isLenient
    return document.withPlainText(number) { text -> Int32? in
      if isLenient, let path = Self.dollarPath(text) { return tree.paths.number(of: path) }
      guard text.count > 2, text[0] == UInt8(ascii: "{"), text[text.count - 1] == UInt8(ascii: "}") else { return nil }
      let path = UnsafeBufferPointer(rebasing: text[1..<(text.count - 1)])
      var previous = UInt8(ascii: ".")
      for byte in path {
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return nil }
        if byte == UInt8(ascii: "."), previous == byte { return nil }
        previous = byte
      }
      if previous == UInt8(ascii: ".") { return nil }
      // Spaces at the ends, and `.value` at the end, are left to lenient reading.
      if isLenient, path[0] == UInt8(ascii: " ") || previous == UInt8(ascii: " ") || path.hasSuffix("value") {
        return nil
      }
      return tree.paths.number(of: path)
    } ?? nil
  }

  private mutating func readAnyValue(of declaration: inout DTCGDeclaration, as type: DTCGType?) {
    let node = document.node(Int(declaration.node))
    let path = tree.path(of: declaration)
    var values = DTCGValues(file: file, base: tree.base)
    if findings.isLenient, DTCGChannels.holdsOpen(node) {
      let scale = tree.channelScale ?? DTCGChannels.scale(of: document)
      tree.channelScale = scale
      values.channelScale = scale
    }
    if isSum(node, of: declaration, type) { return }
    if readOther(node, of: &declaration, as: type) { return }
    // A reference comes first: its target may give the type.
    if DTCGValues.isReference(node), let outcome = values.reference(node, of: path, &findings) {
      declaration.value = value(outcome)
      return
    }
    guard !declaration.hasForeignType else { return }
    guard let type else {
      if findings.recognizesDialects, DTCGGuess.type(of: node) != nil || DTCGModes.isValue(node) {
        findings.markDialect()
      }
      declaration.value = .pending
      return
    }
    guard type.holdsColors else { return }
    declaration.value = value(values.read(node, as: type, of: path, &findings))
    guard node.isString else { return }
    switch declaration.value {
    case .color, .ready:
      let text = node.string
      change(detailOf: &declaration) { $0.text = text }
    default: break
    }
  }

  /// Reports whether a token that is not a color is a sum or a list over references, which nobody needs here.
  private mutating func isSum(_ node: JSONNode, of declaration: DTCGDeclaration, _ type: DTCGType?) -> Bool {
    guard findings.isLenient, declaration.hasForeignType || type?.holdsColors == false, let text = node.string,
      (try? DTCGReference.curly(text)) == nil, DTCGValues.isReference(node)
    else { return false }
    findings.warning(
      "expression", "“\(text)” is computed from references, which the standard does not have", at: place(node))
    return true
  }

  private mutating func value(_ outcome: DTCGValues.Outcome) -> DTCGDeclaration.Content {
    switch outcome {
    case .value(let value): return ready(value)
    case .reference(let target): return .reference(tree.paths.number(of: target))
    case .pending: return .pending
    }
  }

  mutating func ready(_ value: TokenValue) -> DTCGDeclaration.Content {
    if case .color(let color) = value {
      tree.colors.append(color)
      return .color(Int32(tree.colors.count - 1))
    }
    tree.values.append(value)
    return .ready(Int32(tree.values.count - 1))
  }

  mutating func change(detailOf declaration: inout DTCGDeclaration, _ change: (inout DTCGDetail) -> Void) {
    // Makes a new detail: another declaration may have the old one.
    var detail = tree.detail(of: declaration) ?? DTCGDetail()
    change(&detail)
    tree.details.append(detail)
    declaration.detail = Int32(tree.details.count - 1)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Reports whether the text ends in these ASCII letters.
  func hasSuffix(_ text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    let start = count - text.utf8CodeUnitCount
    for index in 0..<text.utf8CodeUnitCount where self[start + index] != text.utf8Start[index] { return false }
    return true
  }
}
