import ThemeModel
import ThemeReaders

/// Files that a build does not name, but that are other themes of a file that it names: in a folder of themes
/// (`themes/day/palette.json` beside `themes/night/palette.json`), with nearly the same names and with other colors. Such a
/// build is for one theme, and scripts make the others.
enum ThemesBesideBuild {
  private static let leastShare = 0.8

  static func found(_ looks: [FileLook], declared: Set<String>) -> Set<String> {
    var known: [String: [FileLook]] = [:]
    for look in looks where declared.contains(look.path) {
      if let folder = list(above: look.path) { known[folder, default: []].append(look) }
    }
    guard !known.isEmpty else { return [] }
    var names: [String: Set<UInt64>] = [:]
    func keys(_ look: FileLook) -> Set<UInt64> {
      if let found = names[look.path] { return found }
      var found = TokenNames()
      if let json = look.json { found.add(json) }
      names[look.path] = found.keys
      return found.keys
    }
    let others = looks.filter { look in
      guard !declared.contains(look.path), look.candidate?.format == .designTokens,
        look.candidate?.colors ?? 0 > 1, let folder = list(above: look.path)
      else { return false }
      return known[folder, default: []].contains { named in
        let (own, other) = (keys(look), keys(named))
        let most = Double(max(own.count, other.count)) * leastShare
        return !own.isEmpty && Double(own.intersection(other).count) >= most
          && (!isRepeated(look, named) || mapsOtherwise(looks, look, named))
      }
    }
    let found = Set(others.map(\.path))
    return found.union(mappings(looks, declared, of: declared.union(found)))
  }

  /// Returns files that no build names, and that lie beside a file of each theme under a name that tells the same of it:
  /// `day/day.theme.json` and `night/night.theme.json`. They belong to the themes.
  private static func mappings(_ looks: [FileLook], _ declared: Set<String>, of themes: Set<String>) -> [String] {
    var folders: [String: Set<String>] = [:]
    for path in themes {
      if let list = list(above: path) { folders[list, default: []].insert(FilePath.folder(of: path)) }
    }
    let rest = looks.filter { look in
      !themes.contains(look.path) && look.broken == nil && look.candidate?.format == .designTokens
        && look.candidate?.colors ?? 0 > 0
    }
    return folders.flatMap { list, folders -> [String] in
      guard folders.count > 1, !folders.contains(list) else { return [] }
      let beside = rest.map(\.path).filter { folders.contains(FilePath.folder(of: $0)) }
      let groups = Dictionary(grouping: beside, by: key)
      return groups.values.filter { Set($0.map(FilePath.folder)) == folders }.flatMap(\.self)
    }
  }

  /// Returns what the name of a file tells beside the name of its folder.
  private static func key(_ path: String) -> String {
    FilePath.name(of: path).replacing(FilePath.name(of: FilePath.folder(of: path)), with: "")
  }

  /// Returns whether a file beside the first one tells of the same as one beside the other, and says something else: themes with one
  /// palette take other colors of it.
  private static func mapsOtherwise(_ looks: [FileLook], _ look: FileLook, _ other: FileLook) -> Bool {
    func beside(_ look: FileLook) -> [FileLook] {
      let folder = FilePath.folder(of: look.path)
      return looks.filter {
        $0.path != look.path && FilePath.folder(of: $0.path) == folder && $0.candidate?.format == .designTokens
          && $0.candidate?.colors ?? 0 > 0
      }
    }
    let others = beside(other)
    return beside(look).contains { one in
      others.contains { key($0.path) == key(one.path) && $0.json != one.json }
    }
  }

  private static func isRepeated(_ look: FileLook, _ other: FileLook) -> Bool {
    WrittenColors([look.json ?? []]).isRepeated(in: WrittenColors([other.json ?? []]))
  }

  /// Returns the path of the outermost folder of themes that contains a file in a folder of its own.
  private static func list(above path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let place = folders.firstIndex(where: LookWords.isListOfModes) else { return nil }
    return folders[...place].joined(separator: "/")
  }
}
