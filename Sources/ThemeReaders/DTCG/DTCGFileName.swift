import ThemeModel

/// The parts of a file's path: contexts of axes, and the rest of its folders and its name.
struct DTCGFileName {
  var segments: [String] = []
  var when: Contexts = [:]

  init(_ path: some Sequence<String>, axes: [Axis]) {
    for segment in path {
      let (stem, found) = ContextNames.split(segment, axes)
      when.merge(found) { outer, _ in outer }
      if !stem.isEmpty { segments.append(stem) }
    }
  }

  /// Returns the folders and names of files, without the folders that all of them are in.
  static func paths(of trees: [DTCGTree]) -> [[String]] {
    let folders = trees.map { $0.file.split(separator: "/").dropLast() }
    guard var common = folders.first else { return [] }
    for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
    return ways(of: trees).map { Array($0.dropFirst(common.count)) }
  }

  /// Returns all folders and the names of files.
  static func ways(of trees: [DTCGTree]) -> [[String]] {
    trees.map { tree in
      tree.file.split(separator: "/").dropLast().map(String.init) + tree.folders + [DTCGReader.baseName(of: tree.file)]
    }
  }

  /// Reports whether a folder or a name says that other files build on this one.
  static func isBase(_ segments: [String]) -> Bool {
    segments.contains(where: PlainWords.isBase)
  }
}
