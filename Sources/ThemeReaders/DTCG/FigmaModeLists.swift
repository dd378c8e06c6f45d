import JSONText
import ThemeModel

/// Lists of variables that plugins of Figma export: collections with modes, each with a list of names and values.
///
/// Two forms are known: `[{"name": …, "values": [{"mode": {"name": …}, "color": [{"name": …, "value": …}]}]}]`, and
/// `{"collections": [{"name": …, "modes": [{"name": …, "variables": [{"name": …, "type": "color", "value": …}]}]}]}`.
enum FigmaModeLists {
  struct Variable {
    var name: JSONNode
    var value: JSONNode
  }

  struct Collection {
    var title: String
    var modes: [(name: String, variables: [Variable])]
  }

  static func isExport(_ root: JSONNode) -> Bool {
    collections(root).contains { $0.modes.contains { !$0.variables.isEmpty } }
  }

  /// Returns the number of colors of all collections, each in one mode.
  static func colors(_ root: JSONNode) -> Int {
    collections(root).reduce(0) { $0 + ($1.modes.map(\.variables.count).max() ?? 0) }
  }

  static func collections(_ root: JSONNode) -> [Collection] {
    let list = root.isArray ? root : root["collections"]
    guard let list, list.isArray else { return [] }
    return list.elements.compactMap { node -> Collection? in
      guard let title = node["name"]?.string, let modes = node["values"] ?? node["modes"], modes.isArray else {
        return nil
      }
      let read = modes.elements.compactMap { mode -> (name: String, variables: [Variable])? in
        guard let name = (mode["mode"]?["name"] ?? mode["name"])?.string else { return nil }
        return (name, variables(mode))
      }
      return Collection(title: title, modes: read)
    }
  }

  /// Returns the names that are in more than one collection.
  static func sharedNames(_ collections: [Collection]) -> Set<String> {
    var owners: [String: Set<Int>] = [:]
    for (index, collection) in collections.enumerated() {
      for variable in collection.modes.flatMap(\.variables) {
        if let name = variable.name.string { owners[name, default: []].insert(index) }
      }
    }
    return Set(owners.filter { $0.value.count > 1 }.keys)
  }

  private static func variables(_ mode: JSONNode) -> [Variable] {
    let list = mode["color"] ?? mode["variables"]
    return (list.map { Array($0.elements) } ?? []).compactMap { node in
      guard let name = node["name"], name.isString, let value = node["value"],
        mode["color"] != nil || node["type"]?.isString("color") == true
      else { return nil }
      return Variable(name: name, value: value)
    }
  }
}

extension DTCGWalk {
  mutating func walkFigmaModeLists(_ root: JSONNode) {
    findings.warning("mode-values", "collections and modes as a plugin of Figma exports them", at: place(root))
    let collections = FigmaModeLists.collections(root)
    let shared = FigmaModeLists.sharedNames(collections)
    let titles = FigmaAxes.toldApart(collections.map(\.title))
    let axes = FigmaAxes(collections.map { ($0.title, $0.modes.map(\.name)) }).collections
    for (index, collection) in collections.enumerated() {
      let axis = axes[index]
      for (place, mode) in collection.modes.enumerated() {
        let declarations = mode.variables.compactMap {
          declaration(of: $0, in: titles[index], called: collection.title, shared)
        }
        if place == axis.first { tree.declarations += declarations }
        guard axis.contexts.count > 1 else { continue }
        tree.modal += declarations.map {
          DTCGModalDeclaration(axis: axis.axis, context: axis.contexts[place], declaration: $0)
        }
        if place == axis.first { lackModes(declarations, of: collection.title, axis) }
      }
    }
  }

  /// Names that several collections have are told apart by the collection; an alias means that of its own first.
  private mutating func declaration(
    of variable: FigmaModeLists.Variable, in collection: String, called title: String, _ shared: Set<String>
  ) -> DTCGDeclaration? {
    guard let name = variable.name.string, !name.isEmpty else { return nil }
    func spelled(_ name: String, of title: String) -> String {
      ((shared.contains(name) ? [title] : []) + name.split(separator: "/").map(String.init)).joined(separator: ".")
    }
    let path = spelled(name, of: collection)
    var declaration = DTCGDeclaration(
      path: tree.paths.number(of: path), key: Int32(truncatingIfNeeded: variable.name.nodeNumber),
      place: Int32(truncatingIfNeeded: variable.value.nodeNumber),
      node: Int32(truncatingIfNeeded: variable.value.nodeNumber))
    declaration.ownType = .color
    if let target = variable.value["name"]?.string {
      let said = variable.value["collection"]?.string
      let other = spelled(target, of: said.flatMap { $0 == title ? nil : $0 } ?? collection)
      declaration.value = .reference(tree.paths.number(of: other))
    } else {
      readValue(of: &declaration)
    }
    return declaration
  }
}
