import ThemeModel

/// Views show colors of several sources on each other: a theme in code on a catalog's color, white on a theme's accent. Such a pair
/// has no theme that holds both, so that one side becomes a token of the other's themes, with the value that its own source gives it
/// in each mode. A raw color that only some themes use is the same in the others, where views show it as well.
struct GuestTokens {
  private let system: ThemeSystem
  private let resolver: ThemeResolver
  /// For each path, the themes that have it, themselves or by inheritance, as indices into the system.
  private let homes: [String: [Int]]
  /// Colors that are of no theme, but that code writes.
  private let written: Set<String>
  /// The themes of which views show a token, or all that users see.
  private let visible: [Int]
  private var resolved: [Int: ResolvedTheme] = [:]
  private var values: [Guest: [ConditionalValue]] = [:]
  private var names: [String: String] = [:]

  private struct Guest: Hashable {
    var path: String
    var host: Int
  }

  static func added(to given: ThemeSystem) -> ThemeSystem {
    let code = WrittenColorTokens(given)
    var system = code.system
    var homes = homes(in: system)
    var shared = GuestTokens(system: system, resolver: ThemeResolver(system), homes: homes, written: code.names)
    let added = shared.rawColors()
    for (theme, token) in added {
      system.themes[theme].tokens.append(token)
      homes[token.path, default: []].append(theme)
    }
    let homeless = system.sightings.indices.filter { index in
      let paths = tokens(of: system.sightings[index]).filter { homes[$0] != nil }
      guard let first = paths.first, paths.count > 1 else { return false }
      if paths.allSatisfy(code.names.contains) { return true }
      return !(homes[first] ?? []).contains { theme in paths.allSatisfy { homes[$0]?.contains(theme) == true } }
    }
    var result = given
    for (theme, token) in added { result.themes[theme].tokens.append(token) }
    guard !homeless.isEmpty else { return result }
    var guests = GuestTokens(system: system, resolver: ThemeResolver(system), homes: homes, written: code.names)
    result.sightings = system.sightings
    for index in homeless { guests.settle(&result.sightings[index]) }
    for (guest, values) in guests.values.sorted(by: { ($0.key.path, $0.key.host) < ($1.key.path, $1.key.host) }) {
      guard let name = guests.names[guest.path], let place = values.first?.place else { continue }
      result.standIns[name] = system.standIns[guest.path] ?? guest.path
      result.themes[guest.host].tokens.append(Token(path: name, tier: .semantic, values: values, place: place))
    }
    return result
  }

  private init(system: ThemeSystem, resolver: ThemeResolver, homes: [String: [Int]], written: Set<String>) {
    (self.system, self.resolver, self.homes, self.written) = (system, resolver, homes, written)
    let shown = Set(homes.filter { !written.contains($0.key) }.values.joined())
    visible = system.themes.indices.filter { index in
      let theme = system.themes[index]
      return shown.isEmpty ? !theme.isAbstract && !theme.paths.contains(where: written.contains) : shown.contains(index)
    }
  }

  /// Returns the raw colors that views show beside tokens of themes which do not use them, each for such a theme. A raw
  /// color is the same whatever theme is chosen, so that the pair is shown there too.
  private mutating func rawColors() -> [(theme: Int, token: Token)] {
    var added: [Guest: Token] = [:]
    let raw = rawPaths()
    guard !raw.isEmpty else { return [] }
    for sighting in system.sightings {
      let paths = Set(Self.tokens(of: sighting).filter { homes[$0] != nil && !written.contains($0) })
      let chosen = paths.subtracting(raw)
      guard let first = chosen.first, chosen.count < paths.count, let place = sighting.sites.first?.foreground
      else { continue }
      let hosts = homes(of: first).filter { theme in chosen.allSatisfy { homes(of: $0).contains(theme) } }
      for path in paths.intersection(raw) {
        for theme in hosts where !homes(of: path).contains(theme) && added[Guest(path: path, host: theme)] == nil {
          let values = value(of: path, in: theme, place)
          guard !values.contains(where: \.isUnknown), let own = values.first?.place else { continue }
          added[Guest(path: path, host: theme)] = Token(path: path, tier: .raw, values: values, place: own)
        }
      }
    }
    return added.sorted { ($0.key.path, $0.key.host) < ($1.key.path, $1.key.host) }.map { ($0.key.host, $0.value) }
  }

  /// The paths among those shown that are raw colors wherever they are tokens.
  private func rawPaths() -> Set<String> {
    var (raw, others): (Set<String>, Set<String>) = ([], [])
    for theme in Set(homes.values.joined()) {
      for token in system.themes[theme].tokens where homes[token.path] != nil {
        if token.tier == .raw { raw.insert(token.path) } else { others.insert(token.path) }
      }
    }
    return raw.subtracting(others)
  }

  private static func tokens(of sighting: Sighting) -> [String] {
    sighting.background == nil ? [] : sighting.tokens
  }

  private static func homes(in system: ThemeSystem) -> [String: [Int]] {
    let wanted = Set(system.sightings.flatMap(tokens))
    guard !wanted.isEmpty else { return [:] }
    let byName = Dictionary(system.themes.map { ($0.name, $0) }) { first, _ in first }
    var homes: [String: [Int]] = [:]
    for (index, theme) in system.themes.enumerated() where !theme.isAbstract {
      var paths: Set<String> = []
      var line: Set<String> = []
      var next: Theme? = theme
      while let current = next, line.insert(current.name).inserted {
        paths.formUnion(current.paths.filter(wanted.contains))
        next = current.extends.flatMap { byName[$0] }
      }
      for path in paths { homes[path, default: []].append(index) }
    }
    return homes
  }

  // MARK: - One sighting

  private mutating func settle(_ sighting: inout Sighting) {
    let paths = Self.tokens(of: sighting).filter { homes[$0] != nil }
    guard let place = sighting.sites.first?.foreground else { return }
    // Where one side has themes to choose from, the other comes to each of them. What could not be followed may be of any.
    let host = paths.filter { !written.contains($0) }.max { homes(of: $0).count < homes(of: $1).count }
    let hosts = host.map { homes(of: $0) } ?? visible
    for path in Set(paths) where !hosts.allSatisfy(homes(of: path).contains) {
      for theme in hosts where values[Guest(path: path, host: theme)] == nil {
        values[Guest(path: path, host: theme)] = value(of: path, in: theme, place)
      }
      names[path] = names[path] ?? name(path)
    }
    func settled(_ paint: Sighting.DrawnColor) -> Sighting.DrawnColor {
      guard let path = paint.token, let name = names[path], !hosts.allSatisfy(homes(of: path).contains) else {
        return paint
      }
      var result = paint
      result.color = .token(name)
      return result
    }
    sighting.foreground = settled(sighting.foreground)
    if case .layers(let layers) = sighting.ground { sighting.ground = .layers(layers.map(settled)) }
  }

  private func homes(of path: String) -> [Int] { homes[path] ?? [] }

  private func name(_ path: String) -> String {
    if written.contains(path) { return path }
    let themes = homes(of: path).map { system.themes[$0].name }
    return "\(path) of \(themes.count == 1 ? themes[0] : "another source")"
  }

  // MARK: - Values

  private mutating func value(of path: String, in host: Int, _ place: Place) -> [ConditionalValue] {
    let sources = homes(of: path).contains(host) ? [host] : homes(of: path)
    let found = sources.map { values(of: path, from: $0, in: system.themes[host]) }
    if let first = found.first, let first, found.allSatisfy({ $0.map(Self.colors) == Self.colors(first) }) {
      return first
    }
    let reason =
      written.contains(path)
      ? "\(path) has a value for each mode, and it is unknown in which of them \(system.themes[host].name) is shown"
      : sources.count > 1
        ? "\(path) is from another source, and it is unknown which of its \(sources.count) themes is shown with \(system.themes[host].name)"
        : "\(path) is from another source, where it has a value for each mode or state, of which \(system.themes[host].name) has none"
    return [
      ConditionalValue(
        value: .undetermined(Undetermined(code: "other-source", reason: reason, text: path, place: place)), place: place
      )
    ]
  }

  private static func colors(_ values: [ConditionalValue]) -> [TokenValue] { values.map(\.value) }

  /// The token's values along the host's axes; nil where the host leaves open which of them is shown.
  private mutating func values(of path: String, from index: Int, in host: Theme) -> [ConditionalValue]? {
    let theme = resolved[index] ?? resolver.resolve(index)
    resolved[index] = theme
    guard let token = theme.paths.firstIndex(of: path) else { return nil }
    let hosted = contexts(of: host)
    let shared = Set(hosted.keys)
    var found: [(when: Contexts, value: ConditionalValue)] = []
    for (position, variant) in theme.variants.enumerated() {
      guard let value = theme.value(of: token, in: position),
        let place = theme.chain(of: token, in: position).last?.place
      else { continue }
      let isShown = variant.choices.allSatisfy { choice in
        if let contexts = hosted[choice.axis] { return contexts.contains(choice.context) }
        if choice.axis == Axis.mode.name { return host.shownMode == nil || host.shownMode == choice.context }
        // Nothing tells in which state an object of the app is, and which brand is shown.
        guard Axis.ofDevice.contains(choice.axis) else { return true }
        return theme.axes.first { $0.name == choice.axis }?.defaultContext == choice.context
      }
      guard isShown else { continue }
      let when = Contexts(
        uniqueKeysWithValues: variant.choices.filter { shared.contains($0.axis) }.map { ($0.axis, $0.context) })
      found.append((when, ConditionalValue(when: when, value: Self.written(value, place), place: place)))
    }
    guard var first = found.first?.value else { return nil }
    let foreign = theme.axes.filter { Self.varies(theme, token, along: $0.name) }
    let unknown = unknown(path, foreign, hosted, first.place)
    if found.allSatisfy({ $0.value.value == first.value }) {
      first.when = [:]
      return [first] + unknown
    }
    // Two values for one context: it is another axis that decides.
    return Set(found.map(\.when)).count == found.count ? found.map(\.value) + unknown : nil
  }

  /// Whether another context on an axis alone gives a token another value.
  private static func varies(_ theme: ResolvedTheme, _ token: Int, along axis: String) -> Bool {
    var values: [[Variant.Choice]: ResolvedValue] = [:]
    for (position, variant) in theme.variants.enumerated() {
      guard let value = theme.value(of: token, in: position) else { continue }
      if values.updateValue(value, forKey: variant.choices.filter { $0.axis != axis }).map({ $0 != value }) == true {
        return true
      }
    }
    return false
  }

  /// On each axis in which a theme varies, its contexts.
  private func contexts(of host: Theme) -> [String: [String]] {
    let axes = system.axes(of: host)
    return Dictionary(axes.filter { host.axes.contains($0.name) }.map { ($0.name, $0.contexts) }) { first, _ in first }
  }

  /// In contexts that the source does not have, such as a mode of the host's own, it has no value.
  private func unknown(
    _ path: String, _ axes: [Axis], _ hosted: [String: [String]], _ place: Place
  ) -> [ConditionalValue] {
    axes.flatMap { axis in
      (hosted[axis.name] ?? []).filter { !axis.contexts.contains($0) }.map { context in
        let reason = "\(path) is of another source, which has no \(axis.name) \(context)"
        return ConditionalValue(
          when: [axis.name: context],
          value: .undetermined(Undetermined(code: "other-source", reason: reason, text: path, place: place)),
          place: place)
      }
    }
  }

  private static func written(_ value: ResolvedValue, _ place: Place) -> TokenValue {
    switch value {
    case .color(let color): .color(color)
    case .gradient(let stops): .gradient(stops.map { GradientStop(value: .color($0.color), position: $0.position) })
    case .placeholder(let placeholder): .placeholder(placeholder)
    case .undetermined(let undetermined): .undetermined(undetermined)
    case .composite:
      .undetermined(Undetermined(code: "type-mismatch", reason: "a shadow or a border is not a colour", place: place))
    }
  }
}

extension ConditionalValue {
  fileprivate var isUnknown: Bool { if case .undetermined = value { true } else { false } }
}
