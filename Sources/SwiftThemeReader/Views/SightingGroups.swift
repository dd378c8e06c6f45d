import ThemeModel

/// Joins equal sightings into one with several sites.
enum SightingGroups {
  private struct Key: Hashable {
    var foreground: Sighting.DrawnColor
    var ground: Sighting.Ground
    var element: Sighting.Element
    var contexts: [String: [String]]
    var themes: [String]
    var themePlaces: Set<Place>
    var source: Sighting.Source
    /// `nil` for a sighting that is proven.
    var assumption: String?
  }

  private struct Places: Hashable {
    var foreground: Place
    var background: Place?
    var lookupFiles: Set<String>
  }

  /// The sighting for one key, with the first of the sites that have the same two places.
  private struct Group {
    var sighting: Sighting
    var sites: [Places: (order: String, site: Sighting.Site)] = [:]

    init(_ sighting: Sighting) {
      self.sighting = sighting
      self.sighting.sites = []
    }

    mutating func add(_ site: Sighting.Site, byFile: Bool) {
      let places = Places(
        foreground: site.foreground, background: site.background, lookupFiles: byFile ? site.lookupFiles : [])
      guard let known = sites[places] else {
        sites[places] = (SightingGroups.order(site), site)
        return
      }
      let order = SightingGroups.order(site)
      if order < known.order { sites[places] = (order, site) }
    }

    var joined: Sighting {
      var result = sighting
      result.sites = sites.values.sorted { $0.order < $1.order }.map(\.site)
      return result
    }
  }

  /// - Parameter byFile: whether a place counts once for each file that looks the colors up
  static func joined(_ sightings: [Sighting], byFile: Bool = false) -> [Sighting] {
    var places: [Key: Int] = [:]
    var groups: [Group] = []
    // The number of threads decides in which order they come.
    let ordered = sightings.map { (order: order($0), sighting: $0) }.sorted { $0.order < $1.order }
    for one in ordered.map(\.sighting) {
      let key = Key(
        foreground: one.foreground, ground: one.ground, element: one.element, contexts: one.contexts,
        themes: one.themes, themePlaces: one.themePlaces, source: one.source, assumption: one.certainty.assumption)
      let place: Int
      if let known = places[key] {
        place = known
        groups[place].sighting.condition = joined(groups[place].sighting.condition, one.condition)
      } else {
        place = groups.count
        places[key] = place
        groups.append(Group(one))
      }
      for site in one.sites { groups[place].add(site, byFile: byFile) }
    }
    // A pair that is proven at a place is not also assumed there, and is not assumed twice.
    var told: [Key: Set<Place>] = [:]
    for (key, place) in places.sorted(by: { ($0.key.assumption ?? "", $0.value) < ($1.key.assumption ?? "", $1.value) })
    {
      var pair = key
      pair.assumption = nil
      let known = told[pair, default: []]
      groups[place].sites = groups[place].sites.filter { !known.contains($0.value.site.foreground) }
      told[pair, default: []].formUnion(groups[place].sites.values.map(\.site.foreground))
    }
    dropLessKnown(of: &groups)
    return groups.filter { !$0.sites.isEmpty }.map(\.joined).sorted(by: precedes)
  }

  /// Drops sites from sightings of a background alone where another sighting knows at the same site what is under it, with
  /// no less certainty: a view by itself, and the same view in its caller.
  private static func dropLessKnown(of groups: inout [Group]) {
    var deeper: [BothPlaces: [Int]] = [:]
    for (index, group) in groups.enumerated() {
      guard case .layers(let layers) = group.sighting.ground, layers.count > 1 else { continue }
      for site in group.sites.values { deeper[BothPlaces(site.site), default: []].append(index) }
    }
    guard !deeper.isEmpty else { return }
    for index in groups.indices {
      let sighting = groups[index].sighting
      groups[index].sites = groups[index].sites.filter { _, known in
        !deeper[BothPlaces(known.site), default: []].contains { groups[$0].sighting.knowsMore(than: sighting) }
      }
    }
  }

  /// The two places of a site.
  private struct BothPlaces: Hashable {
    var foreground: Place
    var background: Place?

    init(_ site: Sighting.Site) { (foreground, background) = (site.foreground, site.background) }
  }

  private static func joined(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return nil }
    guard first != second else { return first }
    if first.split(separator: "; ").contains(where: { $0 == second }) { return first }
    let both = [first, second].sorted().joined(separator: "; ")
    return both.utf8.count > 200 ? first : both
  }

  private static func order(_ one: Sighting) -> String {
    one.sites.map { order($0) }.joined() + " \(one.condition ?? "")"
  }

  private static func order(_ site: Sighting.Site) -> String {
    "\(site.foreground) \(site.background.map(\.description) ?? "") \(site.steps.map(\.description).joined()) \(site.view ?? "")"
  }

  private static func precedes(_ a: Sighting, _ b: Sighting) -> Bool {
    guard let first = a.sites.first, let second = b.sites.first else { return a.sites.count < b.sites.count }
    if first.foreground != second.foreground { return first.foreground < second.foreground }
    return words(a) < words(b)
  }

  private static func words(_ one: Sighting) -> String {
    "\(one.foreground) \(one.ground) \(one.element) \(one.contexts.sorted { $0.key < $1.key }) \(one.themes) \(one.themePlaces.sorted()) \(one.certainty) \(one.source)"
  }
}

extension Sighting {
  /// Whether it is the same pair as another sighting, with layers that the other one does not know, wherever that one holds.
  fileprivate func knowsMore(than other: Sighting) -> Bool {
    guard case .layers(let mine) = ground, case .layers(let theirs) = other.ground, mine.count > theirs.count,
      mine.suffix(theirs.count) == theirs[...]
    else { return false }
    return foreground == other.foreground && element == other.element && source == other.source
      && (contexts.isEmpty || contexts == other.contexts)
      && (themes.isEmpty || themes == other.themes && themePlaces == other.themePlaces)
      && (certainty == .proven || certainty == other.certainty)
  }
}
