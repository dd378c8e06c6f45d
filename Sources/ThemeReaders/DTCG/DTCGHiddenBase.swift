import ThemeModel

/// A base of which every theme says more than half of the colors again. It is a look of its own, which would be seen in no theme.
struct DTCGHiddenBase {
  /// The entry, or nil if there is no such base.
  private(set) var base: Int?
  /// The entries that all themes share and that say colors of the base again.
  private(set) var over: [Int] = []

  /// The files that say colors of the base again.
  private(set) var hiding: Set<Int> = []

  private static let mostShare = 0.5

  private struct Said: Hashable {
    var path: Int32
    var when: Contexts
  }

  /// - Parameters:
  ///   - entries: The files of each entry of a folder.
  ///   - rivals: Groups of entries of which each theme has one.
  init(
    _ entries: [[Int]], names: [String], _ rivals: [[Int]], files: [DTCGFolder.File], colors: DTCGFolderColors
  ) {
    let isRival = Set(rivals.joined())
    let bases = entries.indices.filter { !isRival.contains($0) && DTCGFileName.isBase([names[$0]]) }
    guard !bases.isEmpty else { return }
    let said = entries.map { entry in
      Set(entry.flatMap { file in colors.paths[file].map { Said(path: $0, when: files[file].when) } })
    }
    let others = entries.indices.filter { !isRival.contains($0) && !bases.contains($0) }
    for index in bases where !said[index].isEmpty {
      let repeating = others.filter { !said[$0].isDisjoint(with: said[index]) }
      var again = repeating.reduce(into: Set<Said>()) { $0.formUnion(said[$1]) }
      for group in rivals {
        again.formUnion(group.dropFirst().reduce(said[group[0]]) { $0.intersection(said[$1]) })
      }
      let hidden = said[index].intersection(again).count
      guard Double(hidden) > Double(said[index].count) * Self.mostShare else { continue }
      (base, over) = (index, repeating)
      for file in entries.indices.filter({ $0 != index }).flatMap({ entries[$0] })
      where colors.paths[file].contains(where: { said[index].contains(Said(path: $0, when: files[file].when)) }) {
        hiding.insert(file)
      }
      return
    }
  }
}
