import ThemeModel

/// Joins files whose values name keys of other files.
///
/// A palette whose keys several files name that repeat each other's keys is shared by them: they are themes over it, or its modes
/// where their names are nothing but contexts (`light.json`, `dark.json`). A file of nothing but literals that alone has all keys
/// which another one names is the palette of that one, and both are one theme. Another file that names keys of themes is a part of
/// each of them if its own name says so (`components.json`), if these themes are modes of one thing, or if it names only what they
/// share; one that is named for no brand (`semantic.json`) is a part of all the literal ones, if each has all the keys.
/// Any other is a theme: a brand whose names lead nowhere is not a part of another brand that has them.
struct KeyedParts {
  private(set) var themes: [Theme]
  /// Texts that led nowhere in their own theme, by its name.
  private var words: [String: [KeyedWord]]
  private let axes: [Axis]
  /// What themes have of a palette, or all that a theme of modes has, by their names.
  private var shared: [String: Set<String>] = [:]
  /// The names of the palettes over which files are laid.
  private var palettes: Set<String> = []

  /// The share of the keys of the smaller of two files that makes them repeat each other.
  private static let sharedKeys = 0.5
  /// Words that say that a file is a part of themes, besides those for parts of the interface.
  private static let parts: Set = ["component", "components", "part", "parts"]

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
    while layOverPalettes() {}
    joinParts()
  }

  private var hosts: KeyedHosts { KeyedHosts(themes, words, axes) }

  // MARK: - Palettes

  /// Shares each palette among its themes, as far as no other one takes them. Returns whether there is one.
  private mutating func sharePalettes() -> Bool {
    let hosts = hosts
    let parents = Set(themes.compactMap(\.extends))
    var guests: [Int: [Int]] = [:]
    for guest in themes.indices {
      for host in hosts.only(of: guest) { guests[host, default: []].append(guest) }
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

  // MARK: - Layers

  /// Lays each file over the palette whose keys it names. Returns whether there is one.
  private mutating func layOverPalettes() -> Bool {
    let hosts = hosts
    let parents = Set(themes.compactMap(\.extends))
    var laid: Set<Int> = []
    for guest in themes.indices {
      guard let host = hosts.palette(of: guest), !parents.contains(themes[host].name), !laid.contains(host),
        palettes.contains(themes[host].name) || hosts.isLiteral(host),
        Set(themes[host].paths).isDisjoint(with: themes[guest].paths)
      else { continue }
      take(guest, into: [host], naming: [])
      palettes.insert(themes[host].name)
      shared[themes[host].name] = Set(themes[host].paths)
      laid.insert(guest)
    }
    themes = themes.indices.filter { !laid.contains($0) }.map { themes[$0] }
    return !laid.isEmpty
  }

  /// Adds the tokens of a file to themes. What is a name in one of them is one in each.
  private mutating func take(_ part: Int, into hosts: [Int], naming names: Set<String>) {
    let (own, taken) = (words[themes[part].name] ?? [], themes[part])
    for host in hosts {
      var left = own
      themes[host].tokens += taken.tokens
      KeyedAliases.follow(&left, in: &themes[host].tokens)
      KeyedAliases.add(left.filter { names.contains($0.text) }, to: &themes[host].tokens)
      for axis in taken.axes where !themes[host].axes.contains(axis) { themes[host].axes.append(axis) }
    }
  }

  // MARK: - Parts

  private mutating func joinParts() {
    let hosts = hosts
    var parts: Set<Int> = []
    for index in themes.indices where hosts.leads(index) && mayBePart(index, of: hosts) {
      let found = hosts.found(of: index)
      guard isPart(index, of: found, in: hosts) else { continue }
      if let rivals = found.rivals {
        lose(rivals, of: index)
        continue
      }
      let taking = found.hosts.map(\.index).filter { !parts.contains($0) }
      // What one of them overrides is not known to be of this part, and what an earlier part brought may be what this one has.
      guard !taking.isEmpty, taking.allSatisfy({ Set(themes[$0].paths).isDisjoint(with: themes[index].paths) }) else {
        continue
      }
      take(index, into: taking, naming: found.names)
      parts.insert(index)
    }
    themes = themes.indices.filter { !parts.contains($0) }.map { themes[$0] }
  }

  /// Reports whether a file is not known to be no part before the themes are found that it names keys of, of which there may be many.
  private func mayBePart(_ index: Int, of hosts: KeyedHosts) -> Bool {
    let most = axes.reduce(1) { $0 * ($1.contexts.count + 1) }
    return isNamedPart(index) || hosts.isNeutral(index) || hosts.mostNear(of: index) <= most
      || hosts.allOwners(of: index) { shared[themes[$0].name]?.contains($1) == true }
  }

  /// Reports whether a file is a part of the themes that it names keys of, and no theme itself.
  private func isPart(_ index: Int, of found: KeyedHosts.Found, in hosts: KeyedHosts) -> Bool {
    guard !found.hosts.isEmpty else { return false }
    return isNamedPart(index) || hosts.areModes(found.hosts.map(\.index))
      || hosts.isNeutral(index) && found.hosts.count > 1
        && found.hosts.allSatisfy { $0.names == found.names && hosts.isLiteral($0.index) }
      || found.hosts.allSatisfy { $0.names.isSubset(of: shared[themes[$0.index].name] ?? []) }
  }

  private func isNamedPart(_ index: Int) -> Bool {
    let own = NameWords.of(themes[index].name)
    return PartWords.arePart(own) || own.contains(where: Self.parts.contains)
  }

  /// Makes the values undetermined that name keys of several files of which none counts before the others.
  private mutating func lose(_ rivals: KeyedHosts.Rivals, of index: Int) {
    let files = rivals.themes.map { themes[$0].place?.file ?? themes[$0].name }.sorted()
    func unknown(_ name: String, at place: Place) -> TokenValue {
      let reason =
        "“\(name)” is sought in \(NameList.text(files)), and nothing says which of them counts in each mode"
      return .undetermined(Undetermined(code: "conflicting-files", reason: reason, text: name, place: place))
    }
    for token in themes[index].tokens.indices {
      for place in themes[index].tokens[token].values.indices {
        let value = themes[index].tokens[token].values[place]
        var lost: String?
        value.value.forEachAlias { if rivals.names.contains($0) { lost = $0 } }
        if let lost { themes[index].tokens[token].values[place].value = unknown(lost, at: value.place) }
      }
    }
    let lost = (words[themes[index].name] ?? []).filter { rivals.names.contains($0.text) }
    KeyedAliases.add(lost, to: &themes[index].tokens) { unknown($0.text, at: $0.place) }
  }
}
