/// Closures that begin with a parenthesis: `{ ($0 as? Row)?.update(); for row in rows { … } }`. The compiler accepts them; the parser
/// takes the parenthesis for parameters when it comes to the word `in`.
enum ClosureStarts {
  /// A text with a statement of no meaning before each such parenthesis, and where these were put.
  struct Told {
    var bytes: [UInt8]
    /// The offsets in the new text, in rising order.
    var places: [Int]
  }

  private static let statement = Array("let _=0;".utf8)

  /// Texts may look so, too, and only the text of a file with a syntax error is changed.
  ///
  /// - Returns: `nil` where there is none
  static func told(_ given: [UInt8]) -> Told? {
    var told = Told(bytes: [], places: [])
    var done = 0
    for brace in given.indices where given[brace] == UInt8(ascii: "{") {
      guard let open = code(after: brace, in: given), given[open] == UInt8(ascii: "("),
        let close = end(of: open, UInt8(ascii: "("), UInt8(ascii: ")"), in: given, within: 500),
        let next = code(after: close, in: given),
        !afterParameters.contains(where: { given[next...].starts(with: $0) }), hasLoop(from: brace, in: given)
      else { continue }
      told.bytes += given[done..<open]
      told.places.append(told.bytes.count)
      told.bytes += statement
      done = open
    }
    guard !told.places.isEmpty else { return nil }
    told.bytes += given[done...]
    return told
  }

  /// Returns the offset in the text as it was of an offset in a text that was told.
  static func original(_ offset: Int, _ places: [Int]) -> Int {
    let before = places.prefix { $0 < offset }.count
    guard before > 0 else { return offset }
    return max(offset - before * statement.count, places[before - 1] - (before - 1) * statement.count)
  }

  private static let afterParameters = ["in", "->", "async", "throws"].map { Array($0.utf8) }
  private static let loops = ["for ", "for("].map { Array($0.utf8) }

  /// Returns whether the word that misleads the parser is in the closure.
  private static func hasLoop(from brace: Int, in bytes: [UInt8]) -> Bool {
    guard let close = end(of: brace, UInt8(ascii: "{"), UInt8(ascii: "}"), in: bytes, within: 20_000) else {
      return false
    }
    return (brace..<close).contains { place in
      bytes[place] == UInt8(ascii: "f") && loops.contains { bytes[place...].starts(with: $0) }
    }
  }

  /// Returns where the next code begins, behind spaces and comments.
  private static func code(after place: Int, in bytes: [UInt8]) -> Int? {
    var index = place + 1
    while index < bytes.count {
      if isSpace(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        index = end
      } else if bytes[index...].starts(with: "/*".utf8) {
        var end = index + 2
        while end < bytes.count, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
        index = end + 2
      } else {
        return index
      }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// A bracket without an end must not lead through the whole file again and again.
  private static func end(of start: Int, _ open: UInt8, _ close: UInt8, in bytes: [UInt8], within most: Int) -> Int? {
    var depth = 0
    for index in start..<min(bytes.count, start + most) {
      if bytes[index] == open { depth += 1 }
      if bytes[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
