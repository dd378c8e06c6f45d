import ColorScience

/// What each value that a site could take would mend and break alone, worked out once a site.
final class MendTables {
  let model: MendModel
  private let locked: Set<Int32>
  private let shades: (Int32) -> [MendCandidate]
  private var known: [Int32: Table] = [:]

  struct Table {
    var candidates: [MendCandidate]
    /// One a candidate: the looks that it breaks, or makes fall further.
    var breaks: [[Int32]]
    /// One a candidate: the failing looks that it mends.
    var mends: [Set<Int32>]
  }

  init(_ model: MendModel, locked: Set<Int32>, shades: @escaping @Sendable (Int32) -> [MendCandidate]) {
    self.model = model
    self.locked = locked
    self.shades = shades
  }

  func isLocked(_ site: Int32) -> Bool { locked.contains(site) }

  func candidates(of site: Int32) -> [MendCandidate] { table(of: site).candidates }

  func table(of site: Int32) -> Table {
    if let table = known[site] { return table }
    var table = Table(candidates: [], breaks: [], mends: [])
    if !isLocked(site) {
      let looks = model.looksOfSite[Int(site)]
      for candidate in shades(site) {
        var breaks: [Int32] = []
        var mends: Set<Int32> = []
        var isHopeless = false
        for index in looks {
          let look = model.looks[Int(index)]
          let ratio = model.ratio(of: look) { $0 == site ? candidate : nil }
          if look.isFailing, ratio >= look.shape.required {
            mends.insert(index)
          } else if !look.isKept(at: ratio) {
            // With nobody else to move, the value is out of question.
            if !look.sites.contains(where: { $0 != site && !isLocked($0) }) {
              isHopeless = true
              break
            }
            breaks.append(index)
          }
        }
        guard !isHopeless else { continue }
        table.candidates.append(candidate)
        table.breaks.append(breaks)
        table.mends.append(mends)
      }
    }
    known[site] = table
    return table
  }

  /// How many other sites have to change at the least when this one does.
  func fewestHelpers(of site: Int32, isOpen: (Int32) -> Bool) -> Int {
    let table = table(of: site)
    var fewest = Int.max
    for breaks in table.breaks {
      var helpers: Set<Int32> = []
      var count = 0
      for index in breaks {
        let others = model.looks[Int(index)].sites.filter { $0 != site && isOpen($0) }
        if others.isEmpty {
          count = Int.max
          break
        }
        if others.contains(where: helpers.contains) { continue }
        helpers.formUnion(others)
        count += 1
      }
      fewest = min(fewest, count)
      if fewest == 0 { break }
    }
    return fewest == Int.max ? 0 : fewest
  }
}
