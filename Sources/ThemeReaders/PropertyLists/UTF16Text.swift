/// Turns text in UTF-16, which property lists and JSON may be saved as, into the UTF-8 that is read here.
public enum UTF16Text {
  /// Returns `nil` when the bytes are not UTF-16, or the text is broken. UTF-16 shows by a byte order mark or, in XML and JSON,
  /// by
  /// a zero in every other byte at the beginning.
  public static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard let (start, isLittle) = order(of: bytes), (bytes.count - start).isMultiple(of: 2) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity((bytes.count - start) / 2)
    for index in stride(from: start, to: bytes.count, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    var result: [UInt8] = []
    result.reserveCapacity(units.count)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { result.append($0) })
    return isBroken ? nil : result
  }

  private static func order(of bytes: [UInt8]) -> (start: Int, isLittle: Bool)? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return (2, true)
    case (0xFE, 0xFF): return (2, false)
    default: break
    }
    // Without a mark: `<` or `{` and another character, each beside a zero.
    guard bytes.count >= 4 else { return nil }
    let isStart: (UInt8) -> Bool = { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") }
    if isStart(bytes[0]), bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 { return (0, true) }
    if bytes[0] == 0, isStart(bytes[1]), bytes[2] == 0, bytes[3] != 0 { return (0, false) }
    return nil
  }
}
