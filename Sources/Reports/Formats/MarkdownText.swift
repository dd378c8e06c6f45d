/// Names and prose in Markdown that may also be HTML or part of a table.
enum MarkdownText {
  /// Escapes prose. Characters that would format text, end a cell, or form a mention, a reference or a link are escaped.
  /// Services look for the last three in the rendered text, so only a zero-width space prevents them. Hexadecimal colors
  /// become code, so that copying one gives exactly its digits.
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

  /// Keeps two characters from being read together.
  private static let apart = "\u{200B}"

  /// Returns an invisible line by which the comment on a system is found again.
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

  /// Returns a code span whose fence is longer than any run of backticks inside. A bar in it would still end a table cell, so
  /// bars are escaped.
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
