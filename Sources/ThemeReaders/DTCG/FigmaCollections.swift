import ThemeModel

/// The modes of Figma's collections as contexts of axes.
///
/// Every collection with several modes is an axis, and the one with light and dark is called mode. Collections with the same
/// name or the same modes are one axis, such as copies of a library's; so are all that have only light and dark. Modes such as
/// `Acme light`, `Acme dark`, `Zephyr light` and `Zephyr dark` are two choices: Acme or Zephyr, and light or dark.
struct FigmaCollections {
  private(set) var axes: [Axis] = []
  /// For each collection with several modes, the contexts of each mode by its identifier.
  private var contexts: [String: [String: Contexts]] = [:]
  /// The axis of light and dark, and its two contexts.
  private var scheme: Scheme?

  private struct Scheme {
    var axis: String
    var light: String
    var dark: String

    func context(_ isDark: Bool) -> String { isDark ? dark : light }
  }

  private typealias Mode = FigmaExport.Mode

  init(_ collections: [FigmaExport.Collection]) {
    for collection in collections where collection.modes.count > 1 {
      let (modes, title, place) = (collection.modes, collection.title, collection.place)
      let chosen = collection.chosen.flatMap { id in modes.first { $0.id == id } } ?? modes[0]
      contexts[collection.id] =
        sides(modes) ?? brands(modes, title, chosen, place) ?? wider(modes) ?? axis(modes, title, chosen, place)
    }
  }

  /// Returns the contexts of a mode, and `nil` for a mode that the collection does not have.
  func contexts(of mode: String, in collection: String) -> Contexts? {
    guard let known = contexts[collection] else { return [:] }
    return known[mode]
  }

  /// Returns the contexts that the axis of a collection has from others, and that it has no mode for itself.
  func missing(in collection: String) -> [Contexts] {
    let own = contexts[collection, default: [:]].values
    guard let axis = own.first?.keys.first, own.allSatisfy({ $0.count == 1 && $0[axis] != nil }) else { return [] }
    let all = axes.first { $0.name == axis }?.contexts ?? []
    return all.filter { context in !own.contains { $0[axis] == context } }.map { [axis: $0] }
  }

  // MARK: - Light and dark

  /// Returns the contexts of a collection that has only light and dark, if another one has them already.
  private func sides(_ modes: [Mode]) -> [String: Contexts]? {
    let names = modes.map(\.name)
    guard let scheme, names.count == 2, let own = ContextNames.scheme(names) ?? Self.scheme(names) else { return nil }
    return Dictionary(modes.map { ($0.id, [scheme.axis: scheme.context($0.name == own.dark)]) }) { $1 }
  }

  /// Returns the contexts of a collection that has light, dark and further modes, if another one has the axis of light and dark.
  private mutating func wider(_ modes: [Mode]) -> [String: Contexts]? {
    guard let scheme, let own = Self.scheme(modes.map(\.name)),
      let place = axes.firstIndex(where: { $0.name == scheme.axis })
    else { return nil }
    // Of two modes that would be one context, such as a default beside light and dark, neither is a side.
    let contexts = modes.map { mode in
      mode.name == own.light || mode.name == own.dark ? scheme.context(mode.name == own.dark) : mode.name
    }
    guard Set(contexts).count == modes.count else { return nil }
    axes[place].contexts += contexts.filter { !axes[place].contexts.contains($0) }
    return Dictionary(zip(modes, contexts).map { ($0.id, [scheme.axis: $1]) }) { $1 }
  }

  /// Returns the names of the modes that are light and dark alone. A default beside dark is light.
  private static func scheme(_ names: [String]) -> (light: String, dark: String)? {
    let sides = names.filter { ContextNames.split($0, [.mode]).stem.isEmpty }
    if sides.count == 1, let dark = sides.first, ContextNames.split(dark, [.mode]).when[Axis.mode.name] == "dark",
      let plain = names.first(where: PlainWords.isLook)
    {
      return (plain, dark)
    }
    return ContextNames.scheme(sides)
  }

  /// Returns the contexts of modes that are light and dark of several brands.
  private mutating func brands(
    _ modes: [Mode], _ title: String, _ chosen: Mode, _ place: Place
  ) -> [String: Contexts]? {
    let parts = modes.map { FigmaCollections.side(of: $0.name) }
    let sides = Dictionary(grouping: parts) { $0.brand }.mapValues { Set($0.compactMap(\.isDark)) }
    guard sides.count > 1, sides.values.count(where: { $0.count == 2 }) > 1,
      Set(parts.map { [$0.brand, $0.isDark.map { $0 ? "dark" : "light" } ?? ""] }).count == parts.count
    else { return nil }
    let scheme = scheme ?? newScheme(place)
    var brands: [String] = []
    for part in parts where !brands.contains(part.brand) { brands.append(part.brand) }
    let name = add(brands, named: title, first: FigmaCollections.side(of: chosen.name).brand, place)
    return Dictionary(
      zip(modes, parts).map { mode, part in
        var when = [name: part.brand]
        if let isDark = part.isDark { when[scheme.axis] = scheme.context(isDark) }
        return (mode.id, when)
      }
    ) { $1 }
  }

  private mutating func newScheme(_ place: Place) -> Scheme {
    let new = Scheme(axis: Axis.mode.name, light: "light", dark: "dark")
    axes.append(Axis(name: new.axis, contexts: [new.light, new.dark], defaultContext: new.light, place: place))
    scheme = new
    return new
  }

  /// The name of a mode without the word for light or dark: `Acme` of `Acme light`. What has no other word is standard.
  private static func side(of name: String) -> (brand: String, isDark: Bool?) {
    var words = name.split(whereSeparator: { " -_/".contains($0) }).map(String.init)
    guard let place = words.firstIndex(where: { ["light", "dark"].contains($0.lowercased()) }) else {
      return (name, nil)
    }
    let isDark = words[place].lowercased() == "dark"
    words.remove(at: place)
    return (words.isEmpty ? "standard" : words.joined(separator: " "), isDark)
  }

  // MARK: - Axes

  private mutating func axis(
    _ modes: [Mode], _ title: String, _ chosen: Mode, _ place: Place
  ) -> [String: Contexts] {
    let names = modes.map(\.name)
    let isMode =
      names.contains { NameWords.of($0).contains("dark") } && !axes.contains { $0.name == Axis.mode.name }
    let light = names.first { NameWords.of($0).contains("light") }
    let known = axes.count
    let name = add(
      names, named: isMode ? Axis.mode.name : title, knownAs: title, first: (isMode ? light : nil) ?? chosen.name, place
    )
    if axes.count > known, let own = ContextNames.scheme(names) ?? Self.scheme(names) {
      scheme = Scheme(axis: name, light: own.light, dark: own.dark)
    }
    return Dictionary(modes.map { ($0.id, [name: $0.name]) }) { $1 }
  }

  /// Adds an axis, or contexts to the known axis of the same name or the same contexts, and returns its name.
  private mutating func add(
    _ contexts: [String], named name: String, knownAs title: String? = nil, first: String, _ place: Place
  ) -> String {
    let known = axes.firstIndex { $0.name == title ?? name || Set($0.contexts) == Set(contexts) }
    guard let known else {
      axes.append(Axis(name: name, contexts: contexts, defaultContext: first, place: place))
      return name
    }
    axes[known].contexts += contexts.filter { !axes[known].contexts.contains($0) }
    return axes[known].name
  }
}
