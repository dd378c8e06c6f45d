import ColorScience
import ThemeModel

/// Takes, again and again, the raw colour that is most to blame for the failing pairs left.
///
/// White stands behind most failures of most systems, and behind most passes too: to change it would break more than it
/// mends. So what is counted is not failures alone but failures² / (failures + passes), the order of Ochiai's measure of
/// how far a part of a program is to blame for its failing tests.
struct CauseFinder {
  struct Cause: Sendable {
    var key: CauseKey
    /// Its number among the keys.
    var number: Int
    /// Failing pairs of the table, in order.
    var members: [Int32]
  }

  private let table: FailureTable
  /// One a key: its failing pairs that no cause has taken yet.
  private var left: [Int]
  private var isTaken: [Bool]

  init(_ table: FailureTable) {
    self.table = table
    left = table.keys.indices.map { table.range(of: $0).count }
    isTaken = Array(repeating: false, count: table.pairs.count)
  }

  /// People read the largest first; of equal ones the order in which they were found stands.
  mutating func causes() -> [Cause] {
    var causes: [Cause] = []
    while let key = best() { causes.append(Cause(key: table.keys[key], number: key, members: take(key))) }
    return causes.enumerated().sorted { a, b in
      (b.element.members.count, a.offset) < (a.element.members.count, b.offset)
    }.map(\.element)
  }

  private mutating func take(_ key: Int) -> [Int32] {
    var members: [Int32] = []
    members.reserveCapacity(left[key])
    for place in table.range(of: key) {
      let pair = Int(table.members[place])
      guard !isTaken[pair] else { continue }
      isTaken[pair] = true
      let foreground = table.pairs[pair].foreground.key
      let background = table.pairs[pair].background.key
      if foreground >= 0 { left[Int(foreground)] -= 1 }
      if background >= 0 { left[Int(background)] -= 1 }
      members.append(Int32(pair))
    }
    return members
  }

  /// Most to blame first; of equal ones the one with more text, then the foreground, then the catalogue's order.
  private func best() -> Int? {
    var most = -Double.infinity
    var candidates: [Int] = []
    for key in left.indices where left[key] > 0 {
      let blame = self.blame(key)
      if blame > most {
        most = blame
        candidates = [key]
      } else if blame == most {
        candidates.append(key)
      }
    }
    guard candidates.count > 1 else { return candidates.first }
    let texts = candidates.map { (key: $0, texts: self.texts($0)) }
    return texts.min { a, b in
      if a.texts != b.texts { return a.texts > b.texts }
      return CauseKey.stands(table.keys[a.key], before: table.keys[b.key])
    }?.key
  }

  private func blame(_ key: Int) -> Double {
    let failures = Double(left[key])
    let blame = failures * failures / Double(left[key] + table.passes[key])
    // A background carries more than the pairs that a rule names: people change what stands on it first.
    return table.keys[key].side == .background ? blame / 2 : blame
  }

  private func texts(_ key: Int) -> Int {
    table.range(of: key).count { place in
      let pair = Int(table.members[place])
      return !isTaken[pair] && table.pairs[pair].isText
    }
  }
}

extension SampleKind {
  var isText: Bool {
    switch self {
    case .text, .largeText, .largeBoldText: true
    case .icon, .border, .focus: false
    }
  }
}
