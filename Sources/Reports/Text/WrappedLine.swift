/// A line of a terminal in words, broken by the tool and never by the terminal: at spaces, a path after a slash, and a name that is
/// longer than a line loses its middle.
struct WrappedLine {
  private struct Word {
    var text: String
    var emphasis: TerminalStyle.Emphasis?
    /// Raw escapes of a known width, which no line breaks.
    var chip: Int?
    var isSpaced: Bool

    var width: Int { chip ?? SafeText.width(text) }
  }

  private var words: [Word] = []

  init(_ text: String = "", _ emphasis: TerminalStyle.Emphasis? = nil) {
    add(text, emphasis)
  }

  /// Words; a space at either end of `text` parts it from its neighbours.
  mutating func add(_ text: String, _ emphasis: TerminalStyle.Emphasis? = nil) {
    var isSpaced = words.isEmpty || text.hasPrefix(" ") || endsInSpace
    for word in text.split(separator: " ") {
      words.append(Word(text: SafeText.of(String(word)), emphasis: emphasis, isSpaced: isSpaced))
      isSpaced = true
    }
    endsInSpace = text.hasSuffix(" ")
  }

  /// Several words that stay on one line, such as a figure and its unit.
  mutating func add(unbroken text: String, _ emphasis: TerminalStyle.Emphasis? = nil) {
    guard !text.isEmpty else { return }
    words.append(Word(text: SafeText.of(text), emphasis: emphasis, isSpaced: true))
    endsInSpace = false
  }

  private var endsInSpace = false

  /// `first` stands before the first line and has `indent` columns; the others hang under its text.
  func lines(width: Int, first: String = "", indent: Int, style: TerminalStyle) -> [String] {
    var lines: [String] = []
    var line = first
    var used = indent
    var isEmpty = true
    let room = max(8, width - indent)
    func open() {
      lines.append(line)
      line = String(repeating: " ", count: indent)
      used = indent
      isEmpty = true
    }
    for word in words.flatMap({ parts(of: $0, room: room) }) {
      let space = word.isSpaced && !isEmpty ? 1 : 0
      if !isEmpty, used + space + word.width > width { open() }
      let gap = isEmpty ? 0 : space
      line += String(repeating: " ", count: gap) + style.emphasized(word.text, word.emphasis)
      used += gap + word.width
      isEmpty = false
    }
    if !isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  private func parts(of word: Word, room: Int) -> [Word] {
    guard word.width > room else { return [word] }
    guard word.text.contains("/") else {
      return [Word(text: SafeText.fitted(word.text, width: room), emphasis: word.emphasis, isSpaced: word.isSpaced)]
    }
    var parts: [Word] = []
    var part = ""
    func close() {
      guard !part.isEmpty else { return }
      parts.append(
        Word(
          text: SafeText.fitted(part, width: room), emphasis: word.emphasis, isSpaced: parts.isEmpty && word.isSpaced))
      part = ""
    }
    for piece in word.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init).joinedBySlash {
      if SafeText.width(part) + SafeText.width(piece) > room { close() }
      part += piece
    }
    close()
    return parts
  }
}

extension [String] {
  /// Each but the last with the slash that followed it.
  fileprivate var joinedBySlash: [String] {
    enumerated().map { $0.offset < count - 1 ? $0.element + "/" : $0.element }
  }
}
