/// Finds duplicate keys in objects. A few keys are compared with one another; many keys go through a hash table. The
/// seed of the hashes is different in each process, so no choice of keys can make the scan slow.
struct DuplicateKeyScan {
  private struct Key {
    var hash: UInt64
    var node: Int
  }

  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  private let bytes: UnsafeBufferPointer<UInt8>
  private let tape: UnsafeBufferPointer<TapeNode>
  private var keys: [Key] = []
  /// The hash table: indices of `keys`, or a negative number for an empty slot.
  private var slots: [Int32] = []
  private var taken: [Int32] = []
  private var found: [(first: Int, second: Int)] = []

  static func run(
    _ bytes: [UInt8], _ tape: borrowing GrowingColumn<TapeNode>, _ wideObjects: borrowing GrowingColumn<UInt32>,
    lines: borrowing LineTable
  ) -> [JSONDuplicateKey] {
    bytes.withUnsafeBufferPointer { bytes in
      tape.withElements { tape in
        var scan = DuplicateKeyScan(bytes: bytes, tape: tape)
        for place in 0..<wideObjects.count { scan.visit(Int(wideObjects[place])) }
        return scan.found.sorted { $0.second < $1.second }.map { pair in
          JSONDuplicateKey(
            key: scan.text(pair.second), first: lines.position(at: tape[pair.first].start),
            second: lines.position(at: tape[pair.second].start))
        }
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, tape: UnsafeBufferPointer<TapeNode>) {
    self.bytes = bytes
    self.tape = tape
  }

  @inline(__always)
  private mutating func visit(_ object: Int) {
    let end = tape[object].extent
    var index = object + 1
    let second = next(behind: index)
    if next(behind: second) >= end {
      if isSame(index, second) { found.append((index, second)) }
      return
    }
    keys.removeAll(keepingCapacity: true)
    while index < end {
      keys.append(Key(hash: hash(index), node: index))
      index = next(behind: index)
    }
    if keys.count <= 12 {
      comparePairwise()
    } else {
      compareHashed()
    }
  }

  /// Returns the index of the next key, after this key and its value.
  @inline(__always)
  private func next(behind key: Int) -> Int {
    let value = tape[key + 1]
    return value.isContainer ? value.extent : key + 2
  }

  private mutating func comparePairwise() {
    for second in 1..<max(keys.count, 1) {
      let key = keys[second]
      for first in 0..<second where keys[first].hash == key.hash && isSame(keys[first].node, key.node) {
        found.append((keys[first].node, key.node))
        break
      }
    }
  }

  private mutating func compareHashed() {
    var size = 32
    while size < keys.count * 2 { size *= 2 }
    if slots.count < size {
      slots = [Int32](repeating: -1, count: size)
    } else {
      size = slots.count
    }
    for (index, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: key.hash) & (size - 1)
      while slots[slot] >= 0 {
        let other = keys[Int(slots[slot])]
        if other.hash == key.hash, isSame(other.node, key.node) { break }
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] >= 0 {
        found.append((keys[Int(slots[slot])].node, key.node))
      } else {
        slots[slot] = Int32(truncatingIfNeeded: index)
        taken.append(Int32(truncatingIfNeeded: slot))
      }
    }
    // Only the used slots are cleared. Clearing the whole table for each object could take quadratic time.
    for slot in taken { slots[Int(slot)] = -1 }
    taken.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private func content(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let node = tape[index]
    return UnsafeBufferPointer(rebasing: bytes[node.contentStart..<node.extent])
  }

  private func text(_ index: Int) -> String {
    tape[index].hasEscapes ? JSONString.unescaped(content(index)) : String(decoding: content(index), as: UTF8.self)
  }

  @inline(__always)
  private func isSame(_ a: Int, _ b: Int) -> Bool {
    if tape[a].hasEscapes || tape[b].hasEscapes { return text(a).utf8.elementsEqual(text(b).utf8) }
    let first = content(a)
    let second = content(b)
    guard first.count == second.count else { return false }
    for index in first.indices where first[index] != second[index] { return false }
    return true
  }

  @inline(__always)
  private func hash(_ index: Int) -> UInt64 {
    guard tape[index].hasEscapes else { return Self.hash(content(index)) }
    return Array(text(index).utf8).withUnsafeBufferPointer { Self.hash($0) }
  }

  /// Hashes eight bytes at a time. The last eight may overlap those before them.
  @inline(__always)
  private static func hash(_ content: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let base = content.baseAddress, !content.isEmpty else { return 0 }
    let count = content.count
    var value = seed ^ UInt64(truncatingIfNeeded: count)
    var offset = 0
    while offset + 8 < count {
      value = mixed(value ^ UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
      offset += 8
    }
    let tail: UInt64
    if count >= 8 {
      tail = UnsafeRawPointer(base + count - 8).loadUnaligned(as: UInt64.self)
    } else if count >= 4 {
      let first = UnsafeRawPointer(base).loadUnaligned(as: UInt32.self)
      let last = UnsafeRawPointer(base + count - 4).loadUnaligned(as: UInt32.self)
      tail = UInt64(first) << 32 | UInt64(last)
    } else {
      tail = UInt64(base[0]) << 16 | UInt64(base[count / 2]) << 8 | UInt64(base[count - 1])
    }
    return mixed(value ^ tail)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
