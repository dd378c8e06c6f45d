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
        !trees[index].hasDottedColors
      else { continue }
      groups[ways.joined(separator: "/"), default: []].append(index)
    }
    let found = Set(groups.values.filter { $0.count > 1 }.flatMap { repeating($0, trees) })
    guard !found.isEmpty, areUnknown(found, to: trees) else { return trees }
    var result = trees
    for index in found { result[index] = trees[index].inGroup(name(of: trees[index])) }
    return result
  }

  /// Reports whether no other file refers to their tokens by the names that they have now, or overrides one of them.
  private static func areUnknown(_ found: Set<Int>, to trees: [DTCGTree]) -> Bool {
    func names(_ index: Int) -> [String] {
      (trees[index].declarations + trees[index].modal.map(\.declaration)).map(trees[index].path)
    }
    let others = trees.indices.filter { !found.contains($0) }
    let own = found.reduce(into: Set<String>()) { $0.formUnion(names($1)) }
    return !others.contains { trees[$0].refers(to: own) || !own.isDisjoint(with: names($0)) }
  }

  /// Reports whether a set in a folder of components has the tokens of one, such as `components/card`: the order of the sets says
  /// which of two such sets counts. A brand or a mode in that folder is something else.
  static func isSet(_ way: [String], _ tree: DTCGTree) -> Bool {
    // What else is in its path may be a brand: `acme/components/card`, `components/card/acme`.
    guard way.count > 1, let name = way.last, NameWords.of(way[way.count - 2]).contains(where: folders.contains),
      way.dropLast(2).allSatisfy(DTCGSiblings.isContext), !DTCGSiblings.isContext(name)
    else { return false }
    guard DTCGSiblings.mayBeListed(name) else { return true }
    let words = Set(NameWords.of(name))
    return tree.declarations.contains { declaration in
      tree.path(of: declaration).split(separator: ".").contains { !words.isDisjoint(with: NameWords.of($0)) }
    }
  }

  private static func name(of tree: DTCGTree) -> String { DTCGReader.baseName(of: tree.file) }

  /// Returns the files that have a token which another file has, too, at the top or in a group of colors. In files that no theme has
  /// the name of, it may be in any group but that of a part: `avatar.json` and `badge.json` both have `default.background`.
  private static func repeating(_ members: [Int], _ trees: [DTCGTree]) -> [Int] {
    var counts: [String: Int] = [:]
    let tops = members.map { index in
      Set(
        trees[index].declarations.map(trees[index].path).filter { path in
          let names = path.split(separator: ".", maxSplits: 1)
          return names.count < 2 || DTCGGuess.isCategory(names[0])
            || !DTCGSiblings.mayBeListed(name(of: trees[index])) && !PartWords.arePart(NameWords.of(names[0]))
        })
    }
    for path in tops.joined() { counts[path, default: 0] += 1 }
    return zip(members, tops).filter { $0.1.contains { counts[$0, default: 0] > 1 } }.map(\.0)
  }
}

extension DTCGTree {
  /// Reports whether a value refers to one of these tokens.
  func refers(to targets: Set<String>) -> Bool {
    declarations.contains { declaration in
      switch declaration.value {
      case .reference(let target): return targets.contains(paths[target])
      case .ready(let value):
        var refers = false
        values[Int(value)].forEachAlias { refers = refers || targets.contains($0) }
        return refers
      case .pending:
        return node(of: declaration).string.map(DTCGNumbers.references)?.contains(where: targets.contains) ?? false
      case .color, .colorless: return false
      }
    }
  }

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
