import ColorScience
import ThemeModel

/// Finds where a cause's color is written: one definition per place and color, the one with the most failing pairs first.
struct CauseDefinitions {
  struct Definition {
    var color: Color
    var place: Place
    /// The themes whose failing pairs come from this definition, as sorted indices.
    var audits: [Int]
  }

  /// The same in numbers: of a thousand themes there are many.
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

  /// The colors first, and the links after them: each lies in another theme's memory, and a processor fetches the next ones
  /// while it waits for one as long as nothing else is done between.
  func written(_ spots: some Collection<Spot>) -> [Definition] {
    let spots = Array(spots)
    let sites = spots.map { table.sites[Int($0.site)] }
    let colors = sites.map(color)
    let links = sites.map { audits[Int($0.audit)].links.links[Int($0.link)] }
    return spots.indices.compactMap { index in
      guard let color = colors[index] else { return nil }
      let audit = Int(sites[index].audit)
      var definition = Definition(
        color: color, place: audits[audit].links.place(of: links[index]),
        audits: [audit] + spots[index].others.map(Int.init))
      if definition.audits.count > 1 { definition.audits.sort() }
      return definition
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
