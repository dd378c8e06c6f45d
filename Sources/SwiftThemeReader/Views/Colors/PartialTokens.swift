import ThemeModel

/// The tokens that some themes of a system have and others lack: `special: nil`.
struct PartialTokens: Sendable {
  /// A theme, whose name another system may have too.
  struct ID: Hashable, Sendable {
    var name: String
    var place: Place?
  }

  private struct Themes {
    var having: Set<ID> = []
    var lacking: Set<ID> = []
  }

  private var themes: [String: Themes] = [:]
  /// How the keys of themes begin.
  static let themePrefix = "\u{1F}theme "
  /// The keys of themes by the places of their declarations.
  private var keys: [Place: [String]] = [:]

  /// The number of the system of which each such key is.
  private var groups: [String: Int] = [:]

  init(_ systems: [ThemeSystem]) {
    for system in systems where system.themes.count > 1 { add(system) }
    declared = systems.flatMap(Self.shown)
    for (number, system) in systems.enumerated() {
      for (place, theme) in system.themes.compactMap({ theme in theme.place.map { ($0, theme.name) } }) {
        let key = "\(Self.themePrefix)\(number) \(theme)"
        keys[place, default: []].append(key)
        groups[key] = number
        if system.themes.count > 1 { themes[key] = Themes(having: [ID(name: theme, place: place)]) }
      }
    }
  }

  /// Returns the key of the one theme that is declared at a place.
  func key(ofThemeAt place: Place) -> String? {
    guard let found = keys[place], found.count == 1 else { return nil }
    return found[0]
  }

  /// Whether there are themes that code can name and of which others are not meant.
  var tellsThemes: Bool { groups.keys.contains { themes[$0] != nil } }

  /// Returns the keys of all themes of the system of one of them.
  func keys(besides key: String) -> Set<String> {
    guard let group = groups[key] else { return [key] }
    return Set(groups.lazy.filter { $0.value == group }.map(\.key))
  }

  private static let separator: Character = "\u{1E}"

  /// Returns the key of the presence of one of several themes, whichever of them it is.
  static func key(ofOneOf keys: Set<String>) -> String { keys.sorted().joined(separator: String(separator)) }

  /// Returns the keys that are joined in one.
  static func keys(in joined: String) -> Set<String> { Set(joined.split(separator: separator).map(String.init)) }

  private func themes(at joined: String) -> Themes? {
    if let known = themes[joined] { return known }
    guard joined.contains(Self.separator) else { return nil }
    let all = Self.keys(in: joined).compactMap { themes[$0] }
    return all.isEmpty ? nil : all.reduce(into: Themes()) { $0.having.formUnion($1.having) }
  }

  /// The themes of which it is known where they are declared.
  private(set) var declared: [ID] = []

  /// Adds themes that are of one of several systems, under a key that no token has.
  mutating func add(_ key: String, of system: ThemeSystem) {
    themes[key] = Themes(having: Set(Self.shown(system)))
  }

  private static func shown(_ system: ThemeSystem) -> [ID] {
    system.themes.filter { !$0.isAbstract }.map { ID(name: $0.name, place: $0.place) }
  }

  private mutating func add(_ system: ThemeSystem) {
    let parents = Dictionary(system.themes.map { ($0.name, $0.extends) }) { first, _ in first }
    let own = Dictionary(
      system.themes.map { theme in (theme.name, theme.tokens.map { (path: $0.path, isThere: !$0.isNil) }) }
    ) { first, _ in first }
    let shown = Set(Self.shown(system))
    var having: [String: Set<ID>] = [:]
    for theme in shown {
      // What a theme says of a color hides what it would inherit.
      var (here, passed, said): (String?, Set<String>, Set<String>) = (theme.name, [], [])
      while let one = here, passed.insert(one).inserted {
        for token in own[one] ?? [] where said.insert(token.path).inserted {
          having[token.path, default: []].formUnion(token.isThere ? [theme] : [])
        }
        here = parents[one] ?? nil
      }
    }
    for (path, names) in having where names.count < shown.count {
      themes[path, default: Themes()].having.formUnion(names)
      themes[path, default: Themes()].lacking.formUnion(shown.subtracting(names))
    }
  }

  /// Returns the one theme of which it is the key; `nil` for the key of one of several.
  func theme(at key: String) -> ID? {
    guard let found = themes[key]?.having, found.count == 1 else { return nil }
    return found.first
  }

  func contains(_ path: String) -> Bool { themes(at: path) != nil }

  /// Returns the themes that have some tokens and lack others, by path; `nil` where every theme does.
  func themes(where presences: [String: Bool]) -> [ID]? {
    let allowed = presences.compactMap { path, isThere in themes(at: path).map { isThere ? $0.having : $0.lacking } }
    return allowed.first.map { first in
      allowed.dropFirst().reduce(first) { $0.intersection($1) }.sorted { $0.name < $1.name }
    }
  }
}
