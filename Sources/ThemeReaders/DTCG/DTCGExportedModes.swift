import ThemeModel

/// Figma's exports of modes: files that say which mode they are, and that have the same paths as another mode.
struct DTCGExportedModes {
  private(set) var axis: Axis?
  /// By file.
  private(set) var contexts: [Int: Contexts] = [:]

  init(_ trees: [DTCGTree]) {
    let named = trees.indices.filter { trees[$0].modeName != nil }
    let groups = Dictionary(grouping: named) { index in trees[index].declarations.map(trees[index].path).sorted() }
    let several = groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    // One collection with modes is what a system has; of several, each mode's name counts across all of them.
    var names: [String] = []
    for index in several.joined().sorted() {
      guard let mode = trees[index].modeName else { continue }
      contexts[index] = [Axis.mode.name: mode]
      if !names.contains(mode) { names.append(mode) }
    }
    guard let first = names.first else { return }
    let light = names.first { $0.lowercased() == "light" } ?? first
    axis = Axis(name: Axis.mode.name, contexts: names, defaultContext: light)
  }
}
