import ColorScience
import Threads

/// Solves failing looks part by part, and joins parts whose changes affect each other.
struct MendSolver: Sendable {
  struct Result {
    var changes: [Int32: MendCandidate] = [:]
    /// Sets of looks of which one had to be given up.
    var conflicts: [[Int32]] = []
    var isProven = true
    /// No plan that mends as much has fewer changes than this.
    var atLeast = 0
  }

  let tables: MendTables
  let workers: Int
  let isOutOfTime: @Sendable () -> Bool

  private var model: MendModel { tables.model }

  func solve(_ failing: [Int32]) -> Result {
    var parts = self.parts(of: failing).map { (looks: $0, solution: Optional<Part>.none) }
    // Each round joins parts, so the loop ends.
    while true {
      let open = parts.indices.filter { parts[$0].solution == nil }
      let looks = open.map { parts[$0].looks }
      let all = max(looks.reduce(0) { $0 + $1.count }, 1)
      let found = Parallel.map(open.count, workers: workers) { index in
        solved(looks[index], share: all / looks[index].count)
      }
      for (index, solution) in zip(open, found) { parts[index].solution = solution }
      guard let (first, second) = meeting(parts.map { $0.solution?.solution.changes ?? [:] }) else { break }
      parts[first] = ((parts[first].looks + parts[second].looks).sorted(), nil)
      parts.remove(at: second)
    }
    let whole = parts.compactMap { part in part.solution.map { (looks: part.looks, solution: $0) } }
    return result(of: whole)
  }

  private func result(of parts: [(looks: [Int32], solution: Part)]) -> Result {
    var result = Result()
    let solutions = parts.map(\.solution)
    for part in solutions { result.changes.merge(part.solution.changes) { first, _ in first } }
    result.changes = refined(result.changes, across: parts.map(\.looks))
    let given = Set(parts.flatMap(\.looks).filter { !isMended($0, result.changes) })
    result.conflicts = solutions.flatMap(\.conflicts).filter { !given.isDisjoint(with: $0) }
    let isWhole = solutions.count == 1
    // A part proves its count for the whole if none of its branches depended on what other parts change.
    result.isProven = solutions.allSatisfy { part in
      part.isComplete && (isWhole || !part.hasLeaned && part.fewestElsewhere >= result.changes.count)
    }
    // So do failing looks that share no site, each of which needs a change of its own, if none was given up.
    let apart = solutions.reduce(0) { $0 + $1.atLeast }
    if apart >= result.changes.count, given.isEmpty { result.isProven = true }
    result.atLeast = result.isProven ? result.changes.count : apart
    return result
  }

  /// Searches sites of several parts once more together: a part alone does not see that a change in another part makes room for
  /// a smaller move.
  private func refined(_ changes: [Int32: MendCandidate], across parts: [[Int32]]) -> [Int32: MendCandidate] {
    guard parts.count > 1 else { return changes }
    var partOfSite: [Int32: Int] = [:]
    for (part, looks) in parts.enumerated() {
      for site in looks.flatMap({ model.looks[Int($0)].sites }) { partOfSite[site] = part }
    }
    // What the parts gave up stays given up; the aim is to lower the cost of what they mend.
    let mended = parts.flatMap(\.self).filter { isMended($0, changes) }.sorted()
    let refinement = MendRefinement(tables: tables, looks: mended, effort: effort(MendSolver.joinedTrials))
    return refinement.refined(changes) { free in Set(free.compactMap { partOfSite[$0] }).count > 1 }
  }

  private struct Part: Sendable {
    var solution: MendSearch.Solution
    var conflicts: [[Int32]]
    var isComplete: Bool
    var hasLeaned: Bool
    var fewestElsewhere: Int
    var atLeast: Int
  }

  /// The trials for the whole of a part, and for its refinement if that was not enough: about half a second in all.
  private static let wholeTrials = 4_000_000
  private static let refinedTrials = 6_000_000
  private static let joinedTrials = 1_000_000

  private func solved(_ looks: [Int32], share: Int) -> Part {
    var greedy = MendGreedy(tables)
    let known = greedy.plan(looks, isOutOfTime: isOutOfTime)
    var search = MendSearch(tables, effort: effort(MendSolver.wholeTrials / share))
    search.search(looks, from: known)
    var best = search.best ?? MendSearch.Solution(dropped: 0, changes: [:], cost: 0, droppedLooks: [])
    if !search.isComplete {
      let refinement = MendRefinement(tables: tables, looks: looks, effort: effort(MendSolver.refinedTrials / share))
      best = solution(refinement.refined(best.changes), looks)
    }
    return Part(
      solution: best, conflicts: search.conflicts.filter { !best.droppedLooks.isDisjoint(with: $0) },
      isComplete: search.isComplete, hasLeaned: search.hasLeaned, fewestElsewhere: search.fewestElsewhere,
      atLeast: apart(looks.filter { !best.droppedLooks.contains($0) }))
  }

  private func effort(_ trials: Int) -> MendEffort { MendEffort(trials, isOutOfTime: isOutOfTime) }

  private func solution(_ changes: [Int32: MendCandidate], _ looks: [Int32]) -> MendSearch.Solution {
    let dropped = looks.filter { !isMended($0, changes) }
    return MendSearch.Solution(
      dropped: dropped.reduce(0) { $0 + model.looks[Int($1)].count }, changes: changes,
      cost: MendSearch.cost(of: changes), droppedLooks: Set(dropped))
  }

  private func isMended(_ look: Int32, _ changes: [Int32: MendCandidate]) -> Bool {
    let look = model.looks[Int(look)]
    return model.ratio(of: look) { changes[$0] } >= look.shape.required
  }

  /// Counts looks that share no site: each needs a change of its own.
  func apart(_ looks: [Int32]) -> Int {
    var touched: Set<Int32> = []
    var count = 0
    for look in looks {
      let sites = model.looks[Int(look)].sites.filter { !tables.isLocked($0) }
      if sites.isEmpty || sites.contains(where: touched.contains) { continue }
      touched.formUnion(sites)
      count += 1
    }
    return count
  }

  /// Groups failing looks into parts that share no site that can change.
  private func parts(of failing: [Int32]) -> [[Int32]] {
    var owner: [Int32: Int32] = [:]
    func root(_ look: Int32) -> Int32 {
      var look = look
      while let next = owner[look], next != look { look = next }
      return look
    }
    var firstOfSite: [Int32: Int32] = [:]
    for look in failing {
      owner[look] = look
      for site in model.looks[Int(look)].sites where !tables.isLocked(site) {
        if let first = firstOfSite[site] {
          owner[root(look)] = root(first)
        } else {
          firstOfSite[site] = look
        }
      }
    }
    return Dictionary(grouping: failing) { root($0) }.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// Returns two parts that change one site, or whose changes together break a look that each alone keeps.
  private func meeting(_ changes: [[Int32: MendCandidate]]) -> (Int, Int)? {
    var part: [Int32: Int] = [:]
    for (index, changes) in changes.enumerated() {
      for site in changes.keys {
        if let first = part[site] { return (min(first, index), max(first, index)) }
        part[site] = index
      }
    }
    for (index, own) in changes.enumerated() {
      for site in own.keys.sorted() {
        for look in model.looksOfSite[Int(site)] {
          let look = model.looks[Int(look)]
          let others = look.sites.compactMap { part[$0] }.filter { $0 != index }
          guard let other = others.first else { continue }
          let ratio = model.ratio(of: look) { site in part[site].flatMap { changes[$0][site] } }
          if !look.isKept(at: ratio) { return (min(index, other), max(index, other)) }
        }
      }
    }
    return nil
  }
}
