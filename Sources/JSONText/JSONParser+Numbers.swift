/// Parsing of numbers. Only the grammar is checked here; the value is computed on demand.
extension JSONParser {
  @inline(__always)
  mutating func number() throws(JSONError) {
    let start = offset
    if base[offset] == Byte.minus { offset += 1 }
    let integer = digits()
    guard integer > 0, integer == 1 || base[offset - integer] != Byte.zero else { return try looseNumber(start) }
    if offset < count, base[offset] == Byte.point {
      offset += 1
      guard digits() > 0 else { return try looseNumber(start) }
    }
    if offset < count, base[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < count, base[offset] == Byte.plus || base[offset] == Byte.minus { offset += 1 }
      guard digits() > 0 else { return try looseNumber(start) }
    }
    if offset < count, Byte.isWord(base[offset]) || base[offset] == Byte.point { return try looseNumber(start) }
    tape.append(TapeNode(.number, start: start, extent: offset))
  }

  @inline(__always)
  private mutating func digits() -> Int {
    let start = offset
    while offset < count, Byte.isDigit(base[offset]) { offset += 1 }
    return offset - start
  }

  /// Parses a number that is not JSON: either a number of JSON5, or an error.
  private mutating func looseNumber(_ start: Int) throws(JSONError) {
    offset = start
    var end = start
    while end < count, Byte.isWord(base[end]) || [Byte.point, Byte.plus, Byte.minus].contains(base[end]) { end += 1 }
    let word = text(start, min(end, start + 40))
    let bytes = UnsafeBufferPointer(start: base + start, count: end - start)
    guard JSONNumber.loose(bytes) != nil, dialect.contains(.looseNumbers) else {
      throw Byte.isLetter(base[start]) ? unexpected("a value") : failure(.invalidNumber(word), at: start)
    }
    try use(.looseNumbers)
    tape.append(TapeNode(.looseNumber, start: start, extent: end))
    offset = end
  }
}
