import JSONText
import ThemeModel

/// Tokens Studio's way of keeping themes: token sets, and for each theme which of them are on.
struct DTCGStudio: Sendable {
  struct TokenSet: Sendable {
    var name: String
    var tree: DTCGTree
  }

  struct Selection: Sendable {
    var name: String
    var group: String?
    /// The sets that are on, or lend their tokens.
    var sets: Set<String>
    var place: Place
  }

  var sets: [TokenSet] = []
  var selections: [Selection] = []
  /// The order in which sets come; the last one wins.
  var order: [String] = []

  /// One theme for each selection without a group; where there are groups, one theme with an axis a group.
  func jobs(named name: String) -> [DTCGThemeJob] {
    let ordered = self.ordered
    if selections.isEmpty, self.order.isEmpty {
      // Nothing says how they belong together but their names and paths, as with files in a folder.
      return DTCGFolder(sets.map(\.tree), names: sets.map(\.name), axes: [], name: name).jobs()
    }
    guard !selections.isEmpty else {
      return [DTCGThemeJob(name: name, layers: ordered.map { DTCGLayer(when: [:], tree: $0.tree) }, axes: [])]
    }
    guard selections.contains(where: { $0.group != nil }) else {
      return selections.map { selection in
        let layers = ordered.filter { selection.sets.contains($0.name) }.map { DTCGLayer(when: [:], tree: $0.tree) }
        return DTCGThemeJob(name: selection.name, layers: layers, axes: [])
      }
    }
    var axes: [Axis] = []
    for selection in selections {
      let group = selection.group ?? "theme"
      if let known = axes.firstIndex(where: { $0.name == group }) {
        axes[known].contexts.append(selection.name)
      } else {
        axes.append(
          Axis(name: group, contexts: [selection.name], defaultContext: selection.name, place: selection.place))
      }
    }
    return [DTCGThemeJob(name: name, layers: ordered.flatMap { layers(of: $0, axes) }, axes: axes)]
  }

  private func layers(of set: TokenSet, _ axes: [Axis]) -> [DTCGLayer] {
    var layers: [DTCGLayer] = []
    for axis in axes {
      let on = selections.filter { ($0.group ?? "theme") == axis.name && $0.sets.contains(set.name) }
      if on.count == axis.contexts.count { return [DTCGLayer(when: [:], tree: set.tree)] }
      layers += on.map { DTCGLayer(when: [axis.name: $0.name], tree: set.tree) }
    }
    return layers
  }

  private var ordered: [TokenSet] {
    let places = Dictionary(order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    return sets.enumerated().sorted { a, b in
      (places[a.element.name] ?? order.count, a.offset) < (places[b.element.name] ?? order.count, b.offset)
    }.map(\.element)
  }

  // MARK: - Reading

  /// Whether the groups at the top are token sets: no alias leads anywhere as it stands, and most would below one of them.
  static func looksLikeSets(_ tree: DTCGTree) -> Bool {
    var isDeclared = [Bool](repeating: false, count: tree.paths.count)
    for declaration in tree.declarations { isDeclared[Int(declaration.path)] = true }
    let sets = tree.document.root.members.filter { $0.value.isObject }.map(\.key)
    var count = 0
    var below = 0
    for declaration in tree.declarations {
      guard case .reference(let target) = declaration.value else { continue }
      if isDeclared[Int(target)] { return false }
      count += 1
      let path = tree.paths[target]
      let leads = sets.contains { set in tree.paths.known("\(set).\(path)").map { isDeclared[Int($0)] } ?? false }
      if leads { below += 1 }
    }
    return below > 0 && below * 2 > count
  }

  /// `$themes`: which sets are on in each theme.
  static func selections(_ node: JSONNode, file: String) -> [Selection] {
    node.elements.compactMap { element in
      guard let name = element["name"]?.string else { return nil }
      var sets: Set<String> = []
      for member in element["selectedTokenSets"].map({ Array($0.members) }) ?? []
      where !member.value.isString("disabled") {
        sets.insert(member.key)
      }
      return Selection(name: name, group: element["group"]?.string, sets: sets, place: Place(element, in: file))
    }
  }

  static func order(_ metadata: JSONNode) -> [String] {
    metadata["tokenSetOrder"].map { $0.elements.compactMap(\.string) } ?? []
  }
}
