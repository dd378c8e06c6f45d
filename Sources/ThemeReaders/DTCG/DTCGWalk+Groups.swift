import JSONText
import ThemeModel

/// Reads what groups say for everything in them.
extension DTCGWalk {
  /// Reads the properties of a group, and returns the frame for walking into it.
  mutating func group(
    _ object: DTCGObject, _ number: Int, key: Int, path: Int32, type: DTCGType?, deprecation: Int32, isRoot: Bool
  ) -> Frame {
    var ownType: DTCGType?
    var ownDeprecation: Int32 = -1
    var extended: (target: String, place: Place)?
    if let node = node(object.type) { ownType = groupType(node) }
    if object.deprecated >= 0 { ownDeprecation = self.deprecation(object.deprecated) }
    checkText(object.description, "$description")
    if let extensions = node(object.extensions), !extensions.isObject {
      findings.error(
        "extensions-not-object", "$extensions is \(extensions.kind.title); expected an object",
        at: place(extensions))
    }
    if let node = node(object.extended) { extended = self.extended(node, by: tree.paths[path]) }
    if object.root >= 0 { check(root: Int(object.root), isRoot: isRoot) }
    if ownType != nil || ownDeprecation >= 0 || extended != nil || object.childCount == 0 {
      tree.groups.append(
        DTCGGroup(
          path: tree.paths[path], type: ownType,
          deprecation: ownDeprecation < 0 ? nil : tree.deprecations[Int(ownDeprecation)], extended: extended,
          place: place(key)))
    }
    return Frame(
      key: number + 1, end: document.number(behind: number), path: path, type: ownType ?? type,
      deprecation: ownDeprecation < 0 ? deprecation : ownDeprecation)
  }

  private mutating func groupType(_ node: JSONNode) -> DTCGType? {
    guard let name = node.string else {
      findings.error("type-not-string", "$type is \(node.kind.title); expected a string", at: place(node))
      return nil
    }
    if let type = DTCGType(rawValue: name) { return type }
    if findings.isLenient, let known = DTCGForeignTypes.known[name], let type = known { return type }
    tellUnknown(type: name, at: node, of: nil)
    return nil
  }

  private mutating func extended(_ node: JSONNode, by path: String) -> (target: String, place: Place)? {
    let place = place(node)
    guard let text = node.string else {
      findings.error(
        "extends-not-reference", "$extends is \(node.kind.title); expected a reference to a group", at: place)
      return nil
    }
    do throws(DTCGReference.Problem) {
      if let target = try DTCGReference.curly(text) { return (target, place) }
      if case .token(let target) = try DTCGReference.pointer(text, from: tree.base) { return (target, place) }
      findings.error("extends-not-reference", "“\(text)” leads into a token, but $extends needs a group", at: place)
    } catch {
      if case .outside = error {
        findings.error("extends-not-reference", "“\(text)” is not a reference; write {group} or #/group", at: place)
      } else {
        findings.error(error.code, error.message, at: place)
      }
    }
    return nil
  }

  private mutating func check(root key: Int, isRoot: Bool) {
    let value = document.node(key + 1)
    if isRoot {
      findings.error("root-token-at-top", "$root belongs in a group, but this is the top of the file", at: place(key))
    } else if !value.isObject || value["$value"] == nil && value["$ref"] == nil {
      findings.error("root-not-token", "$root is a token, and needs a $value", at: place(key))
    }
  }
}
