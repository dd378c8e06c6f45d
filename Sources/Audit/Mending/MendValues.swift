import ColorScience

/// The values of some sites that together meet every look that no undecided site can still change, with the least sum of ΔE OK.
struct MendValues {
  enum Answer {
    /// What each site takes, as indices of its candidates.
    case found([Int32: Int])
    case impossible
    /// Every answer costs as much as what is known already, or more.
    case tooDear
    /// The search took too long.
    case unknown
  }

  private let tables: MendTables
  private let changed: [Int32]
  private let required: Set<Int32>
  private let isFree: (Int32) -> Bool
  private var steps = 0
  private static let stepLimit = 200_000

  init(_ tables: MendTables, changed: [Int32], required: Set<Int32>, isFree: @escaping (Int32) -> Bool) {
    self.tables = tables
    self.changed = changed
    self.required = required
    self.isFree = isFree
  }

  mutating func solve(below limit: Double) -> Answer {
    let members = Set(changed)
    var domains: [[Int]] = []
    var shared: Set<Int32> = []
    for site in changed {
      let domain = domain(of: site, members, &shared)
      if domain.isEmpty { return .impossible }
      domains.append(domain)
    }
    // Sites that share no look take their nearest value each.
    let groups = grouped(shared)
    var picked: [Int32: Int] = [:]
    var cost = 0.0
    for group in groups {
      switch solve(group.sites, group.looks, domains) {
      case .found(let values, let sum):
        picked.merge(values) { first, _ in first }
        cost += sum
      case .impossible: return .impossible
      case .unknown: return .unknown
      }
    }
    return cost < limit - 1e-12 ? .found(picked) : .tooDear
  }

  /// Candidates that meet what this site alone decides, nearest first. `shared` gains the looks that several changed sites decide.
  private func domain(of site: Int32, _ members: Set<Int32>, _ shared: inout Set<Int32>) -> [Int] {
    let table = tables.table(of: site)
    let model = tables.model
    var wanted: [Int32] = []
    for index in model.looksOfSite[Int(site)] {
      let look = model.looks[Int(index)]
      if look.sites.contains(where: isFree) { continue }
      if look.sites.contains(where: { $0 != site && members.contains($0) }) {
        shared.insert(index)
      } else if required.contains(index) {
        wanted.append(index)
      }
    }
    return table.candidates.indices.filter { candidate in
      wanted.allSatisfy(table.mends[candidate].contains)
        && table.breaks[candidate].allSatisfy { index in
          let sites = model.looks[Int(index)].sites
          return shared.contains(index) || sites.contains(where: isFree)
        }
    }
  }

  private struct Group {
    var sites: [Int]
    var looks: [Int32]
  }

  private func grouped(_ shared: Set<Int32>) -> [Group] {
    var owner = Array(changed.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while owner[index] != index { index = owner[index] }
      return index
    }
    let model = tables.model
    var ends: [(look: Int32, site: Int)] = []
    for look in shared.sorted() {
      let among = changed.indices.filter { model.looks[Int(look)].sites.contains(changed[$0]) }
      guard let first = among.first else { continue }
      for other in among.dropFirst() { owner[root(other)] = root(first) }
      ends.append((look, first))
    }
    var groups: [Int: Group] = [:]
    for index in changed.indices { groups[root(index), default: Group(sites: [], looks: [])].sites.append(index) }
    for (look, site) in ends { groups[root(site)]?.looks.append(look) }
    return groups.keys.sorted().compactMap { groups[$0] }
  }

  private enum GroupAnswer {
    case found([Int32: Int], Double)
    case impossible
    case unknown
  }

  private mutating func solve(_ sites: [Int], _ looks: [Int32], _ domains: [[Int]]) -> GroupAnswer {
    let order = sites.sorted { (domains[$0].count, $0) < (domains[$1].count, $1) }
    // A look is judged once its last site has a value.
    var due = Array(repeating: [Int32](), count: order.count)
    for look in looks {
      let last = order.indices.last { tables.model.looks[Int(look)].sites.contains(changed[order[$0]]) }
      if let last { due[last].append(look) }
    }
    var rest = Array(repeating: 0.0, count: order.count + 1)
    for depth in order.indices.reversed() {
      let site = changed[order[depth]]
      let least = domains[order[depth]].first.map { tables.candidates(of: site)[$0].difference } ?? 0
      rest[depth] = rest[depth + 1] + least
    }
    var best: (values: [Int32: Int], cost: Double)?
    var values: [Int32: Int] = [:]
    var isCut = false
    func walk(_ depth: Int, _ cost: Double) {
      guard depth < order.count else {
        if best.map({ cost < $0.cost }) ?? true { best = (values, cost) }
        return
      }
      let site = changed[order[depth]]
      let candidates = tables.candidates(of: site)
      for index in domains[order[depth]] {
        steps += 1
        if steps > MendValues.stepLimit {
          isCut = true
          return
        }
        let next = cost + candidates[index].difference
        if let best, next + rest[depth + 1] >= best.cost { return }
        values[site] = index
        if due[depth].allSatisfy({ holds($0, values) }) { walk(depth + 1, next) }
        values[site] = nil
        if isCut { return }
      }
    }
    walk(0, 0)
    if let best { return .found(best.values, best.cost) }
    return isCut ? .unknown : .impossible
  }

  private func holds(_ index: Int32, _ values: [Int32: Int]) -> Bool {
    let look = tables.model.looks[Int(index)]
    let ratio = tables.model.ratio(of: look) { site in values[site].map { tables.candidates(of: site)[$0] } }
    return required.contains(index) ? ratio >= look.shape.required : look.isKept(at: ratio)
  }
}
