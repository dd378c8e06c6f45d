import ThemeModel

/// Files that a build does not name, but that are other themes of a file that it names: in a folder of themes
/// (`themes/day/palette.json` beside `themes/night/palette.json`), with nearly the same names and with other colors. Such a
/// build is for one theme, and scripts make the others.
enum ThemesBesideBuild {
  private static let leastShare = 0.8
  private static let lists: Set = ["themes", "brands", "skins", "modes", "flavors", "flavours", "schemes"]

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
        return !own.isEmpty && Double(own.intersection(other).count) >= most && !isRepeated(look, named)
      }
    }
    return Set(others.map(\.path))
  }

  private static func isRepeated(_ look: FileLook, _ other: FileLook) -> Bool {
    WrittenColors([look.json ?? []]).isRepeated(in: WrittenColors([other.json ?? []]))
  }

  /// Returns the path of the outermost folder of themes that contains a file in a folder of its own.
  private static func list(above path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let place = folders.firstIndex(where: { lists.contains($0.lowercased()) }) else { return nil }
    return folders[...place].joined(separator: "/")
  }
}
