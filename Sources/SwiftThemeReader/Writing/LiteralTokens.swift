/// A token of Swift source, as far as a writer of literals needs it.
struct LiteralToken {
  enum Kind {
    case name
    case number
    /// A string without escapes or interpolation; the range lies between its quotes.
    case string
    case mark
  }

  var kind: Kind
  var range: Range<Int>
  var text: String
}

/// Splits Swift source into names, numbers, strings and marks, from a place on. Comments are left out.
struct LiteralTokens {
  private let bytes: [UInt8]
  private var index: Int

  /// No literal of a color has more tokens.
  private static let most = 4096

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    index = offset
  }

  /// Returns the tokens of the expression that begins at the place.
  /// For a declaration, these are the tokens up to the end of its statement.
  func expression() -> [LiteralToken] {
    var scan = self
    var tokens: [LiteralToken] = []
    var depth = 0
    var lineOfLast = true
    while tokens.count < LiteralTokens.most, let next = scan.next(&lineOfLast) {
      let isContinued =
        next.text == "." || tokens.last.map { ["=", ".", ":", "?", "&", "|"].contains($0.text) } ?? true
      // A line that ends outside of all brackets ends the statement.
      if depth == 0, !lineOfLast, !isContinued, next.text != "{" { break }
      lineOfLast = true
      if next.kind == .mark {
        if "([{".contains(next.text) { depth += 1 }
        if ")]}".contains(next.text) { depth -= 1 }
        if depth < 0 || depth == 0 && (next.text == "," || next.text == ";") { break }
      }
      tokens.append(next)
      if depth == 0, LiteralTokens.isWhole(tokens), !scan.continues() { break }
    }
    return tokens
  }

  /// Returns whether the tokens are a whole literal or a whole call.
  private static func isWhole(_ tokens: [LiteralToken]) -> Bool {
    guard let first = tokens.first, let last = tokens.last else { return false }
    if tokens.count == 1, first.kind == .number || first.kind == .string { return true }
    return last.text == ")" && tokens.allSatisfy { $0.text != "=" }
  }

  /// Returns whether the expression goes on: a member access on this line or the next, or `=` on this line.
  private func continues() -> Bool {
    var scan = self
    var isSameLine = true
    guard let next = scan.next(&isSameLine) else { return false }
    return next.text == "." || isSameLine && next.text == "="
  }

  /// Returns the next token. `isSameLine` becomes false when a line ends before the token.
  private mutating func next(_ isSameLine: inout Bool) -> LiteralToken? {
    skipSpace(&isSameLine)
    guard index < bytes.count else { return nil }
    let start = index
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") { return string(start) }
    if LiteralTokens.isDigit(byte) {
      while index < bytes.count, isNumberPart(index, from: start) { index += 1 }
      return token(.number, start)
    }
    if LiteralTokens.isName(byte) {
      while index < bytes.count, LiteralTokens.isName(bytes[index]) || LiteralTokens.isDigit(bytes[index]) {
        index += 1
      }
      return token(.name, start)
    }
    index += 1
    return token(.mark, start)
  }

  private func isNumberPart(_ index: Int, from start: Int) -> Bool {
    let byte = bytes[index]
    if LiteralTokens.isDigit(byte) || LiteralTokens.isName(byte) { return true }
    // A point belongs to the number when it is the first and a digit follows.
    return byte == UInt8(ascii: ".") && index + 1 < bytes.count && LiteralTokens.isDigit(bytes[index + 1])
      && !bytes[start..<index].contains(byte)
  }

  private mutating func string(_ start: Int) -> LiteralToken {
    index += 1
    var isPlain = true
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      index += 1
    }
    let end = min(index, bytes.count)
    index = min(end + 1, bytes.count)
    let content = start + 1..<max(start + 1, end)
    return LiteralToken(
      kind: isPlain ? .string : .mark, range: content,
      text: isPlain ? String(decoding: bytes[content], as: UTF8.self) : "\\")
  }

  private func token(_ kind: LiteralToken.Kind, _ start: Int) -> LiteralToken {
    LiteralToken(kind: kind, range: start..<index, text: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func skipSpace(_ isSameLine: inout Bool) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        isSameLine = false
        index += 1
      } else if byte == 0x20 || byte == 0x09 {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Skips a block comment. Swift's comments nest.
  private mutating func skipComment() {
    var depth = 0
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
    index = bytes.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }
}
