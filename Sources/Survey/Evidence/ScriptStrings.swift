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
    /// Each list by itself.
    var each: [One] = []

    fileprivate mutating func add(_ template: String) {
      templates.append(template)
      texts.append(String(template.map { $0 == ScriptStrings.blank ? "*" : $0 }))
    }
  }

  /// One list, and where the object begins that it belongs to.
  struct One: Equatable {
    var texts: [String]
    var object: Int?
    var isKnown: Bool
  }

  static let blank: Character = "\u{1}"

  /// Returns the values of `key:`, each a string or a list of strings. `${brand}` in a template becomes a wildcard.
  static func lists(of key: String, in bytes: [UInt8]) -> Lists {
    var result = Lists()
    let wanted = Array(key.utf8)
    var objects: [Int] = []
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
        if bytes[index] == UInt8(ascii: "{") { objects.append(index) }
        if bytes[index] == UInt8(ascii: "}") { _ = objects.popLast() }
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
      let known = result
      result.isWhole = true
      result.hasPlaceholders = false
      index = read(bytes, from: next, into: &result)
      result.each.append(
        One(
          texts: Array(result.texts[known.texts.count...]), object: objects.last,
          isKnown: result.isWhole && !result.hasPlaceholders))
      result.isWhole = result.isWhole && known.isWhole
      result.hasPlaceholders = result.hasPlaceholders || known.hasPlaceholders
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
      result.expressions.formUnion(expressions(in: text))
    }
    if let text = string(bytes, &index) {
      result.add(text)
      return index
    }
    guard bytes[index] == UInt8(ascii: "[") else {
      result.isWhole = false
      return index + 1
    }
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      if let text = string(bytes, &index) {
        result.add(text)
      } else if isComment(bytes, at: index) {
        index = endOfComment(bytes, index)
      } else if let texts = spread(bytes, &index) {
        for text in texts { result.add(text) }
      } else {
        if bytes[index] > 0x20, bytes[index] != UInt8(ascii: ",") { result.isWhole = false }
        index += 1
      }
    }
    return index
  }

  /// Returns the strings of a list that is declared elsewhere in the code and is a part of this one (`...shared`), and moves the
  /// index past its name. Nil where it holds anything else, or is declared twice.
  private static func spread(_ bytes: [UInt8], _ index: inout Int) -> [String]? {
    guard bytes[index...].starts(with: "...".utf8) else { return nil }
    let name = bytes[(index + 3)...].prefix { isWord($0) && $0 != UInt8(ascii: ".") }
    guard !name.isEmpty else { return nil }
    var found: [[String]] = []
    for start in bytes.indices
    where bytes[start] == name.first && bytes[start...].starts(with: name) && !(start > 0 && isWord(bytes[start - 1])) {
      var next = start + name.count
      skipSpace(bytes, &next)
      // What is done to it is known only when the code runs.
      if next < bytes.count, bytes[next] == UInt8(ascii: ".") { return nil }
      guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { continue }
      next += 1
      skipSpace(bytes, &next)
      guard let texts = strings(bytes, from: next) else { return nil }
      found.append(texts)
    }
    guard found.count == 1 else { return nil }
    index = name.endIndex
    return found[0]
  }

  /// Returns the elements of a list of plain strings; nil for anything else.
  private static func strings(_ bytes: [UInt8], from start: Int) -> [String]? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
    var texts: [String] = []
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      if let text = string(bytes, &index) {
        guard !text.contains(blank) else { return nil }
        texts.append(text)
      } else if isComment(bytes, at: index) {
        index = endOfComment(bytes, index)
      } else {
        guard bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") else { return nil }
        index += 1
      }
    }
    return texts
  }

  private static func expressions(in text: ArraySlice<UInt8>) -> [String] {
    text.indices.filter { text[$0...].starts(with: "${".utf8) }.compactMap { start in
      text[start...].firstIndex(of: UInt8(ascii: "}")).map { end in
        String(decoding: text[(start + 2)..<end], as: UTF8.self).filter { !$0.isWhitespace }
      }
    }
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
