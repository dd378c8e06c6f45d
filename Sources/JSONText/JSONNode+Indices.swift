/// Nodes as numbers, for walks over whole documents. A number costs nothing to pass on, but a `JSONNode` retains its
/// document. The members of an object follow it, each a key and then a value.
extension JSONNode {
  /// The number of this node in its document.
  public var nodeNumber: Int { index }
}

extension JSONDocument {
  @inlinable @inline(__always)
  public func node(_ number: Int) -> JSONNode {
    JSONNode(document: self, index: number)
  }

  /// Returns the number of the node after this one and everything inside it.
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

  /// Returns the value of a number. Returns `nil` for any other node, and for the numbers that only JSON5 has.
  @inlinable @inline(__always)
  public func double(_ number: Int) -> Double? {
    let node = tape[number]
    guard node.kind == .number else { return nil }
    return withContent(of: node) { JSONNumber.double($0) }
  }

  /// Calls `body` with the bytes of a string or key. Returns `nil` for any other value, and when the text has escapes.
  @inlinable @inline(__always)
  public func withPlainText<Result>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let node = tape[number]
    guard node.kind == .string || node.kind == .bareKey else { return nil }
    return withContent(of: node, body)
  }

  /// Returns whether the text of this string or key has escapes.
  @inlinable @inline(__always)
  public func hasEscapes(_ number: Int) -> Bool { tape[number].hasEscapes }

  /// Returns the first byte of a string or key after decoding. Returns `nil` for an empty one and for any other value.
  @inlinable @inline(__always)
  public func firstByte(_ number: Int) -> UInt8? {
    let node = tape[number]
    if node.hasEscapes { return node.extent > node.contentStart ? string(of: node).utf8.first : nil }
    guard node.kind == .string || node.kind == .bareKey, node.extent > node.contentStart else { return nil }
    return bytes[node.contentStart]
  }

  /// Returns whether this node is a string.
  @inlinable @inline(__always)
  public func isText(_ number: Int) -> Bool { tape[number].kind == .string || tape[number].kind == .escapedString }

  /// Returns whether this node is a string or key equal to `text`.
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
