/// A parsed text: the bytes, and a tape of eight bytes for each value. Strings and numbers are decoded on demand.
public final class JSONDocument: Sendable {
  public let bytes: [UInt8]
  /// The first use of each feature that the dialect allows, in the order of the text.
  public let deviations: [JSONDeviation]
  /// Duplicate keys of objects, in the order of the text.
  public let duplicateKeys: [JSONDuplicateKey]
  @usableFromInline let tape: GrowingColumn<TapeNode>
  let lines: LineTable
  /// For a text that was translated from YAML, where its parts are in the YAML. Empty for JSON.
  private let origins: [YAMLTranslation.Origin]
  /// The offsets of the lines of the YAML.
  private let yamlLines: [Int]

  public convenience init(
    _ bytes: [UInt8], dialect: JSONDialect = .strict, limits: JSONLimits = .standard
  ) throws(JSONError) {
    try self.init(bytes, dialect: dialect, limits: limits, origins: [], yamlLines: [])
  }

  /// Reads YAML that says what JSON says. Positions are those in the YAML, and `bytes` are the same in JSON.
  public convenience init(yaml bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) {
    let translation = try YAMLTranslation(bytes, limits: limits)
    try self.init(
      translation.json, dialect: .strict, limits: limits, origins: translation.origins,
      yamlLines: translation.lines.map { $0.start - $0.indent })
  }

  private init(
    _ bytes: [UInt8], dialect: JSONDialect, limits: JSONLimits, origins: [YAMLTranslation.Origin], yamlLines: [Int]
  ) throws(JSONError) {
    self.bytes = bytes
    self.origins = origins
    self.yamlLines = yamlLines
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
    let duplicates = DuplicateKeyScan.run(bytes, tape, wideObjects, lines: lines)
    // The translation is one line, in which a column tells the offset.
    duplicateKeys =
      origins.isEmpty
      ? duplicates
      : duplicates.map { duplicate in
        var duplicate = duplicate
        duplicate.first = Self.position(inYAML: yamlLines, origins, of: duplicate.first.column - 1)
        duplicate.second = Self.position(inYAML: yamlLines, origins, of: duplicate.second.column - 1)
        return duplicate
      }
    self.tape = tape
  }

  public var root: JSONNode {
    JSONNode(document: self, index: 0)
  }

  public func position(at offset: Int) -> TextPosition {
    guard origins.isEmpty else { return Self.position(inYAML: yamlLines, origins, of: offset) }
    return lines.position(at: offset)
  }

  /// - Parameter offset: An offset in the JSON.
  private static func position(
    inYAML lines: [Int], _ origins: [YAMLTranslation.Origin], of offset: Int
  ) -> TextPosition {
    let source = origins[lastIndex(in: origins.indices) { origins[$0].offset <= offset }].source
    let line = lastIndex(in: lines.indices) { lines[$0] <= source }
    return TextPosition(line: line + 1, column: source - lines[line] + 1)
  }

  /// Returns the last index for which the condition is true, which is true for those before it; the first if there is none.
  private static func lastIndex(in indices: Range<Int>, _ isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isTrue(middle) { low = middle } else { high = middle }
    }
    return low
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
