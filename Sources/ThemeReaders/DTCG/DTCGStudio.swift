import JSONText
import ThemeModel

/// Themes in the form of Tokens Studio: token sets, and for each theme the sets that are on.
struct DTCGStudio: Sendable {
  struct TokenSet: Sendable {
    var name: String
    var tree: DTCGTree
  }

  struct Selection: Sendable {
    var name: String
    var group: String?
    /// The sets that are on, or that lend their tokens.
    var sets: Set<String>
    /// The sets that are on. When some selection turns a set on, selections that only borrow from it do not count.
    var enabled: Set<String> = []
    /// All sets that it names, also those that are off.
    var named: Set<String> = []
    var place: Place
  }

  var sets: [TokenSet] = []
  var selections: [Selection] = []
  /// The order of the sets; the last one wins.
  var order: [String] = []
  /// The place of the order.
  var listPlace: Place?

  mutating func merge(_ other: DTCGStudio) {
    listPlace = listPlace ?? other.listPlace
    sets += other.sets
    selections += other.selections
    order += other.order
  }

  /// Returns one theme for each selection without a group. Groups multiply: those of brands make themes, all others axes.
  func jobs(named name: String) -> [DTCGThemeJob] {
    let ordered = self.ordered
    guard !selections.isEmpty else {
      // Only their names and paths say how they belong together, as with files in a folder.
      return DTCGFolder(
        ordered.map(\.tree), names: ordered.map(\.name), axes: [], name: name, isOrdered: !order.isEmpty
      ).reading().jobs
    }
    if let jobs = treeJobs() ?? rivalJobs(named: name) { return jobs }
    let found = Self.withoutParts(withColors(selections.filter(isBrand), ordered), ordered)
    let rest = Self.withOneScheme(selections.filter { !isBrand($0) })
    if rest.isEmpty, let jobs = Self.contextJobs(found, ordered, named: name) { return jobs }
    let brands: [Selection?] = found.isEmpty ? [nil] : found
    var axes: [Axis] = []
    for selection in rest {
      let group = selection.group ?? "theme"
      if let known = axes.firstIndex(where: { $0.name == group }) {
        if !axes[known].contexts.contains(selection.name) { axes[known].contexts.append(selection.name) }
      } else {
        axes.append(
          Axis(name: group, contexts: [selection.name], defaultContext: selection.name, place: selection.place))
      }
    }
    for index in axes.indices {
      let light = axes[index].contexts.first { NameWords.of($0).contains("light") }
      if let light { axes[index].defaultContext = light }
    }
    return brands.map { brand in
      let layers = ordered.flatMap { set in
        let isBorrowed = rest.contains { $0.enabled.contains(set.name) }
        return (isBorrowed ? brand?.enabled : brand?.sets)?.contains(set.name) == true
          ? [DTCGLayer(when: [:], tree: set.tree)] : self.layers(of: set, axes, rest)
      }
      // Leaves out the axes on which no layer of this theme depends.
      let used = Set(layers.flatMap(\.when.keys))
      let title = brand.map(\.name).flatMap { $0.isEmpty ? nil : $0 } ?? name
      return DTCGThemeJob(name: title, layers: layers, axes: axes.filter { used.contains($0.name) })
    }
  }

  /// Light and dark of several groups are one choice: nobody shows the light surfaces of one set with the dark text of another.
  /// They get the names that the first such group uses.
  private static func withOneScheme(_ selections: [Selection]) -> [Selection] {
    var groups: [String] = []
    for selection in selections {
      if let group = selection.group, !groups.contains(group) { groups.append(group) }
    }
    let schemes = groups.compactMap { group in
      ContextNames.scheme(selections.filter { $0.group == group }.map(\.name)).map { (group: group, names: $0) }
    }
    guard let first = schemes.first, schemes.count > 1 else { return selections }
    return selections.map { selection in
      guard let own = schemes.first(where: { $0.group == selection.group }) else { return selection }
      var selection = selection
      selection.name = selection.name == own.names.light ? first.names.light : first.names.dark
      selection.group = first.group
      return selection
    }
  }

  /// Whether its sets are all on, whatever is chosen.
  var isOneTheme: Bool {
    guard selections.isEmpty, !sets.isEmpty else { return false }
    let jobs = self.jobs(named: "")
    return jobs.count == 1 && jobs[0].axes.isEmpty && jobs[0].layers.count == sets.count
  }

  /// Whether no two sets have the same token.
  var saysAllOnce: Bool {
    var said: Set<String> = []
    return sets.allSatisfy { set in
      let own = Set(set.tree.declarations.map(set.tree.path))
      defer { said.formUnion(own) }
      return said.isDisjoint(with: own)
    }
  }

  var holdsColors: Bool { DTCGFolderColors(sets.map(\.tree)).paths.contains { !$0.isEmpty } }

  /// Leaves out selections with sizes alone, for a platform, and those with borrowed sets alone: beside those with colors, they
  /// are not themes.
  private func withColors(_ selections: [Selection], _ sets: [TokenSet]) -> [Selection] {
    guard selections.count > 1 else { return selections }
    let colors = DTCGFolderColors(sets.map(\.tree)).paths
    let holding = Set(sets.indices.filter { !colors[$0].isEmpty }.map { sets[$0].name })
    let known = Set(sets.map(\.name))
    let found = selections.filter { selection in
      !selection.sets.isDisjoint(with: holding)
        && (selection.enabled.isEmpty || !selection.enabled.isDisjoint(with: known))
    }
    return found.isEmpty ? selections : found
  }

  /// Reports whether a selection is a theme: it has no group, or its group is one of brands.
  private func isBrand(_ selection: Selection) -> Bool {
    selection.group.map(LookWords.isIdentity) ?? true
  }

  private func layers(of set: TokenSet, _ axes: [Axis], _ selections: [Selection]) -> [DTCGLayer] {
    let isOn = selections.contains { $0.enabled.contains(set.name) }
    var layers: [DTCGLayer] = []
    for axis in axes {
      let on = selections.filter {
        ($0.group ?? "theme") == axis.name && (isOn ? $0.enabled : $0.sets).contains(set.name)
      }
      if Set(on.map(\.name)).count == axis.contexts.count { return [DTCGLayer(when: [:], tree: set.tree)] }
      layers += on.map { DTCGLayer(when: [axis.name: $0.name], tree: set.tree) }
    }
    return layers
  }

  var ordered: [TokenSet] {
    let places = Dictionary(order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    return sets.enumerated().sorted { a, b in
      (places[a.element.name] ?? order.count, a.offset) < (places[b.element.name] ?? order.count, b.offset)
    }.map(\.element)
  }

  // MARK: - Reading

  /// Reports whether the groups at the top are token sets: no alias, as it is written, leads anywhere in this file or another,
  /// and
  /// most aliases would below one of the groups.
  static func looksLikeSets(_ tree: DTCGTree, beside others: [DTCGTree]) -> Bool {
    var isDeclared = [Bool](repeating: false, count: tree.paths.count)
    for declaration in tree.declarations { isDeclared[Int(declaration.path)] = true }
    let sets = tree.document.root.members.filter { $0.value.isObject }.map(\.key)
    var missing: Set<String> = []
    var count = 0
    var below = 0
    for declaration in tree.declarations {
      guard case .reference(let target) = declaration.value else { continue }
      if isDeclared[Int(target)] { return false }
      count += 1
      let path = tree.paths[target]
      missing.insert(path)
      let leads = sets.contains { set in
        guard let found = tree.paths.known("\(set).\(path)") else { return false }
        return isDeclared[Int(found)] && found != declaration.path
      }
      if leads { below += 1 }
    }
    guard below > 0, below * 2 > count else { return false }
    return !others.contains { other in
      other.file != tree.file && other.declarations.contains { missing.contains(other.path(of: $0)) }
    }
  }

  // MARK: - Files

  static func isList(_ file: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    return name == "$themes.json" || name == "$metadata.json"
  }

  /// Returns the folder with its slash; empty for the working folder.
  static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  /// Returns for each folder what tells it from the others: `acme` and `globex` for `acme/tokens/` and `globex/tokens/`.
  static func labels(ofFolders folders: [String]) -> [String] {
    let ways = folders.map { $0.split(separator: "/") }
    let shortest = ways.map(\.count).min() ?? 0
    let first = ways.first ?? []
    let before = (0..<shortest).prefix { place in ways.allSatisfy { $0[place] == first[place] } }.count
    let after = (0..<(shortest - before)).prefix { place in
      ways.allSatisfy { $0[$0.count - 1 - place] == first[first.count - 1 - place] }
    }.count
    return ways.map { way in
      let own = way.dropFirst(before).dropLast(after)
      return own.isEmpty ? way.last.map(String.init) ?? "themes" : own.joined(separator: "/")
    }
  }

  /// Puts the label of a folder before the names of its themes that a theme of another folder has, too.
  static func toldApart(_ folders: [(label: String, jobs: [DTCGThemeJob])]) -> [DTCGThemeJob] {
    var counts: [String: Int] = [:]
    for name in folders.flatMap({ Set($0.jobs.map(\.name)) }) { counts[name, default: 0] += 1 }
    return folders.flatMap { label, jobs in
      jobs.map { job in
        var job = job
        if counts[job.name, default: 0] > 1, job.name != label { job.name = label + " " + job.name }
        return job
      }
    }
  }

  static func setName(of file: String, in folder: String) -> String {
    let rest = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    for ending in [".tokens.json", ".json", ".tokens", ".yml", ".yaml"] where rest.hasSuffix(ending) {
      return String(rest.dropLast(ending.count))
    }
    return rest
  }

  /// Reads `$themes`, which says which sets are on in each theme.
  static func selections(_ node: JSONNode, file: String) -> [Selection] {
    let listed = node.elements.map { (name: plain($0["name"])?.string, element: $0) }
    // Exports that treat everything as tokens key the list by the themes' names, and wrap each value.
    let keyed = node.members.filter { $0.value["selectedTokenSets"] != nil }.map { (name: $0.key, element: $0.value) }
    return (listed + keyed).compactMap { name, element in
      guard let name else { return nil }
      var selection = Selection(
        name: name, group: plain(element["group"])?.string, sets: [], place: Place(element, in: file))
      for member in element["selectedTokenSets"].map({ Array($0.members) }) ?? [] {
        let state = plain(member.value)?.string
        selection.named.insert(member.key)
        if state == "enabled" { selection.enabled.insert(member.key) }
        if state != "disabled" { selection.sets.insert(member.key) }
      }
      return selection
    }
  }

  /// Unwraps `{"value": "enabled", "type": "other"}` to `"enabled"`.
  private static func plain(_ node: JSONNode?) -> JSONNode? {
    node?["value"] ?? node?["$value"] ?? node
  }

  static func order(_ metadata: JSONNode) -> [String] {
    metadata["tokenSetOrder"].map { $0.elements.compactMap(\.string) } ?? []
  }
}
