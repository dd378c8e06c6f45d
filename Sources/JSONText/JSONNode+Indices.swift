/// Nodes by number, for walks over whole documents: a number costs nothing to hand on, where a node keeps its document alive.
/// The members of an object lie behind it, each a key and then a value.
extension JSONNode {
  /// The number of this node in its document.
  public var nodeNumber: Int { index }
}

extension JSONDocument {
  @inline(__always)
  public func node(_ number: Int) -> JSONNode {
    JSONNode(document: self, index: number)
  }

  /// The number of the node behind this one and all that it holds.
  @inline(__always)
  public func number(behind number: Int) -> Int {
    let node = tape[number]
    return node.isContainer ? node.extent : number + 1
  }

  /// The first byte of a string or key, as it is meant; nil for an empty one and for other values.
  @inline(__always)
  public func firstByte(_ number: Int) -> UInt8? {
    let node = tape[number]
    if node.hasEscapes { return string(of: node).utf8.first }
    guard node.kind == .string || node.kind == .bareKey, node.extent > node.contentStart else { return nil }
    return bytes[node.contentStart]
  }

  /// Whether it is a string, or a key, of exactly these characters.
  @inline(__always)
  public func isString(_ number: Int, _ text: StaticString) -> Bool {
    let node = tape[number]
    guard node.kind == .string || node.kind == .bareKey else {
      return node.hasEscapes && string(of: node) == text.description
    }
    let start = node.contentStart
    guard node.extent - start == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
    return true
  }
}
