/// The lengths of functions in formatted Swift code, where a declaration and its closing brace have the same indentation.
struct FunctionLength {
  struct Found: Equatable {
    var line: Int
    var lines: Int
  }

  /// What matters of a line, as bytes: every source is measured, and characters would take minutes.
  private struct Line {
    var text: Substring.UTF8View
    var indentation: Int
    /// The first and the last byte that is no space; 0 on an empty line.
    var first: UInt8
    var last: UInt8

    init(_ text: Substring.UTF8View) {
      self.text = text
      let start = text.firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
      indentation = text.distance(from: text.startIndex, to: start)
      first = start < text.endIndex ? text[start] : 0
      last = first == 0 ? 0 : text.last ?? 0
    }

    var opens: Bool { last == UInt8(ascii: "{") }
    var closes: Bool { first == UInt8(ascii: "}") }
    /// The end of a signature over several lines: `) -> Value {`, `where …`, or a brace of its own.
    var continuesSignature: Bool { [")", "-", "{", "w"].contains { first == UInt8(ascii: $0) } }
  }

  private let lines: [Line]

  /// Returns each function, initialiser, subscript and computed property that has a body, from its first line to its last.
  static func all(in text: String) -> [Found] {
    let lines = text[...].utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map(Line.init)
    let measured = FunctionLength(lines: lines)
    return lines.indices.compactMap { start in
      guard isDeclaration(lines[start]) else { return nil }
      return measured.end(from: start).map { Found(line: start + 1, lines: $0 - start + 1) }
    }
  }

  private static let words: Set = ["func", "init", "deinit", "subscript", "var"]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "static", "class", "final",
    "override", "mutating",
    "nonmutating", "borrowing", "consuming", "convenience", "required", "nonisolated", "lazy",
    "indirect", "set", "unsafe",
  ]

  private static func isDeclaration(_ line: Line) -> Bool {
    // A line of a body mostly begins with something else than all of these words.
    guard "abcdfilmnoprsv@".utf8.contains(line.first) else { return false }
    let words = Substring(line.text).split { !$0.isLetter && $0 != "@" && $0 != "_" }
    let first = words.first { !modifiers.contains(String($0)) && !$0.hasPrefix("@") }
    return first.map { Self.words.contains(String($0)) } ?? false
  }

  /// Returns the line of the closing brace. A declaration without a body has none.
  private func end(from start: Int) -> Int? {
    let declaration = lines[start]
    var isOpen = declaration.opens
    if declaration.last == UInt8(ascii: "}"), declaration.text.contains(UInt8(ascii: "{")) {
      return start
    }
    for index in lines.indices[(start + 1)...] where lines[index].first != 0 {
      let line = lines[index]
      guard line.indentation >= declaration.indentation else { return nil }
      if line.indentation == declaration.indentation {
        if isOpen, line.closes { return index }
        if !isOpen, !line.continuesSignature { return nil }
      }
      if line.opens { isOpen = true }
    }
    return nil
  }
}
