/// Source text in which comments and the literal parts of strings are blank, with the same lines. Code inside a string's
/// interpolation stays, since it runs.
struct CodeOnly {
  private var input: [Character]
  private var output: [Character] = []
  private var position = 0

  static func of(_ text: String) -> String {
    var scanner = CodeOnly(input: Array(text))
    scanner.scanCode(untilParenthesis: false)
    return String(scanner.output)
  }

  private init(input: [Character]) {
    self.input = input
  }

  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while position < input.count {
      if starts(with: "//") {
        while position < input.count, !input[position].isNewline { blank() }
      } else if starts(with: "/*") {
        scanBlockComment()
      } else if let hashes = hashesOfStringStart() {
        scanString(hashes: hashes)
      } else {
        let character = input[position]
        if character == "(" { depth += 1 }
        if character == ")" {
          if untilParenthesis && depth == 0 { return }
          depth -= 1
        }
        keep()
      }
    }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < input.count
  }

  private func hashesOfStringStart() -> Int? {
    var end = position
    while end < input.count, input[end] == "#" { end += 1 }
    return end < input.count && input[end] == "\"" ? end - position : nil
  }

  private mutating func scanString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    blank(hashes)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.count)
    while position < input.count, !starts(with: quotes + fence) {
      if starts(with: "\\" + fence + "(") {
        blank(2 + hashes)
        scanCode(untilParenthesis: true)
        blank()
      } else if starts(with: "\\" + fence) {
        blank(2 + hashes)
      } else {
        blank()
      }
    }
    blank(quotes.count + hashes)
  }

  private func starts(with text: String) -> Bool {
    var index = position
    for character in text {
      guard index < input.count, input[index] == character else { return false }
      index += 1
    }
    return true
  }

  private mutating func keep() {
    output.append(input[position])
    position += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < input.count {
      output.append(input[position].isNewline ? "\n" : " ")
      position += 1
    }
  }
}
