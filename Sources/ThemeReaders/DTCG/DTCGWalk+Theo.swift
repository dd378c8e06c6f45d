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

  /// `{!name}`.
  static func alias(_ text: String) -> String? {
    guard text.hasPrefix("{!"), text.hasSuffix("}") else { return nil }
    return String(text.dropFirst(2).dropLast())
  }
}

extension DTCGWalk {
  mutating func walkTheo(_ root: JSONNode) {
    findings.warning("theo", "properties in the way of Theo", at: place(root))
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
      if value.isString { declare(member.keyNode, value, type: nil) }
    }
  }

  private mutating func property(_ name: JSONNode, _ node: JSONNode, _ general: JSONNode?) {
    guard let value = node["value"] ?? node[".value"] else { return }
    let type = (node["type"] ?? general?["type"])?.string
    let category = (node["category"] ?? general?["category"])?.string ?? ""
    let isColor = type == "color" || ContextNames.words(of: category).contains("color")
    // Other types hold no colours; a property that says none may.
    guard isColor || type == nil || type == "string" || type == "raw" else { return }
    declare(name, value, type: isColor ? .color : nil)
  }

  private mutating func declare(_ name: JSONNode, _ value: JSONNode, type: DTCGType?) {
    guard let path = name.string, !path.isEmpty else { return }
    var declaration = DTCGDeclaration(
      path: tree.paths.number(of: path), key: Int32(truncatingIfNeeded: name.nodeNumber),
      place: Int32(truncatingIfNeeded: value.nodeNumber), node: Int32(truncatingIfNeeded: value.nodeNumber))
    declaration.ownType = type
    if let alias = value.string.flatMap(DTCGTheo.alias) {
      declaration.value = .reference(tree.paths.number(of: alias))
    } else {
      readValue(of: &declaration)
    }
    tree.declarations.append(declaration)
  }
}
