/// Token paths as small numbers, each path once, so that operations on many paths become operations on numbers. The
/// empty path is number 0, and paths are equal if their bytes are. The seed of the hash is different in each process,
/// so that no choice of names can make the table slow.
public struct PathTable: Sendable {
  public static let root: Int32 = 0
  /// A placeholder for a table that was moved away.
  public static let empty = PathTable()

  private struct Entry {
    /// The end of its text. Its text begins at the end of the previous one.
    var end: Int
    var hash: UInt32
    /// The group that contains the path, or `unknown`.
    var parent: Int32
  }

  private static let unknown: Int32 = -1
  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  /// The texts, one after the other, and free room.
  private var bytes: [UInt8]
  private var used = 0
  private var entries: [Entry] = []
  /// A hash table of numbers, negative for an empty slot. Its size is a power of two, and at most two thirds are used.
  private var slots: [Int32]
  /// The last path that was looked up in a group.
  private var last: Int32 = 0
  /// Whether some name contains a dot. The text of a path then does not determine its group; the first entry does.
  public private(set) var hasDottedNames = false

  /// - Parameter capacity: The expected number of paths.
  public init(capacity: Int = 8) {
    bytes = [UInt8](repeating: 0, count: max(capacity, 8) * 24)
    entries.reserveCapacity(capacity + 1)
    var size = 16
    while size * 2 < capacity * 3 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    _ = settle(count: 0, parent: PathTable.unknown)
  }

  public var count: Int { entries.count }

  // MARK: - Adding

  /// Returns the number of a path. Adds the path if it is new.
  public mutating func number(of path: String) -> Int32 {
    // Looking up a known path must not copy a table that others share.
    if let known = known(path) { return known }
    var path = path
    return path.withUTF8 { number(of: $0) }
  }

  public mutating func number(of path: UnsafeBufferPointer<UInt8>) -> Int32 {
    write(path, at: used)
    return settle(count: path.count, parent: PathTable.unknown)
  }

  /// Returns the number of the path for a name in a group. Adds the path if it is new.
  public mutating func number(of name: UnsafeBufferPointer<UInt8>, in group: Int32) -> Int32 {
    // Sources with the same names mostly have them in the same order.
    let expected = last &+ 1
    last = isPath(expected, of: name, in: group) ? expected : entered(name, in: group)
    return last
  }

  /// Returns true if this is the number of the name in the group. May return false for a path whose group is unknown.
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

  /// Returns the number for a path of another table.
  public mutating func number(of other: Int32, in table: PathTable) -> Int32 {
    let range = table.range(of: other)
    return table.bytes.withUnsafeBufferPointer { texts in
      write(UnsafeBufferPointer(rebasing: texts[range]), at: used)
      return settle(count: range.count, parent: PathTable.unknown, hash: table.entries[Int(other)].hash)
    }
  }

  /// Returns the group of a path: the one that it was added with, or otherwise the text before its last dot.
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

  // MARK: - Lookup

  /// Returns whether both are copies of the same table.
  public func isIdentical(to other: PathTable) -> Bool {
    used == other.used
      && entries.withUnsafeBufferPointer { own in
        other.entries.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress && $0.count == own.count }
      }
  }

  /// Returns the number of a path if the table has it.
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

  /// Returns whether a name in the path contains a dot, as far as its groups are known.
  public func hasDottedName(in number: Int32) -> Bool {
    var number = number
    while number != PathTable.root {
      let range = range(of: number)
      let parent = entries[Int(number)].parent
      guard parent != PathTable.unknown else { return false }
      let start = parent == PathTable.root ? range.lowerBound : range.lowerBound + self.range(of: parent).count + 1
      if bytes[start..<range.upperBound].contains(UInt8(ascii: ".")) { return true }
      number = parent
    }
    return false
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

  /// Returns the number of the text that was written after those in use. If the text is already known, the copy is
  /// discarded.
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

  /// Returns the last eight bytes of a text, or all of a shorter text.
  @inline(__always)
  private static func tail(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count >= 8 { return eight(base + count - 8) }
    if count >= 4 {
      let first = UnsafeRawPointer(base).loadUnaligned(as: UInt32.self)
      let last = UnsafeRawPointer(base + count - 4).loadUnaligned(as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    guard count > 0 else { return 0 }
    // The first, middle and last byte and the count distinguish all texts of up to three bytes.
    return UInt64(base[0]) << 16 | UInt64(base[count / 2]) << 8 | UInt64(base[count - 1])
  }
}
