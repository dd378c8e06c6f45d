import JSONText
import ThemeModel

/// Collections of Figma's variables with a tree of tokens for each mode, as plugins export them:
/// `{"Semantic": {"modes": {"Light": {…}, "Dark": {…}}}}`, or a list of such objects. References leave out collection and mode.
enum FigmaModeTrees {
  struct Collection {
    var title: String
    var modes: [(name: String, root: JSONNode)]
  }

  static func isExport(_ root: JSONNode) -> Bool { !collections(root).isEmpty }

  /// Returns nothing if there is anything else beside the collections.
  static func collections(_ root: JSONNode) -> [Collection] {
    let parts = root.isArray ? Array(root.elements) : [root]
    var found: [Collection] = []
    for member in parts.flatMap({ Array($0.members) }) where !member.keyNode.stringBegins(with: UInt8(ascii: "$")) {
      guard let modes = member.value["modes"], modes.isObject, modes.count > 0,
        member.value.members.allSatisfy({ $0.key == "modes" || !$0.value.isObject }),
        modes.members.allSatisfy({ isTree($0.value) })
      else { return [] }
      found.append(Collection(title: member.key, modes: modes.members.map { ($0.key, $0.value) }))
    }
    return found
  }

  private static func isTree(_ node: JSONNode) -> Bool {
    node.isObject && node["$value"] == nil && node["value"]?.isString != true
      && node.members.contains { $0.value.isObject }
  }
}

extension DTCGWalk {
  mutating func walkFigmaModeTrees(_ root: JSONNode) {
    findings.warning("mode-values", "collections and modes as a plugin of Figma exports them", at: place(root))
    let collections = FigmaModeTrees.collections(root)
    var read: [(collection: Int, mode: Int, declarations: [DTCGDeclaration])] = []
    var owners: [Int32: Set<Int>] = [:]
    for (index, collection) in collections.enumerated() {
      for (place, mode) in collection.modes.enumerated() {
        let start = tree.declarations.count
        walk(mode.root)
        for declaration in tree.declarations[start...] { owners[declaration.path, default: []].insert(index) }
        read.append((index, place, Array(tree.declarations[start...])))
        tree.declarations.removeSubrange(start...)
      }
    }
    tree.modeName = nil
    let titles = collections.map(\.title)
    for part in read {
      let modes = collections[part.collection].modes.map(\.name)
      let axis = FigmaAxis(of: titles[part.collection], modes: modes)
      let declarations = part.declarations.map { told(apart: $0, in: part.collection, titles, owners) }
      if modes.count > 1 {
        tree.firstContexts[axis.name] = tree.firstContexts[axis.name] ?? axis.contexts[axis.first]
        tree.modal += declarations.map {
          DTCGModalDeclaration(axis: axis.name, context: axis.contexts[part.mode], declaration: $0)
        }
      } else {
        tree.declarations += declarations
      }
    }
  }

  /// Puts the collection before a name that several collections have. A reference means the collection that it names, or else a
  /// token of its own collection, or else the only other one.
  private mutating func told(
    apart start: DTCGDeclaration, in collection: Int, _ titles: [String], _ owners: [Int32: Set<Int>]
  ) -> DTCGDeclaration {
    var declaration = start
    func named(_ path: Int32, of owner: Int) -> Int32 {
      tree.paths.number(of: titles[owner] + "." + tree.paths[path])
    }
    if owners[start.path, default: []].count > 1 { declaration.path = named(start.path, of: collection) }
    guard case .reference(let target) = start.value, let having = owners[target], having.count > 1 else {
      return declaration
    }
    let said = document.node(Int(start.key) + 1)["$collectionName"]?.string
    let others = having.subtracting([collection])
    let owner =
      having.first { titles[$0] == said }
      ?? (target != start.path && having.contains(collection) ? collection : others.count == 1 ? others.first : nil)
    if let owner { declaration.value = .reference(named(target, of: owner)) }
    return declaration
  }
}
