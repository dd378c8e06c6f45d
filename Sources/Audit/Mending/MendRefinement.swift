import ColorScience

/// Improves a plan that could not be searched completely: repeatedly searches a few sites that share looks completely, while
/// all others stay as they are planned.
struct MendRefinement {
  let tables: MendTables
  /// The failing looks of the plan.
  let looks: [Int32]
  let effort: MendEffort

  /// The most sites that are searched together: with more, few searches would end.
  private static let most = 7
  private static let trials = 400_000
  private static let rounds = 3

  private var model: MendModel { tables.model }

  /// `isWorth` returns whether sites are worth a search together.
  func refined(
    _ changes: [Int32: MendCandidate], where isWorth: (Set<Int32>) -> Bool = { _ in true }
  ) -> [Int32: MendCandidate] {
    var changes = changes
    // Sets of sites near which nothing has changed since they were searched.
    var settled: Set<Set<Int32>> = []
    for _ in 0..<MendRefinement.rounds {
      var isBetter = false
      for seed in seeds(changes) {
        if effort.isSpent { return changes }
        let free = around(seed, changes)
        guard isWorth(free), settled.insert(free).inserted, let better = bettered(changes, free) else { continue }
        changes = better
        isBetter = true
        settled = []
      }
      if !isBetter { break }
    }
    return changes
  }

  /// Returns the sites of failing looks that remain, then those that change.
  private func seeds(_ changes: [Int32: MendCandidate]) -> [Int32] {
    let open = looks.filter { isUnmended($0, changes) }.sorted { a, b in
      (model.looks[Int(b)].count, a) < (model.looks[Int(a)].count, b)
    }
    var seeds: [Int32] = []
    var known: Set<Int32> = []
    for site in open.flatMap({ model.looks[Int($0)].sites }) + changes.keys.sorted() where !tables.isLocked(site) {
      if known.insert(site).inserted { seeds.append(site) }
    }
    return seeds
  }

  private func isUnmended(_ look: Int32, _ changes: [Int32: MendCandidate]) -> Bool {
    model.ratio(of: model.looks[Int(look)]) { changes[$0] } < model.looks[Int(look)].shape.required
  }

  /// Returns a site with those that it shares looks with, beginning with the looks that have least to spare.
  private func around(_ seed: Int32, _ changes: [Int32: MendCandidate]) -> Set<Int32> {
    var free: Set<Int32> = [seed]
    var open = [seed]
    while !open.isEmpty, free.count < MendRefinement.most {
      let site = open.removeFirst()
      effort.spend(4 * model.looksOfSite[Int(site)].count)
      let ranked = model.looksOfSite[Int(site)].map { index in
        (
          index: index,
          share: model.ratio(of: model.looks[Int(index)]) { changes[$0] } / model.looks[Int(index)].shape.required
        )
      }.sorted { ($0.share, $0.index) < ($1.share, $1.index) }
      for look in ranked {
        for other in model.looks[Int(look.index)].sites where !tables.isLocked(other) {
          if free.count < MendRefinement.most, free.insert(other).inserted { open.append(other) }
        }
      }
    }
    return free
  }

  private func bettered(_ changes: [Int32: MendCandidate], _ free: Set<Int32>) -> [Int32: MendCandidate]? {
    let touched = looks.filter { model.looks[Int($0)].sites.contains(where: free.contains) }
    let fixed = changes.filter { !free.contains($0.key) }
    let known = changes.filter { free.contains($0.key) }
    return effort.part(MendRefinement.trials) { effort in
      var search = MendSearch(tables.with(fixed, free: free), effort: effort)
      search.search(touched, from: known)
      guard let best = search.best, search.isBettered else { return nil }
      return fixed.merging(best.changes) { first, _ in first }
    }
  }
}
