/// Paths in order, and a lookup from a path to its number. The themes of a system mostly have the same paths and share
/// one index.
struct PathIndex: Sendable {
  private(set) var paths: [String] = []
  /// An open-addressing hash table: indices into `paths`, or `PathIndex.free`. Its size is a power of two.
  private var slots: [Int32]
  private var mask: Int

  private static let free: Int32 = -1
  /// Different in each process, so that no choice of names can make the index slow.
  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  init(capacity: Int = 16) {
    // Keep the table at most half full.
    let room = 1 << (Int.bitWidth - max(capacity * 2 - 1, 15).leadingZeroBitCount)
    slots = [Int32](repeating: PathIndex.free, count: room)
    mask = room - 1
    paths.reserveCapacity(capacity)
  }

  subscript(path: String) -> Int32? {
    var slot = Int(truncatingIfNeeded: PathIndex.hash(path)) & mask
    while slots[slot] != PathIndex.free {
      if paths[Int(slots[slot])] == path { return slots[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Returns the number of the path. Adds the path if it is new.
  mutating func insert(_ path: String) -> (index: Int32, isNew: Bool) {
    var slot = Int(truncatingIfNeeded: PathIndex.hash(path)) & mask
    while slots[slot] != PathIndex.free {
      if paths[Int(slots[slot])] == path { return (slots[slot], false) }
      slot = (slot + 1) & mask
    }
    let index = Int32(paths.count)
    slots[slot] = index
    paths.append(path)
    if paths.count * 2 > slots.count { grow() }
    return (index, true)
  }

  /// Returns whether the paths of these tokens are exactly these paths, in this order.
  func isList(of tokens: [Token]) -> Bool {
    guard tokens.count == paths.count else { return false }
    for index in tokens.indices where tokens[index].path != paths[index] { return false }
    return true
  }

  private mutating func grow() {
    let room = slots.count * 2
    slots = [Int32](repeating: PathIndex.free, count: room)
    mask = room - 1
    for index in paths.indices {
      var slot = Int(truncatingIfNeeded: PathIndex.hash(paths[index])) & mask
      while slots[slot] != PathIndex.free { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }

  /// Hashes the bytes of ASCII text. Equal strings beyond ASCII can have different bytes, so the standard library
  /// hashes those.
  @inline(__always)
  private static func hash(_ path: String) -> UInt64 {
    let ascii = path.utf8.withContiguousStorageIfAvailable { bytes -> UInt64? in
      var hash = PathIndex.seed
      var high: UInt8 = 0
      for byte in bytes {
        high |= byte
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
      return high < 0x80 ? hash ^ hash >> 29 : nil
    }
    return ascii.flatMap { $0 } ?? UInt64(bitPattern: Int64(path.hashValue))
  }
}
