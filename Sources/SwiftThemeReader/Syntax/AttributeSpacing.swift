/// Attributes that older compilers accept and that the parser of Swift 6 does not. Apps are built with them, so that they are no
/// syntax errors here. Every place stays the same.
enum AttributeSpacing {
  private static let start = Array("@available".utf8)

  static func accepted(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var index = 0
    while let at = bytes[index...].firstIndex(of: start[0]) {
      index = at + 1
      if bytes[at...].starts(with: start) {
        closeUp(at + start.count, in: &bytes)
      } else {
        leaveOutOfType(at, in: &bytes)
      }
    }
    return bytes
  }

  /// Moves the space between an attribute's name and its arguments behind the parenthesis: `@available (iOS 12, *)`.
  private static func closeUp(_ space: Int, in bytes: inout [UInt8]) {
    guard let open = bytes[space...].firstIndex(where: { $0 != UInt8(ascii: " ") }), open > space,
      bytes[open] == UInt8(ascii: "(")
    else { return }
    bytes.swapAt(space, open)
  }

  /// Blanks an attribute that stands before the type of a function without a space: `@MainActor() -> Void`. It says nothing about
  /// colors.
  private static func leaveOutOfType(_ at: Int, in bytes: inout [UInt8]) {
    guard let open = bytes[(at + 1)...].firstIndex(where: { !isOfName($0) }), open > at + 1,
      bytes[open] == UInt8(ascii: "("), let close = end(ofParenthesis: open, in: bytes),
      let next = bytes[(close + 1)...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      afterParameters.contains(where: { bytes[next...].starts(with: $0) })
    else { return }
    for index in at..<open { bytes[index] = UInt8(ascii: " ") }
  }

  private static let afterParameters = ["->", "async ", "throws "].map { Array($0.utf8) }
  private static let longestParameters = 500

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
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
