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
    let bases = entries.indices.filter { !isRival.contains($0) && PlainWords.isBase(names[$0]) }
    guard !bases.isEmpty else { return }
    func said(_ entry: [Int]) -> Set<Said> {
      Set(entry.flatMap { file in colors.paths[file].map { Said(path: $0, when: files[file].when) } })
    }
    let others = entries.indices.filter { !isRival.contains($0) && !bases.contains($0) }
    for index in bases {
      let own = said(entries[index])
      guard !own.isEmpty else { continue }
      func again(_ other: Int) -> Set<Said> { own.intersection(said(entries[other])) }
      let repeating = others.filter { !again($0).isEmpty }
      var hidden = repeating.reduce(into: Set<Said>()) { $0.formUnion(again($1)) }
      for group in rivals {
        hidden.formUnion(group.dropFirst().reduce(again(group[0])) { $0.isEmpty ? $0 : $0.intersection(again($1)) })
      }
      guard Double(hidden.count) > Double(own.count) * Self.mostShare else { continue }
      (base, over) = (index, repeating)
      for file in entries.indices.filter({ $0 != index }).flatMap({ entries[$0] })
      where colors.paths[file].contains(where: { own.contains(Said(path: $0, when: files[file].when)) }) {
        hiding.insert(file)
      }
      return
    }
  }
}
