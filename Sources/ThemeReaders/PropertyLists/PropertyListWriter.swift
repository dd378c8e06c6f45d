import ColorScience
import ThemeModel

/// Rewrites a colour string of an XML property list.
public struct PropertyListWriter: Sendable {
  private let options: SourceOptions

  public init(options: SourceOptions = SourceOptions()) {
    self.options = options
  }

  public func edits(
    for edit: ColorEdit, in bytes: [UInt8], leastDecimals: Int = 3
  ) throws(EditRefusal) -> [SourceEdit] {
    let range = try Self.string(at: edit.place, in: bytes)
    guard
      let new = ColorNotation.rewritten(
        String(decoding: bytes[range], as: UTF8.self), from: edit.before, to: edit.after,
        alphaPlace: options.hexOrder.alphaPlace, prefersLowercase: HexadecimalHabit.isLowercase(bytes),
        leastDecimals: leastDecimals)
    else { throw edit.after.isInside(.srgb) ? .computed : .notSRGB }
    return [SourceEdit(range: range, text: new)]
  }

  /// The same for the name of another key.
  public func edits(for edit: AliasEdit, in bytes: [UInt8]) throws(EditRefusal) -> [SourceEdit] {
    let range = try Self.string(at: edit.place, in: bytes)
    guard let new = edit.rewritten(String(decoding: bytes[range], as: UTF8.self)) else { throw .unspelt }
    return [SourceEdit(range: range, text: new)]
  }

  private static func string(at place: Place, in bytes: [UInt8]) throws(EditRefusal) -> Range<Int> {
    guard !bytes.starts(with: "bplist".utf8) else {
      throw EditRefusal("the property list is binary; convert it with “plutil -convert xml1”")
    }
    guard !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
      throw EditRefusal("the property list is in UTF-16")
    }
    guard let offset = place.offset(in: bytes) else { throw .noPlace }
    // The place is the value's, or its key's: the value is the first string from there on, in the same entry.
    var start = offset
    var passedKey = false
    while let open = Self.index(of: "<", in: bytes, from: start) {
      let rest = bytes[open...]
      if rest.starts(with: "<string>".utf8) {
        return try content(from: open + 8, bytes)
      }
      if rest.starts(with: "<key>".utf8) {
        guard !passedKey else { throw .computed }
        passedKey = true
      }
      start = open + 1
      guard start - offset < 65_536 else { break }
    }
    throw .computed
  }

  /// Without the spaces round it.
  private static func content(from start: Int, _ bytes: [UInt8]) throws(EditRefusal) -> Range<Int> {
    guard let end = Self.index(of: "<", in: bytes, from: start) else { throw .computed }
    let whole = bytes[start..<end]
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    let head = whole.prefix(while: isSpace).count
    let tail = whole.reversed().prefix(while: isSpace).count
    guard head + tail < whole.count else { throw .computed }
    return start + head..<end - tail
  }

  private static func index(of byte: Unicode.Scalar, in bytes: [UInt8], from start: Int) -> Int? {
    guard start <= bytes.count else { return nil }
    return bytes[start...].firstIndex(of: UInt8(ascii: byte))
  }
}
