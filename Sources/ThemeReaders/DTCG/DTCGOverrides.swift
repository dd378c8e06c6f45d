import ThemeModel

/// Folders that repeat the files beside them, and most of whose colors are set there too: `core/color.json` beside
/// `acme/core/color.json`, `color.json` beside `acme/color.json`. The files beside them are a theme, and each of them is one
/// that overrides it.
struct DTCGOverrides {
  private(set) var entries: Set<Int> = []

  private static let leastShare = 0.5

  /// The path of a file below a folder, with its contexts: a file for one context overrides nothing for others.
  private struct Way: Hashable {
    var segments: [String]
    var when: Contexts
  }

  private struct Said: Hashable {
    var path: Int32
    var when: Contexts
  }

  /// - Parameter entries: The files of each entry of a folder.
  init(_ entries: [[Int]], files: [DTCGFolder.File], colors: DTCGFolderColors, depth: Int) {
    func way(_ file: Int, below steps: Int) -> Way? {
      let segments = Array(files[file].segments.dropFirst(steps))
      return segments.isEmpty ? nil : Way(segments: segments, when: files[file].when)
    }
    func said(_ indices: [Int]) -> Set<Said> {
      Set(indices.flatMap { file in colors.paths[file].map { Said(path: $0, when: files[file].when) } })
    }
    let ways = entries.map { entry in Set(entry.compactMap { way($0, below: depth) }) }
    for (index, entry) in entries.enumerated() {
      let own = said(entry)
      let inner = Set(entry.compactMap { way($0, below: depth + 1) })
      guard !own.isEmpty, !inner.isEmpty else { continue }
      let beside = entries.indices.filter { $0 != index && !ways[$0].isDisjoint(with: inner) }
      // A folder overrides only entries that have the same files.
      guard !beside.isEmpty else { continue }
      let repeated = own.intersection(said(beside.flatMap { entries[$0] }))
      if Double(repeated.count) >= Double(own.count) * Self.leastShare { self.entries.insert(index) }
    }
    // In a folder of two hundred brands, each repeats the others: then none is the base of the others.
    if self.entries.count == entries.count { self.entries = [] }
  }
}
