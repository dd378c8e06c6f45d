import ThemeModel

/// Folders whose files all repeat those of another folder: an export beside what a script fetched or made of it. One of them is
/// read. The other one may have files of its own, with tokens that the copy does not have.
///
/// Brands may repeat each other, too, as long as nobody has filled them in. So both folders have several folders with files, as
/// a whole system has, and they are not in a folder of themes.
enum DTCGCopies {
  /// More files of one name are those of brands.
  private static let mostCopies = 8
  private static let leastFolders = 2

  private struct Pair: Hashable {
    var copy: String
    var original: String
  }

  /// Returns the trees without copies, and a note about each folder of them.
  static func left(out trees: [DTCGTree]) -> (trees: [DTCGTree], notes: [Diagnostic]) {
    let found = pairs(trees)
    var gone: Set<String> = []
    var notes: [Diagnostic] = []
    for (pair, ways) in found.sorted(by: { ($0.key.copy, $0.key.original) < ($1.key.copy, $1.key.original) }) {
      let own = trees.filter { $0.file.hasPrefix(pair.copy) }
      guard own.count == ways.count, Set(ways.map { $0.prefix { $0 != "/" } }).count >= leastFolders,
        isWhole(own, among: trees), gone.isDisjoint(with: [pair.original])
      else { continue }
      let others = trees.filter { $0.file.hasPrefix(pair.original) }
      guard others.count == ways.count ? !isPreferred(pair.copy, to: pair.original) : adds(others, to: own, ways, pair)
      else { continue }
      gone.insert(pair.copy)
      notes.append(
        Diagnostic(
          .note, code: "unused-file",
          message: "the \(own.count) files in \(pair.copy) repeat those in \(pair.original), and are read once",
          place: own.first.map { Place(file: $0.file, line: 1, column: 1) }))
    }
    guard !gone.isEmpty else { return (trees, []) }
    return (trees.filter { tree in !gone.contains(where: tree.file.hasPrefix) }, notes)
  }

  /// Of two folders that repeat each other, the one that is called after tokens is read, or the first.
  private static func isPreferred(_ copy: String, to original: String) -> Bool {
    func isNamed(_ folder: String) -> Bool {
      NameWords.of(folder.split(separator: "/").last ?? "").contains { $0 == "token" || $0 == "tokens" }
    }
    return isNamed(copy) == isNamed(original) ? copy < original : isNamed(copy)
  }

  /// Reports whether the files that only the original has are few, and declare no token of the copy. Those that do are what makes
  /// another theme of the same base.
  private static func adds(_ original: [DTCGTree], to copy: [DTCGTree], _ ways: [Substring], _ pair: Pair) -> Bool {
    let shared = Set(ways)
    let added = original.filter { !shared.contains($0.file.dropFirst(pair.original.utf8.count)) }
    func names(_ trees: [DTCGTree]) -> Set<String> {
      trees.reduce(into: []) { $0.formUnion($1.declarations.map($1.path)) }
    }
    return added.count < ways.count && names(added).isDisjoint(with: names(copy))
  }

  /// Reports whether the files refer to no token that only others have: elsewhere, it may be another color.
  private static func isWhole(_ own: [DTCGTree], among trees: [DTCGTree]) -> Bool {
    func names(_ trees: [DTCGTree]) -> Set<String> {
      trees.reduce(into: []) { $0.formUnion($1.declarations.map($1.path)) }
    }
    let others = names(trees).subtracting(names(own))
    return !own.contains { $0.refers(to: others) }
  }

  /// Returns the ways to equal files below two folders, for each pair of them.
  private static func pairs(_ trees: [DTCGTree]) -> [Pair: [Substring]] {
    let byName = Dictionary(grouping: trees.indices) {
      trees[$0].file.split(separator: "/").suffix(2).joined(separator: "/")
    }
    var found: [Pair: [Substring]] = [:]
    for members in byName.values where members.count > 1 && members.count <= mostCopies {
      for one in members {
        for other in members where other != one {
          guard let (pair, way) = folders(trees[one].file, trees[other].file),
            trees[one].document.root.says(trees[other].document.root)
          else { continue }
          found[pair, default: []].append(way)
        }
      }
    }
    return found
  }

  /// Returns the folders in which two paths differ, and the way that they share below.
  private static func folders(_ copy: String, _ original: String) -> (Pair, Substring)? {
    let (one, other) = (copy.split(separator: "/"), original.split(separator: "/"))
    let same = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    guard same > 1, one.count > same, other.count > same else { return nil }
    let folders = [one.dropLast(same), other.dropLast(same)]
    let areSides = folders.contains { folder in
      folder.dropLast().last.map { LookWords.isListOfModes($0) } == true
        || folder.last.map { DTCGSiblings.isContext($0) } == true
    }
    guard !areSides else { return nil }
    let paths = folders.map { $0.joined(separator: "/") + "/" }
    return (Pair(copy: paths[0], original: paths[1]), copy.dropFirst(paths[0].count))
  }
}
