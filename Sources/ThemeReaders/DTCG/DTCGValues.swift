import ColorScience
import JSONText
import ThemeModel

/// Reads values of the types that contain colors: color, gradient, shadow, border.
struct DTCGValues {
  enum Outcome {
    case value(TokenValue)
    /// The whole value is a reference to another token.
    case reference(String)
    /// Pointers into other tokens' values have to be followed first.
    case pending
  }

  let file: String
  let base: [String]
  /// Returns the target of a pointer or a reference in a part of a value; `nil` when an error was reported. Not set while the
  /// other tokens are unknown.
  var follow: ((JSONNode) -> JSONNode?)?
  /// Returns the number of a token by its path. Not set while the other tokens are unknown.
  var number: ((String) -> Double?)?
  /// Returns a token's value as text: a number, or a color of CSS. Not set while the other tokens are unknown.
  var text: ((String) -> String?)?
  /// The scale of channels that are 0 or 1.
  var channelScale = DTCGChannels.Scale.unknown

  func read(
    _ node: JSONNode, as type: DTCGType, of path: String, _ findings: inout DTCGFindings
  ) -> Outcome {
    if let reference = reference(node, of: path, &findings) { return reference }
    switch type {
    case .color: return color(node, of: path, &findings)
    case .gradient: return gradient(node, of: path, &findings)
    case .shadow: return shadow(node, of: path, &findings)
    case .border: return border(node, of: path, &findings)
    default: return .value(failed("invalid-value", path, node))
    }
  }

  /// Returns the target of a node that is a reference as a whole.
  func reference(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> Outcome? {
    do throws(DTCGReference.Problem) {
      if let text = braced(node) {
        let text = findings.isLenient ? text.trimmingSpaces : text
        guard let target = try DTCGReference.curly(text) else { return nil }
        return .reference(plain(target, node, &findings))
      }
      guard let pointer = DTCGValues.pointer(node) else { return nil }
      guard let text = pointer.string else {
        findings.error("malformed-pointer", "$ref is \(pointer.kind.title); expected a string", at: place(pointer))
        return .value(failed("malformed-pointer", path, node))
      }
      switch try DTCGReference.pointer(text, from: base) {
      case .token(let target):
        return .reference(target)
      case .property:
        guard let follow else { return .pending }
        guard let found = follow(node) else { return .value(failed("unresolved-pointer", path, node)) }
        return DTCGValues.isReference(found) ? nil : reread(found, of: path, &findings)
      }
    } catch {
      if case .malformed = error, DTCGColorFunctions.holdsReference(node.string ?? "") { findings.markDialect() }
      if findings.isLenient, let list = DTCGColorFunctions.list(node.string ?? "") {
        findings.warning(
          "reference-list", "a list of references, which the standard does not have", at: place(node))
        let parts = list.enumerated().map { index, target in
          CompositePart(name: "shadow \(index + 1)", value: .alias(plain(target, node, &findings)))
        }
        return .value(.composite(parts))
      }
      if findings.isLenient, let text = node.string, let value = DTCGCSSText(file: file).value(of: text) {
        findings.warning(
          "color-function", "“\(text)” is CSS with references in it, which the standard does not have", at: place(node))
        return .value(value)
      }
      if findings.isLenient, let text = node.string, case .malformed = error,
        let outcome = composed(text, node, &findings)
      {
        return outcome
      }
      // A dialect has more functions than are known here. Their results are undetermined, which is not a mistake.
      if findings.isLenient, let text = node.string, DTCGColorFunctions.holdsReference(text) {
        findings.warning(
          "unknown-expression", "\(path) is written in an unknown way: \(error.message)", at: place(node))
        guard let name = DTCGColorFunctions.nameOfFunction(text) else { return .value(failed(error.code, path, node)) }
        let reason = "\(path) is computed by “\(name)(…)”, which is not evaluated"
        return .value(
          .undetermined(
            Undetermined(code: error.code, reason: reason, text: node.rawText, place: place(node))))
      }
      findings.error(error.code, error.message, at: place(node))
      return .value(failed(error.code, path, node))
    }
  }

  private func composed(_ text: String, _ node: JSONNode, _ findings: inout DTCGFindings) -> Outcome? {
    let functions = DTCGColorFunctions(file: file)
    return functions.read(text, at: node, number: number, &findings)
      ?? functions.composed(text, at: node, parts: self.text, &findings)
  }

  /// Reads a value that a pointer to a part led to, such as the color of a border.
  private func reread(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> Outcome? {
    node.isObject ? color(node, of: path, &findings) : nil
  }

  // MARK: - Types

  private func color(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> Outcome {
    if let text = node.string {
      guard
        findings.deviation(
          "string-color", "the colour of \(path) is a string; expected an object", at: place(node))
      else { return .value(failed("invalid-value", path, node)) }
      return .value(DTCGColorFunctions(file: file).color(text, at: node, of: path, &findings))
    }
    if let value = channels(node, of: path, &findings) { return .value(value) }
    if DTCGModes.isValue(node) { findings.markDialect() }
    if let value = sides(node, of: path, &findings) { return .value(value) }
    if findings.isLenient, node.isArray, node.elements.allSatisfy(DTCGValues.isReference) {
      let reason = "the colour of \(path) is a list of \(node.count) references, and nothing says which of them counts"
      findings.warning("reference-list", reason, at: place(node))
      return .value(.undetermined(Undetermined(code: "reference-list", reason: reason, place: place(node))))
    }
    guard node.isObject else {
      // Exports of tools give other things the type of a color.
      _ = findings.deviation(
        "color-value", "the colour of \(path) is \(node.kind.title); expected an object", at: place(node))
      return .value(failed("invalid-value", path, node))
    }
    if follow == nil, DTCGValues.hasPointers(node) { return .pending }
    let reader = DTCGColor(file: file)
    let read = reader.read(node, of: path, &findings) { part in
      DTCGValues.isReference(part) ? follow?(part) : part
    }
    return .value(read.map { .color($0) } ?? failed("invalid-value", path, node))
  }

  private func gradient(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> Outcome {
    if let read = css(node, of: path, "gradient", &findings) { return read }
    let elements = findings.isLenient || node.isArray ? DTCGNumberedList.elements(node) : []
    guard node.isArray || !elements.isEmpty else {
      findings.error(
        "gradient-value", "the gradient \(path) is \(node.kind.title); expected an array of stops", at: place(node)
      )
      return .value(failed("invalid-value", path, node))
    }
    var stops: [GradientStop] = []
    for element in elements {
      if let whole = reference(element, of: path, &findings) {
        guard case .value(let value) = asValue(whole) else { return .pending }
        stops.append(GradientStop(value: value))
        continue
      }
      guard
        check(
          element, has: ["color", "position"], knowing: [], what: "a gradient stop", code: "gradient-stop", &findings),
        let color = element["color"], let positionNode = element["position"]
      else { return .value(failed("invalid-value", path, node)) }
      guard case .value(let value) = part(color, of: path, &findings) else { return .pending }
      var position = positionNode
      if DTCGValues.isReference(positionNode) {
        guard let follow else { return .pending }
        guard let found = follow(positionNode) else { return .value(failed("unresolved-alias", path, node)) }
        position = found
      }
      guard let number = position.number else {
        findings.error(
          "gradient-position", "the position of a stop is \(position.kind.title); expected a number",
          at: place(position))
        return .value(failed("invalid-value", path, node))
      }
      // The standard counts positions outside of the gradient as its ends.
      stops.append(GradientStop(value: value, position: min(max(number, 0), 1)))
    }
    if stops.isEmpty {
      findings.error("gradient-value", "the gradient \(path) has no stops", at: place(node))
      return .value(failed("invalid-value", path, node))
    }
    return .value(.gradient(stops))
  }

  private func shadow(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> Outcome {
    let layers = findings.isLenient || node.isArray ? DTCGNumberedList.elements(node) : []
    if node.isObject, layers.isEmpty {
      guard let part = shadowPart(node, named: "color", of: path, &findings) else { return .pending }
      return part.first.map { if case .undetermined = $0.value { .value($0.value) } else { .value(.composite(part)) } }
        ?? .value(failed("invalid-value", path, node))
    }
    if let read = css(node, of: path, "shadow", &findings) { return read }
    guard !layers.isEmpty else {
      findings.error(
        "shadow-value", "the shadow \(path) is \(node.kind.title); expected an object or an array of them",
        at: place(node))
      return .value(failed("invalid-value", path, node))
    }
    var parts: [CompositePart] = []
    for (index, element) in layers.enumerated() {
      var layer = element
      if DTCGValues.isReference(element) {
        guard let follow else { return .pending }
        guard let found = follow(element) else { return .value(failed("unresolved-alias", path, node)) }
        layer = found
      }
      // A reference may lead to a shadow that has several layers itself.
      for inner in layer.isArray ? Array(layer.elements) : [layer] {
        let name = node.count == 1 && parts.isEmpty ? "color" : "shadow \(parts.count + 1)"
        guard let part = shadowPart(inner, named: name, of: path, &findings) else { return .pending }
        parts += part
      }
      if index > 1000 { break }
    }
    return .value(.composite(parts))
  }

  /// Reads one layer; returns `nil` when pointers have to be followed first.
  private func shadowPart(
    _ node: JSONNode, named name: String, of path: String, _ findings: inout DTCGFindings
  ) -> [CompositePart]? {
    let needed = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard check(node, has: needed, knowing: ["inset"], what: "a shadow", code: "shadow-property", &findings),
      let color = node["color"]
    else { return [CompositePart(name: name, value: failed("invalid-value", path, node))] }
    let opacity = findings.isLenient ? node["opacity"] : nil
    let outcome =
      opacity.map { translucent(color, $0, node, of: path, &findings) } ?? part(color, of: path, &findings)
    guard case .value(let value) = outcome else { return nil }
    return [CompositePart(name: name, value: value)]
  }

  private func border(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> Outcome {
    if let read = css(node, of: path, "border", &findings) { return read }
    guard
      check(node, has: ["color", "width", "style"], knowing: [], what: "a border", code: "border-property", &findings),
      let color = node["color"]
    else { return .value(failed("invalid-value", path, node)) }
    guard case .value(let value) = part(color, of: path, &findings) else { return .pending }
    return .value(.composite([CompositePart(name: "color", value: value)]))
  }

  /// A gradient, a shadow or a border as CSS has it, in a string, which no file of the standard has; nil for anything else.
  private func css(_ node: JSONNode, of path: String, _ what: String, _ findings: inout DTCGFindings) -> Outcome? {
    guard let text = node.string else { return nil }
    guard findings.isLenient else {
      findings.markDialect()
      return nil
    }
    if text == "none", what != "gradient" {
      // Nothing is drawn.
      return .value(.composite([CompositePart(name: "color", value: .color(Color(.srgb, 0, 0, 0, alpha: 0)))]))
    }
    if let value = DTCGCSSText(file: file).value(of: text) {
      findings.warning("css-value", "the \(what) \(path) is a string, as in CSS", at: place(node))
      return .value(value)
    }
    let message = "the \(what) \(path) is a string in which no colour is known"
    findings.warning("unknown-expression", message, at: place(node))
    return .value(
      .undetermined(Undetermined(code: "unknown-expression", reason: message, text: text, place: place(node))))
  }

  /// Reads a color inside a composite: a color of its own or a reference, and in dialects either of them beside an alpha.
  private func part(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> Outcome {
    if findings.isLenient, let color = node["color"], let alpha = node["alpha"] {
      return translucent(color, alpha, node, of: path, &findings)
    }
    return asValue(reference(node, of: path, &findings) ?? color(node, of: path, &findings))
  }

  /// Reads `{"color": "{black}", "alpha": 0.1}`.
  private func translucent(
    _ color: JSONNode, _ alpha: JSONNode, _ node: JSONNode, of path: String, _ findings: inout DTCGFindings
  ) -> Outcome {
    guard case .value(let value) = part(color, of: path, &findings) else { return .pending }
    var number = alpha.number
    if number == nil, let text = alpha.string {
      if self.number == nil, text.contains("{") { return .pending }
      number = DTCGArithmetic.value(of: text, number: self.number ?? { _ in nil })
    }
    guard let number else { return .value(failed("invalid-value", path, alpha)) }
    findings.warning("alpha-beside-value", "the colour of \(path) has its alpha beside it", at: place(node))
    return .value(.adjusted(value, .alpha(number)))
  }

  private func asValue(_ outcome: Outcome) -> Outcome {
    if case .reference(let target) = outcome { return .value(.alias(target)) }
    return outcome
  }

  /// Reports every property that is missing or unknown.
  private func check(
    _ node: JSONNode, has needed: [String], knowing optional: [String], what: String, code: String,
    _ findings: inout DTCGFindings
  ) -> Bool {
    guard node.isObject else {
      findings.error(code, "\(what) is \(node.kind.title); expected an object", at: place(node))
      return false
    }
    var isWhole = true
    var found: Set<String> = []
    for member in node.members {
      let key = member.key
      found.insert(key)
      if !needed.contains(key), !optional.contains(key) {
        let near = NearestName.question(NearestName.to(key, among: needed + optional))
        _ = findings.deviation(code, "\(what) has no “\(key)”\(near)", at: place(member.keyNode))
      }
    }
    for key in needed where !found.contains(key) {
      let isKept = findings.deviation(code, "\(what) needs “\(key)”", at: place(node))
      if !isKept || key == "color" { isWhole = false }
    }
    return isWhole
  }

  // MARK: - Nodes

  /// Returns the `$ref` of an object that is a pointer.
  static func pointer(_ node: JSONNode) -> JSONNode? {
    node.isObject ? node["$ref"] : nil
  }

  static func isReference(_ node: JSONNode) -> Bool {
    node.stringBegins(with: UInt8(ascii: "{")) || pointer(node) != nil
  }

  private static func hasPointers(_ color: JSONNode) -> Bool {
    color.members.contains { member in
      isReference(member.value) || member.value.elements.contains { isReference($0) }
    }
  }

  /// Returns the string if there are braces in it.
  private func braced(_ node: JSONNode) -> String? {
    guard node.isString, node.stringContains(UInt8(ascii: "{")) || node.stringContains(UInt8(ascii: "}")) else {
      return nil
    }
    return node.string
  }

  /// Removes the `.value` at the end of Style Dictionary's references.
  func plain(_ target: String, _ node: JSONNode, _ findings: inout DTCGFindings) -> String {
    guard findings.isLenient else { return target }
    let trimmed = target.trimmingSpaces
    let plain = DTCGReference.withoutValue(trimmed)
    if plain.utf8.count < trimmed.utf8.count {
      findings.warning(
        "value-suffix", "the reference {\(target)} ends in \(trimmed.dropFirst(plain.count))", at: place(node))
    }
    return plain
  }

  private func failed(_ code: String, _ path: String, _ node: JSONNode) -> TokenValue {
    .undetermined(
      Undetermined(
        code: code, reason: "the value of \(path) is not valid", text: node.isString ? node.rawText : nil,
        place: place(node)))
  }

  func place(_ node: JSONNode) -> Place {
    Place(node, in: file)
  }
}

extension String {
  /// The string without spaces at either end.
  var trimmingSpaces: String {
    var rest = self[...]
    while rest.utf8.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
    while rest.utf8.last == UInt8(ascii: " ") { rest = rest.dropLast() }
    return String(rest)
  }
}
