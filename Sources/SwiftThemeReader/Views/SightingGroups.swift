import ThemeModel

/// Sightings that say the same become one with several sites.
enum SightingGroups {
  private struct Key: Hashable {
    var foreground: Sighting.Paint
    var ground: Sighting.Ground
    var element: Sighting.Element
    var contexts: [String: [String]]
    var source: Sighting.Source
    var isProven: Bool
  }

  static func joined(_ sightings: [Sighting]) -> [Sighting] {
    var groups: [Key: Sighting] = [:]
    for one in sightings {
      let key = Key(
        foreground: one.foreground, ground: one.ground, element: one.element, contexts: one.contexts,
        source: one.source,
        isProven: one.certainty == .proven)
      guard var known = groups[key] else {
        groups[key] = one
        continue
      }
      known.sites += one.sites
      known.condition = joined(known.condition, one.condition)
      if let mine = known.certainty.assumption, let other = one.certainty.assumption {
        known.certainty = .likely(min(mine, other))
      }
      groups[key] = known
    }
    // What is proven at one place need not be assumed at another.
    let all = groups.filter { key, _ in
      guard !key.isProven else { return true }
      var proven = key
      proven.isProven = true
      return groups[proven] == nil
    }
    return all.values.map(sorted).sorted(by: precedes)
  }

  private static func joined(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return nil }
    if first == second || first.split(separator: "; ").contains(where: { $0 == second }) { return first }
    let both = [first, second].sorted().joined(separator: "; ")
    return both.utf8.count > 200 ? first : both
  }

  private static func sorted(_ sighting: Sighting) -> Sighting {
    var result = sighting
    var seen: Set<[Place?]> = []
    result.sites = sighting.sites.sorted { order($0) < order($1) }.filter {
      seen.insert([$0.foreground, $0.background]).inserted
    }
    return result
  }

  private static func order(_ site: Sighting.Site) -> String {
    "\(site.foreground) \(site.background.map(\.description) ?? "") \(site.steps.map(\.description).joined())"
  }

  private static func precedes(_ a: Sighting, _ b: Sighting) -> Bool {
    guard let first = a.sites.first, let second = b.sites.first else { return a.sites.count < b.sites.count }
    if first.foreground != second.foreground { return first.foreground < second.foreground }
    return words(a) < words(b)
  }

  private static func words(_ one: Sighting) -> String {
    "\(one.foreground) \(one.ground) \(one.element) \(one.contexts.sorted { $0.key < $1.key }) \(one.certainty) \(one.source)"
  }
}
