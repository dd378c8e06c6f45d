/// Nodes by number, for walks over whole documents: a number costs nothing to hand on, where a node keeps its document alive.
/// The members of an object lie behind it, each a key and then a value.
extension JSONNode {
  /// The number of this node in its document.
  public var nodeNumber: Int { index }
}

extension JSONDocument {
  @inlinable @inline(__always)
  public func node(_ number: Int) -> JSONNode {
    JSONNode(document: self, index: number)
  }

  /// The number of the node behind this one and all that it holds.
  @inlinable @inline(__always)
  public func number(behind number: Int) -> Int {
    let node = tape[number]
    return node.isContainer ? node.extent : number + 1
  }

  @inlinable @inline(__always)
  public func isObject(_ number: Int) -> Bool { tape[number].kind == .object }

  @inlinable @inline(__always)
  public func isArray(_ number: Int) -> Bool { tape[number].kind == .array }

  @inlinable @inline(__always)
  public func offset(of number: Int) -> Int { tape[number].start }

  /// The number that a node holds; nil for what is none, and for those that only JSON5 has.
  @inlinable @inline(__always)
  public func double(_ number: Int) -> Double? {
    let node = tape[number]
    guard node.kind == .number else { return nil }
    return withContent(of: node) { JSONNumber.double($0) }
  }

  /// What the body makes of the bytes of a string or key; nil where the node is another value, or has escapes.
  @inlinable @inline(__always)
  public func withPlainText<Result>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let node = tape[number]
    guard node.kind == .string || node.kind == .bareKey else { return nil }
    return withContent(of: node, body)
  }

  /// Whether the string or key is written with escapes.
  @inlinable @inline(__always)
  public func hasEscapes(_ number: Int) -> Bool { tape[number].hasEscapes }

  /// The first byte of a string or key, as it is meant; nil for an empty one and for other values.
  @inlinable @inline(__always)
  public func firstByte(_ number: Int) -> UInt8? {
    let node = tape[number]
    if node.hasEscapes { return node.extent > node.contentStart ? string(of: node).utf8.first : nil }
    guard node.kind == .string || node.kind == .bareKey, node.extent > node.contentStart else { return nil }
    return bytes[node.contentStart]
  }

  /// Whether it is a string.
  @inlinable @inline(__always)
  public func isText(_ number: Int) -> Bool { tape[number].kind == .string || tape[number].kind == .escapedString }

  /// Whether it is a string, or a key, of exactly these characters.
  @inlinable @inline(__always)
  public func isString(_ number: Int, _ text: StaticString) -> Bool {
    let node = tape[number]
    guard node.kind == .string || node.kind == .bareKey else {
      return node.hasEscapes && string(of: node) == text.description
    }
    let start = node.contentStart
    guard node.extent - start == text.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
      return true
    }
  }
}
