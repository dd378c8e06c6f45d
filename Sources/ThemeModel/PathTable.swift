/// Token paths as small numbers, each path once: what is asked of many paths is then asked of numbers. The empty path is
/// number 0, paths are equal when their bytes are, and the seed of the hash is the process's own, so that no choice of names
/// makes it slow.
public struct PathTable: Sendable {
  public static let root: Int32 = 0
  /// To stand where a table was taken from.
  public static let empty = PathTable()

  private struct Entry {
    /// Behind its last byte; it begins where the one before it ends.
    var end: Int
    var hash: UInt32
    /// The group that the path lies in, or `unknown`.
    var parent: Int32
  }

  private static let unknown: Int32 = -1
  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  /// The texts, one behind the other, and room for more.
  private var bytes: [UInt8]
  private var used = 0
  private var entries: [Entry] = []
  /// Numbers by hash, below 0 where there is none; a power of two of them, at most two thirds taken.
  private var slots: [Int32]
  /// The path that was asked for last in a group.
  private var last: Int32 = 0
  /// Some name has a dot in it, so that a path's text alone does not tell its group: it depends on who entered it first.
  public private(set) var hasDottedNames = false

  /// - Parameter capacity: how many paths are expected.
  public init(capacity: Int = 8) {
    bytes = [UInt8](repeating: 0, count: max(capacity, 8) * 24)
    entries.reserveCapacity(capacity + 1)
    var size = 16
    while size * 2 < capacity * 3 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    _ = settle(count: 0, parent: PathTable.unknown)
  }

  public var count: Int { entries.count }

  // MARK: - Entering

  /// The number of a path, which is a new one where it was not known.
  public mutating func number(of path: String) -> Int32 {
    // A table that others hold too is not copied for what it has.
    if let known = known(path) { return known }
    var path = path
    return path.withUTF8 { number(of: $0) }
  }

  public mutating func number(of path: UnsafeBufferPointer<UInt8>) -> Int32 {
    write(path, at: used)
    return settle(count: path.count, parent: PathTable.unknown)
  }

  /// The path that a group and a name in it make.
  public mutating func number(of name: UnsafeBufferPointer<UInt8>, in group: Int32) -> Int32 {
    // Sources that have the same names mostly have them in the same order.
    let expected = last &+ 1
    last = isPath(expected, of: name, in: group) ? expected : entered(name, in: group)
    return last
  }

  /// Whether this is the number of that name in that group, as far as can be told without looking it up.
  @inline(__always)
  private func isPath(_ number: Int32, of name: UnsafeBufferPointer<UInt8>, in group: Int32) -> Bool {
    guard Int(number) < entries.count, entries[Int(number)].parent == group else { return false }
    let range = range(of: number)
    let start = group == PathTable.root ? range.lowerBound : range.lowerBound + self.range(of: group).count + 1
    guard range.upperBound - start == name.count else { return false }
    return bytes.withUnsafeBufferPointer { texts in
      PathTable.areSame(name, UnsafeBufferPointer(rebasing: texts[start..<range.upperBound]))
    }
  }

  private mutating func entered(_ name: UnsafeBufferPointer<UInt8>, in group: Int32) -> Int32 {
    if name.contains(UInt8(ascii: ".")) { hasDottedNames = true }
    guard group != PathTable.root else {
      write(name, at: used)
      return settle(count: name.count, parent: group)
    }
    let range = range(of: group)
    makeRoom(used + range.count + 1 + name.count)
    bytes.withUnsafeMutableBufferPointer { bytes in
      let base = bytes.baseAddress.unsafelyUnwrapped
      (base + used).update(from: base + range.lowerBound, count: range.count)
      base[used + range.count] = UInt8(ascii: ".")
    }
    write(name, at: used + range.count + 1)
    return settle(count: range.count + 1 + name.count, parent: group)
  }

  /// The same path as another table has under a number.
  public mutating func number(of other: Int32, in table: PathTable) -> Int32 {
    let range = table.range(of: other)
    return table.bytes.withUnsafeBufferPointer { texts in
      write(UnsafeBufferPointer(rebasing: texts[range]), at: used)
      return settle(count: range.count, parent: PathTable.unknown, hash: table.entries[Int(other)].hash)
    }
  }

  /// The group that a path lies in: what stands before its last dot, where it was not entered with its group.
  public mutating func group(of number: Int32) -> Int32 {
    let known = entries[Int(number)].parent
    if known != PathTable.unknown { return known }
    let range = range(of: number)
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] != UInt8(ascii: ".") { end -= 1 }
    guard end > range.lowerBound else {
      entries[Int(number)].parent = PathTable.root
      return PathTable.root
    }
    let count = end - 1 - range.lowerBound
    makeRoom(used + count)
    bytes.withUnsafeMutableBufferPointer { bytes in
      let base = bytes.baseAddress.unsafelyUnwrapped
      (base + used).update(from: base + range.lowerBound, count: count)
    }
    let group = settle(count: count, parent: PathTable.unknown)
    entries[Int(number)].parent = group
    return group
  }

  // MARK: - Asking

  /// Whether both are one table, held twice.
  public func isIdentical(to other: PathTable) -> Bool {
    used == other.used
      && entries.withUnsafeBufferPointer { own in
        other.entries.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress && $0.count == own.count }
      }
  }

  /// The number of a path that is there.
  public func known(_ path: String) -> Int32? {
    var path = path
    return path.withUTF8 { known($0) }
  }

  public func known(_ path: UnsafeBufferPointer<UInt8>) -> Int32? {
    let hash = PathTable.hash(path)
    var slot = Int(hash) & (slots.count - 1)
    return bytes.withUnsafeBufferPointer { texts in
      while slots[slot] >= 0 {
        let number = slots[slot]
        if entries[Int(number)].hash == hash {
          let range = range(of: number)
          if range.count == path.count, PathTable.areSame(path, UnsafeBufferPointer(rebasing: texts[range])) {
            return number
          }
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  public subscript(number: Int32) -> String {
    withBytes(of: number) { String(decoding: $0, as: UTF8.self) }
  }

  public func withBytes<Result>(of number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let range = range(of: number)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  // MARK: - Storage

  private func range(of number: Int32) -> Range<Int> {
    let start = number == 0 ? 0 : entries[Int(number) - 1].end
    return start..<entries[Int(number)].end
  }

  private mutating func makeRoom(_ needed: Int) {
    guard needed > bytes.count else { return }
    bytes.append(contentsOf: repeatElement(0, count: max(needed - bytes.count, bytes.count)))
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>, at place: Int) {
    makeRoom(place + text.count)
    guard let source = text.baseAddress else { return }
    bytes.withUnsafeMutableBufferPointer { bytes in
      (bytes.baseAddress.unsafelyUnwrapped + place).update(from: source, count: text.count)
    }
  }

  /// The number of the text that was written behind those in use, which is given up again where it is known.
  private mutating func settle(count: Int, parent: Int32, hash given: UInt32? = nil) -> Int32 {
    let start = used
    let known = bytes.withUnsafeBufferPointer { texts -> (number: Int32, slot: Int, hash: UInt32) in
      let text = UnsafeBufferPointer(rebasing: texts[start..<start + count])
      let hash = given ?? PathTable.hash(text)
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] >= 0 {
        let number = slots[slot]
        if entries[Int(number)].hash == hash {
          let range = range(of: number)
          if range.count == count, PathTable.areSame(text, UnsafeBufferPointer(rebasing: texts[range])) {
            return (number, slot, hash)
          }
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return (-1, slot, hash)
    }
    if known.number >= 0 {
      if parent != PathTable.unknown, entries[Int(known.number)].parent == PathTable.unknown {
        entries[Int(known.number)].parent = parent
      }
      return known.number
    }
    let number = Int32(truncatingIfNeeded: entries.count)
    used = start + count
    entries.append(Entry(end: used, hash: known.hash, parent: parent))
    slots[known.slot] = number
    if entries.count * 3 > slots.count * 2 { rehash() }
    return number
  }

  private mutating func rehash() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  // MARK: - Bytes, eight at a time

  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let base = text.baseAddress, text.count > 0 else { return 0 }
    var value = seed ^ UInt64(truncatingIfNeeded: text.count)
    var offset = 0
    while offset + 8 < text.count {
      value = mixed(value ^ eight(base + offset))
      offset += 8
    }
    value = mixed(value ^ tail(base, text.count))
    return UInt32(truncatingIfNeeded: value ^ value >> 32)
  }

  private static func areSame(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return true }
    var offset = 0
    while offset + 8 < a.count {
      if eight(first + offset) != eight(second + offset) { return false }
      offset += 8
    }
    return tail(first, a.count) == tail(second, b.count)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func eight(_ address: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(address).loadUnaligned(as: UInt64.self)
  }

  /// The last eight bytes of a text; all of them where it has fewer.
  @inline(__always)
  private static func tail(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count >= 8 { return eight(base + count - 8) }
    if count >= 4 {
      let first = UnsafeRawPointer(base).loadUnaligned(as: UInt32.self)
      let last = UnsafeRawPointer(base + count - 4).loadUnaligned(as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    guard count > 0 else { return 0 }
    // First, middle, last: with the count they tell every text of up to three bytes apart.
    return UInt64(base[0]) << 16 | UInt64(base[count / 2]) << 8 | UInt64(base[count - 1])
  }
}
