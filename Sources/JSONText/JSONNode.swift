public enum JSONKind: String, Hashable, Sendable {
  case object
  case array
  case string
  case number
  case boolean
  case null

  /// The name with its article, for messages.
  public var title: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

/// A value or a key of a document.
public struct JSONNode: Sendable {
  public let document: JSONDocument
  @usableFromInline let index: Int

  @inlinable @inline(__always)
  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  @inlinable @inline(__always)
  var tapeNode: TapeNode { document.tape[index] }

  /// The index of the node after this one and everything inside it.
  @inlinable @inline(__always)
  var next: Int {
    let node = tapeNode
    return node.isContainer ? node.extent : index + 1
  }

  public var kind: JSONKind {
    switch tapeNode.kind {
    case .object: .object
    case .array: .array
    case .string, .escapedString, .bareKey, .escapedBareKey: .string
    case .number, .looseNumber: .number
    case .yes, .no: .boolean
    case .null: .null
    }
  }

  /// The offset of the first byte.
  public var offset: Int { tapeNode.start }
  public var position: TextPosition { document.position(at: offset) }

  public var isObject: Bool { tapeNode.kind == .object }
  public var isArray: Bool { tapeNode.kind == .array }
  public var isString: Bool { kind == .string }
  public var isNull: Bool { tapeNode.kind == .null }

  public var string: String? {
    isString ? document.string(of: tapeNode) : nil
  }

  /// The value of a number. `nil` for any other node, and for a number that is not finite as a Double.
  public var number: Double? {
    let node = tapeNode
    switch node.kind {
    case .number:
      return document.withContent(of: node) { JSONNumber.double($0) }
    case .looseNumber:
      return document.withContent(of: node) { JSONNumber.loose($0) }.flatMap { $0.isFinite ? $0 : nil }
    default:
      return nil
    }
  }

  /// The value of a number that is written as a whole number. `nil` for any other node.
  public var integer: Int? {
    let node = tapeNode
    return node.kind == .number ? document.withContent(of: node) { JSONNumber.integer($0) } : nil
  }

  public var boolean: Bool? {
    switch tapeNode.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The text as it is written: of a string without its quotes, of any other value in full. Empty for a container.
  public var rawText: String {
    let node = tapeNode
    return node.isContainer ? "" : document.withContent(of: node) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether this node is a string or key equal to `text`. Cheaper than decoding it.
  @inline(__always)
  public func isString(_ text: StaticString) -> Bool {
    let node = tapeNode
    guard node.kind == .string || node.kind == .bareKey else {
      return node.hasEscapes && document.string(of: node) == text.description
    }
    guard node.extent - node.contentStart == text.utf8CodeUnitCount else { return false }
    return document.withContent(of: node) { content in
      for index in 0..<content.count where content[index] != text.utf8Start[index] { return false }
      return true
    }
  }

  /// Returns whether the decoded string or key begins with this byte. False for an empty one and for any other value.
  @inline(__always)
  public func stringBegins(with byte: UInt8) -> Bool {
    let node = tapeNode
    if node.hasEscapes { return document.string(of: node).utf8.first == byte }
    guard node.kind == .string || node.kind == .bareKey, node.extent > node.contentStart else { return false }
    return document.bytes[node.contentStart] == byte
  }
}

extension JSONNode {
  /// Returns whether the decoded string or key contains this byte.
  public func stringContains(_ byte: UInt8) -> Bool {
    let node = tapeNode
    if node.hasEscapes { return document.string(of: node).utf8.contains(byte) }
    guard node.kind == .string || node.kind == .bareKey else { return false }
    return document.withContent(of: node) { $0.contains(byte) }
  }
}

extension JSONNode: Hashable {
  public static func == (a: JSONNode, b: JSONNode) -> Bool {
    a.index == b.index && a.document === b.document
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(document))
  }
}
