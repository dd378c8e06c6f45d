import ThemeModel

/// Joins files whose values name keys of other files.
///
/// A palette whose keys several files name that repeat each other's keys is shared by them: they are themes over it, or its modes
/// where their names are nothing but contexts (`light.json`, `dark.json`). Another file that names keys of themes is a part of each of
/// them if its own name says so (`components.json`), if these themes are modes of one thing, or if it names only what they share.
/// Any other is a theme: a brand whose names lead nowhere is not a part of another brand that has them.
struct KeyedParts {
  private(set) var themes: [Theme]
  /// Texts that led nowhere in their own theme, by its name.
  private var words: [String: [KeyedWord]]
  private let axes: [Axis]
  /// What themes have of a palette, or all that a theme of modes has, by their names.
  private var shared: [String: Set<String>] = [:]

  /// The number of names without a mark that make a file refer to another one. A marked one (`$ink`) is no other text.
  private static let leastNames = 2
  /// The share of the keys of the smaller of two files that makes them repeat each other.
  private static let sharedKeys = 0.5
  /// Words that say that a file is a part of themes, besides those for parts of the interface.
  private static let parts: Set = ["component", "components", "part", "parts"]
  /// Words that name no brand beside a mode: `palette-dark`.
  private static let plain: Set = ["palette", "palettes", "color", "colors", "colour", "colours", "token", "tokens"]

  init(_ themes: [Theme], _ words: [String: [KeyedWord]], _ axes: [Axis]) {
    (self.themes, self.words, self.axes) = (themes, words, axes)
  }

  /// A theme over another one, with the tokens of both.
  private struct Guest {
    var index: Int
    var tokens: [Token]
    var own: Set<String>
    var words: [KeyedWord]
  }

  mutating func join() {
    guard themes.count > 1 || !words.isEmpty else { return }
    for index in themes.indices {
      guard var own = words[themes[index].name] else { continue }
      KeyedAliases.follow(&own, in: &themes[index].tokens)
      words[themes[index].name] = own
    }
    while sharePalettes() {}
    joinParts()
  }

  // MARK: - Names of other files

  /// Names that lead out of a theme: those with a mark, and those that say enough to be one across files, such as `color.text`.
  private struct Names {
    var marked: Set<String> = []
    var plain: Set<String> = []

    var mayLead: Bool { !marked.isEmpty || plain.count >= KeyedParts.leastNames }

    func lead(by found: Set<String>) -> Bool {
      !marked.isDisjoint(with: found) || found.count >= KeyedParts.leastNames
    }
  }

  /// A theme that has keys which another one names.
  private struct Host {
    var index: Int
    var names: Set<String>
    /// Whether it has none of the other's keys.
    var isApart: Bool
  }

  private func names(of theme: Theme) -> Names {
    var names = Names()
    let paths = Set(theme.paths)
    for value in theme.tokens.lazy.flatMap(\.values) {
      value.value.forEachAlias { if !paths.contains($0) { names.marked.insert($0) } }
    }
    names.plain = Set((words[theme.name] ?? []).map(\.text).filter { NameWords.of($0).count > 1 })
    return names
  }

  /// Returns, for each theme, the others that it names keys of: for each name, those in the nearest folder. Whoever has a parent gets
  /// his from it.
  private func hosts() -> [[Host]] {
    let parents = Set(themes.compactMap(\.extends))
    let leading = themes.map { theme in
      theme.extends == nil && !parents.contains(theme.name) && !theme.isAbstract ? names(of: theme) : Names()
    }
    guard leading.contains(where: \.mayLead) else { return themes.map { _ in [] } }
    let paths = themes.map { Set($0.paths) }
    let folders = themes.map { $0.place?.file.split(separator: "/").dropLast() ?? [] }
    let wanted = leading.reduce(into: Set<String>()) { $0.formUnion($1.marked.union($1.plain)) }
    var owners: [String: [Int]] = [:]
    for index in themes.indices {
      for path in paths[index] where wanted.contains(path) { owners[path, default: []].append(index) }
    }
    return themes.indices.map { index in
      guard leading[index].mayLead else { return [] }
      var found: [Int: Set<String>] = [:]
      for name in leading[index].marked.union(leading[index].plain) {
        let others = (owners[name] ?? []).filter { $0 != index }
        func nearness(_ other: Int) -> Int { zip(folders[index], folders[other]).prefix { $0 == $1 }.count }
        let nearest = others.map(nearness).max()
        for other in others where nearness(other) == nearest { found[other, default: []].insert(name) }
      }
      return found.filter { leading[index].lead(by: $0.value) }.sorted { $0.key < $1.key }.map { other, names in
        Host(index: other, names: names, isApart: paths[other].isDisjoint(with: paths[index]))
      }
    }
  }

  // MARK: - Palettes

  /// Shares each palette among its themes, as far as no other one takes them. Returns whether there is one.
  private mutating func sharePalettes() -> Bool {
    let hosts = hosts().map { $0.filter(\.isApart).map(\.index) }
    let parents = Set(themes.compactMap(\.extends))
    let paths = themes.map { Set($0.paths) }
    var guests: [Int: [Int]] = [:]
    for guest in themes.indices {
      for host in hosts[guest] where hosts[guest].allSatisfy({ $0 == host || paths[host].isDisjoint(with: paths[$0]) })
      {
        // Of several themes that all have the keys, none is the palette.
        guests[host, default: []].append(guest)
      }
    }
    var taken: Set<Int> = []
    var gone: Set<Int> = []
    for host in themes.indices where !parents.contains(themes[host].name) && !taken.contains(host) {
      let own = guests[host, default: []].filter { !taken.contains($0) }.map { guest(at: $0, over: host) }
      let rivals = own.filter { guest in
        own.contains { $0.index != guest.index && Self.repeats($0.own, guest.own) }
      }
      guard rivals.count > 1 else { continue }
      taken.formUnion(rivals.map(\.index) + [host])
      if takeModes(rivals, over: host) {
        gone.formUnion(rivals.map(\.index))
      } else {
        takeThemes(rivals, over: host)
        gone.insert(host)
      }
    }
    for index in gone { words[themes[index].name] = nil }
    themes = themes.indices.filter { !gone.contains($0) }.map { themes[$0] }
    return !taken.isEmpty
  }

  private func guest(at index: Int, over host: Int) -> Guest {
    var tokens = themes[host].tokens + themes[index].tokens
    var left = (words[themes[index].name] ?? []) + (words[themes[host].name] ?? [])
    KeyedAliases.follow(&left, in: &tokens)
    return Guest(
      index: index, tokens: tokens, own: Set(tokens.map(\.path)).subtracting(themes[host].paths), words: left)
  }

  private static func repeats(_ one: Set<String>, _ other: Set<String>) -> Bool {
    let least = min(one.count, other.count)
    return least > 0 && Double(one.intersection(other).count) >= sharedKeys * Double(least)
  }

  private mutating func takeThemes(_ rivals: [Guest], over host: Int) {
    for rival in rivals {
      themes[rival.index].tokens = rival.tokens
      for axis in themes[host].axes where !themes[rival.index].axes.contains(axis) {
        themes[rival.index].axes.append(axis)
      }
      words[themes[rival.index].name] = rival.words
      shared[themes[rival.index].name, default: []].formUnion(themes[host].paths)
    }
  }

  /// Makes themes that are called after contexts of one axis modes of the palette's. Returns whether they are.
  private mutating func takeModes(_ rivals: [Guest], over host: Int) -> Bool {
    // `acme/light` is the light one of a folder.
    let names = rivals.map { rival in
      let name = themes[rival.index].name
      return name.split(separator: "/").last.map(String.init) ?? name
    }
    let found = axes.lazy.compactMap { axis in
      KeyedContexts.contexts(named: names, on: axis).map { (axis, $0) }
    }.first
    guard let (axis, contexts) = found,
      ([host] + rivals.map(\.index)).allSatisfy({ !themes[$0].axes.contains(axis.name) })
    else { return false }
    let ordered = zip(rivals, names).sorted { a, b in
      contexts[a.1] == axis.defaultContext && contexts[b.1] != axis.defaultContext
    }
    var tokens = themes[host].tokens
    var places = Dictionary(tokens.enumerated().map { ($1.path, $0) }) { first, _ in first }
    for (rival, name) in ordered {
      for var token in rival.tokens where rival.own.contains(token.path) {
        for value in token.values.indices { token.values[value].when[axis.name] = contexts[name] }
        if let place = places[token.path] {
          tokens[place].values += token.values
        } else {
          places[token.path] = tokens.count
          tokens.append(token)
        }
      }
    }
    for other in rivals.map(\.index) {
      for axis in themes[other].axes where !themes[host].axes.contains(axis) { themes[host].axes.append(axis) }
    }
    themes[host].tokens = tokens
    themes[host].axes.append(axis.name)
    words[themes[host].name] = rivals.flatMap(\.words)
    shared[themes[host].name] = Set(tokens.map(\.path))
    return true
  }

  // MARK: - Parts

  private mutating func joinParts() {
    let hosts = hosts()
    var parts: Set<Int> = []
    for index in themes.indices where !hosts[index].isEmpty && isPart(index, of: hosts[index]) {
      let part = themes[index]
      let own = words[part.name] ?? []
      let taking = hosts[index].map(\.index).filter { !parts.contains($0) }
      // What one of them overrides is not known to be of this part, and what an earlier part brought may be what this one has.
      guard !taking.isEmpty, taking.allSatisfy({ Set(themes[$0].paths).isDisjoint(with: part.paths) }) else { continue }
      for host in taking {
        var left = own
        themes[host].tokens += part.tokens
        KeyedAliases.follow(&left, in: &themes[host].tokens)
        for axis in part.axes where !themes[host].axes.contains(axis) { themes[host].axes.append(axis) }
      }
      parts.insert(index)
    }
    themes = themes.indices.filter { !parts.contains($0) }.map { themes[$0] }
  }

  /// Reports whether a file is a part of the themes that it names keys of, and no theme itself.
  private func isPart(_ index: Int, of hosts: [Host]) -> Bool {
    let own = NameWords.of(themes[index].name)
    return PartWords.arePart(own) || own.contains(where: Self.parts.contains) || areModes(hosts)
      || hosts.allSatisfy { $0.names.isSubset(of: shared[themes[$0.index].name] ?? []) }
  }

  /// Reports whether themes are named for the contexts of one axis, and for no brand: `day` and `night`.
  private func areModes(_ hosts: [Host]) -> Bool {
    guard hosts.count > 1 else { return false }
    return axes.contains { axis in
      let split = hosts.map { ContextNames.split(themes[$0.index].name, [axis]) }
      return Set(split.map(\.stem)).count == 1 && NameWords.of(split[0].stem).allSatisfy(Self.plain.contains)
        && Set(split.map(\.when)).count == hosts.count && split.allSatisfy { !$0.when.isEmpty }
    }
  }
}
