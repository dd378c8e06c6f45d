import ColorScience
import ThemeModel

/// The distinct values of a theme, in the order in which they were met.
struct ValueTable {
  private(set) var states: [TokenColor.State] = []
  private var hashes: [UInt64] = []
  /// A hash table over `states` with open addressing: an index, or -1. Its size is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 16)

  mutating func reserve(_ count: Int) {
    states.reserveCapacity(count)
    hashes.reserveCapacity(count)
    let room = 1 << (Int.bitWidth - max(count * 2 - 1, 15).leadingZeroBitCount)
    if room > slots.count { place(in: room) }
  }

  mutating func index(of state: TokenColor.State) -> Int32 {
    if (states.count + 1) * 2 > slots.count { place(in: slots.count * 2) }
    let hash = ValueTable.hash(state)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, states[known] == state { return slots[slot] }
      slot = (slot + 1) & mask
    }
    let index = Int32(states.count)
    slots[slot] = index
    states.append(state)
    hashes.append(hash)
    return index
  }

  /// Returns equal numbers for rows with the same values, within one run of the program. Values below 0 mean none.
  func fingerprint(of row: [Int32]) -> Int {
    var result: UInt64 = 0
    for value in row {
      result = (result ^ (value < 0 ? 0 : hashes[Int(value)])) &* 0x9E37_79B9_7F4A_7C15
      result ^= result >> 29
    }
    return Int(truncatingIfNeeded: result)
  }

  private mutating func place(in room: Int) {
    slots = Array(repeating: -1, count: room)
    for index in states.indices {
      var slot = Int(truncatingIfNeeded: hashes[index]) & (room - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (room - 1) }
      slots[slot] = Int32(index)
    }
  }

  private static func hash(_ state: TokenColor.State) -> UInt64 {
    if case .color(let color) = state { return color.mixed(into: 0) }
    return UInt64(truncatingIfNeeded: state.hashValue)
  }
}

extension Color {
  /// Returns a hash for tables within one run of the program, equal for equal colors.
  func mixed(into seed: UInt64) -> UInt64 {
    // Adding 0 turns the negative zero into the positive one, which is equal to it.
    let components = components + SIMD3(repeating: 0)
    var hash = (seed ^ components.x.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32 ^ components.y.bitPattern) &* 0xD6E8_FEB8_6659_FD93
    hash = (hash ^ hash >> 32 ^ components.z.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32 ^ (alpha + 0).bitPattern) &* 0xD6E8_FEB8_6659_FD93
    return hash ^ hash >> 32
  }
}
