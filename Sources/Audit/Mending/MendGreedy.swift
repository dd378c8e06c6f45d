import ColorScience

/// Makes a first plan: repeatedly takes the one change that mends most and makes nothing worse.
struct MendGreedy {
  private let tables: MendTables
  private let model: MendModel
  private var changes: [Int32: MendCandidate] = [:]
  private var mended: Set<Int32> = []
  /// The best move of each site, until a site that shares a look with it changes.
  private var moves: [Int32: Move?] = [:]

  init(_ tables: MendTables) {
    self.tables = tables
    model = tables.model
  }

  private struct Move {
    var site: Int32
    var candidate: MendCandidate
    var mended: Set<Int32>
    var gain: Int
  }

  /// `looks` are the looks to mend, as indices.
  mutating func plan(_ looks: [Int32], isOutOfTime: () -> Bool) -> [Int32: MendCandidate] {
    let wanted = Set(looks)
    while !isOutOfTime(), let move = bestMove(wanted, isOutOfTime) {
      changes[move.site] = move.candidate
      let own = Set(model.looksOfSite[Int(move.site)])
      mended.subtract(own)
      mended.formUnion(move.mended)
      for look in own {
        for site in model.looks[Int(look)].sites { moves[site] = nil }
      }
    }
    return changes
  }

  private mutating func bestMove(_ wanted: Set<Int32>, _ isOutOfTime: () -> Bool) -> Move? {
    var sites: Set<Int32> = []
    for look in wanted where !mended.contains(look) { sites.formUnion(model.looks[Int(look)].sites) }
    var best: Move?
    for site in sites.sorted() where !tables.isLocked(site) {
      if isOutOfTime() { break }
      let known = moves[site] ?? bestMove(of: site, wanted)
      moves[site] = .some(known)
      guard let move = known else { continue }
      if let best, (best.gain, -best.candidate.difference) >= (move.gain, -move.candidate.difference) { continue }
      best = move
    }
    return best
  }

  private func bestMove(of site: Int32, _ wanted: Set<Int32>) -> Move? {
    let table = tables.table(of: site)
    let looks = model.looksOfSite[Int(site)]
    // Looks that another change touches too are judged again; the table has the rest.
    let shared = looks.filter { look in
      model.looks[Int(look)].sites.contains { $0 != site && changes[$0] != nil }
    }
    let isShared = Set(shared)
    let kept = mended.intersection(looks)
    var best: Move?
    for (index, candidate) in table.candidates.enumerated() {
      guard table.breaks[index].allSatisfy(isShared.contains) else { continue }
      var now = table.mends[index].subtracting(isShared)
      var isKept = true
      for look in shared {
        let own = model.looks[Int(look)]
        let ratio = model.ratio(of: own) { $0 == site ? candidate : changes[$0] }
        guard own.isKept(at: ratio) else {
          isKept = false
          break
        }
        if own.isFailing, ratio >= own.shape.required { now.insert(look) }
      }
      guard isKept, kept.isSubset(of: now) else { continue }
      let gain = now.subtracting(kept).intersection(wanted).reduce(0) { $0 + model.looks[Int($1)].count }
      guard gain > 0 else { continue }
      if let best, (best.gain, -best.candidate.difference) >= (gain, -candidate.difference) { continue }
      best = Move(site: site, candidate: candidate, mended: now, gain: gain)
    }
    return best
  }
}
