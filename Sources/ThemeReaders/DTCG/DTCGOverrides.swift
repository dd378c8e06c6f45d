import ThemeModel

/// Folders that repeat the files beside them, and say most of their own colors over: `core/color.json` beside
/// `acme/core/color.json`, `color.json` beside `acme/color.json`. What lies beside them is a theme, and each of them one over it.
struct DTCGOverrides {
  private(set) var entries: Set<Int> = []

  private static let leastShare = 0.5

  /// What holds in one context overrides nothing that holds in others.
  private struct Way: Hashable {
    var segments: [String]
    var when: Contexts
  }

  private struct Said: Hashable {
    var path: Int32
    var when: Contexts
  }

  /// - Parameter entries: the files of each entry of a folder
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
      // A folder of two hundred brands repeats them in each other, too: then none lies below the others.
      guard !beside.isEmpty else { continue }
      let repeated = own.intersection(said(beside.flatMap { entries[$0] }))
      if Double(repeated.count) >= Double(own.count) * Self.leastShare { self.entries.insert(index) }
    }
    // What is itself below one that overrides it stays where it is.
    if self.entries.count == entries.count { self.entries = [] }
  }
}
