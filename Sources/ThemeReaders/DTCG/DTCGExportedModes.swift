import ThemeModel

/// Figma's exports of modes: files that state their mode, or whose names give it after the name of their collection, and that
/// have the same paths as another mode.
struct DTCGExportedModes {
  private(set) var axes: [Axis] = []
  /// The contexts of each file.
  private(set) var contexts: [Int: Contexts] = [:]
  /// The collection of each file whose name gives one.
  private(set) var collections: [Int: String] = [:]

  private static let leastShare = 0.5

  init(_ trees: [DTCGTree]) {
    takeSaid(trees)
    takeNamed(trees)
  }

  private mutating func takeSaid(_ trees: [DTCGTree]) {
    let named = trees.indices.filter { trees[$0].modeName != nil }
    // The opacity of a color is a number.
    let computes = !named.isEmpty && trees.contains(where: \.computesColors)
    let groups = Dictionary(grouping: named) { index in trees[index].declarations.map(trees[index].path).sorted() }
    let several = groups.values.filter { group in
      group.count > 1 && (computes || group.contains { trees[$0].holdsColors })
    }.sorted { $0[0] < $1[0] }
    // A system usually has one collection with modes. With several, a mode's name counts across all of them.
    var names: [String] = []
    for index in several.joined().sorted() {
      guard let mode = trees[index].modeName else { continue }
      contexts[index] = [Axis.mode.name: mode]
      if !names.contains(mode) { names.append(mode) }
    }
    addAxis(named: Axis.mode.name, of: names)
  }

  /// Takes modes from names: `Appearance.Neutral.json` beside `Appearance.Accent.json`. A collection of one mode does not vary.
  private mutating func takeNamed(_ trees: [DTCGTree]) {
    struct Collection: Hashable {
      var folder: Substring
      var name: Substring
    }
    var files: [Collection: [(index: Int, mode: String)]] = [:]
    for (index, tree) in trees.enumerated() where tree.modeName == nil && tree.isFigma {
      let base = DTCGReader.baseName(of: tree.file)
      guard let dot = base.lastIndex(of: "."), dot != base.startIndex, base.index(after: dot) != base.endIndex,
        NameWords.of(String(base[..<dot])).isEmpty == false
      else { continue }
      let folder = tree.file.lastIndex(of: "/").map { tree.file[..<$0] } ?? ""
      files[Collection(folder: folder, name: base[..<dot]), default: []].append(
        (index, String(base[base.index(after: dot)...])))
    }
    let several = files.filter { $0.value.count > 1 }.sorted { $0.value[0].index < $1.value[0].index }
    for (collection, members) in several where haveSamePaths(members.map { trees[$0.index] }) {
      let modes = members.map(\.mode)
      let areModes = modes.allSatisfy { ContextNames.split($0, [.mode]).when.isEmpty == false }
      let words = NameWords.of(String(collection.name)).joined(separator: "-")
      let axis = areModes ? Axis.mode.name : words
      for member in members {
        let mode = areModes ? ContextNames.split(member.mode, [.mode]).when[axis] ?? member.mode : member.mode
        contexts[member.index] = [axis: mode]
        collections[member.index] = words
      }
      addAxis(named: axis, of: members.compactMap { contexts[$0.index]?[axis] })
    }
  }

  private func haveSamePaths(_ trees: [DTCGTree]) -> Bool {
    guard trees.contains(where: \.holdsColors) else { return false }
    let paths = trees.map { tree in Set(tree.declarations.map(tree.path)) }
    let common = paths.dropFirst().reduce(paths[0]) { $0.intersection($1) }
    return paths.allSatisfy { Double(common.count) >= Double($0.count) * Self.leastShare }
  }

  private mutating func addAxis(named name: String, of contexts: [String]) {
    guard let first = contexts.first else { return }
    if let known = axes.firstIndex(where: { $0.name == name }) {
      axes[known].contexts += contexts.filter { !axes[known].contexts.contains($0) }
    } else {
      let light = contexts.first { $0.lowercased() == "light" } ?? first
      axes.append(Axis(name: name, contexts: contexts, defaultContext: light))
    }
  }
}

extension DTCGTree {
  fileprivate var holdsColors: Bool {
    declarations.contains { declaration in
      if case .color = declaration.value { return true }
      return (declaration.ownType ?? declaration.groupType)?.holdsColors ?? false
    }
  }
}
