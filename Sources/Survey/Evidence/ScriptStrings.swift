/// Finds lists of plain strings in JavaScript and TypeScript, as far as this is possible without running the code.
enum ScriptStrings {
  struct Lists: Equatable {
    var texts: [String] = []
    /// The texts, in which `blank` stands for what is known only when the code runs.
    var templates: [String] = []
    /// Whether the lists contain only strings.
    var isWhole = true
    /// The code of the parts that are known only when it runs.
    var expressions: Set<String> = []
    /// The number of lists, where a single string counts as a list.
    var count = 0
    /// Whether a string has a part that is known only when the code runs.
    var hasPlaceholders = false

    fileprivate mutating func add(_ template: String) {
      templates.append(template)
      texts.append(String(template.map { $0 == ScriptStrings.blank ? "*" : $0 }))
    }
  }

  static let blank: Character = "\u{1}"

  /// Returns the values of `key:`, each a string or a list of strings. `${brand}` in a template becomes a wildcard.
  static func lists(of key: String, in bytes: [UInt8]) -> Lists {
    var result = Lists()
    let wanted = Array(key.utf8)
    var index = 0
    while index < bytes.count {
      if isComment(bytes, at: index) {
        index = endOfComment(bytes, index)
        continue
      }
      // The key can be `source` or `"source"`. Any other string is skipped, even if it looks like a comment.
      var next = index
      if let text = string(bytes, &next) {
        guard text == key else {
          index = next
          continue
        }
      } else if bytes[index...].starts(with: wanted), index == 0 || !isWord(bytes[index - 1]) {
        next = index + wanted.count
      } else {
        index += 1
        continue
      }
      skipSpace(bytes, &next)
      guard next < bytes.count, bytes[next] == UInt8(ascii: ":") else {
        index += 1
        continue
      }
      next += 1
      skipSpace(bytes, &next)
      index = read(bytes, from: next, into: &result)
    }
    return result
  }

  private static func read(_ bytes: [UInt8], from start: Int, into result: inout Lists) -> Int {
    var index = start
    guard index < bytes.count else { return index }
    result.count += 1
    defer {
      let text = bytes[start..<min(index, bytes.count)]
      if text.contains(UInt8(ascii: "$")) { result.hasPlaceholders = true }
      let expressions = expressions(in: text)
      if !expressions.allSatisfy(isSegment) { result.isWhole = false }
      result.expressions.formUnion(expressions)
    }
    if let text = joined(bytes, &index, into: &result) {
      result.add(text)
      noteRest(bytes, from: index, in: &result)
      return index
    }
    guard bytes[index] == UInt8(ascii: "[") else {
      result.isWhole = false
      return index + 1
    }
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      if let text = joined(bytes, &index, into: &result) {
        result.add(text)
      } else if isComment(bytes, at: index) {
        index = endOfComment(bytes, index)
      } else {
        if bytes[index] > 0x20, bytes[index] != UInt8(ascii: ",") { result.isWhole = false }
        index += 1
      }
    }
    noteRest(bytes, from: index + 1, in: &result)
    return index
  }

  /// Notes whether the code goes on behind a value, and may make another one of it: `["a.json"].concat(more)`.
  private static func noteRest(_ bytes: [UInt8], from start: Int, in result: inout Lists) {
    var index = start
    skipSpace(bytes, &index)
    while index < bytes.count, isComment(bytes, at: index) {
      index = endOfComment(bytes, index)
      skipSpace(bytes, &index)
    }
    if index < bytes.count, ".?[(+|&".utf8.contains(bytes[index]) { result.isWhole = false }
  }

  private static func expressions(in text: ArraySlice<UInt8>) -> [String] {
    text.indices.filter { text[$0...].starts(with: "${".utf8) }.compactMap { start in
      text[start...].firstIndex(of: UInt8(ascii: "}")).map { end in
        String(decoding: text[(start + 2)..<end], as: UTF8.self).filter { !$0.isWhitespace }
      }
    }
  }

  /// Reads a string, or several parts that begin with one: in `"themes/" + name + ".json"` a blank stands for the name.
  private static func joined(_ bytes: [UInt8], _ index: inout Int, into result: inout Lists) -> String? {
    guard var text = string(bytes, &index) else { return nil }
    var end = index
    while true {
      skipSpace(bytes, &end)
      guard end < bytes.count, bytes[end] == UInt8(ascii: "+") else { return text }
      end += 1
      skipSpace(bytes, &end)
      guard end < bytes.count else { return text }
      if let next = string(bytes, &end) {
        text += next
      } else if let code = operand(bytes, &end) {
        text.append(blank)
        if !isSegment(code) { result.isWhole = false }
        result.expressions.insert(code)
        result.hasPlaceholders = true
      } else {
        result.isWhole = false
        return text
      }
      index = end
    }
  }

  /// Reports whether code stands for a name within a path, as a wildcard does. What chooses, computes or joins paths may stand for
  /// several folders, or for none: `(brand ? brand + "/" : "")`.
  private static func isSegment(_ code: String) -> Bool {
    !code.hasPrefix("(") && !code.contains { "?/|&+".contains($0) } && !joiners.contains(where: code.contains)
  }

  private static let joiners = ["join(", "resolve(", "relative(", "dirname("]

  /// Reads a name with its members, calls and indices, without its spaces, and moves the index past it.
  private static func operand(_ bytes: [UInt8], _ index: inout Int) -> String? {
    let brackets: [UInt8: UInt8] = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]")]
    let start = index
    var closing: [UInt8] = []
    var next = index
    while next < bytes.count {
      let byte = bytes[next]
      if let close = brackets[byte] {
        closing.append(close)
      } else if let last = closing.last {
        var behind = next
        if string(bytes, &behind) != nil {
          next = behind
          continue
        }
        if byte == last { closing.removeLast() }
      } else if !isWord(byte) {
        break
      }
      next += 1
    }
    guard next > start, closing.isEmpty else { return nil }
    index = next
    return String(decoding: bytes[start..<next], as: UTF8.self).filter { !$0.isWhitespace }
  }

  /// Reads a string literal, and moves the index past it.
  private static func string(_ bytes: [UInt8], _ index: inout Int) -> String? {
    let quote = bytes[index]
    guard [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(quote) else { return nil }
    var text: [UInt8] = []
    var next = index + 1
    while next < bytes.count, bytes[next] != quote, text.count < 1_000 {
      if bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count {
        next += 1
      } else if quote == UInt8(ascii: "`"), bytes[next...].starts(with: "${".utf8) {
        guard let end = bytes[next...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
        text.append(1)
        next = end + 1
        continue
      }
      text.append(bytes[next])
      next += 1
    }
    guard next < bytes.count else { return nil }
    index = next + 1
    return String(decoding: text, as: UTF8.self)
  }

  private static func isComment(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index...].starts(with: "//".utf8) || bytes[index...].starts(with: "/*".utf8)
  }

  private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
    if bytes[start + 1] == UInt8(ascii: "/") {
      return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }
    var index = start + 2
    while index < bytes.count {
      if bytes[index...].starts(with: "*/".utf8) { return index + 2 }
      index += 1
    }
    return bytes.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte == UInt8(ascii: ".")
  }

  private static func skipSpace(_ bytes: [UInt8], _ index: inout Int) {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }
}
