import ThemeModel

/// Lists of themes older than the files: a set that is on became a folder of sets, which the list does not name.
extension DTCGStudio {
  /// Turns on the sets in such folders, in place of the sets that are not there, and reports that.
  mutating func openFolders() -> [Diagnostic] {
    let known = Set(sets.map(\.name))
    let named = selections.reduce(into: Set<String>()) { $0.formUnion($1.named) }
    let used = selections.reduce(into: Set<String>()) { $0.formUnion($1.sets) }
    var opened: [String: [String]] = [:]
    for name in used.subtracting(known) {
      let inside = sets.map(\.name).filter { $0.hasPrefix(name + "/") }
      if !inside.isEmpty, named.isDisjoint(with: inside) { opened[name] = inside }
    }
    guard !opened.isEmpty else { return [] }
    for index in selections.indices {
      selections[index].sets = Self.opened(selections[index].sets, opened)
      selections[index].enabled = Self.opened(selections[index].enabled, opened)
    }
    order = order.flatMap { opened[$0] ?? [$0] }
    return opened.keys.sorted().map { name in
      Diagnostic(
        .warning, code: "missing-set",
        message: "the set “\(name)” is not there; the sets in the folder of that name are read in its place",
        place: selections.first { !$0.sets.isDisjoint(with: opened[name] ?? []) }?.place)
    }
  }

  private static func opened(_ names: Set<String>, _ folders: [String: [String]]) -> Set<String> {
    Set(names.flatMap { folders[$0] ?? [$0] })
  }
}
