/// The modules that Swift code imports, with their lines.
struct Import: Equatable {
  var module: String
  var line: Int

  static func all(in text: String) -> [Import] {
    let lines = CodeOnly.of(text).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      line.split(separator: ";").compactMap { statement in
        module(importedBy: statement).map { Import(module: $0, line: number + 1) }
      }
    }
  }

  private static func module(importedBy statement: Substring) -> String? {
    var words = statement.split { $0 == " " || $0 == "\t" }[...]
    let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) { words.removeFirst() }
    guard words.popFirst() == "import" else { return nil }
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map(String.init)
  }
}
