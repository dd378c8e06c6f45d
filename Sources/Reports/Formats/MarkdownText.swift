/// Names and prose in Markdown that is also HTML and a table.
enum MarkdownText {
  /// Prose: what would format, end a cell, or become a mention, a reference or a link is escaped. Services look for the last
  /// three in the text that comes out, so that only a space without width keeps them from it. Hexadecimal colors become code:
  /// whoever copies one gets its digits and nothing else.
  static func escaped(_ text: String) -> String {
    let text = SafeText.of(text)
    var result = ""
    var told = text.startIndex
    var next = told
    while let start = text[next...].firstIndex(of: "#") {
      next = text[text.index(after: start)...].prefix { $0.isASCII && $0.isHexDigit }.endIndex
      let digits = text.distance(from: start, to: next) - 1
      let goesOn = next < text.endIndex && (text[next].isLetter || text[next].isNumber)
      guard [3, 4, 6, 8].contains(digits), !goesOn else { continue }
      result += escapedWords(text[told..<start]) + "`\(text[start..<next])`"
      told = next
    }
    return result + escapedWords(text[told...])
  }

  private static func escapedWords(_ text: Substring) -> String {
    var result = ""
    var recent = ""
    for character in text {
      let joins =
        switch character {
        case "/": recent.hasSuffix(":")
        case ".": recent == "www"
        case "0"..."9": recent.hasSuffix("#") || recent == "gh-"
        default: false
        }
      if joins || recent.hasSuffix("@") { result += apart }
      switch character {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#": result += "\\\(character)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
      recent = String((recent + character.lowercased()).suffix(3))
    }
    return result
  }

  /// Keeps two characters from being read as one thing.
  private static let apart = "\u{200B}"

  /// A line that nobody sees, by which the comment on a system is found again.
  static func marker(_ system: String) -> String {
    var slug = ""
    for scalar in system.lowercased().unicodeScalars.prefix(100) {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        slug.unicodeScalars.append(scalar)
      } else if !slug.hasSuffix("-") {
        slug += "-"
      }
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    while slug.hasPrefix("-") { slug.removeFirst() }
    return slug.isEmpty ? "<!-- legible -->" : "<!-- legible: \(slug) -->"
  }

  static func cell(_ text: String) -> String {
    escaped(shortened(text))
  }

  static func html(_ text: String) -> String {
    markup(shortened(text))
  }

  static func markup(_ text: String) -> String {
    var result = ""
    for character in SafeText.of(text) {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "@\u{200B}"
      default: result.append(character)
      }
    }
    return result
  }

  /// A code span with a fence longer than any run of backticks inside; a bar in it would still end a table's cell.
  static func code(_ text: String) -> String {
    let text = SafeText.of(shortened(text))
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let room = longest > 0 ? " " : ""
    return fence + room + text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") + room
      + fence
  }

  private static func shortened(_ text: String) -> String {
    SafeText.of(text, limit: 120)
  }
}
