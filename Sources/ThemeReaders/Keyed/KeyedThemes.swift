import ColorScience
import ThemeModel

/// Finds the themes in one keyed document: a list of themes with titles, a dictionary of themes some of which have a parent, or
/// groups below a key that announces themes (`themes`, `brands`, `flavors`) and that repeat each other's keys. Any other document
/// is one theme.
struct KeyedThemes {
  struct Part {
    var name: String
    var root: KeyedNode
    /// The key of another theme in the document, which this one builds on.
    var parent: String?
  }

  let options: SourceOptions

  /// In a document of keys and colors, variants and palettes are looks, too, as long as they repeat each other's keys. In token
  /// files, a component has variants, and a ramp of tones is a palette.
  private static let containers = LookWords.all.union(["variant", "variants", "palettes"])
  /// The share of their keys that groups of themes have in common, and the number of colors in groups that no key announces.
  private static let sharedKeys = 0.5
  private static let unannouncedKeys = 0.8
  private static let unannouncedColors = 8

  /// Returns the themes; empty when the document is one theme.
  func parts(of root: KeyedNode, fileName: String) -> [Part] {
    KeyedSections(options: options).leftOut(of: grouped(root, fileName: fileName))
  }

  private func grouped(_ root: KeyedNode, fileName: String) -> [Part] {
    if case .array(let items) = root.value { return list(items) }
    let isAnnounced = NameWords.of(fileName).contains { KeyedThemes.containers.contains($0) }
    let children = groups(of: root)
    if let parts = family(children, in: root, rest: []) { return parts }
    let color = KeyedColor(options: options)
    let isWhole = !others(root, children).contains { color.value(of: $0.node, under: $0.key) != nil }
    if areThemes(children, isAnnounced: isAnnounced, isWhole: isWhole), !holdRoles(children, isAnnounced: isAnnounced) {
      return themes(children, rest: others(root, children))
    }
    if isAnnounced, let parts = withRoles(children, in: fileName, rest: others(root, children)) { return parts }
    // One level down: `{"brands": {…}}`, `{"data": {"themes": […]}}`.
    for outer in root.entries {
      if let parts = announced(outer, rest: root.entries.filter { $0.key != outer.key }) { return parts }
      for inner in outer.node.entries {
        if let parts = announced(inner, rest: []) { return parts }
      }
    }
    return []
  }

  private func announced(_ entry: KeyedEntry, rest: [KeyedEntry]) -> [Part]? {
    let words = NameWords.of(entry.key)
    guard KeyedThemes.containers.contains(words.joined()) || words.last.map(KeyedThemes.containers.contains) == true
    else { return nil }
    if case .array(let items) = entry.node.value {
      let parts = list(items)
      return parts.isEmpty ? nil : parts
    }
    let children = groups(of: entry.node)
    if let parts = family(children, in: entry.node, rest: rest) { return parts }
    let isListed = LookWords.isList(entry.key)
    if let parts = withRoles(children, in: entry.key, rest: rest, isListed: isListed) { return parts }
    guard areThemes(children, isAnnounced: true, isListed: isListed), !holdRoles(children, isAnnounced: true) else {
      return nil
    }
    return themes(children, rest: rest)
  }

  // MARK: - Lists

  /// Returns the dictionaries of an array by their titles, if each has several colors, or a parent and one of its own. Titles in a list
  /// of mere colors are names of colors.
  private func list(_ items: [KeyedNode]) -> [Part] {
    guard !items.isEmpty else { return [] }
    var parts: [Part] = []
    for (index, item) in items.enumerated() {
      let least = parent(of: item) == nil ? 2 : 1
      guard !item.entries.isEmpty, colors(in: item).count >= least else { return [] }
      let title = item.titleEntry
      parts.append(
        Part(
          name: title?.node.string ?? "theme \(index + 1)", root: Self.withoutName(item, title?.key),
          parent: parent(of: item)))
    }
    return parts
  }

  /// Leaves out the name of a theme, which may be a word for a color: a blue theme is called `blue`.
  private static func withoutName(_ item: KeyedNode, _ key: String?) -> KeyedNode {
    guard case .dictionary(let entries) = item.value else { return item }
    let rest = entries.filter { $0.key != key || $0.node.string.map(Color.hasName) != true }
    return KeyedNode(value: .dictionary(rest), place: item.place)
  }

  // MARK: - Groups

  private func groups(of node: KeyedNode) -> [KeyedEntry] {
    node.entries.filter { entry in
      guard case .dictionary = entry.node.value else { return false }
      return KeyedColor(options: options).value(of: entry.node) == nil
        && (!colors(in: entry.node).isEmpty || parent(of: entry.node) != nil)
    }
  }

  private func others(_ node: KeyedNode, _ groups: [KeyedEntry]) -> [KeyedEntry] {
    let keys = Set(groups.map(\.key))
    return node.entries.filter { !keys.contains($0.key) }
  }

  /// Returns the groups as themes, if one of them names another as its parent.
  private func family(_ groups: [KeyedEntry], in node: KeyedNode, rest: [KeyedEntry]) -> [Part]? {
    let keys = Set(groups.map(\.key))
    guard groups.contains(where: { parent(of: $0.node).map(keys.contains) == true }) else { return nil }
    return themes(groups, rest: rest)
  }

  func themes(_ groups: [KeyedEntry], rest: [KeyedEntry]) -> [Part] {
    groups.map { group in
      let own = Set(group.node.entries.map(\.key))
      let shared = rest.filter { !own.contains($0.key) }
      let node = KeyedNode(value: .dictionary(group.node.entries + shared), place: group.node.place)
      return Part(name: group.key, root: node, parent: parent(of: group.node))
    }
  }

  private func parent(of node: KeyedNode) -> String? {
    options.parentKeys.lazy.compactMap { node[$0]?.string }.first
  }

  /// Reports whether groups repeat each other's keys as themes do. Contexts of a mode are not themes.
  func areThemes(_ groups: [KeyedEntry], isAnnounced: Bool, isListed: Bool = false, isWhole: Bool = false) -> Bool {
    guard groups.count > 1, !areRoles(groups) else { return false }
    let axes = options.axes + KeyedWalk.knownAxes
    if groups.allSatisfy({ !ContextNames.split($0.key, axes).when.isEmpty }) { return false }
    // `{"text": {"light": …, "dark": …}}` is one color in two modes.
    let color = KeyedColor(options: options)
    let areValues = groups.allSatisfy { group in
      let keys = group.node.entries.map(\.key)
      guard group.node.entries.allSatisfy({ color.value(of: $0.node, under: $0.key) != nil }) else { return false }
      return axes.contains { KeyedContexts.contexts(named: keys, on: $0) != nil }
    }
    if areValues { return false }
    let keys = groups.map { Set(colors(in: $0.node)) }
    // `0`, `40`, `80`: the tones of one color, unless the key around the groups lists themes.
    if !isListed, keys.allSatisfy({ $0.allSatisfy(Self.isTone) }) { return false }
    // `theme` and `darkTheme`: what is called after a theme or a mode, and has the same keys, is one, however few these are.
    let modes = groups.filter { !ContextNames.split($0.key, axes).when.isEmpty }
    if isWhole, !modes.isEmpty, Set(keys.map { Set($0) }).count == 1, keys[0].count > 1,
      groups.allSatisfy({ group in LookWords.isKindAlone(group.key) || modes.contains { $0.key == group.key } })
    {
      return true
    }
    var counts: [String: Int] = [:]
    for key in keys.joined() { counts[key, default: 0] += 1 }
    return keys.allSatisfy { own in
      let shared = own.filter { counts[$0, default: 0] > 1 }
      let share = Double(shared.count) / Double(max(1, own.count))
      guard !isAnnounced else { return share >= KeyedThemes.sharedKeys }
      return share >= KeyedThemes.unannouncedKeys && own.count >= KeyedThemes.unannouncedColors
        && ThemePurposes.are(in: Set(own.flatMap { NameWords.of($0) }))
    }
  }

  private static func isTone(_ key: String) -> Bool {
    key.split(separator: ".").last.map { $0.allSatisfy(\.isNumber) } ?? false
  }

  /// Returns the keys of colors below a node, at most two levels below its own keys.
  private func colors(in node: KeyedNode) -> [String] {
    let color = KeyedColor(options: options)
    func isColor(_ entry: KeyedEntry) -> Bool {
      !options.parentKeys.contains(entry.key) && color.value(of: entry.node, under: entry.key) != nil
    }
    return node.entries.flatMap { outer -> [String] in
      if isColor(outer) { return [outer.key] }
      return outer.node.entries.flatMap { inner -> [String] in
        if isColor(inner) { return [outer.key + "." + inner.key] }
        return inner.node.entries.filter(isColor).map { outer.key + "." + inner.key + "." + $0.key }
      }
    }
  }
}
