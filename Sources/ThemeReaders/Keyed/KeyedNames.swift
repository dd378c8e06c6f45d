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
    for (name, indices) in groups where indices.count > 1 {
      let files = indices.map { themes[$0].theme.place?.file ?? "" }
      let names = names(of: files, called: name)
      var seen: Set<String> = []
      for (index, name) in zip(indices, names) {
        var unique = name
        var count = 1
        while !seen.insert(unique).inserted || unique != themes[index].theme.name && groups[unique] != nil {
          count += 1
          unique = "\(name) \(count)"
        }
        themes[index].theme.name = unique
      }
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
