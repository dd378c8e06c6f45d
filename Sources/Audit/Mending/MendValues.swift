import ColorScience

/// Finds the values of some sites that together meet every look that no undecided site can still change, with the least sum of
/// ΔE OK.
struct MendValues {
  enum Answer {
    /// What each site takes, as indices of its candidates.
    case found([Int32: Int])
    /// These sites, which share looks, have no values that meet everything.
    case impossible([Int32])
    /// Every answer costs as much as what is known already, or more.
    case tooDear
    /// The search took too long.
    case unknown
  }

  private let tables: MendTables
  private let changed: [Int32]
  private let required: Set<Int32>
  private let isFree: (Int32) -> Bool
  /// The sites to find values for; `nil` for all.
  private let asked: [Int32]?
  private let effort: MendEffort

  init(
    _ tables: MendTables, changed: [Int32], required: Set<Int32>, asked: [Int32]? = nil, effort: MendEffort,
    isFree: @escaping (Int32) -> Bool
  ) {
    self.tables = tables
    self.asked = asked
    self.effort = effort
    self.changed = changed
    self.required = required
    self.isFree = isFree
  }

  func solve(below limit: Double) -> Answer { solve(below: limit, isFirstEnough: false) }

  /// Whether no values meet everything. A search that took too long has not shown it.
  var isImpossible: Bool {
    if case .impossible = solve(below: .infinity, isFirstEnough: true) { return true }
    return false
  }

  private func solve(below limit: Double, isFirstEnough: Bool) -> Answer {
    let members = Set(changed)
    let sites = asked ?? changed
    var domains: [[Int]] = []
    var shared: Set<Int32> = []
    for site in sites {
      let domain = domain(of: site, members, &shared)
      if domain.isEmpty { return .impossible([site]) }
      domains.append(domain)
    }
    // Sites that share no look each take their nearest value.
    let groups = grouped(sites, shared).map { group in
      (
        sites: group.sites.map { sites[$0] },
        values: MendGroup(
          tables, sites: group.sites.map { sites[$0] }, domains: group.sites.map { domains[$0] }, looks: group.looks,
          required: required, effort: effort)
      )
    }
    var rest = 0.0
    for group in groups {
      guard let least = group.values.least else { return .impossible(group.sites) }
      rest += least
    }
    if rest >= limit - 1e-12 { return .tooDear }
    var picked: [Int32: Int] = [:]
    var cost = 0.0
    for group in groups {
      rest -= group.values.least ?? 0
      switch group.values.solve(below: limit - cost - rest, isFirstEnough: isFirstEnough) {
      case .found(let values, let sum):
        picked.merge(values) { first, _ in first }
        cost += sum
      case .impossible: return .impossible(group.sites)
      case .tooDear: return .tooDear
      case .unknown: return .unknown
      }
    }
    return cost < limit - 1e-12 ? .found(picked) : .tooDear
  }

  /// Returns the candidates that meet the looks that this site alone decides, nearest first. Adds the looks that several changed
  /// sites decide to `shared`.
  private func domain(of site: Int32, _ members: Set<Int32>, _ shared: inout Set<Int32>) -> [Int] {
    let table = tables.table(of: site)
    let model = tables.model
    effort.spend(model.looksOfSite[Int(site)].count + 4 * table.candidates.count)
    var wanted: [Int32] = []
    var decided: Set<Int32> = []
    for index in model.looksOfSite[Int(site)] {
      let look = model.looks[Int(index)]
      if look.sites.contains(where: isFree) { continue }
      if look.sites.contains(where: { $0 != site && members.contains($0) }) {
        shared.insert(index)
      } else {
        decided.insert(index)
        if required.contains(index) { wanted.append(index) }
      }
    }
    return table.candidates.indices.filter { candidate in
      wanted.allSatisfy(table.mends[candidate].contains) && !table.breaks[candidate].contains(where: decided.contains)
    }
  }

  private struct Group {
    var sites: [Int]
    var looks: [Int32]
  }

  private func grouped(_ sites: [Int32], _ shared: Set<Int32>) -> [Group] {
    var owner = Array(sites.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while owner[index] != index { index = owner[index] }
      return index
    }
    let model = tables.model
    let places = Dictionary(uniqueKeysWithValues: zip(sites, sites.indices))
    var ends: [(look: Int32, site: Int)] = []
    for look in shared.sorted() {
      let among = model.looks[Int(look)].sites.compactMap { places[$0] }.sorted()
      // A look with a site that is not asked for decides nothing yet.
      guard among.count > 1, let first = among.first else { continue }
      for other in among.dropFirst() { owner[root(other)] = root(first) }
      ends.append((look, first))
    }
    var groups: [Int: Group] = [:]
    for index in sites.indices { groups[root(index), default: Group(sites: [], looks: [])].sites.append(index) }
    for (look, site) in ends { groups[root(site)]?.looks.append(look) }
    return groups.keys.sorted().compactMap { groups[$0] }
  }
}
