/// Paths in order, and the way back from a path to its number. Themes of one system mostly have the same paths and share one.
struct PathIndex: Sendable {
  private(set) var paths: [String] = []
  /// Open addressing: an index into `paths`, or `PathIndex.free`; as many as a power of two.
  private var slots: [Int32]
  private var mask: Int

  private static let free: Int32 = -1
  /// The process's own, so that no choice of names makes it slow.
  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  init(capacity: Int = 16) {
    // At most half full.
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

  /// The number of the path, which it now has in any case.
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

  /// Whether these tokens have these paths, in this order.
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

  /// Over the bytes where they are ASCII; beyond it equal strings can have different bytes, and the standard library knows.
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
