import ColorScience
import ThemeModel

/// Where a cause's colour is written: one definition a place and colour, with most failing pairs first.
struct CauseDefinitions {
  struct Definition {
    var color: Color
    var place: Place
    /// Themes whose failing pairs come from here, as indices.
    var audits: [Int]
    /// How many failing pairs come from here.
    var count: Int
    /// The worst of them.
    var members: [FailingPair] = []
    /// The worst of the first theme.
    var ofFirstTheme: FailingPair?
  }

  let audits: [ThemeAudit]
  let table: FailureTable
  /// How many members are kept, and of how many definitions.
  var keptMembers = 0
  var keptDefinitions = 0

  /// What two themes have in common.
  private struct Content: Hashable {
    var color: Color
    var place: Place

    /// The file's name is long, and line, column and colour tell nearly all apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(place.line)
      hasher.combine(place.column)
      hasher.combine(color.components.x)
      hasher.combine(color.components.y)
      hasher.combine(color.components.z)
    }
  }

  /// Of a cause's failing pairs, worst first.
  func definitions(of members: [Int32], _ cause: CauseFinder.Cause) -> [Definition] {
    let sites = table.side(cause.key.side).sites
    var definitions: [Definition] = []
    // One a site of the cause's name: its definition; below 0 where none was met yet.
    var known = Array(repeating: Int32(-1), count: Int(table.siteCounts[cause.number / 2]))
    var contents: [Content: Int32] = [:]
    contents.reserveCapacity(known.count)
    for member in members {
      guard sites[Int(member)] >= 0 else { continue }
      let site = table.sites[Int(sites[Int(member)])]
      if known[Int(site.place)] < 0 { known[Int(site.place)] = definition(at: site, &definitions, &contents) }
      if known[Int(site.place)] >= 0 { definitions[Int(known[Int(site.place)])].count += 1 }
    }
    let order = definitions.indices.sorted { a, b in
      (definitions[b].count, a) < (definitions[a].count, b)
    }
    for index in definitions.indices { definitions[index].audits.sort() }
    if keptMembers > 0 {
      keep(order.prefix(keptDefinitions), &definitions, members) { member in
        sites[member] < 0 ? -1 : known[Int(table.sites[Int(sites[member])].place)]
      }
    }
    return order.map { definitions[$0] }
  }

  private func definition(
    at site: FailureTable.Site, _ definitions: inout [Definition], _ contents: inout [Content: Int32]
  ) -> Int32 {
    let audit = Int(site.audit)
    guard case .color(let color) = audits[audit].values[Int(site.value)] else { return -1 }
    let link = audits[audit].links.links[Int(site.link)]
    let content = Content(color: color, place: audits[audit].links.place(of: link))
    if let known = contents[content] {
      if !definitions[Int(known)].audits.contains(audit) { definitions[Int(known)].audits.append(audit) }
      return known
    }
    let index = Int32(definitions.count)
    contents[content] = index
    definitions.append(Definition(color: color, place: content.place, audits: [audit], count: 0))
    return index
  }

  private func keep(
    _ kept: some Sequence<Int>, _ definitions: inout [Definition], _ members: [Int32],
    definition: (Int) -> Int32
  ) {
    var isKept = Array(repeating: false, count: definitions.count)
    for index in kept { isKept[index] = true }
    for member in members {
      let index = Int(definition(Int(member)))
      guard index >= 0, isKept[index] else { continue }
      let pair = table.pairs[Int(member)]
      if definitions[index].ofFirstTheme == nil, definitions[index].audits.first == Int(pair.audit) {
        definitions[index].ofFirstTheme = pair
      }
      if definitions[index].members.count < keptMembers { definitions[index].members.append(pair) }
    }
  }
}

extension ThemeAuditor {
  /// The variant from which one side of a judged pair is taken.
  func part(_ judgement: Judgement, in audit: ThemeAudit, side: Suggestion.Side) -> Int {
    let part = Int(judgement.variant)
    guard side == .foreground, !plan.rules[Int(judgement.rule)].foregroundContexts.isEmpty else { return part }
    return ThemeAuditor.foregroundIndex(plan.rules[Int(judgement.rule)], part, audit.parts.map(\.choices)) ?? part
  }
}
