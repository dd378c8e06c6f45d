/// Attributes as older compilers accept them and the parser of Swift 6 does not. Apps are built with them, so that they are no
/// syntax errors here. Every place stays the same.
enum OlderAttributes {
  private static let start = Array("@available".utf8)

  /// Moves the space between the name of an attribute and its arguments behind the parenthesis: `@available (iOS 12, *)`.
  static func accepted(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var index = 0
    while let at = bytes[index...].firstIndex(of: start[0]) {
      index = at + 1
      guard bytes[at...].starts(with: start) else { continue }
      let space = at + start.count
      guard let open = bytes[space...].firstIndex(where: { $0 != UInt8(ascii: " ") }), open > space,
        bytes[open] == UInt8(ascii: "(")
      else { continue }
      bytes.swapAt(space, open)
    }
    return bytes
  }

  /// Blanks attributes that stand directly before the type of a function, and say nothing about colors: `@MainActor() -> Void`.
  /// Texts and patterns may look so, too, and only the text of a file with a syntax error is changed.
  ///
  /// - Returns: `nil` where there is none
  static func withoutThoseOfFunctions(_ given: [UInt8]) -> [UInt8]? {
    var bytes = given
    var index = 0
    while let at = bytes[index...].firstIndex(of: start[0]) {
      index = at + 1
      guard let open = bytes[index...].firstIndex(where: { !isOfName($0) }), open > index,
        bytes[open] == UInt8(ascii: "("), let close = end(ofParenthesis: open, in: bytes),
        let next = bytes[(close + 1)...].firstIndex(where: { !isSpace($0) }),
        afterParameters.contains(where: { bytes[next...].starts(with: $0) })
      else { continue }
      for place in at..<open { bytes[place] = UInt8(ascii: " ") }
    }
    return bytes == given ? nil : bytes
  }

  private static let afterParameters = ["->", "async", "throws"].map { Array($0.utf8) }
  /// A parenthesis without an end must not lead through the whole file again and again.
  private static let longestParameters = 500

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
  }

  private static func end(ofParenthesis open: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in open..<min(bytes.count, open + longestParameters) {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
