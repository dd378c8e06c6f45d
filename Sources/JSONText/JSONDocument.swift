/// A parsed text: the bytes, and a tape of eight bytes for each value. Strings and numbers are decoded on demand.
public final class JSONDocument: Sendable {
  public let bytes: [UInt8]
  /// The first use of each feature that the dialect allows, in the order of the text.
  public let deviations: [JSONDeviation]
  /// Duplicate keys of objects, in the order of the text.
  public let duplicateKeys: [JSONDuplicateKey]
  @usableFromInline let tape: GrowingColumn<TapeNode>
  let lines: LineTable

  public init(_ bytes: [UInt8], dialect: JSONDialect = .strict, limits: JSONLimits = .standard) throws(JSONError) {
    self.bytes = bytes
    var tape = GrowingColumn<TapeNode>()
    var lineStarts = GrowingColumn<UInt32>()
    var wideObjects = GrowingColumn<UInt32>()
    deviations = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      var parser = JSONParser(buffer, dialect: dialect, limits: limits)
      try parser.parse()
      swap(&tape, &parser.tape)
      swap(&lineStarts, &parser.lineStarts)
      swap(&wideObjects, &parser.wideObjects)
      return parser.deviations
    }
    lines = LineTable(starts: lineStarts, first: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    duplicateKeys = DuplicateKeyScan.run(bytes, tape, wideObjects, lines: lines)
    self.tape = tape
  }

  public var root: JSONNode {
    JSONNode(document: self, index: 0)
  }

  public func position(at offset: Int) -> TextPosition {
    lines.position(at: offset)
  }

  /// The number of values and keys in the text.
  public var nodeCount: Int {
    tape.count
  }

  @inlinable @inline(__always)
  func withContent<Result>(of node: TapeNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[node.contentStart..<node.extent])) }
  }

  @usableFromInline
  func string(of node: TapeNode) -> String {
    withContent(of: node) { node.hasEscapes ? JSONString.unescaped($0) : String(decoding: $0, as: UTF8.self) }
  }
}

/// A key that its object has more than once.
public struct JSONDuplicateKey: Hashable, Sendable {
  public var key: String
  public var first: TextPosition
  public var second: TextPosition

  public init(key: String, first: TextPosition, second: TextPosition) {
    self.key = key
    self.first = first
    self.second = second
  }
}
