import ThemeModel

/// Sorts the files below a folder into themes, folder by folder: entries that set each other's colors are themes, the others are
/// shared. When no two entries do, the files in one of them may.
struct DTCGFolderParts {
  let files: [DTCGFolder.File]
  let colors: DTCGFolderColors
  let axes: [Axis]
  let areThemes: Bool
  /// Whether folders may override what is beside them, because nothing else gives an order.
  var mayOverride = false
  private let found = Found()

  struct Theme {
    /// Empty when nothing distinguishes the theme from others.
    var name: String
    var files: [Int]
    /// Those of its files that override the others.
    var overriding: Set<Int> = []
    /// What it takes over from the theme beside it that is called default.
    var inherited: DTCGPartialThemes.Inherited?
    /// The contexts in which alone it is seen.
    var contexts: Contexts = [:]

    /// Returns it as one of the themes of an outer name.
    func inside(_ outer: String) -> Theme {
      var theme = self
      theme.name = name.isEmpty ? outer : outer.isEmpty ? name : outer + " " + name
      return theme
    }
  }

  func themes() -> [Theme] {
    var brands: [String] = []
    for case let brand? in files.map(\.tree.brand) where !brands.contains(brand) { brands.append(brand) }
    let plainFiles = files.indices.filter {
      files[$0].tree.brand == nil && files[$0].modifies == nil && files[$0].look == nil
    }
    // Where all are components, nothing else tells what the themes are.
    let isAll = plainFiles.allSatisfy { files[$0].isComponent }
    let components = isAll ? [] : plainFiles.filter { files[$0].isComponent }
    var sorted = themes(of: isAll ? plainFiles : plainFiles.filter { !files[$0].isComponent }, depth: 0)
    for theme in sorted.indices { sorted[theme].files += components }
    let below = withLooks(modified(sorted))
    guard !brands.isEmpty else { return below }
    let plain = files.lazy.compactMap { file in
      if case .plainTheme(let name)? = file.tree.role { name } else { nil as String? }
    }.first
    return ([plain] + brands).flatMap { name -> [Theme] in
      guard let name else { return [] }
      let own = name == plain ? [] : files.indices.filter { files[$0].tree.brand == name }
      return below.map { base in
        Theme(
          name: base.name.isEmpty ? name : name + " " + base.name, files: base.files + own,
          overriding: base.overriding.union(own))
      }
    }
  }

  /// Adds the files of modifiers to the themes that have files beside them, or to all where there is none.
  private func modified(_ themes: [Theme]) -> [Theme] {
    var themes = themes
    for index in files.indices {
      guard let home = files[index].modifies else { continue }
      let own = themes.indices.filter { theme in
        themes[theme].files.contains { files[$0].modifies == nil && files[$0].tree.file.hasPrefix(home) }
      }
      for theme in own.isEmpty ? Array(themes.indices) : own { themes[theme].files.append(index) }
    }
    return themes
  }

  /// Adds a theme for each look whose files lie over what the others build on: over the smallest of the themes.
  private func withLooks(_ themes: [Theme]) -> [Theme] {
    let looks = Dictionary(grouping: files.indices.filter { files[$0].look != nil }) { files[$0].look ?? "" }
    guard let base = themes.min(by: { $0.files.count < $1.files.count }) else { return themes }
    return themes
      + looks.sorted { $0.key < $1.key }.map { look, own in
        let modes = Set(own.map { files[$0].when })
        let below = base.files.filter { files[$0].when.isEmpty || modes.contains(files[$0].when) }
        return Theme(
          name: look, files: below + own, overriding: base.overriding.union(own),
          contexts: modes.count == 1 ? modes.first ?? [:] : [:])
      }
  }

  /// An entry of a folder: all files whose path continues with this name.
  private struct Entry {
    var name: String
    var files: [Int]
  }

  private func entries(of indices: [Int], depth: Int) -> [Entry] {
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    for index in indices {
      let segments = files[index].segments
      let name = depth < segments.count ? segments[depth] : ""
      if let place = places[name] {
        entries[place].files.append(index)
      } else {
        places[name] = entries.count
        entries.append(Entry(name: name, files: [index]))
      }
    }
    return entries
  }

  /// - Parameter known: The names of themes in the folders beside this one.
  private func themes(of indices: [Int], depth: Int, known: Set<String> = []) -> [Theme] {
    let asked = Found.Asked(indices: indices, depth: depth, known: known)
    if let themes = found.themes[asked] { return themes }
    let themes = findThemes(of: indices, depth: depth, known: known)
    found.themes[asked] = themes
    return themes
  }

  /// What was found by now. A folder is asked with and without the names beside it, on each level.
  private final class Found {
    struct Asked: Hashable {
      var indices: [Int]
      var depth: Int
      var known: Set<String>
    }

    var themes: [Asked: [Theme]] = [:]
  }

  private func findThemes(of indices: [Int], depth: Int, known: Set<String>) -> [Theme] {
    let entries = entries(of: indices, depth: depth)
    guard entries.count > 1 else {
      guard let entry = entries.first, indices.count > 1, !entry.name.isEmpty else {
        return [Theme(name: "", files: indices)]
      }
      return themes(of: indices, depth: depth + 1, known: known)
    }
    if mayOverride {
      let over = DTCGOverrides(entries.map(\.files), files: files, colors: colors, depth: depth).entries
      if !over.isEmpty { return overridden(entries, over, depth: depth) }
    }
    let rivalry = DTCGRivalry(
      entries.map(\.files), files: files, colors: colors, names: entries.map(\.name), depth: depth, axes: axes,
      isEager: areThemes, known: known)
    var shared: [Int] = []
    let rivals = Set(rivalry.components.joined())
    let layers = entries.indices.filter { !rivals.contains($0) }.map { entries[$0].name }
    var columns: [[Theme]] = rivalry.components.map { members in
      let titles = titles(of: members.map { entries[$0] }, beside: layers, depth: depth)
      let names = names(of: titles, isOnly: rivalry.components.count == 1)
      let inner = members.map { themes(of: entries[$0].files, depth: depth + 1) }
      let whole = mayOverride && !areThemes ? completed(inner, named: members.map { entries[$0].name }) : inner
      return zip(whole, names).flatMap { themes, name in themes.map { $0.inside(name) } }
    }
    let inside = entries.indices.map { index in
      rivals.contains(index) || entries[index].name.isEmpty ? [] : themes(of: entries[index].files, depth: depth + 1)
    }
    for (index, entry) in entries.enumerated() where !rivals.contains(index) {
      let others = inside.indices.filter { $0 != index && inside[$0].count > 1 }.flatMap { inside[$0].map(\.name) }
      let inner =
        others.isEmpty || entry.name.isEmpty
        ? inside[index] : themes(of: entry.files, depth: depth + 1, known: Set(others))
      if inner.count > 1 {
        columns.append(inner)
      } else if let listed = listed(in: entry, beside: indices, depth: depth) {
        columns.append(listed)
      } else {
        shared += entry.files
      }
    }
    let whole = joined(aligned(columns), shared)
    guard mayOverride else { return whole }
    let hidden = DTCGHiddenBase(
      entries.map(\.files), names: entries.map(\.name), rivalry.components, files: files, colors: colors)
    guard let base = hidden.base, !whole.contains(where: { hidden.hiding.isDisjoint(with: $0.files) }) else {
      return whole
    }
    let over = Set(hidden.over.flatMap { entries[$0].files })
    let below = entries.indices.filter { $0 != base && !rivals.contains($0) && !hidden.over.contains($0) }
    let baseTitles = titles(of: [entries[base]], beside: below.map { entries[$0].name }, depth: depth)
    let alone = Theme(name: baseTitles[0], files: shared.filter { !over.contains($0) })
    guard columns.isEmpty, hidden.over.count == 1 else { return [alone] + whole }
    return [alone, Theme(name: title(of: entries[hidden.over[0]], depth: depth), files: shared)]
  }

  private func completed(_ themes: [[Theme]], named names: [String]) -> [[Theme]] {
    DTCGPartialThemes(files: files, colors: colors).completed(themes, named: names)
  }

  /// Returns the name of an entry as a theme. A folder that only says that a theme is in it is named after that:
  /// `theme/light.json`. A group of one file is no such folder.
  private func title(of entry: Entry, depth: Int) -> String {
    guard LookWords.isKindAlone(entry.name), entry.files.allSatisfy({ files[$0].tree.folders.isEmpty }) else {
      return entry.name
    }
    let inner = entries(of: entry.files, depth: depth + 1)
    return inner.count == 1 && !inner[0].name.isEmpty ? inner[0].name : entry.name
  }

  /// Returns the names of entries of which each is a theme. One that is a layer of a base, such as `base.system` beside
  /// `base.reference`, is named after the base.
  private func titles(of members: [Entry], beside layers: [String], depth: Int) -> [String] {
    let titles = members.map { member in
      let title = title(of: member, depth: depth)
      let shared = sharedWords(of: layers + [title])
      return !layers.isEmpty && PlainWords.isBase(shared) ? shared : title
    }
    return Set(titles).count == titles.count ? titles : members.map(\.name)
  }

  /// Returns the words with which all names begin.
  private func sharedWords(of names: [String]) -> String {
    let words = names.map { NameWords.of($0) }
    let first = words[0]
    let count = first.indices.prefix { index in words.allSatisfy { $0.dropFirst(index).first == first[index] } }.count
    return first.prefix(count).joined(separator: "-")
  }

  /// Folders in a folder of themes (`themes/acme`) are themes, where one of them says over what lies beside that folder: merged,
  /// they would hide it from each other. So are folders there that have nothing to do with each other, each with as many
  /// colors as a theme has: two themes may have no names in common.
  private func listed(in entry: Entry, beside all: [Int], depth: Int) -> [Theme]? {
    guard mayOverride, LookWords.isList(entry.name) else { return nil }
    let inside = Set(entry.files)
    let beside = said(all.filter { !inside.contains($0) })
    let members = entries(of: entry.files, depth: depth + 1).filter { member in
      !PlainWords.isBase(member.name) && member.files.contains { files[$0].folders > depth + 1 }
    }
    guard members.contains(where: { !said($0.files).isDisjoint(with: beside) }) || areApart(members) else {
      return nil
    }
    let named = Set(members.flatMap(\.files))
    let shared = entry.files.filter { !named.contains($0) }
    let themes = members.map { Theme(name: $0.name, files: $0.files + shared, overriding: Set($0.files)) }
    // What a lone one says over is seen where it is not on.
    return members.count > 1 ? themes : [Theme(name: "", files: shared)] + themes
  }

  /// Reports whether each of several entries may be a theme by its name, has colors for every purpose or many, and refers to no
  /// color of the others.
  private func areApart(_ entries: [Entry]) -> Bool {
    guard entries.count > 1 else { return false }
    let paths = entries.map(colorPaths)
    return entries.indices.allSatisfy { index in
      let own = paths[index]
      let words = Set(own.flatMap { $0.split(separator: ".").flatMap { NameWords.of($0) } })
      guard DTCGSiblings.mayBeListed(entries[index].name),
        ThemePurposes.are(in: words) || own.count >= DTCGSiblings.fewest && !ThemePurposes.isHalf(words)
      else { return false }
      let others = entries.indices.filter { $0 != index }.reduce(into: Set<String>()) { $0.formUnion(paths[$1]) }
      return !entries[index].files.contains { files[$0].tree.refers(to: others.subtracting(own)) }
    }
  }

  private func colorPaths(of entry: Entry) -> Set<String> {
    entry.files.filter { !colors.paths[$0].isEmpty }.reduce(into: Set<String>()) { found, file in
      let tree = files[file].tree
      for declaration in tree.declarations + tree.modal.map(\.declaration) where declaration.mayBeColor {
        found.insert(tree.path(of: declaration))
      }
    }
  }

  private struct Said: Hashable {
    var path: Int32
    var when: Contexts
  }

  private func said(_ indices: [Int]) -> Set<Said> {
    Set(indices.flatMap { file in colors.paths[file].map { Said(path: $0, when: files[file].when) } })
  }

  /// The theme of what lies beside the folders that override it, and one for each of them.
  private func overridden(_ entries: [Entry], _ over: Set<Int>, depth: Int) -> [Theme] {
    let rest = entries.indices.filter { !over.contains($0) }.flatMap { entries[$0].files }
    let below = themes(of: rest.sorted(), depth: depth)
    let above = over.sorted().flatMap { index in
      let name = title(of: entries[index], depth: depth)
      return below.map { base in
        let files = entries[index].files
        return Theme(
          name: base.name.isEmpty ? name : name + " " + base.name,
          files: base.files + files, overriding: base.overriding.union(files))
      }
    }
    return below + above
  }

  /// Gives themes in neighboring folders, such as `component.default`, `component.v1` and `color`, `color-v1`, the same names
  /// when they differ only in the words that the themes of one folder share.
  private func aligned(_ columns: [[Theme]]) -> [[Theme]] {
    guard columns.count > 1 else { return columns }
    let short = columns.map { column -> [String] in
      let words = column.map { NameWords.of($0.name) }
      let common = words.dropFirst().reduce(Set(words[0])) { $0.intersection($1) }
      return words.map { $0.filter { !common.contains($0) }.joined(separator: "-") }
    }
    let plain = short.joined().first { PlainWords.empty.contains($0) }
    return columns.indices.map { index in
      let others = Set(columns.indices.filter { $0 != index }.flatMap { short[$0] + columns[$0].map(\.name) })
      guard short[index].contains(where: { !$0.isEmpty && others.contains($0) }) else { return columns[index] }
      return zip(columns[index], short[index]).map { theme, name in
        var theme = theme
        theme.name = name.isEmpty ? plain ?? theme.name : name
        return theme
      }
    }
  }

  /// Joins the themes of one name into one. All themes get what is shared.
  private func joined(_ columns: [[Theme]], _ shared: [Int]) -> [Theme] {
    guard !columns.isEmpty else { return [Theme(name: "", files: shared)] }
    var themes: [Theme] = []
    var places: [String: Int] = [:]
    for theme in columns.joined() {
      if let place = places[theme.name] {
        themes[place].files += theme.files
        themes[place].overriding.formUnion(theme.overriding)
      } else {
        places[theme.name] = themes.count
        themes.append(
          Theme(
            name: theme.name, files: theme.files + shared, overriding: theme.overriding, inherited: theme.inherited))
      }
    }
    return themes
  }

  /// With several families of themes, such as `color-white` beside `text-white`, leaves out the words that a family shares.
  private func names(of members: [String], isOnly: Bool) -> [String] {
    guard !isOnly, members.count > 1 else { return members }
    let words = members.map { NameWords.of($0) }
    let common = words.dropFirst().reduce(Set(words[0])) { $0.intersection($1) }
    return zip(members, words).map { name, words in
      let rest = words.filter { !common.contains($0) }
      return rest.isEmpty ? name : rest.joined(separator: "-")
    }
  }
}
