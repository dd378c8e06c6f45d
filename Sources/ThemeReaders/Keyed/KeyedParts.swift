import ThemeModel

/// Joins files whose values name keys of other files.
///
/// A palette whose keys several files name that repeat each other's keys is shared by them: they are themes over it, or its modes
/// where their names are nothing but contexts (`light.json`, `dark.json`). Any other file that names keys of themes, such as one of
/// components, is a part of each of them.
struct KeyedParts {
  private(set) var themes: [Theme]
  /// Texts that led nowhere in their own theme, by its name.
  private var words: [String: [KeyedWord]]
  private let axes: [Axis]

  /// The number of names without a mark that make a file refer to another one. A marked one (`$ink`) is no other text.
  private static let leastNames = 2
  /// The share of the keys of the smaller of two files that makes them repeat each other.
  private static let sharedKeys = 0.5

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
    while shareOne() {}
    joinParts()
  }

  // MARK: - Names of other files

  /// Names that lead out of a theme: those with a mark, and those that say enough to be one across files, such as `color.text`.
  private struct Names {
    var marked: Set<String> = []
    var plain: Set<String> = []

    var mayLead: Bool { !marked.isEmpty || plain.count >= KeyedParts.leastNames }

    func lead(to paths: Set<String>) -> Bool {
      !marked.isDisjoint(with: paths) || plain.intersection(paths).count >= KeyedParts.leastNames
    }
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

  /// Returns, for each theme, the others that it names keys of and repeats none of. Whoever has a parent gets his from it.
  private func hosts() -> [[Int]] {
    let parents = Set(themes.compactMap(\.extends))
    let leading = themes.map { theme in
      theme.extends == nil && !parents.contains(theme.name) && !theme.isAbstract ? names(of: theme) : Names()
    }
    guard leading.contains(where: { $0.mayLead }) else { return themes.map { _ in [] } }
    let paths = themes.map { Set($0.paths) }
    return themes.indices.map { index in
      guard leading[index].mayLead else { return [] }
      return themes.indices.filter { other in
        other != index && leading[index].lead(to: paths[other]) && paths[other].isDisjoint(with: paths[index])
      }
    }
  }

  // MARK: - Palettes

  /// Shares one palette among its themes. Returns whether there is one.
  private mutating func shareOne() -> Bool {
    let hosts = hosts()
    for host in themes.indices where !themes.contains(where: { $0.extends == themes[host].name }) {
      let paths = Set(themes[host].paths)
      // Of several themes that all have the keys, none is the palette.
      let guests = themes.indices.filter { guest in
        hosts[guest].contains(host)
          && hosts[guest].allSatisfy { $0 == host || paths.isDisjoint(with: themes[$0].paths) }
      }.map { guest(at: $0, over: host) }
      let rivals = guests.filter { guest in
        guests.contains { $0.index != guest.index && Self.repeats($0.own, guest.own) }
      }
      guard rivals.count > 1 else { continue }
      if !takeModes(rivals, over: host) { takeThemes(rivals, over: host) }
      return true
    }
    return false
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
    let name = themes[host].name
    for rival in rivals {
      themes[rival.index].tokens = rival.tokens
      for axis in themes[host].axes where !themes[rival.index].axes.contains(axis) {
        themes[rival.index].axes.append(axis)
      }
      words[themes[rival.index].name] = rival.words
    }
    words[name] = nil
    themes.remove(at: host)
  }

  /// Makes themes that are called after contexts of one axis modes of the palette's. Returns whether they are.
  private mutating func takeModes(_ rivals: [Guest], over host: Int) -> Bool {
    let names = rivals.map { themes[$0.index].name }
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
    let gone = Set(names)
    for name in names { words[name] = nil }
    themes.removeAll { gone.contains($0.name) }
    return true
  }

  // MARK: - Parts

  private mutating func joinParts() {
    let hosts = hosts()
    var parts: Set<Int> = []
    for index in themes.indices where !hosts[index].isEmpty {
      let part = themes[index]
      let own = words[part.name] ?? []
      // What an earlier part brought may be what this one has.
      let taking = hosts[index].filter { !parts.contains($0) && Set(themes[$0].paths).isDisjoint(with: part.paths) }
      for host in taking {
        var left = own
        themes[host].tokens += part.tokens
        KeyedAliases.follow(&left, in: &themes[host].tokens)
        for axis in part.axes where !themes[host].axes.contains(axis) { themes[host].axes.append(axis) }
      }
      if !taking.isEmpty { parts.insert(index) }
    }
    themes = themes.indices.filter { !parts.contains($0) }.map { themes[$0] }
  }
}
