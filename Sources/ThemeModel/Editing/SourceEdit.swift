import ColorScience

/// A change of a color, at the place where a source writes it.
public struct ColorEdit: Hashable, Sendable {
  public var place: Place
  public var before: Color
  public var after: Color

  public init(place: Place, before: Color, after: Color) {
    self.place = place
    self.before = before
    self.after = after
  }
}

/// A range of bytes in a file, and their replacement. All other bytes stay the same.
public struct SourceEdit: Hashable, Sendable {
  public var range: Range<Int>
  public var replacement: [UInt8]

  public init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  public init(range: Range<Int>, text: String) {
    self.init(range: range, replacement: Array(text.utf8))
  }

  /// Returns the bytes with all edits applied. Returns `nil` if two edits overlap or one lies outside.
  public static func applied(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var next = 0
    for edit in Set(edits).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= next, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[next..<edit.range.lowerBound]
      result += edit.replacement
      next = edit.range.upperBound
    }
    return result + bytes[next...]
  }
}

/// The reason why a color is not rewritten.
public struct EditRefusal: Error, Hashable, Sendable {
  public var reason: String

  public init(_ reason: String) {
    self.reason = reason
  }

  /// There is no literal that gives the color.
  public static let computed = EditRefusal("the colour is computed there, not written")
  public static let ambiguous = EditRefusal("the colour is written there more than once")
  public static let noPlace = EditRefusal("the place is not in the file any more")
  public static let unspelt = EditRefusal("the name of the colour is not written there")
  public static let meets = EditRefusal("another change writes the same literal")
  public static let notJSON = EditRefusal("the file is not JSON as it was read")
  public static let notSRGB = EditRefusal("this notation cannot express a colour outside sRGB")
}

extension Place {
  /// Returns the offset of the place in the bytes of a file, or `nil` if the file has no such place.
  public func offset(in bytes: [UInt8]) -> Int? {
    var line = 1
    var offset = 0
    while line < self.line {
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
      } else if byte == UInt8(ascii: "\r") {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        line += 1
      }
    }
    let place = offset + max(column, 1) - 1
    return place <= bytes.count ? place : nil
  }
}
