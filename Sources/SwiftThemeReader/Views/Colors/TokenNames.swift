import ColorScience
import ThemeModel

/// Finds the token's path for a color as code writes it: `theme.colors.text`, `Color("Brand/Text")`, `.brandText`.
struct TokenNames: Sendable {
  private struct Entry: Sendable {
    var path: String
    var segments: [String]
  }

  /// The tokens by the last segment of their paths, without case and punctuation.
  private let byLast: [String: [Entry]]
  /// The lines on which each token is declared or gets a value, by path and file.
  private let lines: [String: [String: Set<Int>]]

  /// The same lines, by file.
  private let declaringLines: [String: Set<Int>]

  /// The folders of the asset catalogs that have each token.
  private let catalogs: [String: [String]]

  /// The tokens that one theme alone has, by the file and the line of their first value.
  private let written: [String: [Int: [WrittenToken]]]

  /// The tokens with a number after their names, by file.
  private let numbered: [String: [String]]

  /// The tokens that more than one theme or context gives a value.
  private let varying: Set<String>
  private let themes: Set<String>
  private let all: [ThemeSystem]

  /// The tokens that only some themes have.
  let partial: PartialTokens

  /// The systems of the code where several have tokens of one name: which of them is meant, the types tell.
  let systems: [SystemTokens]

  /// The tokens that are not known to be opaque in every theme.
  let translucent: Set<String>

  /// The tokens that are clear wherever they have a value.
  let clear: Set<String>

  /// The tokens that differ between modes.
  private let modal: Set<String>

  /// The names of the axes along which the themes vary.
  let axes: Set<String>

  /// The releases in which the themes vary: each is in use until the next one.
  private let releases: [(release: SystemRelease, context: String)]

  /// The name of the catalog's color that is the app's accent color.
  private let accentName: String?

  init(_ systems: [ThemeSystem], accent: String? = nil) {
    accentName = accent
    all = systems
    axes = Set(systems.flatMap(\.axes).map(\.name))
    let contexts = Set(systems.flatMap(\.axes).filter { $0.name == Axis.release }.flatMap(\.contexts))
    releases = contexts.compactMap { name in SystemRelease(named: name).map { ($0, name) } }
      .sorted { $0 < $1 }
    var valued: [String: Int] = [:]
    for token in systems.flatMap(\.themes).flatMap(\.tokens) { valued[token.path, default: 0] += token.values.count }
    varying = Set(valued.filter { $0.value > 1 }.keys)
    themes = Set(systems.flatMap(\.themes).map { Self.plain($0.name) })
    var entries: [String: [Entry]] = [:]
    var lines: [String: [String: Set<Int>]] = [:]
    var seen: Set<String> = []
    for theme in systems.flatMap(\.themes) {
      for token in theme.tokens {
        lines[token.path, default: [:]][token.place.file, default: []].insert(token.place.line)
        for value in token.values {
          lines[token.path, default: [:]][value.place.file, default: []].insert(value.place.line)
        }
        guard seen.insert(token.path).inserted else { continue }
        let segments = token.path.split { $0 == "." || $0 == "/" }.map { Self.plain(String($0)) }
        guard let last = segments.last else { continue }
        entries[last, default: []].append(Entry(path: token.path, segments: segments))
      }
    }
    self.systems = SystemTokens.sharing(systems)
    var partial = PartialTokens(systems)
    for system in self.systems { partial.add(system.key, of: system.system) }
    self.partial = partial
    translucent = Self.translucent(systems.flatMap(\.themes))
    clear = Self.clear(systems.flatMap(\.themes))
    modal = Self.modal(systems)
    byLast = entries
    self.lines = lines
    declaringLines = lines.values.reduce(into: [:]) { all, files in
      for (file, lines) in files { all[file, default: []].formUnion(lines) }
    }
    catalogs = lines.mapValues { Self.folders(ofCatalogs: $0.keys) }.filter { !$0.value.isEmpty }
    numbered = Self.numbered(lines)
    written = WrittenToken.all(in: systems)
  }

  private static func translucent(_ themes: [Theme]) -> Set<String> {
    var found: Set<String> = []
    var users: [String: [String]] = [:]
    for token in themes.flatMap(\.tokens) {
      for value in token.values.map(\.value) {
        switch value {
        case .color(let color): if color.alpha < 1 { found.insert(token.path) }
        case .alias(let path): users[path, default: []].append(token.path)
        case .adjusted, .gradient, .composite, .placeholder, .undetermined: found.insert(token.path)
        }
      }
    }
    return spread(found, over: users)
  }

  private static func clear(_ themes: [Theme]) -> Set<String> {
    var visible: Set<String> = []
    var users: [String: [String]] = [:]
    let tokens = themes.flatMap(\.tokens)
    for token in tokens {
      for value in token.values.map(\.value) {
        switch value {
        case .color(let color): if color.alpha > 0 { visible.insert(token.path) }
        case .alias(let path): users[path, default: []].append(token.path)
        case .adjusted, .gradient, .composite, .placeholder, .undetermined: visible.insert(token.path)
        }
      }
    }
    let all = Set(tokens.lazy.filter { !$0.values.isEmpty }.map(\.path))
    return all.subtracting(spread(visible.union(users.keys.filter { !all.contains($0) }), over: users))
  }

  /// Returns the tokens that differ between light and dark mode, as far as the themes and the contexts are called so that some may be
  /// modes.
  private static func modal(_ systems: [ThemeSystem]) -> Set<String> {
    let names = systems.flatMap { $0.themes.map(\.name) + $0.axes.flatMap(\.contexts) }
    guard names.contains(where: ModeWords.speaksOfMode) else { return [] }
    var first: [String: TokenValue] = [:]
    var found: Set<String> = []
    var users: [String: [String]] = [:]
    for token in systems.flatMap(\.themes).flatMap(\.tokens) {
      for value in token.values.map(\.value) {
        if first[token.path, default: value] != value { found.insert(token.path) }
        first[token.path] = first[token.path] ?? value
        var part = value
        while case .adjusted(let inner, _) = part { part = inner }
        switch part {
        case .color, .adjusted: break
        case .alias(let path): users[path, default: []].append(token.path)
        case .gradient, .composite, .placeholder, .undetermined: found.insert(token.path)
        }
      }
    }
    return spread(found, over: users)
  }

  /// Returns tokens with those that get their values from them.
  private static func spread(_ first: Set<String>, over users: [String: [String]]) -> Set<String> {
    var found = first
    var open = Array(first)
    while let path = open.popLast() {
      for user in users[path] ?? [] where found.insert(user).inserted { open.append(user) }
    }
    return found
  }

  private static func numbered(_ lines: [String: [String: Set<Int>]]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for path in lines.keys.sorted() {
      guard let space = path.lastIndex(of: " "), Int(path[path.index(after: space)...]) != nil else { continue }
      for file in lines[path, default: [:]].keys { found[file, default: []].append(path) }
    }
    return found
  }

  var isEmpty: Bool { byLast.isEmpty }

  /// Returns the contexts of devices with some releases; `nil` where the themes do not vary by release.
  func contexts(of range: Range<SystemRelease>) -> [String]? {
    guard !releases.isEmpty else { return nil }
    return releases.indices.filter { index in
      let end = index + 1 < releases.count ? releases[index + 1].release : .never
      return range.overlaps(releases[index].release..<end)
    }.map { releases[$0].context }
  }

  /// Whether data files alone declare a token.
  func isOfDataFiles(_ path: String) -> Bool {
    guard let files = lines[path]?.keys, !files.isEmpty else { return false }
    return files.allSatisfy { file in
      !file.hasSuffix("Contents.json") && [".json", ".json5", ".yaml", ".yml"].contains { file.hasSuffix($0) }
    }
  }

  func varies(_ path: String) -> Bool { varying.contains(path) }

  /// Returns a token's color in a theme that says it in one word, the same for all contexts.
  func plainColor(of path: String, in theme: PartialTokens.ID) -> Color? {
    let themes = all.flatMap(\.themes).filter { $0.name == theme.name && $0.place == theme.place }
    guard themes.count == 1, let values = themes[0].tokens.first(where: { $0.path == path })?.values,
      values.count == 1, values[0].when.isEmpty, case .color(let color) = values[0].value
    else { return nil }
    return color
  }

  /// Returns an ink with what its tokens are in the one theme that the code names for them.
  func withOwnColors(_ ink: Ink) -> Ink {
    ink.mapped {
      guard $0.ofItsTheme == nil, case .theme(let key, _)? = $0.holder, case .token(let path) = $0.shade,
        let theme = partial.theme(at: key)
      else { return }
      $0.ofItsTheme = plainColor(of: path, in: theme).map { Ink.OwnColor(color: $0, theme: theme.name) }
    }
  }

  /// Returns whether a color may differ between light and dark mode.
  func differsByMode(_ one: Ink.Alternative) -> Bool {
    func differs(_ shade: Ink.Shade) -> Bool {
      switch shade {
      case .token(let path): modal.contains(path)
      case .fixed, .clear, .unset: false
      case .adapting, .system, .unread, .veiled, .unknown: true
      }
    }
    return one.facts.mode != nil || differs(one.shade) || one.below.contains { differs($0.shade) }
  }

  /// Returns whether a theme is called so: `dark`, or `dark` of `DarkTheme`.
  func isTheme(_ name: String) -> Bool {
    let plain = Self.plain(name)
    return themes.contains(plain) || themes.contains(plain + "theme") || themes.contains("theme" + plain)
  }

  /// The files that declare tokens.
  var files: Set<String> {
    Set(lines.values.flatMap(\.keys))
  }

  /// Returns whether Swift code gives the token its values.
  func isOfCode(_ path: String) -> Bool {
    lines[path]?.keys.contains { $0.hasSuffix(".swift") } == true
  }

  /// Returns the folders that contain the asset catalogs of which the token is a color, with a slash at the end; none for other tokens.
  func catalogFolders(of path: String) -> [String] { catalogs[path] ?? [] }

  private static func folders(ofCatalogs files: some Sequence<String>) -> [String] {
    files.compactMap { file in
      let folders = file.split(separator: "/", omittingEmptySubsequences: false)
      guard let catalog = folders.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
      return folders[..<catalog].map { $0 + "/" }.joined()
    }
  }

  /// Returns the tokens whose names end in the name of a member.
  func paths(ofMember name: String) -> [String] {
    byLast[Self.plain(name)]?.map(\.path) ?? []
  }

  /// Returns the token at a place that has a number after its name, because others have the same: `Color.text 2`.
  func numbered(_ chain: [String], declaredAt place: Place) -> String? {
    let name = chain.filter { !$0.isEmpty }.joined(separator: ".") + " "
    return numbered[place.file]?.first { path in
      path.hasPrefix(name) && lines[path]?[place.file]?.contains(place.line) == true
    }
  }

  /// Returns the token of one theme whose only value is a color that an expression writes; `nil` where several are.
  func token(writtenAt span: Span, as ink: Ink.Alternative, in table: DeclarationTable) -> String? {
    guard !written.isEmpty else { return nil }
    let start = table.place(span)
    guard let tokens = written[start.file]?[start.line] else { return nil }
    let end = table.place(Span(file: span.file, start: span.end, end: span.end))
    let here = tokens.filter { $0.lies(from: start, to: end) }
    let found = here.filter { $0.is(ink) }
    guard found.count == 1 else { return nil }
    // A name for one of the system's colors says more than the system's.
    let users = here.filter { $0.isAlias(of: found[0].path) }
    return users.count == 1 ? users[0].path : found[0].path
  }

  func isDeclared(_ path: String, at span: Span, in table: DeclarationTable) -> Bool {
    let (start, end) = (table.place(span), table.place(Span(file: span.file, start: span.end, end: span.end)))
    return isDeclared(path, in: start.file, from: start.line, to: end.line)
  }

  /// Returns whether some token is declared in the line of a place, or gets a value there.
  func declares(at place: Place) -> Bool { declaringLines[place.file]?.contains(place.line) == true }

  /// Returns whether the token is declared within these lines.
  func isDeclared(_ path: String, in file: String, from first: Int, to last: Int) -> Bool {
    lines[path]?[file]?.contains { $0 >= first && $0 <= last } == true
  }

  /// Returns the token that a chain of members means; `nil` when none or several match.
  ///
  /// - Parameter isRooted: whether it begins with a name or a type, and not with the color's own type, as `.text` does
  func token(_ chain: [String], isRooted: Bool = true) -> String? {
    let plain = chain.map(Self.plain)
    guard let last = plain.last else { return nil }
    var best: (entries: [Entry], length: Int) = ([], 0)
    for entry in byLast[last] ?? [] {
      let length = zip(entry.segments.reversed(), plain.reversed()).prefix { $0 == $1 }.count
      guard fits(entry, chain: plain, length: length, isRooted: isRooted) else { continue }
      if length > best.length {
        best = ([entry], length)
      } else if length == best.length {
        best.entries.append(entry)
      }
    }
    if best.entries.count == 1 { return best.entries[0].path }
    let whole = best.entries.filter { $0.segments.count == best.length }
    if whole.count == 1 { return whole[0].path }
    let exact = best.entries.filter { $0.path.hasSuffix(chain.last ?? "") }
    return exact.count == 1 ? exact[0].path : nil
  }

  /// The app's accent color.
  var accent: String? { accentName.flatMap(token(named:)) }

  /// Returns the token of this name in an asset catalog.
  func token(named name: String) -> String? {
    token(name.split { $0 == "/" || $0 == "." }.map(String.init), isRooted: false)
  }

  private func fits(_ entry: Entry, chain: [String], length: Int, isRooted: Bool) -> Bool {
    let rest = chain.dropLast(length)
    let unsaid = entry.segments.dropLast(length)
    // The part of the path that the code leaves out has to lead to a palette.
    // So does the part of the code that the path does not contain.
    guard unsaid.allSatisfy(Self.leadsToColors) else { return false }
    guard let holder = rest.last else { return !isRooted || length > 1 }
    // `colorLabel.textColor` is a member of a view, not of a palette.
    let isOfView = ["label", "view", "button", "cell", "field", "bar", "layer"].contains { holder.hasSuffix($0) }
    guard !isOfView, let nearest = rest.last(where: { !Self.selections.contains($0) }) else { return false }
    // In `theme.emptyStyle.button`, it is unknown what the style calls `button`.
    return Self.leadsToColors(nearest)
  }

  /// Names that select one of several palettes and are not palettes themselves: `theme.current.text`.
  private static let selections: Set = [
    "current", "shared", "default", "main", "active", "instance", "standard", "value", "selected", "wrappedvalue",
    "semantic",
    "light", "dark", "resolved",
  ]

  /// Returns whether a name suggests a container of tokens: `theme`, `colors`, `currentPalette`.
  static func leadsToColors(_ plain: String) -> Bool {
    ["theme", "color", "colour", "palette", "token", "skin", "brand", "asset", "designsystem"].contains {
      TextSearch.contains(plain, $0)
    }
  }

  static func plain(_ name: String) -> String {
    // Asked of each name in code: most are ASCII, for which no table of Unicode is needed.
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      let kept = name.utf8.lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }.filter {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0)
      }
      return String(decoding: Array(kept), as: UTF8.self)
    }
    return name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
