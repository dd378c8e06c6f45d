import ColorScience

/// Sites that have to change together because of looks between them. Finds the values with the least sum of ΔE OK.
///
/// Two opaque colors need a ratio of luminances. The ratio to a color is largest at one end of what the other could be, so the
/// darkest and the lightest value that are left on one side show which values of the other side none can meet. Each choice
/// narrows the rest in this way; the values that are left are tried nearest first.
struct MendGroup {
  enum Answer {
    /// The candidate's index for each site, and the sum of ΔE OK.
    case found([Int32: Int], Double)
    case impossible
    /// Nothing costs less than the limit.
    case tooDear
    case unknown
  }

  private let tables: [MendTables.Table]
  private let base: [Int32: MendCandidate]
  private let effort: MendEffort
  private let model: MendModel
  private let sites: [Int32]
  /// For each site, the sites that it faces.
  private let edges: [[Edge]]
  /// Looks that have to be measured, such as those of several layers.
  private let measured: [Measured]
  /// The values of each site after narrowing; `nil` when some site has no value left.
  private var domains: [[Int]]?
  private struct Edge {
    var other: Int
    var least: Double
  }

  private struct Measured {
    var look: Int32
    var sites: [Int]
    var least: Double
  }

  init(
    _ tables: MendTables, sites: [Int32], domains: [[Int]], looks: [Int32], required: Set<Int32>, effort: MendEffort
  ) {
    self.tables = sites.map(tables.table)
    self.effort = effort
    base = tables.base
    self.sites = sites
    let model = tables.model
    self.model = model
    var measured: [Measured] = []
    var leasts: [[Int: Double]] = Array(repeating: [:], count: sites.count)
    for index in looks {
      let look = model.looks[Int(index)]
      let least = required.contains(index) ? look.shape.required : look.keptRatio
      let among = sites.indices.filter { look.sites.contains(sites[$0]) }
      if look.isPlain, among.count == 2 {
        leasts[among[0]][among[1]] = max(leasts[among[0]][among[1]] ?? 1, least)
        leasts[among[1]][among[0]] = max(leasts[among[1]][among[0]] ?? 1, least)
      } else {
        measured.append(Measured(look: index, sites: among, least: least))
      }
    }
    edges = leasts.map { least in least.keys.sorted().map { Edge(other: $0, least: least[$0] ?? 1) } }
    self.measured = measured
    var domains = domains
    if narrow(&domains, from: Array(sites.indices)) { self.domains = domains }
  }

  /// The cost that no values can be below; `nil` when there are no values.
  var least: Double? {
    guard let domains else { return nil }
    return sum(domains)
  }

  private func sum(_ domains: [[Int]]) -> Double {
    domains.indices.reduce(0) { $0 + tables[$1].differences[domains[$1][0]] }
  }

  // MARK: - Search

  /// `limit`: only values that cost less count. `isFirstEnough`: any values do, whatever they cost.
  func solve(below limit: Double, isFirstEnough: Bool) -> Answer {
    guard let domains else { return .impossible }
    var search = Search(group: self, isFirstEnough: isFirstEnough, limit: limit)
    search.begin(domains)
    if let best = search.best {
      return .found(Dictionary(uniqueKeysWithValues: zip(sites, best)), search.limit)
    }
    return search.isCut ? .unknown : limit < .infinity ? .tooDear : .impossible
  }

  private struct Search {
    let group: MendGroup
    let isFirstEnough: Bool
    /// The cost of the best values, or the cost that they must be below.
    private(set) var limit: Double
    private(set) var best: [Int]?
    private(set) var isCut = false

    init(group: MendGroup, isFirstEnough: Bool, limit: Double) {
      self.group = group
      self.isFirstEnough = isFirstEnough
      self.limit = limit
    }

    mutating func begin(_ domains: [[Int]]) {
      var domains = domains
      if settle(&domains, from: []) { walk(domains, Array(repeating: -1, count: domains.count)) }
    }

    /// Narrows from sites that have changed, and removes what would cost too much, until nothing changes. Returns `false` when
    /// nothing is left.
    private func settle(_ domains: inout [[Int]], from start: [Int]) -> Bool {
      var open = start
      while true {
        guard group.narrow(&domains, from: open) else { return false }
        let slack = limit - group.sum(domains)
        if slack <= 0 { return false }
        if isFirstEnough || slack == .infinity { return true }
        open = []
        for site in domains.indices {
          let differences = group.tables[site].differences
          let most = differences[domains[site][0]] + slack
          guard let last = domains[site].last, differences[last] >= most else { continue }
          domains[site].removeAll { differences[$0] >= most }
          if domains[site].isEmpty { return false }
          open.append(site)
        }
        if open.isEmpty { return true }
      }
    }

    /// `values` has one element per site, below 0 for a site that has no value yet.
    private mutating func walk(_ domains: [[Int]], _ values: [Int]) {
      guard
        let site = values.indices.filter({ values[$0] < 0 }).min(by: {
          (domains[$0].count, $0) < (domains[$1].count, $1)
        })
      else {
        let cost = group.sum(domains)
        if cost < limit { (best, limit) = (values, cost) }
        return
      }
      let differences = group.tables[site].differences
      let rest = group.sum(domains) - differences[domains[site][0]]
      for value in domains[site] {
        if isCut || isFirstEnough && best != nil || rest + differences[value] >= limit { return }
        if group.effort.isSpent {
          isCut = true
          return
        }
        var next = values
        next[site] = value
        var left = domains
        left[site] = [value]
        guard let narrowed = group.measure(site, next, &left), settle(&left, from: [site] + narrowed) else { continue }
        walk(left, next)
      }
    }
  }

  /// Measures the looks that this site's value decides, or that depend on one other site alone, whose values it narrows. Returns
  /// the narrowed sites; `nil` when such a look cannot be met.
  private func measure(_ site: Int, _ values: [Int], _ domains: inout [[Int]]) -> [Int]? {
    var narrowed: [Int] = []
    for look in measured where look.sites.contains(site) {
      let open = look.sites.filter { values[$0] < 0 }
      if open.isEmpty {
        if ratio(look, { values[$0] }) < look.least { return nil }
      } else if open.count == 1, let other = open.first {
        let before = domains[other].count
        domains[other].removeAll { value in
          ratio(look) { $0 == other ? value : values[$0] } < look.least
        }
        if domains[other].isEmpty { return nil }
        if domains[other].count < before { narrowed.append(other) }
      }
    }
    return narrowed
  }

  private func ratio(_ look: Measured, _ value: (Int) -> Int) -> Double {
    effort.spend(MendEffort.measured)
    return model.ratio(of: model.looks[Int(look.look)]) { changed in
      look.sites.first { sites[$0] == changed }.map { tables[$0].candidates[value($0)] } ?? base[changed]
    }
  }

  // MARK: - Bounds

  /// Removes values that no value of a neighbor can meet, until nothing changes. Returns `false` when a site has no value left.
  private func narrow(_ domains: inout [[Int]], from start: [Int]) -> Bool {
    var open = start
    while let site = open.popLast() {
      for edge in edges[site] {
        let before = domains[edge.other].count
        let facing = domains[site]
        effort.spend(before + facing.count)
        keep(&domains[edge.other], of: edge.other, facing: facing, of: site, edge.least)
        if domains[edge.other].isEmpty { return false }
        if domains[edge.other].count < before, !open.contains(edge.other) { open.append(edge.other) }
      }
    }
    return true
  }

  /// Removes the values that cannot meet any value of the other site. It is exact when the other site has one value left.
  private func keep(_ domain: inout [Int], of site: Int, facing: [Int], of other: Int, _ least: Double) {
    let own = tables[site].lights
    let others = tables[other].lights
    for display in 0..<max(own.displays, others.displays) {
      var darkest = Double.infinity
      var lightest = -Double.infinity
      for value in facing {
        let luminance = others.luminance(of: value, on: display)
        darkest = min(darkest, luminance)
        lightest = max(lightest, luminance)
      }
      domain.removeAll { value in
        let luminance = own.luminance(of: value, on: display)
        return max(PairMeasurement.plainRatio(luminance, darkest), PairMeasurement.plainRatio(luminance, lightest))
          < least
      }
    }
  }
}
