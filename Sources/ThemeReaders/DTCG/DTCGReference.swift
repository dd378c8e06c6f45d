/// A reference from one token's value to another: `{color.blue}`, or a JSON pointer such as `#/color/blue/$value/alpha`.
enum DTCGReference: Hashable, Sendable {
  /// A whole token, by its path.
  case token(String)
  /// A part of a token's value: the path from its `$value` on.
  case property(token: String, way: [String])

  enum Problem: Error, Hashable, Sendable {
    /// The braces are not one pair around a whole path.
    case malformed(String)
    /// The pointer lacks `#/`, or has a `~` that is not an escape.
    case malformedPointer(String)
    /// It leads to another document.
    case outside(String)
  }

  /// Returns the path without the `.value` at its end, which Style Dictionary's references may have.
  static func withoutValue(_ path: String) -> String {
    for suffix in [".value", ".$value"] where path.hasSuffix(suffix) { return String(path.dropLast(suffix.count)) }
    return path
  }

  /// Returns what the other spellings of a path have in common with it: they differ in case, spaces, hyphens or slashes.
  static func spelling(_ path: String) -> String {
    String(
      decoding: path.lowercased().utf8.compactMap { byte in
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): nil
        case UInt8(ascii: "/"): UInt8(ascii: ".")
        default: byte
        }
      }, as: UTF8.self)
  }

  /// Returns the path in a string that has braces; `nil` for a string without them.
  static func curly(_ text: String) throws(Problem) -> String? {
    var text = text
    let shape = text.withUTF8 { Shape($0) }
    guard shape.hasBraces else { return nil }
    guard shape.isPath else { throw .malformed(text) }
    return String(text.utf8.dropFirst().dropLast()) ?? text
  }

  /// What the braces and dots of a string mean, found in one pass.
  private struct Shape {
    var hasBraces = false
    var isPath = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      let open = UInt8(ascii: "{")
      let close = UInt8(ascii: "}")
      let dot = UInt8(ascii: ".")
      var braces = 0
      var hasGap = false
      var previous = dot
      for byte in bytes {
        if byte == open || byte == close {
          braces += 1
          // A path neither begins nor ends with a dot.
          hasGap = hasGap || byte == close && previous == dot
          previous = dot
        } else {
          hasGap = hasGap || byte == dot && previous == dot
          previous = byte
        }
      }
      hasBraces = braces > 0
      isPath = braces == 2 && bytes.count > 2 && bytes.first == open && bytes.last == close && !hasGap
    }
  }

  /// Reads the text of a `$ref` inside a token file. `base` is the path to where the file's tokens begin.
  static func pointer(_ text: String, from base: [String]) throws(Problem) -> DTCGReference {
    guard text.hasPrefix("#") else { throw text.isEmpty ? .malformedPointer(text) : .outside(text) }
    guard var way = segments(of: text.dropFirst()), !way.isEmpty else { throw .malformedPointer(text) }
    if !base.isEmpty, way.starts(with: base) { way.removeFirst(base.count) }
    guard let value = way.firstIndex(of: "$value") else { return .token(way.joined(separator: ".")) }
    let token = way[..<value].joined(separator: ".")
    let rest = Array(way[(value + 1)...])
    return rest.isEmpty ? .token(token) : .property(token: token, way: rest)
  }

  /// Returns the segments of a pointer with their escapes undone; `nil` when it is not a pointer. A missing first slash is
  /// accepted, since the resolver module's own examples leave it out.
  static func segments(of pointer: Substring) -> [String]? {
    if pointer.isEmpty { return [] }
    var rest = pointer
    if rest.utf8.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    var result: [String] = []
    for segment in rest.split(separator: "/", omittingEmptySubsequences: false) {
      guard let plain = unescaped(segment) else { return nil }
      result.append(plain)
    }
    return result
  }

  private static func unescaped(_ segment: Substring) -> String? {
    var bytes: [UInt8] = []
    var iterator = segment.utf8.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "~"):
        switch iterator.next() {
        case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
        default: return nil
        }
      case UInt8(ascii: "%"):
        var ahead = iterator
        if let high = ahead.next().flatMap(hex), let low = ahead.next().flatMap(hex) {
          bytes.append(high << 4 | low)
          iterator = ahead
        } else {
          bytes.append(byte)
        }
      default:
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension DTCGReference.Problem {
  var code: String {
    switch self {
    case .malformed: "malformed-reference"
    case .malformedPointer: "malformed-pointer"
    case .outside: "reference-outside-document"
    }
  }

  var message: String {
    switch self {
    case .malformed(let text):
      "“\(text)” is not a reference; a reference is one pair of braces around a token's whole path"
    case .malformedPointer(let text):
      "“\(text)” is not a JSON pointer; a pointer begins with “#/”, and writes “~” as “~0” and “/” as “~1”"
    case .outside(let text):
      "“\(text)” leads to another document; a token file refers to its own tokens only"
    }
  }
}
