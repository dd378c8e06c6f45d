/// Parses the bytes in one pass, without recursion: while a container is open, its extent contains the index of the
/// container around it.
struct JSONParser: ~Copyable {
  let base: UnsafePointer<UInt8>
  let count: Int
  let dialect: JSONDialect
  let limits: JSONLimits

  var offset = 0
  var tape: GrowingColumn<TapeNode>
  /// The offset at which each line begins, except for the first line.
  var lineStarts: GrowingColumn<UInt32>
  /// Indices of the objects with at least two members, inner objects first.
  var wideObjects: GrowingColumn<UInt32>
  var used: JSONDialect = []
  var deviations: [JSONDeviation] = []

  private var depth = 0
  private var open = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>, dialect: JSONDialect, limits: JSONLimits) {
    // An empty array may have no address. Nothing is read from this placeholder.
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    count = bytes.count
    self.dialect = dialect
    self.limits = limits
    // Estimates for a pretty-printed token file. Bytes beyond the limit are never read.
    let length = min(count, limits.bytes)
    tape = GrowingColumn(capacity: length / 12 + 4)
    lineStarts = GrowingColumn(capacity: length / 32 + 4)
    wideObjects = GrowingColumn(capacity: length / 512 + 4)
  }

  mutating func parse() throws(JSONError) {
    guard count <= limits.bytes else { throw failure(.tooLarge(bytes: count, limit: limits.bytes), at: 0) }
    try skipByteOrderMark()
    try skipSpace()
    try value()
    while open >= 0 {
      if tape[open].kind == .object {
        try objectStep()
      } else {
        try arrayStep()
      }
    }
    try skipSpace()
    guard offset == count else { throw unexpected("the end of the text") }
  }

  // MARK: - Structure

  /// Parses a scalar value, or opens a container.
  @inline(__always)
  private mutating func value() throws(JSONError) {
    guard offset < count else { throw failure(.unexpectedEnd(expected: "a value"), at: count) }
    switch base[offset] {
    case Byte.quote:
      try string(closing: Byte.quote)
    case Byte.openBrace:
      try begin(.object)
    case Byte.openBracket:
      try begin(.array)
    case Byte.zero...Byte.nine, Byte.minus:
      try number()
    case Byte.t where literal("true"):
      tape.append(TapeNode(.yes, start: offset - 4, extent: offset))
    case Byte.f where literal("false"):
      tape.append(TapeNode(.no, start: offset - 5, extent: offset))
    case Byte.n where literal("null"):
      tape.append(TapeNode(.null, start: offset - 4, extent: offset))
    default:
      try looseValue()
    }
  }

  private mutating func looseValue() throws(JSONError) {
    switch base[offset] {
    case Byte.apostrophe:
      try use(.singleQuotes)
      try string(closing: Byte.apostrophe)
    case Byte.plus, Byte.point, UInt8(ascii: "I"), UInt8(ascii: "N"):
      try number()
    default:
      throw unexpected("a value")
    }
  }

  @inline(__always)
  private mutating func begin(_ kind: TapeKind) throws(JSONError) {
    depth += 1
    guard depth <= limits.depth else { throw failure(.tooDeep(limit: limits.depth), at: offset) }
    let index = tape.count
    // One more than the index, so that the outermost container, which has no parent, stores 0.
    tape.append(TapeNode(kind, start: offset, extent: open + 1))
    open = index
    offset += 1
  }

  @inline(__always)
  private mutating func end() {
    let index = open
    // The nodes of the first key and its value follow the object's own node.
    if tape.count > index + 3, tape[index].kind == .object {
      let value = tape[index + 2]
      if !value.isContainer || value.extent < tape.count { wideObjects.append(UInt32(truncatingIfNeeded: index)) }
    }
    open = tape[index].extent - 1
    tape[index].extent = tape.count
    depth -= 1
    offset += 1
  }

  /// Moves from after `{` or a member to after the next member's value, or past `}`.
  @inline(__always)
  private mutating func objectStep() throws(JSONError) {
    try skipSpace()
    let isFirst = tape.count == open + 1
    guard offset < count else {
      throw failure(.unexpectedEnd(expected: isFirst ? "a key or }" : ", or }"), at: count)
    }
    if base[offset] == Byte.closeBrace { return end() }
    if !isFirst {
      guard base[offset] == Byte.comma else { throw unexpected(", or }") }
      let comma = offset
      offset += 1
      try skipSpace()
      guard offset < count else { throw failure(.unexpectedEnd(expected: "a key"), at: count) }
      if base[offset] == Byte.closeBrace {
        try use(.trailingCommas, at: comma)
        return end()
      }
    }
    if base[offset] == Byte.quote {
      try string(closing: Byte.quote)
    } else {
      try looseKey(isFirst: isFirst)
    }
    try skipSpace()
    guard offset < count else { throw failure(.unexpectedEnd(expected: ":"), at: count) }
    guard base[offset] == Byte.colon else { throw unexpected(":") }
    offset += 1
    try skipSpace()
    try value()
  }

  private mutating func looseKey(isFirst: Bool) throws(JSONError) {
    if base[offset] == Byte.apostrophe {
      try use(.singleQuotes)
      return try string(closing: Byte.apostrophe)
    }
    try bareKey(isFirst: isFirst)
  }

  /// Moves from after `[` or an element to after the next element, or past `]`.
  @inline(__always)
  private mutating func arrayStep() throws(JSONError) {
    try skipSpace()
    let isFirst = tape.count == open + 1
    guard offset < count else {
      throw failure(.unexpectedEnd(expected: isFirst ? "a value or ]" : ", or ]"), at: count)
    }
    if base[offset] == Byte.closeBracket { return end() }
    if !isFirst {
      guard base[offset] == Byte.comma else { throw unexpected(", or ]") }
      let comma = offset
      offset += 1
      try skipSpace()
      if offset < count, base[offset] == Byte.closeBracket {
        try use(.trailingCommas, at: comma)
        return end()
      }
    }
    try value()
  }

  /// Moves past the word at the offset. Returns false, without moving, when the text is another word or a longer one.
  @inline(__always)
  private mutating func literal(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    for index in 0..<length where base[offset + index] != word.utf8Start[index] { return false }
    if offset + length < count, Byte.isWord(base[offset + length]) { return false }
    offset += length
    return true
  }

  // MARK: - Dialect and errors

  /// Records that the text uses a feature here. Throws when the dialect does not allow it.
  mutating func use(_ feature: JSONDialect, at place: Int? = nil) throws(JSONError) {
    guard dialect.contains(feature) else { throw failure(.notAllowed(feature), at: place ?? offset) }
    if used.insert(feature).inserted {
      deviations.append(JSONDeviation(feature: feature, offset: place ?? offset))
    }
  }

  func failure(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason, offset: offset, position: position(at: offset))
  }

  /// Returns a position without the table of lines, which may not reach that far yet.
  func position(at offset: Int) -> TextPosition {
    LineTable.position(at: offset, scanning: UnsafeBufferPointer(start: base, count: min(offset, count)))
  }

  func unexpected(_ expected: String) -> JSONError {
    guard offset < count else { return failure(.unexpectedEnd(expected: expected), at: count) }
    return failure(.unexpected(found: found(at: offset), expected: expected), at: offset)
  }
}
