import JSONText
import ThemeModel

/// Walks the groups of one source, without recursion, and gathers its tokens in the order of the text.
struct DTCGWalk {
  private(set) var tree: DTCGTree
  private(set) var findings: DTCGFindings
  private let file: String

  /// A group on the way.
  private struct Frame {
    var members: JSONMembers.Iterator
    var path: String
    var type: DTCGType?
    var deprecation: DTCGDeprecation?
  }

  /// What an object says with names that begin with `$`, as numbers of nodes: most objects say little, and numbers are cheap.
  private struct Facts {
    let document: JSONDocument
    var valueNumber = -1
    var referenceNumber = -1
    var extendedNumber = -1
    var typeNumber = -1
    var descriptionNumber = -1
    var deprecatedNumber = -1
    var extensionsNumber = -1
    /// The key; its value follows.
    var rootNumber = -1
    /// Beside the value, as Primer has it.
    var alphaNumber = -1
    /// Children: names without `$`.
    var childCount = 0
    /// Which names the format's forerunner used: `value` for `$value`.
    var isLegacy = false

    var value: JSONNode? { node(valueNumber) }
    var reference: JSONNode? { node(referenceNumber) }
    var extended: JSONNode? { node(extendedNumber) }
    var type: JSONNode? { node(typeNumber) }
    var description: JSONNode? { node(descriptionNumber) }
    var deprecated: JSONNode? { node(deprecatedNumber) }
    var extensions: JSONNode? { node(extensionsNumber) }
    var root: JSONNode? { node(rootNumber) }
    var alpha: JSONNode? { node(alphaNumber) }
    var isToken: Bool { valueNumber >= 0 || referenceNumber >= 0 }

    @inline(__always)
    private func node(_ number: Int) -> JSONNode? { number < 0 ? nil : document.node(number) }
  }

  init(file: String, base: [String] = [], isLenient: Bool) {
    self.file = file
    tree = DTCGTree(file: file, base: base)
    findings = DTCGFindings(isLenient: isLenient)
  }

  /// Names at the top of `root` that are taken from elsewhere are left out. An override stands beside a `$ref`, which is
  /// not its own.
  mutating func walk(_ root: JSONNode, without skipped: Set<String> = [], isOverride: Bool = false) {
    guard root.isObject else {
      findings.error(
        "not-an-object", "found \(root.kind.title), expected an object with groups and tokens", at: place(root))
      return
    }
    var frames: [Frame] = []
    var facts = facts(of: root, isRoot: true)
    tree.modeName = facts.extensions?["com.figma.modeName"]?.string
    if isOverride { facts.referenceNumber = -1 }
    if let value = facts.value ?? facts.reference {
      findings.error("token-at-top", "the top of a file is a group, and this one has a value", at: place(value))
      facts.valueNumber = -1
      facts.referenceNumber = -1
    }
    group(facts, root, key: root, path: "", type: nil, deprecation: nil, isRoot: true, &frames)
    while !frames.isEmpty {
      let top = frames.count - 1
      guard let member = frames[top].members.next() else {
        frames.removeLast()
        continue
      }
      if member.keyNode.stringBegins(with: UInt8(ascii: "$")), !member.keyNode.isString("$root") || top == 0 {
        continue
      }
      let key = member.key
      if top == 0, skipped.contains(key) { continue }
      check(name: key, at: member.keyNode)
      let path = frames[top].path.isEmpty ? key : frames[top].path + "." + key
      guard member.value.isObject else {
        // A legacy token's own properties are no children.
        _ = findings.deviation(
          "not-a-token", "\(path) is \(member.value.kind.title), and a token or a group is needed",
          at: place(member.value))
        continue
      }
      enter(
        member.value, key: member.keyNode, path: path, type: frames[top].type, deprecation: frames[top].deprecation,
        &frames)
    }
  }

  // MARK: - Objects

  private mutating func enter(
    _ node: JSONNode, key: JSONNode, path: String, type: DTCGType?, deprecation: DTCGDeprecation?,
    _ frames: inout [Frame]
  ) {
    let facts = facts(of: node, isRoot: false)
    if facts.isToken {
      token(facts, node, key: key, path: path, groupType: type, deprecation: deprecation)
      if facts.childCount == 0 && facts.rootNumber < 0 { return }
      let isKept = findings.deviation(
        "token-with-children", "\(path) is a token and holds tokens or groups as well", at: place(key))
      if !isKept { return }
      if facts.isLegacy { return }
      frames.append(Frame(members: node.members.makeIterator(), path: path, type: type, deprecation: deprecation))
      return
    }
    group(facts, node, key: key, path: path, type: type, deprecation: deprecation, isRoot: false, &frames)
  }

  private mutating func facts(of node: JSONNode, isRoot: Bool) -> Facts {
    let document = node.document
    var facts = Facts(document: document)
    var legacyValue = -1
    var legacyType = -1
    let end = document.number(behind: node.nodeNumber)
    var key = node.nodeNumber + 1
    while key < end {
      let value = key + 1
      if document.firstByte(key) == UInt8(ascii: "$") {
        read(key, document, isRoot: isRoot, into: &facts)
      } else {
        facts.childCount += 1
        if findings.isLenient {
          if document.isString(key, "value") { legacyValue = value }
          if document.isString(key, "type") { legacyType = value }
          if document.isString(key, "alpha"), !document.node(value).isObject { facts.alphaNumber = value }
        }
      }
      key = document.number(behind: value)
    }
    if facts.valueNumber >= 0, facts.alphaNumber >= 0 { facts.childCount -= 1 }
    // A group may hold a token that is named value: then that is an object with a value of its own.
    if !facts.isToken, legacyValue >= 0, !DTCGWalk.isToken(document.node(legacyValue)) {
      facts.valueNumber = legacyValue
      if facts.typeNumber < 0 { facts.typeNumber = legacyType }
      facts.isLegacy = true
      facts.childCount = 0
      findings.warning(
        "legacy-value", "“value” and “type” without “$”, as before the standard", at: place(document.node(legacyValue)))
    }
    return facts
  }

  private static func isToken(_ node: JSONNode) -> Bool {
    node.isObject && (node["value"] != nil || node["$value"] != nil)
  }

  private mutating func read(_ key: Int, _ document: JSONDocument, isRoot: Bool, into facts: inout Facts) {
    let value = key + 1
    if document.isString(key, "$value") {
      facts.valueNumber = value
    } else if document.isString(key, "$type") {
      facts.typeNumber = value
    } else if document.isString(key, "$description") {
      facts.descriptionNumber = value
    } else if document.isString(key, "$extensions") {
      facts.extensionsNumber = value
    } else if document.isString(key, "$deprecated") {
      facts.deprecatedNumber = value
    } else if document.isString(key, "$ref") {
      facts.referenceNumber = value
    } else if document.isString(key, "$extends") {
      facts.extendedNumber = value
    } else if document.isString(key, "$root") {
      facts.rootNumber = key
    } else if isRoot, document.isString(key, "$schema") {
      return
    } else {
      let name = document.node(key).string ?? ""
      let known = ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref", "$extends", "$root"]
      let near = NearestName.question(NearestName.to(name, among: known))
      _ = findings.deviation("unknown-property", "the standard has no “\(name)”\(near)", at: place(document.node(key)))
    }
  }

  // MARK: - Tokens

  private mutating func token(
    _ facts: Facts, _ node: JSONNode, key: JSONNode, path: String, groupType: DTCGType?, deprecation: DTCGDeprecation?
  ) {
    if facts.value != nil, let reference = facts.reference {
      findings.error("value-and-ref", "\(path) has $value and $ref, and one of them is needed", at: place(reference))
    }
    if let extended = facts.extended {
      findings.error("extends-on-token", "\(path) is a token, and only a group has $extends", at: place(extended))
    }
    guard let valueNode = facts.value ?? facts.reference else { return }
    var declaration = DTCGDeclaration(
      path: path, groupType: groupType, value: .colorless, place: place(key), valuePlace: place(valueNode),
      valueNode: facts.value ?? node)
    if let type = facts.type { read(type: type, into: &declaration) }
    declaration.summary = text(facts.description, "$description")
    declaration.deprecation = self.deprecation(facts.deprecated) ?? deprecation
    if let extensions = facts.extensions { read(extensions: extensions, into: &declaration) }
    guard findings.isLenient else {
      readValue(of: &declaration)
      tree.declarations.append(declaration)
      return
    }
    appendLenient(declaration, facts)
  }

  /// With the values by mode, the adjustments and the origins that tools write beside a value.
  private mutating func appendLenient(_ start: DTCGDeclaration, _ facts: Facts) {
    var declaration = start
    let inValue = DTCGModes.overrides(inValue: declaration.valueNode)
    if let plain = inValue.first(where: { $0.context == "light" }) ?? inValue.first {
      declaration.valueNode = plain.value
      declaration.valuePlace = place(plain.value)
    }
    let own = declaration
    declaration.copiedFrom = facts.extensions.flatMap(DTCGFigma.origin)
    complete(&declaration, alpha: facts.alpha, adjustment: facts.extensions.flatMap(DTCGStudio.adjustment))
    tree.declarations.append(declaration)
    for override in inValue + (facts.extensions.map(DTCGModes.overrides(in:)) ?? []) {
      findings.warning(
        override.code, "a value for \(override.axis) = \(override.context) beside the token's own",
        at: place(override.value))
      var other = own
      var alpha: JSONNode?
      other.valueNode = override.value
      if override.value.isObject, let inner = override.value["$value"] ?? override.value["value"] {
        other.valueNode = inner
        alpha = override.value["alpha"]
      }
      other.valuePlace = place(other.valueNode)
      complete(&other, alpha: alpha, adjustment: nil)
      tree.modal.append(DTCGModalDeclaration(axis: override.axis, context: override.context, declaration: other))
    }
  }

  /// Reads the value, and what is to be done to it.
  private mutating func complete(_ declaration: inout DTCGDeclaration, alpha: JSONNode?, adjustment: ColorAdjustment?) {
    var alpha = alpha
    // `{"color": "{x}", "alpha": 0.5}` as a value.
    let node = declaration.valueNode
    if node.isObject, node["colorSpace"] == nil, let color = node["color"], node["alpha"] != nil, node.count == 2 {
      alpha = node["alpha"]
      declaration.valueNode = color
    }
    readValue(of: &declaration)
    if let number = alpha?.number, let alpha {
      findings.warning("alpha-beside-value", "an alpha beside the value", at: place(alpha))
      adjust(&declaration, by: .alpha(number))
    }
    if let adjustment {
      findings.warning("studio-modifier", "a modifier of Tokens Studio", at: declaration.valuePlace)
      adjust(&declaration, by: adjustment)
    }
  }

  private func adjust(_ declaration: inout DTCGDeclaration, by adjustment: ColorAdjustment) {
    switch declaration.value {
    case .ready(let value): declaration.value = .ready(.adjusted(value, adjustment))
    case .reference(let target):
      declaration.value = .ready(.adjusted(.alias(target), adjustment))
      declaration.ownType = declaration.ownType ?? .color
    case .pending, .colorless: break
    }
  }

  private mutating func read(type node: JSONNode, into declaration: inout DTCGDeclaration) {
    guard let name = node.string else {
      findings.error("type-not-string", "$type is \(node.kind.title), and a string is needed", at: place(node))
      declaration.hasForeignType = true
      return
    }
    if let type = DTCGType(rawValue: name) {
      declaration.ownType = type
    } else if findings.isLenient, let type = DTCGForeignTypes.known[name] {
      declaration.ownType = type
      declaration.hasForeignType = type == nil
      findings.warning("foreign-type", "“\(name)” is no type of the standard", at: place(node))
    } else {
      declaration.hasForeignType = true
      unknown(type: name, at: node)
    }
  }

  private mutating func unknown(type name: String, at node: JSONNode) {
    let near = NearestName.question(NearestName.to(name, among: DTCGType.allCases.map(\.rawValue)))
    _ = findings.deviation("unknown-type", "there is no type “\(name)”\(near)", at: place(node))
  }

  private mutating func readValue(of declaration: inout DTCGDeclaration) {
    let node = declaration.valueNode
    let values = DTCGValues(file: file, base: tree.base)
    // A reference first: its target may say the type.
    if DTCGValues.isReference(node), let outcome = values.reference(node, of: declaration.path, &findings) {
      switch outcome {
      case .reference(let target):
        declaration.value = .reference(target)
        return
      case .pending:
        declaration.value = .pending
        return
      case .value(let value):
        declaration.value = .ready(value)
        return
      }
    }
    guard !declaration.hasForeignType else { return }
    guard let type = declaration.ownType ?? declaration.groupType else {
      declaration.value = .pending
      return
    }
    guard type.holdsColors else { return }
    switch values.read(node, as: type, of: declaration.path, &findings) {
    case .value(let value): declaration.value = .ready(value)
    case .reference(let target): declaration.value = .reference(target)
    case .pending: declaration.value = .pending
    }
    if node.isString, case .ready = declaration.value { declaration.text = node.string }
  }

  /// `"$extensions": {"legible": {"role": "text", "tier": "semantic"}}`, or the role alone as a string.
  private mutating func read(extensions node: JSONNode, into declaration: inout DTCGDeclaration) {
    guard node.isObject else {
      findings.error(
        "extensions-not-object", "$extensions is \(node.kind.title), and an object is needed", at: place(node))
      return
    }
    guard let own = node["legible"] else { return }
    if let role = own.string {
      declaration.role = role
      return
    }
    guard own.isObject else {
      findings.error(
        "legible-extension", "what a token says to Legible is \(own.kind.title), and an object or a role is needed",
        at: place(own))
      return
    }
    for member in own.members {
      if member.keyNode.isString("role"), let role = member.value.string {
        declaration.role = role
      } else if member.keyNode.isString("tier"), let tier = member.value.string.flatMap(Tier.init(rawValue:)) {
        declaration.tier = tier
      } else if member.keyNode.isString("role") || member.keyNode.isString("tier") {
        findings.error(
          "legible-extension", "“\(member.key)” is a string; a tier is one of raw, semantic, component",
          at: place(member.value))
      } else {
        findings.warning(
          "legible-extension", "a token can say its role and its tier, not “\(member.key)”", at: place(member.keyNode))
      }
    }
  }

  // MARK: - Groups

  private mutating func group(
    _ facts: Facts, _ node: JSONNode, key: JSONNode, path: String, type: DTCGType?, deprecation: DTCGDeprecation?,
    isRoot: Bool, _ frames: inout [Frame]
  ) {
    var group = DTCGGroup(path: path, place: place(key))
    if let node = facts.type {
      if let name = node.string {
        group.type = DTCGType(rawValue: name) ?? (findings.isLenient ? DTCGForeignTypes.known[name] ?? nil : nil)
        if group.type == nil { unknown(type: name, at: node) }
      } else {
        findings.error("type-not-string", "$type is \(node.kind.title), and a string is needed", at: place(node))
      }
    }
    group.deprecation = self.deprecation(facts.deprecated)
    _ = text(facts.description, "$description")
    if let extensions = facts.extensions, !extensions.isObject {
      findings.error(
        "extensions-not-object", "$extensions is \(extensions.kind.title), and an object is needed",
        at: place(extensions))
    }
    if let extended = facts.extended { group.extended = self.extended(extended, by: path) }
    if let root = facts.root { check(root: root, isRoot: isRoot) }
    let saysSomething = group.type != nil || group.deprecation != nil || group.extended != nil
    if saysSomething || facts.childCount == 0 { tree.groups.append(group) }
    frames.append(
      Frame(
        members: node.members.makeIterator(), path: path, type: group.type ?? type,
        deprecation: group.deprecation ?? deprecation))
  }

  private mutating func extended(_ node: JSONNode, by path: String) -> (target: String, place: Place)? {
    let place = place(node)
    guard let text = node.string else {
      findings.error(
        "extends-not-reference", "$extends is \(node.kind.title), and a reference to a group is needed", at: place)
      return nil
    }
    do throws(DTCGReference.Problem) {
      if let target = try DTCGReference.curly(text) { return (target, place) }
      if case .token(let target) = try DTCGReference.pointer(text, from: tree.base) { return (target, place) }
      findings.error("extends-not-reference", "“\(text)” leads into a token, and $extends needs a group", at: place)
    } catch {
      if case .outside = error {
        findings.error("extends-not-reference", "“\(text)” is not a reference; write {group} or #/group", at: place)
      } else {
        findings.error(error.code, error.message, at: place)
      }
    }
    return nil
  }

  private mutating func check(root key: JSONNode, isRoot: Bool) {
    let value = key.document.node(key.nodeNumber + 1)
    if isRoot {
      findings.error("root-token-at-top", "$root stands in a group, and this is the top of the file", at: place(key))
    } else if !value.isObject || value["$value"] == nil && value["$ref"] == nil {
      findings.error("root-not-token", "$root is a token, and needs a $value", at: place(key))
    }
  }

  // MARK: - Small things

  private mutating func check(name: String, at node: JSONNode) {
    let bad = name.utf8.contains {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ".")
    }
    if bad {
      _ = findings.deviation(
        "invalid-name", "“\(name)” has “{”, “}” or “.” in it, which a name must not have", at: place(node))
    } else if name.isEmpty {
      _ = findings.deviation("invalid-name", "a name is empty", at: place(node))
    }
  }

  private mutating func text(_ node: JSONNode?, _ name: String) -> String? {
    guard let node else { return nil }
    if let text = node.string { return text }
    findings.error("description-not-string", "\(name) is \(node.kind.title), and a string is needed", at: place(node))
    return nil
  }

  private mutating func deprecation(_ node: JSONNode?) -> DTCGDeprecation? {
    guard let node else { return nil }
    if let flag = node.boolean { return flag ? .deprecated(.plain) : .not }
    if let text = node.string { return .deprecated(.message(text)) }
    findings.error(
      "deprecated-value", "$deprecated is \(node.kind.title), and true, false or a string is needed", at: place(node))
    return nil
  }

  private func place(_ node: JSONNode) -> Place {
    Place(node, in: file)
  }
}
