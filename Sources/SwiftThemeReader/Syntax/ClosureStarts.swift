/// Closures that begin with a parenthesis: `{ ($0 as? Row)?.update(); for row in rows { … } }`. The compiler accepts them; the parser
/// takes the parenthesis for parameters when it comes to the word `in`. Every place stays the same.
enum ClosureStarts {
  /// Writes `_=` before such a parenthesis, in the space that is there. Texts may look so, too, and only the text of a file with a
  /// syntax error is changed.
  ///
  /// - Returns: `nil` where there is none
  static func told(_ given: [UInt8]) -> [UInt8]? {
    var bytes = given
    for brace in bytes.indices where bytes[brace] == UInt8(ascii: "{") {
      guard let open = bytes[(brace + 1)...].firstIndex(where: { !isSpace($0) }), bytes[open] == UInt8(ascii: "("),
        open - brace > 2, isSpace(bytes[open - 1]), bytes[open - 2] == UInt8(ascii: " "),
        let close = end(ofParenthesis: open, in: bytes),
        let next = bytes[(close + 1)...].firstIndex(where: { !isSpace($0) }),
        !afterParameters.contains(where: { bytes[next...].starts(with: $0) })
      else { continue }
      bytes[open - 2] = UInt8(ascii: "_")
      bytes[open - 1] = UInt8(ascii: "=")
    }
    return bytes == given ? nil : bytes
  }

  private static let afterParameters = ["in", "->", "async", "throws"].map { Array($0.utf8) }
  /// A parenthesis without an end must not lead through the whole file again and again.
  private static let longest = 500

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func end(ofParenthesis open: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in open..<min(bytes.count, open + longest) {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
