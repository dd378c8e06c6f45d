import ColorScience

/// Searches for the fewest sites to change so that failing looks pass, nothing that passes fails, and no failing look gets worse.
/// Of these plans, it finds the one with the least sum of ΔE OK.
///
/// It branches on which sites change. Undecided sites count as free to help, so a branch that fails even then fails for good.
/// The lower bound of a branch's cost comes from failing looks that share no site, and from the number of passing looks that a
/// change breaks at least. A branch may give up failing looks, which counts before everything else.
struct MendSearch {
  struct Solution: Sendable {
    /// The number of failing pairs that are given up.
    var dropped: Int
    /// What each changed site becomes.
    var changes: [Int32: MendCandidate]
    var cost: Double
    var droppedLooks: Set<Int32>
  }

  private enum State {
    case free
    case changed
    case kept
  }

  private let tables: MendTables
  private let model: MendModel
  private let effort: MendEffort
  private(set) var best: Solution?
  /// Whether something better than the known changes was found.
  private(set) var isBettered = false
  /// Whether the whole tree was searched, so that nothing is better than the best.
  private(set) var isComplete = true
  /// Whether a branch was followed that changes a site which is in none of the failing looks.
  private(set) var hasLeaned = false
  /// The fewest changes in all of the branches that were left because of changes that they would need elsewhere.
  private(set) var fewestElsewhere = Int.max
  private var own: Set<Int32> = []
  /// Sets of looks of which one had to be given up.
  private(set) var conflicts: [[Int32]] = []

  init(_ tables: MendTables, effort: MendEffort) {
    self.tables = tables
    self.effort = effort
    model = tables.model
  }

  /// `failing` are the looks to mend, as indices. `known` are changes that make nothing worse, to be improved on.
  mutating func search(_ failing: [Int32], from known: [Int32: MendCandidate] = [:]) {
    let left = failing.filter { index in
      let look = model.looks[Int(index)]
      return model.ratio(of: look) { known[$0] ?? tables.base[$0] } < look.shape.required
    }
    best = Solution(
      dropped: left.reduce(0) { $0 + model.looks[Int($1)].count }, changes: known,
      cost: MendSearch.cost(of: known), droppedLooks: Set(left))
    own = Set(failing.flatMap { model.looks[Int($0)].sites })
    let order = failing.sorted { a, b in
      let first = model.looks[Int(a)]
      let second = model.looks[Int(b)]
      if first.count != second.count { return first.count > second.count }
      return a < b
    }
    step(Node(failing: order))
  }

  private struct Node {
    var failing: [Int32]
    var dropped: Set<Int32> = []
    var droppedCount = 0
    var required: Set<Int32> = []
    var states: [Int32: State] = [:]
    var changed: [Int32] = []

    func state(_ site: Int32) -> State { states[site] ?? .free }
  }

  private func isOpen(_ site: Int32, _ node: Node) -> Bool {
    node.state(site) == .free && !tables.isLocked(site)
  }

  /// Returns `isOpen` as a closure that does not capture the search.
  private func openness(_ node: Node) -> (Int32) -> Bool {
    let tables = tables
    let states = node.states
    return { site in (states[site] ?? .free) == .free && !tables.isLocked(site) }
  }

  private mutating func step(_ node: Node) {
    effort.spend(8 * node.failing.count)
    if effort.isSpent {
      isComplete = false
      return
    }
    guard mayBeat(node) else { return }
    guard let uncovered = node.failing.first(where: { isUncovered($0, node) }) else {
      settle(node)
      return
    }
    let options = model.looks[Int(uncovered)].sites.filter { isOpen($0, node) }
      .sorted { a, b in
        let first = reach(a, node)
        let second = reach(b, node)
        return first != second ? first > second : a < b
      }
    var rest = node
    for site in options {
      var with = rest
      with.states[site] = .changed
      with.changed.append(site)
      if tables.candidates(of: site).isEmpty == false { step(with) }
      rest.states[site] = .kept
    }
    guard !node.required.contains(uncovered) else { return }
    rest.dropped.insert(uncovered)
    rest.droppedCount += model.looks[Int(uncovered)].count
    step(rest)
  }

  /// Counts the uncovered failing pairs that a site is in.
  private func reach(_ site: Int32, _ node: Node) -> Int {
    node.failing.reduce(0) { sum, look in
      model.looks[Int(look)].sites.contains(site) && isUncovered(look, node) ? sum + model.looks[Int(look)].count : sum
    }
  }

  private func isUncovered(_ look: Int32, _ node: Node) -> Bool {
    !node.dropped.contains(look) && !model.looks[Int(look)].sites.contains { node.state($0) == .changed }
  }

  // MARK: Bounds

  private mutating func mayBeat(_ node: Node) -> Bool {
    guard let best else { return true }
    if node.droppedCount != best.dropped { return node.droppedCount < best.dropped }
    guard node.changed.count + fewestApart(node) <= best.changes.count else { return false }
    var most = 0
    for site in node.changed {
      let helpers = tables.fewestHelpers(of: site) { self.isOpen($0, node) || node.state($0) == .changed }
      most = max(most, helpers + 1)
    }
    guard most > best.changes.count else { return true }
    fewestElsewhere = min(fewestElsewhere, most)
    return false
  }

  /// Counts uncovered failing looks that share no site: each needs a change of its own.
  private func fewestApart(_ node: Node) -> Int {
    var touched: Set<Int32> = []
    var apart = 0
    for look in node.failing where isUncovered(look, node) {
      let sites = model.looks[Int(look)].sites.filter { isOpen($0, node) }
      if sites.isEmpty || sites.contains(where: touched.contains) { continue }
      touched.formUnion(sites)
      apart += 1
    }
    return apart
  }

  // MARK: Values

  /// Finds values once every failing look has a changed site, while undecided sites may still help.
  private mutating func settle(_ node: Node) {
    let values = MendValues(
      tables, changed: node.changed, required: Set(node.failing).subtracting(node.dropped), effort: effort,
      isFree: openness(node))
    let least = best.flatMap { best -> Double? in
      node.droppedCount == best.dropped && node.changed.count == best.changes.count ? best.cost : nil
    }
    switch values.solve(below: least ?? .infinity) {
    case .tooDear: return
    case .unknown: isComplete = false
    case .impossible(let sites): giveUp(node, sites)
    case .found(let picked):
      guard let broken = firstBroken(picked, node) else {
        record(picked, node)
        return
      }
      guard let helper = model.looks[Int(broken)].sites.first(where: { isOpen($0, node) }) else { return }
      if !own.contains(helper) { hasLeaned = true }
      var without = node
      without.states[helper] = .kept
      step(without)
      var with = node
      with.states[helper] = .changed
      with.changed.append(helper)
      if !tables.candidates(of: helper).isEmpty { step(with) }
    }
  }

  /// Returns a look that these values leave broken or unmended, with all other sites as they are.
  private func firstBroken(_ picked: [Int32: Int], _ node: Node) -> Int32? {
    for site in node.changed {
      effort.spend(model.looksOfSite[Int(site)].count)
      for index in model.looksOfSite[Int(site)] {
        let look = model.looks[Int(index)]
        let ratio = model.ratio(of: look) { site in
          picked[site].map { self.tables.candidates(of: site)[$0] } ?? self.tables.base[site]
        }
        let passes = ratio >= look.shape.required
        let isWanted = look.isFailing && node.failing.contains(index) && !node.dropped.contains(index)
        if isWanted ? !passes : !look.isKept(at: ratio) { return index }
      }
    }
    return nil
  }

  private mutating func record(_ picked: [Int32: Int], _ node: Node) {
    var changes: [Int32: MendCandidate] = [:]
    for (site, index) in picked { changes[site] = tables.candidates(of: site)[index] }
    let cost = MendSearch.cost(of: changes)
    let key = (node.droppedCount, changes.count, cost)
    if let best, key >= (best.dropped, best.changes.count, best.cost - 1e-12) { return }
    best = Solution(dropped: node.droppedCount, changes: changes, cost: cost, droppedLooks: node.dropped)
    isBettered = true
  }

  /// Adds in a fixed order, so that the sum is the same in every run, to the last bit.
  static func cost(of changes: [Int32: MendCandidate]) -> Double {
    changes.keys.sorted().reduce(0) { $0 + (changes[$1]?.difference ?? 0) }
  }

  /// Gives up one failing look of a smallest set that cannot be met, since these sites cannot meet all.
  private mutating func giveUp(_ node: Node, _ sites: [Int32]) {
    let wanted = node.failing.filter { look in
      !node.dropped.contains(look) && model.looks[Int(look)].sites.contains(where: sites.contains)
    }
    var core = wanted
    for look in wanted {
      let fewer = core.filter { $0 != look }
      let values = MendValues(
        tables, changed: node.changed, required: Set(fewer), asked: sites, effort: effort, isFree: openness(node))
      if values.isImpossible { core = fewer }
    }
    // Nothing is required any more, and there is still no value: these sites cannot change.
    guard !core.isEmpty else { return }
    if !effort.isSpent, conflicts.count < 64, !conflicts.contains(core) { conflicts.append(core) }
    var rest = node
    for look in core where !node.required.contains(look) {
      var without = rest
      without.dropped.insert(look)
      without.droppedCount += model.looks[Int(look)].count
      step(without)
      rest.required.insert(look)
    }
  }
}
