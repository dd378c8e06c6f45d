/// A key of an object, and its value.
public struct JSONMember: Sendable {
  public let keyNode: JSONNode
  public let value: JSONNode

  public var key: String { keyNode.document.string(of: keyNode.tapeNode) }
  /// The position of the key.
  public var position: TextPosition { keyNode.position }
}

/// The members of an object in the order of the text. Empty for any other value.
public struct JSONMembers: Sequence, Sendable {
  let object: JSONNode

  public struct Iterator: IteratorProtocol {
    let document: JSONDocument
    var index: Int
    let end: Int

    @inline(__always)
    public mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      let value = JSONNode(document: document, index: index + 1)
      let member = JSONMember(keyNode: JSONNode(document: document, index: index), value: value)
      index = value.next
      return member
    }
  }

  public func makeIterator() -> Iterator {
    let node = object.tapeNode
    let first = object.index + 1
    return Iterator(document: object.document, index: first, end: node.kind == .object ? node.extent : first)
  }
}

/// The elements of an array. Empty for any other value.
public struct JSONElements: Sequence, Sendable {
  let array: JSONNode

  public struct Iterator: IteratorProtocol {
    let document: JSONDocument
    var index: Int
    let end: Int

    @inline(__always)
    public mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      let node = JSONNode(document: document, index: index)
      index = node.next
      return node
    }
  }

  public func makeIterator() -> Iterator {
    let node = array.tapeNode
    let first = array.index + 1
    return Iterator(document: array.document, index: first, end: node.kind == .array ? node.extent : first)
  }
}

extension JSONNode {
  public var members: JSONMembers { JSONMembers(object: self) }
  public var elements: JSONElements { JSONElements(array: self) }

  /// The value of a key. Of duplicate keys, the last one counts. Walks all members; to look up many keys of a large
  /// object, iterate over its members instead.
  public subscript(key: String) -> JSONNode? {
    var found: JSONNode?
    for member in members where member.keyNode.isKey(key) { found = member.value }
    return found
  }

  /// The element at a position of an array. Walks the elements.
  public subscript(place: Int) -> JSONNode? {
    var index = 0
    for element in elements {
      if index == place { return element }
      index += 1
    }
    return nil
  }

  /// The number of members or elements. Walks all of them.
  public var count: Int {
    var count = 0
    var index = self.index + 1
    let node = tapeNode
    guard node.isContainer else { return 0 }
    while index < node.extent {
      index = JSONNode(document: document, index: node.kind == .object ? index + 1 : index).next
      count += 1
    }
    return count
  }

  /// Returns whether this string or key is equal to `key`. Nothing is decoded unless the text has escapes.
  public func isKey(_ key: String) -> Bool {
    let node = tapeNode
    if node.hasEscapes { return document.string(of: node) == key }
    guard node.kind == .string || node.kind == .bareKey, node.extent - node.contentStart == key.utf8.count else {
      return false
    }
    return document.withContent(of: node) { $0.elementsEqual(key.utf8) }
  }
}
