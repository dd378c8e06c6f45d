import ColorScience

/// Shortens a move when the pairs that its last part mends are not worth it.
struct MendWorth {
  let model: MendModel
  let tables: MendTables
  let pairWorth: Double

  struct Offer {
    var site: Int32
    var candidate: MendCandidate
    var pairs: Int
    var difference: Double
  }

  func trimmed(_ changes: [Int32: MendCandidate]) -> (changes: [Int32: MendCandidate], offers: [Offer]) {
    var changes = changes
    var offers: [Offer] = []
    for site in changes.keys.sorted() {
      guard let full = changes[site] else { continue }
      let looks = model.looksOfSite[Int(site)].map { model.looks[Int($0)] }
      guard let all = mended(full, at: site, looks, changes) else { continue }
      var best: (candidate: MendCandidate, mended: Int, gain: Double)?
      for candidate in tables.candidates(of: site) where candidate.difference < full.difference {
        guard let mended = mended(candidate, at: site, looks, changes), mended > 0, mended < all else { continue }
        let gain = Double(mended) * pairWorth - candidate.difference
        if best.map({ gain > $0.gain }) ?? true { best = (candidate, mended, gain) }
      }
      guard let best, best.gain > Double(all) * pairWorth - full.difference + 1e-12 else { continue }
      changes[site] = best.candidate
      offers.append(
        Offer(
          site: site, candidate: full, pairs: all - best.mended, difference: full.difference - best.candidate.difference
        ))
    }
    return (offers.isEmpty ? changes : withoutIdle(changes), offers)
  }

  /// Takes back the changes that only made room for a part of a move that was taken back.
  private func withoutIdle(_ changes: [Int32: MendCandidate]) -> [Int32: MendCandidate] {
    var changes = changes
    while let idle = changes.keys.sorted().first(where: { isIdle($0, changes) }) { changes[idle] = nil }
    return changes
  }

  private func isIdle(_ site: Int32, _ changes: [Int32: MendCandidate]) -> Bool {
    let looks = model.looksOfSite[Int(site)].map { model.looks[Int($0)] }
    guard let before = mended(changes[site], at: site, looks, changes) else { return false }
    return mended(nil, at: site, looks, changes) == before
  }

  /// Counts the failing pairs that pass with the candidate, or without a change here, and all other changes. Returns `nil` when
  /// something gets worse.
  private func mended(
    _ candidate: MendCandidate?, at site: Int32, _ looks: [MendLook], _ changes: [Int32: MendCandidate]
  ) -> Int? {
    var mended = 0
    for look in looks {
      let ratio = model.ratio(of: look) { $0 == site ? candidate : changes[$0] }
      guard look.isKept(at: ratio) else { return nil }
      if look.isFailing, ratio >= look.shape.required { mended += look.count }
    }
    return mended
  }
}
