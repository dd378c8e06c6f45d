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
      guard let modes = member.value["modes"], modes.isObject,
        member.value.members.allSatisfy({ $0.key == "modes" || !$0.value.isObject }),
        modes.members.allSatisfy({ isTree($0.value) })
      else { return [] }
      // A collection may be empty.
      if modes.count > 0 {
        found.append(Collection(title: member.key, modes: modes.members.map { ($0.key, $0.value) }))
      }
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
    let names = FigmaCollectionNames(titles: collections.map(\.title), owners: owners)
    let axes = FigmaAxes(collections.map { ($0.title, $0.modes.map(\.name)) }).collections
    for part in read {
      let axis = axes[part.collection]
      let declarations = part.declarations.map { told(apart: $0, in: part.collection, names) }
      guard axis.contexts.count > 1 else {
        tree.declarations += declarations
        continue
      }
      tree.firstContexts[axis.axis] = tree.firstContexts[axis.axis] ?? axis.contexts[axis.first]
      tree.modal += declarations.map {
        DTCGModalDeclaration(axis: axis.axis, context: axis.contexts[part.mode], declaration: $0)
      }
      if part.mode == axis.first { lackModes(declarations, of: collections[part.collection].title, axis) }
    }
  }

  /// Puts the collection before a name that several collections have, also where a value refers to it.
  private mutating func told(
    apart start: DTCGDeclaration, in collection: Int, _ names: FigmaCollectionNames
  ) -> DTCGDeclaration {
    var declaration = start
    if names.owners[start.path, default: []].count > 1 {
      declaration.path = tree.paths.number(of: names.titles[collection] + "." + tree.paths[start.path])
    }
    let said = document.node(Int(start.key) + 1)["$collectionName"]?.string
    func target(_ target: Int32) -> String? {
      names.owner(of: target, for: start.path, in: collection, said: said).map {
        names.titles[$0] + "." + tree.paths[target]
      }
    }
    switch start.value {
    case .reference(let path):
      if let other = target(path) { declaration.value = .reference(tree.paths.number(of: other)) }
    case .ready(let value):
      let mapped = tree.values[Int(value)].mappingAliases { name in tree.paths.known(name).flatMap(target) ?? name }
      declaration.value = .ready(Int32(truncatingIfNeeded: tree.values.count))
      tree.values.append(mapped)
    case .color, .pending, .colorless: break
    }
    return declaration
  }
}

/// Which collections have a name, and which of them a reference means.
private struct FigmaCollectionNames {
  /// The names of the collections, each different.
  let titles: [String]
  /// What the collections are called.
  private let said: [String]
  /// The collections that have a path.
  let owners: [Int32: Set<Int>]

  init(titles: [String], owners: [Int32: Set<Int>]) {
    self.titles = FigmaAxes.toldApart(titles)
    said = titles
    self.owners = owners
  }

  /// Returns the collection that a reference means: the one that it names, or else its own, or else the only other one. Returns
  /// `nil` if nothing needs to be said or nothing tells.
  func owner(of target: Int32, for path: Int32, in collection: Int, said title: String?) -> Int? {
    guard let having = owners[target], having.count > 1 else { return nil }
    let named = having.filter { said[$0] == title }
    if named.count == 1 { return named.first }
    let candidates = named.isEmpty ? having : named
    if target != path, candidates.contains(collection) { return collection }
    let others = candidates.subtracting([collection])
    return others.count == 1 ? others.first : nil
  }
}
