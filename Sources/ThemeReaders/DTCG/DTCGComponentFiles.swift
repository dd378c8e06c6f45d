import ThemeModel

/// Files of components that give their tokens no name of the component: `components/avatar.json` and `components/drawer.json`
/// both have `background`. They are no themes, and the builds of such files name their tokens after the file.
enum DTCGComponentFiles {
  private static let folders: Set = ["component", "components"]

  /// Returns the trees with the tokens of such files in a group that is named after the file.
  static func named(_ trees: [DTCGTree]) -> [DTCGTree] {
    var groups: [String: [Int]] = [:]
    for index in trees.indices {
      let ways = trees[index].file.split(separator: "/").dropLast()
      guard let folder = ways.last, NameWords.of(folder).contains(where: folders.contains),
        ContextNames.split(name(of: trees[index]), [.mode, .contrast]).when.isEmpty,
        !trees[index].paths.hasDottedNames
      else { continue }
      groups[ways.joined(separator: "/"), default: []].append(index)
    }
    var result = trees
    for members in groups.values where members.count > 1 {
      for index in repeating(members, trees) { result[index] = trees[index].inGroup(name(of: trees[index])) }
    }
    return result
  }

  private static func name(of tree: DTCGTree) -> String { DTCGReader.baseName(of: tree.file) }

  /// Returns the files that have a token at the top which another file has, too.
  private static func repeating(_ members: [Int], _ trees: [DTCGTree]) -> [Int] {
    var counts: [String: Int] = [:]
    let tops = members.map { index in
      Set(trees[index].declarations.map(trees[index].path).filter { !$0.contains(".") })
    }
    for path in tops.joined() { counts[path, default: 0] += 1 }
    return zip(members, tops).filter { $0.1.contains { counts[$0, default: 0] > 1 } }.map(\.0)
  }
}

extension DTCGTree {
  /// Returns the same source with all of its tokens in a group. Aliases to others of its own tokens follow them.
  fileprivate func inGroup(_ group: String) -> DTCGTree {
    var tree = self
    let own = Set(declarations.map(path))
    func moved(_ path: String) -> String { own.contains(path) ? group + "." + path : path }
    func moved(_ declaration: DTCGDeclaration) -> DTCGDeclaration {
      var declaration = declaration
      declaration.path = tree.paths.number(of: moved(paths[declaration.path]))
      if case .reference(let target) = declaration.value {
        declaration.value = .reference(tree.paths.number(of: moved(paths[target])))
      }
      return declaration
    }
    tree.declarations = declarations.map(moved)
    tree.modal = modal.map { modal in
      DTCGModalDeclaration(axis: modal.axis, context: modal.context, declaration: moved(modal.declaration))
    }
    tree.values = values.map { $0.mappingAliases(moved) }
    for index in tree.groups.indices {
      let path = groups[index].path
      tree.groups[index].path = path.isEmpty ? group : group + "." + path
    }
    return tree
  }
}
