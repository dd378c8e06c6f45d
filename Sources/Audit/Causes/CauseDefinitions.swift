import ColorScience
import ThemeModel
import Threads

/// Finds where a cause's color is written: one definition per place and color, the one with the most failing pairs first.
struct CauseDefinitions: Sendable {
  /// A definition in numbers: of a thousand themes there are many.
  struct Spot: Sendable {
    /// The first of its sites.
    var site: Int32
    /// The themes of its other sites, which are few where each theme has a file of its own.
    var others: [Int32]
  }

  let audits: AuditedThemes
  let table: FailureTable

  /// A definition whose failing pairs are still being counted.
  private struct Found {
    var spot: Spot
    var count: Int32 = 0
    /// The worst of its failing pairs.
    var worst: Ranked
  }

  /// A failing pair of the table, ordered by how bad it is. Of equally bad pairs, the earlier one is worse.
  private struct Ranked: Comparable {
    var share: Double
    var member: Int32

    static func < (a: Ranked, b: Ranked) -> Bool {
      a.share != b.share ? a.share < b.share : a.member < b.member
    }
  }

  /// Of a cause's failing pairs, which are walked in the report's order: so what belongs to a theme is met together.
  func definitions(of cause: CauseFinder.Cause) -> [Spot] {
    var definitions: [Found] = []
    // The definition of each site of the cause's name; below 0 until the site is met.
    var known = Array(repeating: Int32(-1), count: Int(table.siteCounts[cause.number / 2]))
    var contents = ContentIndex(capacity: known.count)
    for member in cause.members {
      let pair = table.pairs[Int(member)]
      let site = pair.side(of: cause.number).site
      guard site >= 0 else { continue }
      let place = Int(table.sites[Int(site)].place)
      let ranked = Ranked(share: pair.share, member: member)
      if known[place] < 0 { known[place] = definition(at: site, ranked, &definitions, &contents) }
      let index = Int(known[place])
      definitions[index].count += 1
      if ranked < definitions[index].worst { definitions[index].worst = ranked }
    }
    let order = definitions.indices.sorted { a, b in
      definitions[a].count != definitions[b].count
        ? definitions[a].count > definitions[b].count : definitions[a].worst < definitions[b].worst
    }
    return order.map { definitions[$0].spot }
  }

  /// Returns the definitions of several causes without fixes, of each cause in the order of its spots. Each theme is read once,
  /// since what is large of it may be outside of memory.
  func reports(of causes: [[Spot]], workers: Int) -> [[CauseReport.Definition]] {
    var found = causes.map { Array(repeating: CauseReport.Definition?.none, count: $0.count) }
    var ofAudit: [[(cause: Int32, index: Int32)]] = Array(repeating: [], count: audits.count)
    for (cause, spots) in causes.enumerated() {
      for (index, spot) in spots.enumerated() {
        ofAudit[Int(table.sites[Int(spot.site)].audit)].append((Int32(cause), Int32(index)))
      }
    }
    // Nearly all definitions are of one theme: one list of one name serves all of those.
    let alone = audits.map { [$0.name] }
    for first in stride(from: 0, to: audits.count, by: Self.themesAtOnce) {
      let places = Array(ofAudit[first..<min(first + Self.themesAtOnce, audits.count)])
      let made = Parallel.map(places.count, workers: workers) { index in
        places[index].isEmpty
          ? []
          : reports(of: places[index].map { causes[Int($0.cause)][Int($0.index)] }, in: audits[first + index], alone)
      }
      for (places, made) in zip(places, made) {
        for (place, definition) in zip(places, made) { found[Int(place.cause)][Int(place.index)] = definition }
      }
    }
    // One cause after the other: there can be very many definitions.
    return causes.indices.map { cause in
      defer { found[cause] = [] }
      return found[cause].compactMap { $0 }
    }
  }

  /// What is made of so many themes is in its place before the next are read.
  private static let themesAtOnce = 64

  private func reports(of spots: [Spot], in audit: ThemeAudit, _ alone: [[String]]) -> [CauseReport.Definition?] {
    spots.map { spot in
      let site = table.sites[Int(spot.site)]
      // Every site has a color.
      guard case .color(let color) = audit.values[Int(site.value)] else { return nil }
      let themes = ([site.audit] + spot.others).sorted()
      return CauseReport.Definition(
        color: color, place: audit.links.place(ofLink: Int(site.link)),
        themes: themes.count == 1 ? alone[Int(site.audit)] : themes.map { alone[Int($0)][0] }, isFixSought: false)
    }
  }

  private func definition(
    at site: Int32, _ member: Ranked, _ definitions: inout [Found], _ contents: inout ContentIndex
  ) -> Int32 {
    let here = table.sites[Int(site)]
    let known = contents.index(of: here.hash, new: Int32(definitions.count)) { known in
      let there = table.sites[Int(definitions[Int(known)].spot.site)]
      return color(of: there) == color(of: here) && place(of: there) == place(of: here)
    }
    if Int(known) == definitions.count {
      definitions.append(Found(spot: Spot(site: site, others: []), worst: member))
    } else if table.sites[Int(definitions[Int(known)].spot.site)].audit != here.audit,
      !definitions[Int(known)].spot.others.contains(here.audit)
    {
      definitions[Int(known)].spot.others.append(here.audit)
    }
    return known
  }

  /// Every site has a color; `nil` is only for the compiler.
  private func color(of site: FailureTable.Site) -> Color? {
    guard case .color(let color) = audits[Int(site.audit)].values[Int(site.value)] else { return nil }
    return color
  }

  private func place(of site: FailureTable.Site) -> Place {
    audits[Int(site.audit)].links.place(ofLink: Int(site.link))
  }
}

/// A hash table that finds numbered items by their content.
private struct ContentIndex {
  private var slots: [(hash: Int, index: Int32)]
  private let mask: Int

  /// `capacity` is the largest number of items.
  init(capacity: Int) {
    let room = 1 << (Int.bitWidth - max(capacity * 2 - 1, 15).leadingZeroBitCount)
    slots = Array(repeating: (0, -1), count: room)
    mask = room - 1
  }

  /// Returns the item with this hash for which `isSame` is true. Otherwise adds `new` and returns it.
  mutating func index(of hash: Int, new: Int32, isSame: (Int32) -> Bool) -> Int32 {
    var slot = hash & mask
    while slots[slot].index >= 0 {
      if slots[slot].hash == hash, isSame(slots[slot].index) { return slots[slot].index }
      slot = (slot + 1) & mask
    }
    slots[slot] = (hash, new)
    return new
  }
}
