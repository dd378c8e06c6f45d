/// Finds keys that an object already has. A few keys are compared with one another; many are sorted by hash, and by
/// their bytes where hashes agree, so that no choice of keys makes it quadratic.
struct DuplicateKeyScan {
  private struct Key {
    var hash: UInt64
    var node: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let tape: UnsafeBufferPointer<TapeNode>
  private var keys: [Key] = []
  private var found: [(first: Int, second: Int)] = []

  static func run(
    _ bytes: [UInt8], _ tape: ContiguousArray<TapeNode>, lines: LineTable
  ) -> [JSONDuplicateKey] {
    bytes.withUnsafeBufferPointer { bytes in
      tape.withUnsafeBufferPointer { tape in
        var scan = DuplicateKeyScan(bytes: bytes, tape: tape)
        for index in tape.indices where tape[index].kind == .object {
          scan.visit(index)
        }
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
    // Most objects of a token file have one or two members.
    guard index < end else { return }
    keys.removeAll(keepingCapacity: true)
    while index < end {
      keys.append(Key(hash: hash(index), node: index))
      let value = tape[index + 1]
      index = value.isContainer ? value.extent : index + 2
    }
    if keys.count <= 12 {
      comparePairwise()
    } else {
      compareSorted()
    }
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

  private mutating func compareSorted() {
    keys.sort { ($0.hash, $0.node) < ($1.hash, $1.node) }
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end].hash == keys[start].hash { end += 1 }
      if end - start > 1 { compareRun(keys[start..<end].map(\.node)) }
      start = end
    }
  }

  /// Keys of one hash, in the order of the text.
  private mutating func compareRun(_ nodes: [Int]) {
    let named = nodes.map { (text: Array(text($0).utf8), node: $0) }
      .sorted { a, b in
        a.text == b.text ? a.node < b.node : a.text.lexicographicallyPrecedes(b.text)
      }
    var first = 0
    for index in named.indices.dropFirst() {
      if named[index].text == named[first].text {
        found.append((named[first].node, named[index].node))
      } else {
        first = index
      }
    }
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
    return content(a).elementsEqual(content(b))
  }

  @inline(__always)
  private func hash(_ index: Int) -> UInt64 {
    guard tape[index].hasEscapes else { return Self.hash(content(index)) }
    return Array(text(index).utf8).withUnsafeBufferPointer { Self.hash($0) }
  }

  @inline(__always)
  private static func hash(_ content: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var value = UInt64(truncatingIfNeeded: content.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= content.count {
      let word = UnsafeRawPointer(content.baseAddress.unsafelyUnwrapped + index).loadUnaligned(as: UInt64.self)
      value = (value ^ word) &* 0xFF51_AFD7_ED55_8CCD
      value ^= value >> 32
      index += 8
    }
    while index < content.count {
      value = (value ^ UInt64(content[index])) &* 0x100_0000_01B3
      index += 1
    }
    return value ^ value >> 29
  }
}
