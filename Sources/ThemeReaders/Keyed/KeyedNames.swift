import ThemeModel

/// Names themes whose files have the same name: by the folders in which they differ, or else by their endings.
enum KeyedNames {
  /// Returns the name that a theme of an editor gives itself.
  static func title(of root: KeyedNode) -> String? {
    guard let colors = root["colors"], !colors.entries.isEmpty, root["tokenColors"] != nil,
      let name = root["name"]?.string, !name.isEmpty
    else { return nil }
    return name
  }

  static func tellApart(_ themes: inout [KeyedTheme]) {
    let groups = Dictionary(grouping: themes.indices) { themes[$0].theme.name }
    var proposed: [Int: String] = [:]
    for (name, indices) in groups where indices.count > 1 {
      let files = indices.map { themes[$0].theme.place?.file ?? "" }
      for (index, other) in zip(indices, names(of: files, called: name)) { proposed[index] = other }
    }
    // Where a folder has several of them, its name alone is that of none: `base16/dracula` beside `base16/github`.
    let counts = Dictionary(grouping: themes.indices) { proposed[$0] ?? themes[$0].theme.name }.mapValues(\.count)
    var taken = Set(themes.indices.filter { proposed[$0] == nil }.map { themes[$0].theme.name })
    for index in themes.indices {
      guard var name = proposed[index] else { continue }
      let own = themes[index].theme.name
      if name != own, counts[name, default: 0] > 1 { name += "/" + own }
      var unique = name
      var count = 1
      while !taken.insert(unique).inserted {
        count += 1
        unique = "\(name) \(count)"
      }
      themes[index].theme.name = unique
    }
  }

  /// Names parents by the titles of their themes, where themes refer to them by the names of their files.
  static func nameParents(of themes: inout [KeyedTheme]) {
    let names = Set(themes.map(\.theme.name))
    var titles: [String: String] = [:]
    for theme in themes.map(\.theme) {
      guard let file = theme.place?.file.split(separator: "/").last else { continue }
      let name = KeyedThemeReader.themeName(of: String(file))
      titles[name] = titles[name] ?? theme.name
    }
    for index in themes.indices {
      guard let parent = themes[index].theme.extends, !names.contains(parent), let title = titles[parent] else {
        continue
      }
      themes[index].theme.extends = title
    }
  }

  private static func names(of files: [String], called name: String) -> [String] {
    let folders = files.map { $0.split(separator: "/").dropLast().map(String.init) }
    let isOneFile = Set(files).count == 1
    if isOneFile { return files.map { _ in name } }
    guard Set(folders).count == files.count, let first = folders.first else {
      let bases = files.map { String($0.split(separator: "/").last ?? "") }
      let plain = bases.map(KeyedThemeReader.themeName)
      return [plain, bases].first { Set($0).count == files.count } ?? files
    }
    // `a/variables.json` beside `b/variables.json` are a and b.
    let head = folders.dropFirst().reduce(first.count) { count, other in
      zip(first, other).prefix(count).prefix { $0 == $1 }.count
    }
    let tail = folders.dropFirst().reduce(first.count - head) { count, other in
      min(count, other.count - head, zip(first.reversed(), other.reversed()).prefix(count).prefix { $0 == $1 }.count)
    }
    return folders.map { folder in
      let middle = folder.dropFirst(head).dropLast(max(0, tail))
      return middle.isEmpty ? name : middle.joined(separator: "/")
    }
  }
}
