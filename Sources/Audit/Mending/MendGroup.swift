import ColorScience

/// Sites that change together, as looks between them ask. Finds the values with the least sum of ΔE OK.
///
/// Two opaque colors ask for a ratio of luminances. The ratio to a color is largest at one end of what the other could be, so
/// that the darkest and the lightest value left on one side tell which values of the other cannot be met by any. Each choice
/// narrows the rest in this way; what is left is tried nearest first.
struct MendGroup {
  enum Answer {
    /// By site the candidate's index, and the sum.
    case found([Int32: Int], Double)
    case impossible
    case unknown
  }

  private let tables: [MendTables.Table]
  private let model: MendModel
  private let sites: [Int32]
  /// One a site: what it faces.
  private let edges: [[Edge]]
  /// Looks of several layers, by the last of their sites to get a value.
  private let measured: [Measured]
  /// After narrowing; nil where some site has no value left.
  private var domains: [[Int]]?
  private static let stepLimit = 20_000

  private struct Edge {
    var other: Int
    var least: Double
  }

  private struct Measured {
    var look: Int32
    var sites: [Int]
    var least: Double
  }

  init(_ tables: MendTables, sites: [Int32], domains: [[Int]], looks: [Int32], required: Set<Int32>) {
    self.tables = sites.map(tables.table)
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

  /// No values cost less; nil where there are none.
  var least: Double? {
    guard let domains else { return nil }
    return sum(domains)
  }

  private func sum(_ domains: [[Int]]) -> Double {
    domains.indices.reduce(0) { $0 + tables[$1].candidates[domains[$1][0]].difference }
  }

  // MARK: - Search

  func solve(isFirstEnough: Bool) -> Answer {
    guard let domains else { return .impossible }
    var search = Search(group: self, isFirstEnough: isFirstEnough)
    search.walk(domains, Array(repeating: -1, count: sites.count))
    guard let best = search.best else { return search.isCut ? .unknown : .impossible }
    return .found(Dictionary(uniqueKeysWithValues: zip(sites, best.values)), best.cost)
  }

  private struct Search {
    let group: MendGroup
    let isFirstEnough: Bool
    var best: (values: [Int], cost: Double)?
    var isCut = false
    private var steps = 0

    init(group: MendGroup, isFirstEnough: Bool) {
      self.group = group
      self.isFirstEnough = isFirstEnough
    }

    /// `values`: one a site, below 0 for those that have none yet.
    mutating func walk(_ domains: [[Int]], _ values: [Int]) {
      guard
        let site = values.indices.filter({ values[$0] < 0 }).min(by: {
          (domains[$0].count, $0) < (domains[$1].count, $1)
        })
      else {
        let cost = group.sum(domains)
        if cost < best?.cost ?? .infinity { best = (values, cost) }
        return
      }
      let candidates = group.tables[site].candidates
      let rest = group.sum(domains) - candidates[domains[site][0]].difference
      for value in domains[site] {
        if isCut || isFirstEnough && best != nil { return }
        if let best, rest + candidates[value].difference >= best.cost { return }
        steps += 1
        if steps > MendGroup.stepLimit {
          isCut = true
          return
        }
        var next = values
        next[site] = value
        var left = domains
        left[site] = [value]
        guard group.narrow(&left, from: [site]), group.holds(site, next) else { continue }
        if let best, group.sum(left) >= best.cost { continue }
        walk(left, next)
      }
    }
  }

  /// Looks of several layers whose last site this is.
  private func holds(_ site: Int, _ values: [Int]) -> Bool {
    for measured in measured where measured.sites.contains(site) && measured.sites.allSatisfy({ values[$0] >= 0 }) {
      let ratio = model.ratio(of: model.looks[Int(measured.look)]) { changed in
        measured.sites.first { sites[$0] == changed }.map { tables[$0].candidates[values[$0]] }
      }
      if ratio < measured.least { return false }
    }
    return true
  }

  // MARK: - Bounds

  /// Takes out what no value of a neighbour can meet, until nothing changes. False where a site has no value left.
  private func narrow(_ domains: inout [[Int]], from start: [Int]) -> Bool {
    var open = start
    while let site = open.popLast() {
      for edge in edges[site] {
        let before = domains[edge.other].count
        let facing = domains[site]
        keep(&domains[edge.other], of: edge.other, facing: facing, of: site, edge.least)
        if domains[edge.other].isEmpty { return false }
        if domains[edge.other].count < before, !open.contains(edge.other) { open.append(edge.other) }
      }
    }
    return true
  }

  /// Exact where the other side has one value left.
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
