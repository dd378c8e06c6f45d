import ColorScience
import JSONText
import ThemeModel

/// Theo's files: `props`, a list or an object of properties with a value, `aliases`, and `global` for what all properties have.
enum DTCGTheo {
  static func isTheo(_ root: JSONNode) -> Bool {
    guard let props = root["props"] else {
      // A file of aliases for others to import.
      let keys = root.members.map(\.key)
      return root["aliases"]?.isObject == true
        && keys.allSatisfy { ["aliases", "imports", "global", "options"].contains($0) }
    }
    let values = props.isArray ? Array(props.elements) : props.members.map(\.value)
    return (!values.isEmpty || root["imports"] != nil)
      && values.allSatisfy { $0.isObject && ($0["value"] != nil || $0[".value"] != nil) }
  }

  /// Returns the steps of a scale, which may be scales themselves: `"value": [{"name": "5", "value": "#…"}, …]`.
  static func steps(_ value: JSONNode) -> [(name: JSONNode, value: JSONNode)]? {
    guard value.isArray else { return nil }
    var steps: [(name: JSONNode, value: JSONNode)] = []
    for element in value.elements {
      guard let name = element["name"], name.isString, let value = element["value"] else { return nil }
      steps.append((name, value))
    }
    return steps.isEmpty ? nil : steps
  }

  /// Returns the role of the colors of a category. Those of text are of icons and inactive text, too, as their names say.
  static func role(ofCategory category: String) -> String? {
    switch category {
    case "background-color": "surface"
    case "border-color", "hr-color": "border"
    default: nil
    }
  }

  /// Returns the path of the alias in `{!name}`: `!name`. Aliases have names of their own, and a property may have the same one.
  static func alias(_ text: String) -> String? {
    guard text.hasPrefix("{!"), text.hasSuffix("}") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}

extension DTCGWalk {
  mutating func walkTheo(_ root: JSONNode) {
    findings.warning("theo", "properties as in Theo", at: place(root))
    let general = root["global"]
    if let props = root["props"] {
      for element in props.elements {
        guard let name = element["name"], name.isString else { continue }
        property(name, element, general)
      }
      for member in props.members { property(member.keyNode, member.value, general) }
    }
    for member in root["aliases"].map({ Array($0.members) }) ?? [] {
      let value = member.value["value"] ?? member.value
      guard value.isString else { continue }
      declare(member.keyNode, value, type: nil, isAlias: true)
      if member.value.isObject {
        declareModes(member.keyNode, beside: value, in: member.value, type: nil, isAlias: true)
      }
    }
  }

  private mutating func property(_ name: JSONNode, _ node: JSONNode, _ general: JSONNode?) {
    guard let value = node["value"] ?? node[".value"] else { return }
    let type = (node["type"] ?? general?["type"])?.string
    let category = (node["category"] ?? general?["category"])?.string ?? ""
    let isColor = type == "color" || NameWords.of(category).contains("color")
    // Other types hold no colors; a property that says none may.
    guard isColor || type == nil || type == "string" || type == "raw" else { return }
    declareModes(name, beside: value, in: node, type: isColor ? .color : nil)
    var pending: [(name: JSONNode, value: JSONNode, group: String)] = [(name, value, "")]
    while let (name, value, group) = pending.popLast() {
      guard let steps = DTCGTheo.steps(value), let own = name.string else {
        declare(name, value, type: isColor ? .color : nil, in: group, role: DTCGTheo.role(ofCategory: category))
        continue
      }
      pending += steps.reversed().map { ($0.name, $0.value, group + own + ".") }
    }
  }

  /// Declares the values by mode beside a property's own: `darkValue`.
  private mutating func declareModes(
    _ name: JSONNode, beside value: JSONNode, in node: JSONNode, type: DTCGType?, isAlias: Bool = false
  ) {
    for override in DTCGModes.overrides(beside: node, isLegacy: true, without: [value.nodeNumber]) {
      findings.warning(
        override.code, "a value for \(override.axis) = \(override.context) beside the token's own",
        at: place(override.value))
      guard let own = declaration(name, override.value, type: type, isAlias: isAlias) else { continue }
      tree.modal.append(DTCGModalDeclaration(axis: override.axis, context: override.context, declaration: own))
    }
  }

  private mutating func declare(
    _ name: JSONNode, _ value: JSONNode, type: DTCGType?, in group: String = "", isAlias: Bool = false,
    role: String? = nil
  ) {
    // A step of a scale that is `false` does not exist.
    if !group.isEmpty, value.boolean != nil || value.isNull { return }
    guard var own = declaration(name, value, type: type, in: group, isAlias: isAlias) else { return }
    if let role { change(detailOf: &own) { $0.role = role } }
    // Builds write no aliases: they are what properties are made of, whatever they are called.
    if isAlias { change(detailOf: &own) { $0.tier = .raw } }
    tree.declarations.append(own)
  }

  private mutating func declaration(
    _ name: JSONNode, _ value: JSONNode, type: DTCGType?, in group: String = "", isAlias: Bool = false
  ) -> DTCGDeclaration? {
    guard let path = name.string, !path.isEmpty else { return nil }
    var declaration = DTCGDeclaration(
      path: tree.paths.number(of: (isAlias ? "!" : "") + group + path), key: Int32(truncatingIfNeeded: name.nodeNumber),
      place: Int32(truncatingIfNeeded: value.nodeNumber), node: Int32(truncatingIfNeeded: value.nodeNumber))
    declaration.ownType = type
    if let alias = value.string.flatMap(DTCGTheo.alias) {
      declaration.value = .reference(tree.paths.number(of: alias))
    } else {
      readValue(of: &declaration)
    }
    return declaration
  }
}
