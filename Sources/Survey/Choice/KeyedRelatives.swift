import ThemeModel
import ThemeReaders

/// Keyed files that belong to themes that are read: the parents that the themes name, and files in the same folder that
/// are similar to a theme, or whose values name its keys. If `brands/acme.plist` has the parent `template`, this includes `template.plist` one folder up.
struct KeyedRelatives {
  private var others: [FileLook]

  private static let leastKeys = 2
  private static let leastShare = 0.5

  init(_ others: [FileLook]) {
    self.others = others
  }

  /// Takes the relatives of themes, then the relatives of those, until no more are found.
  mutating func take(by chosen: [FileLook]) -> [FileLook] {
    var found: [FileLook] = []
    var new = chosen
    while !new.isEmpty, !others.isEmpty {
      let taken = parents(of: new).union(alike(new)).union(naming(new))
      new = others.filter { taken.contains($0.path) }
      others.removeAll { taken.contains($0.path) }
      found += new
    }
    return found
  }

  /// Finds parents by name. Of several files with the same name, the nearest ones are taken.
  private func parents(of themes: [FileLook]) -> Set<String> {
    let byName = Dictionary(grouping: others.map(\.path)) { Self.themeName(of: $0) }
    var found: Set<String> = []
    for theme in themes {
      for parent in theme.candidate?.parents ?? [] {
        let paths = byName[parent] ?? []
        let most = paths.map { Self.sharedFolders($0, theme.path) }.max()
        found.formUnion(paths.filter { Self.sharedFolders($0, theme.path) == most })
      }
    }
    return found
  }

  private func alike(_ themes: [FileLook]) -> Set<String> {
    let folders = Dictionary(grouping: themes) { FilePath.folder(of: $0.path) }
    let found = others.filter { other in
      guard let own = other.candidate?.keys, own.count >= Self.leastKeys else { return false }
      return folders[FilePath.folder(of: other.path), default: []].contains { theme in
        let keys = theme.candidate?.keys ?? []
        return Double(keys.intersection(own).count) >= Double(max(keys.count, own.count)) * Self.leastShare
      }
    }
    return Set(found.map(\.path))
  }

  private static let leastNames = 2

  private func naming(_ themes: [FileLook]) -> Set<String> {
    let folders = Dictionary(grouping: themes) { FilePath.folder(of: $0.path) }
    let beside = Dictionary(grouping: others) { FilePath.folder(of: $0.path) }
    var found: Set<String> = []
    for (folder, others) in beside {
      guard let themes = folders[folder] else { continue }
      let defined = themes.reduce(into: Set<String>()) { $0.formUnion(Self.references(of: $1).defined) }
      for other in others where Self.references(of: other).used.intersection(defined).count >= Self.leastNames {
        found.insert(other.path)
      }
    }
    return found
  }

  private static func references(of look: FileLook) -> KeyedReferences {
    KeyedReferences(SourceFile(name: look.path, bytes: look.bytes ?? []))
  }

  private static func themeName(of path: String) -> String {
    let name = FilePath.name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private static func sharedFolders(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/").dropLast(), b.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }
}
