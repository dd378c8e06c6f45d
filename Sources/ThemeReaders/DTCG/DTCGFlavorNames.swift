import ThemeModel

/// Names in which a mode is part of a look's own name: beside `chocolate` and `vanilla`, `dark-chocolate` is one more flavor. Where
/// another look has modes, too, or the name begins with `light` as well, the word tells a mode.
struct DTCGFlavorNames {
  private var names: Set<[String]> = []

  /// The share of its colors that one more look repeats of another.
  private static let leastShare = 0.5

  init(_ trees: [DTCGTree], _ paths: [[String]]) {
    var children: [[String]: Set<String>] = [:]
    for path in paths {
      for depth in path.indices { children[Array(path[..<depth]), default: []].insert(path[depth]) }
    }
    var colors: [Set<Int32>]?
    for (parent, members) in children where members.count > 2 {
      let splits = members.map { (name: $0, split: ContextNames.split($0, [.mode])) }
      let modal = splits.filter { !$0.split.when.isEmpty }
      guard modal.count == 1, let (name, (stem, when)) = modal.first, let mode = when[Axis.mode.name],
        NameWords.of(name).first == mode, DTCGSiblings.mayBeListed(stem),
        let plain = members.first(where: { $0 != name && NameWords.of($0) == NameWords.of(stem) })
      else { continue }
      let found = colors ?? DTCGFolderColors(trees).paths.map(Set.init)
      colors = found
      func said(_ member: String) -> Set<Int32> {
        paths.indices.filter { paths[$0].starts(with: parent + [member]) }
          .reduce(into: []) { $0.formUnion(found[$1]) }
      }
      let own = said(plain)
      // What holds only a part of the plain look's colors lies over that look.
      guard Double(said(name).intersection(own).count) >= Double(own.count) * Self.leastShare else { continue }
      let isFlavor = members.contains { other in
        guard other != name, other != plain, DTCGSiblings.mayBeListed(other) else { return false }
        let shared = Double(said(other).intersection(own).count)
        return shared > 0 && shared >= Double(own.count) * Self.leastShare
      }
      if isFlavor { names.insert(parent + [name]) }
    }
  }

  /// Reports whether a file is such a look, or in its folder.
  func isOne(_ path: [String]) -> Bool {
    !names.isEmpty && path.indices.contains { names.contains(Array(path[...$0])) }
  }
}
