import ThemeModel

/// Finds, for themes whose values are names that lead out of them, the themes that have keys of these names.
///
/// In each context (`light` and `dark`, of one brand), the nearest of them serves a theme: that in its own folder, or in the next one
/// around it, or else those elsewhere. It must have all of the names that another one of the context has; if not, or if only a folder
/// elsewhere is for one of the modes, they are rivals, of which none is known to count.
struct KeyedHosts {
  /// A theme that has keys which another one names.
  struct Host {
    var index: Int
    var names: Set<String>
  }

  /// Themes that are sought for the same names, and nothing says for which of them each is.
  struct Rivals {
    var names: Set<String> = []
    var themes: Set<Int> = []
  }

  struct Found {
    var hosts: [Host] = []
    /// All names that a host has.
    var names: Set<String> = []
    var rivals: Rivals?
  }

  /// Names that lead out of a theme: those with a mark, and those that say enough to be one across files, such as `color.text`.
  private struct Names {
    var marked: Set<String> = []
    var plain: Set<String> = []

    var mayLead: Bool { !marked.isEmpty || plain.count >= KeyedHosts.leastNames }
    var all: Set<String> { marked.union(plain) }

    func lead(by found: Set<String>) -> Bool {
      !marked.isDisjoint(with: found) || found.count >= KeyedHosts.leastNames
    }
  }

  /// What a theme is for: a brand, and contexts.
  private struct Purpose: Hashable {
    var stem: String
    var when: Contexts
  }

  /// The themes that have a key, by the folders that they are in and below.
  private struct Owners {
    var below: [Int: [Int]] = [:]
    var inside: [Int: [Int]] = [:]
    var purposes: [Contexts: [Int]] = [:]
  }

  /// The number of names without a mark that make a file refer to another one. A marked one (`$ink`) is no other text.
  private static let leastNames = 2

  private let themes: [Theme]
  private var names: [Names] = []
  private var paths: [Set<String>] = []
  private var folders = KeyedFolders()
  private var purposes: [Purpose] = []
  private var owners: [String: Owners] = [:]

  init(_ themes: [Theme], _ words: [String: [KeyedWord]], _ axes: [Axis]) {
    self.themes = themes
    let parents = Set(themes.compactMap(\.extends))
    // Whoever has a parent gets his names from it.
    names = themes.map { theme in
      theme.extends == nil && !parents.contains(theme.name) && !theme.isAbstract
        ? Self.names(of: theme, words[theme.name] ?? []) : Names()
    }
    guard names.contains(where: \.mayLead) else { return }
    paths = themes.map { Set($0.paths) }
    folders = KeyedFolders(themes.map { $0.place?.file ?? "" })
    purposes = Self.purposes(of: themes, axes)
    let wanted = names.reduce(into: Set<String>()) { $0.formUnion($1.all) }
    for index in themes.indices {
      for path in paths[index] where wanted.contains(path) {
        owners[path, default: Owners()].inside[folders.own[index], default: []].append(index)
        owners[path]?.purposes[purposes[index].when, default: []].append(index)
        for folder in folders.chain(of: index) { owners[path]?.below[folder, default: []].append(index) }
      }
    }
  }

  private static func names(of theme: Theme, _ words: [KeyedWord]) -> Names {
    var names = Names()
    let paths = Set(theme.paths)
    for value in theme.tokens.lazy.flatMap(\.values) {
      value.value.forEachAlias { if !paths.contains($0) { names.marked.insert($0) } }
    }
    names.plain = Set(words.map(\.text).filter { NameWords.of($0).count > 1 }).subtracting(paths)
    return names
  }

  /// A theme that is called after its folder alone (`web` for `web/light.json`) is for what its file says.
  private static func purposes(of themes: [Theme], _ axes: [Axis]) -> [Purpose] {
    let files = Dictionary(themes.map { ($0.place?.file ?? "", 1) }, uniquingKeysWith: +)
    return themes.map { theme in
      let file = theme.place?.file ?? ""
      let own = theme.name.split(separator: "/").last.map(String.init) ?? theme.name
      let name = files[file] == 1 && !file.isEmpty ? KeyedThemeReader.themeName(of: file) : own
      var (stem, when) = ContextNames.split(name, axes)
      if when[Axis.mode.name] == nil, let word = NameWords.of(stem).first(where: SpokenModes.words.contains) {
        when[Axis.mode.name] = SpokenModes.contexts[word]
        stem = NameWords.of(stem).filter { $0 != word }.joined(separator: "-")
      }
      let words = NameWords.of(stem).filter { !NeutralWords.all.contains($0) && !PlainWords.isBase($0) }
      return Purpose(stem: words.joined(separator: "-"), when: when)
    }
  }

  // MARK: - What themes are

  /// Reports whether a theme has nothing but colors, and no name that leads elsewhere.
  func isLiteral(_ index: Int) -> Bool {
    names[index].marked.isEmpty && !leads(index)
      && themes[index].tokens.allSatisfy { token in
        token.values.allSatisfy { value in
          var isLiteral = true
          value.value.forEachAlias { _ in isLiteral = false }
          return isLiteral
        }
      }
  }

  /// Reports whether a theme is named for no brand and no mode: `semantic`.
  func isNeutral(_ index: Int) -> Bool { purposes[index].stem.isEmpty && purposes[index].when.isEmpty }

  /// Reports whether themes are those for the modes of one thing: `day` and `night`. With a brand in their names, the file that names
  /// their keys may be of another brand.
  func areModes(_ indices: [Int]) -> Bool {
    indices.count > 1 && indices.allSatisfy { purposes[$0].stem.isEmpty && !purposes[$0].when.isEmpty }
      && Set(indices.map { purposes[$0].when }).count == indices.count
  }

  // MARK: - Hosts

  /// Reports whether names of a theme lead to any other one.
  func leads(_ index: Int) -> Bool {
    names[index].mayLead && names[index].all.contains { mostNear(of: $0, for: index) > 0 }
  }

  /// Returns the largest number of themes to which one name leads and that are equally near.
  func mostNear(of index: Int) -> Int {
    names[index].all.lazy.map { mostNear(of: $0, for: index) }.max() ?? 0
  }

  private func mostNear(of name: String, for index: Int) -> Int {
    guard let owners = owners[name] else { return 0 }
    // No theme names its own keys.
    return folders.chain(of: index).lazy.compactMap { owners.below[$0]?.count }.first ?? 0
  }

  /// Reports whether all themes that have a key which a theme names are such as `isSuch` says.
  func allOwners(of index: Int, _ isSuch: (Int, String) -> Bool) -> Bool {
    names[index].all.allSatisfy { name in
      owners[name]?.below[KeyedFolders.root]?.allSatisfy { isSuch($0, name) } ?? true
    }
  }

  /// Returns the theme that alone has all keys which a theme names.
  func palette(of index: Int) -> Int? {
    guard leads(index), mostNear(of: index) == 1 else { return nil }
    let found = found(of: index)
    guard found.rivals == nil, found.hosts.count == 1, let host = found.hosts.first,
      names[index].marked.isSubset(of: host.names)
    else { return nil }
    return host.index
  }

  /// Returns the hosts of a theme that have none of its keys, and none of those of its other hosts: of several themes that all have the
  /// keys, none is the palette.
  func only(of index: Int) -> [Int] {
    guard names[index].all.contains(where: { mostNear(of: $0, for: index) == 1 }) else { return [] }
    let found = found(of: index)
    guard found.rivals == nil else { return [] }
    let apart = found.hosts.map(\.index).filter { paths[$0].isDisjoint(with: paths[index]) }
    return apart.filter { host in apart.allSatisfy { $0 == host || paths[host].isDisjoint(with: paths[$0]) } }
  }

  func found(of index: Int) -> Found {
    guard names[index].mayLead else { return Found() }
    var candidates: [Int: Set<String>] = [:]
    var rivals = Rivals()
    for name in names[index].all {
      guard let owners = owners[name] else { continue }
      let near = near(owners, for: index)
      for other in near { candidates[other, default: []].insert(name) }
      let unserved = elsewhere(owners, without: near, for: index)
      guard !unserved.isEmpty else { continue }
      rivals.names.insert(name)
      rivals.themes.formUnion(near + unserved)
    }
    var hosts: [Host] = []
    for group in Dictionary(grouping: candidates.keys, by: { purposes[$0] }).values {
      let levels = Dictionary(grouping: group) { nearness($0, index) }.sorted { $0.key > $1.key }
      var nearer: [Int] = []
      for level in levels {
        for other in level.value {
          let own = candidates[other] ?? []
          guard names[index].lead(by: own) else { continue }
          let before = nearer.filter { candidates[$0]?.isDisjoint(with: own) == false }
          if before.isEmpty { hosts.append(Host(index: other, names: own)) }
          for one in before where !own.isSubset(of: candidates[one] ?? []) {
            rivals.names.formUnion(own.union(candidates[one] ?? []))
            rivals.themes.formUnion([one, other])
          }
        }
        nearer += level.value
      }
    }
    hosts.sort { $0.index < $1.index }
    return Found(
      hosts: hosts, names: hosts.reduce(into: []) { $0.formUnion($1.names) },
      rivals: rivals.names.isEmpty ? nil : rivals)
  }

  /// Returns the themes with a key that are nearest to another one, and those in the folders around it.
  private func near(_ owners: Owners, for index: Int) -> [Int] {
    let chain = folders.chain(of: index)
    guard let nearest = chain.firstIndex(where: { owners.below[$0] != nil }) else { return [] }
    return (owners.below[chain[nearest]] ?? [])
      + chain[(nearest + 1)...].flatMap { owners.inside[$0] ?? [] }
  }

  /// Returns the themes of other folders for modes of which there is none among the near ones, though they have others. Another folder
  /// with a file of the same name as the theme has is not meant.
  private func elsewhere(_ owners: Owners, without near: [Int], for index: Int) -> [Int] {
    let served = Set(near.map { purposes[$0].when })
    let axes = Set(served.joined().map(\.key))
    guard !axes.isEmpty, !served.contains([:]) else { return [] }
    return owners.purposes.filter { when, _ in !served.contains(when) && !axes.isDisjoint(with: when.keys) }
      .flatMap {
        $0.value.filter { folders.own[$0] != folders.own[index] && !folders.hasFile(like: index, beside: $0) }
      }
  }

  private func nearness(_ other: Int, _ index: Int) -> Int {
    zip(folders.chain(of: index).reversed(), folders.chain(of: other).reversed()).prefix { $0 == $1 }.count
  }
}

/// The folders of files, by numbers.
struct KeyedFolders {
  static let root = 0
  /// The folder of each file.
  private(set) var own: [Int] = []
  /// For each folder, itself and those around it.
  private var chains = [[root]]
  private var bases: [Set<String>] = [[]]
  private var files: [String] = []

  init(_ files: [String] = []) {
    var numbers: [String: Int] = ["": Self.root]
    for file in files {
      var folder = Self.root
      var path = ""
      let steps = file.split(separator: "/")
      for step in steps.dropLast() {
        path += step + "/"
        if numbers[path] == nil {
          numbers[path] = chains.count
          chains.append([chains.count] + chains[folder])
          bases.append([])
        }
        folder = numbers[path] ?? Self.root
      }
      let base = steps.last.map(String.init) ?? ""
      own.append(folder)
      self.files.append(base)
      bases[folder].insert(base)
    }
  }

  /// Returns the folder of a file, and those around it.
  func chain(of file: Int) -> [Int] { chains[own[file]] }

  /// Reports whether the folder of `other` has a file of the same name.
  func hasFile(like file: Int, beside other: Int) -> Bool { bases[own[other]].contains(files[file]) }
}
