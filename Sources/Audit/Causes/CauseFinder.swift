import ColorScience
import ThemeModel

/// Repeatedly takes the raw color that is most to blame for the remaining failing pairs.
///
/// White is behind most failures of most systems, and behind most passes too: changing it would break more than it mends.
/// So colors are ranked by failures² / (failures + passes), not by failures alone. The order is that of Ochiai's measure of
/// how far a part of a program is to blame for its failing tests.
struct CauseFinder {
  struct Cause: Sendable {
    var key: CauseKey
    /// The number of its key in the table.
    var number: Int
    /// Its failing pairs, as sorted indices into the table.
    var members: [Int32]
  }

  private let table: FailureTable
  /// For each key, the number of failing pairs that no cause has taken yet.
  private var left: [Int]
  private var isTaken: [Bool]

  init(_ table: FailureTable) {
    self.table = table
    left = table.keys.indices.map { table.range(of: $0).count }
    // A pair is taken once, even if one raw color is on both of its sides.
    isTaken = Array(repeating: false, count: table.pairs.count)
  }

  /// Returns the largest cause first, since people read it first. Causes of one size keep the order in which they were found.
  mutating func causes() -> [Cause] {
    var causes: [Cause] = []
    while let name = best() {
      // A color is one cause, whichever sides it is on. The report names the side with more failing pairs.
      let number = left[2 * name] >= left[2 * name + 1] ? 2 * name : 2 * name + 1
      causes.append(Cause(key: table.keys[number], number: number, members: take(name)))
    }
    return causes.enumerated().sorted { a, b in
      (b.element.members.count, a.offset) < (a.element.members.count, b.offset)
    }.map(\.element)
  }

  private mutating func take(_ name: Int) -> [Int32] {
    var members: [Int32] = []
    members.reserveCapacity(left[2 * name] + left[2 * name + 1])
    for place in Array(table.range(of: 2 * name)) + Array(table.range(of: 2 * name + 1)) {
      let pair = Int(table.members[place])
      guard !isTaken[pair] else { continue }
      isTaken[pair] = true
      let foreground = table.pairs[pair].foreground.key
      let background = table.pairs[pair].background.key
      if foreground >= 0 { left[Int(foreground)] -= 1 }
      if background >= 0 { left[Int(background)] -= 1 }
      members.append(Int32(pair))
    }
    return members.sorted()
  }

  /// Returns the name that is most to blame. Black and white have nowhere to go, so they come after what is seen with them. Of equal
  /// ones, it prefers the one with more text, then the foreground, then the catalogue's order. A name has two keys, one per side.
  private func best() -> Int? {
    var most = (hasRoom: false, blame: -Double.infinity)
    var candidates: [Int] = []
    for name in 0..<left.count / 2 where left[2 * name] + left[2 * name + 1] > 0 {
      let own = (hasRoom: table.hasRoom[name], blame: self.blame(2 * name) + self.blame(2 * name + 1))
      if own.hasRoom != most.hasRoom ? own.hasRoom : own.blame > most.blame {
        most = own
        candidates = [name]
      } else if own == most {
        candidates.append(name)
      }
    }
    guard candidates.count > 1 else { return candidates.first }
    let ranked = candidates.map { name in (name: name, texts: texts(2 * name) + texts(2 * name + 1)) }
    return ranked.min { a, b in
      if a.texts != b.texts { return a.texts > b.texts }
      return CauseKey.stands(key(a.name), before: key(b.name))
    }?.name
  }

  private func key(_ name: Int) -> CauseKey { table.keys[left[2 * name] > 0 ? 2 * name : 2 * name + 1] }

  private func blame(_ key: Int) -> Double {
    guard left[key] > 0 else { return 0 }
    let failures = Double(left[key])
    let blame = failures * failures / Double(left[key] + table.passes[key])
    // A background is under more than the pairs that rules name, so people first change what is on it.
    return table.keys[key].side == .background ? blame / 2 : blame
  }

  private func texts(_ key: Int) -> Int {
    table.range(of: key).count { place in
      let pair = Int(table.members[place])
      return !isTaken[pair] && table.isText[pair]
    }
  }
}

extension SampleKind {
  var isText: Bool {
    switch self {
    case .text, .largeText, .largeBoldText, .disabled: true
    case .icon, .border, .focus: false
    }
  }
}
