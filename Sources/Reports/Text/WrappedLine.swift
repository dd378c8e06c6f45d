/// A line for a terminal, as words that the tool wraps and never the terminal. It breaks at spaces, and in a path after a
/// slash; a name longer than a line loses its middle.
public struct WrappedLine {
  private struct Word {
    var text: String
    var emphasis: TerminalStyle.Emphasis?
    /// The width of raw escapes that no line breaks; `nil` for text.
    var chip: Int?
    var isSpaced: Bool
    /// The escapes before and after the word, which have no width.
    var lead = ""
    var tail = ""

    var width: Int { chip ?? SafeText.width(text) }
  }

  private var words: [Word] = []

  init(_ text: String = "", _ emphasis: TerminalStyle.Emphasis? = nil) {
    add(text, emphasis)
  }

  /// Adds words. A space at either end of `text` separates them from their neighbours.
  mutating func add(_ text: String, _ emphasis: TerminalStyle.Emphasis? = nil) {
    var isSpaced = words.isEmpty || text.hasPrefix(" ") || endsInSpace
    for word in text.split(separator: " ") {
      words.append(Word(text: SafeText.of(String(word)), emphasis: emphasis, isSpaced: isSpaced))
      isSpaced = true
    }
    endsInSpace = text.hasSuffix(" ")
  }

  var isEmpty: Bool { words.isEmpty }

  /// Adds several words that stay on one line, such as a figure and its unit.
  mutating func add(unbroken text: String, _ emphasis: TerminalStyle.Emphasis? = nil) {
    guard !text.isEmpty else { return }
    words.append(Word(text: SafeText.of(text), emphasis: emphasis, isSpaced: true))
    endsInSpace = false
  }

  private var endsInSpace = false

  /// Wraps the words. `first` stands before the first line and has `indent` columns; the other lines begin at `hanging`, or
  /// below the first line's text.
  func lines(
    width: Int, first: String = "", indent: Int, hanging: Int? = nil, style: TerminalStyle
  ) -> [String] {
    var lines: [String] = []
    var line = first
    var used = indent
    var isEmpty = true
    let hanging = hanging ?? indent
    let room = max(8, width - max(indent, hanging))
    func open() {
      lines.append(line)
      line = String(repeating: " ", count: hanging)
      used = hanging
      isEmpty = true
    }
    let pieces = words.flatMap { parts(of: $0, room: room) }
    for (place, word) in pieces.enumerated() {
      let space = word.isSpaced && !isEmpty ? 1 : 0
      // Text that follows without a space stays on the line: no line begins with a comma.
      let glued = pieces[(place + 1)...].prefix { !$0.isSpaced }.reduce(word.width) { $0 + $1.width }
      if !isEmpty, used + space + (glued <= room ? glued : word.width) > width { open() }
      let gap = isEmpty ? 0 : space
      line += String(repeating: " ", count: gap) + word.lead + style.emphasized(word.text, word.emphasis) + word.tail
      used += gap + word.width
      isEmpty = false
    }
    if !isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  private func parts(of word: Word, room: Int) -> [Word] {
    guard word.width > room else { return [word] }
    guard word.text.contains("/") else {
      var fitted = word
      fitted.text = SafeText.fitted(word.text, width: room)
      return [fitted]
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
    parts[0].lead = word.lead
    parts[parts.count - 1].tail = word.tail
    return parts
  }
}

extension WrappedLine {
  /// Wraps a line that contains escapes to lines of at most `width` columns. The first keeps its indent; the others are
  /// indented two more columns.
  public static func fitted(_ line: String, width: Int) -> [String] {
    guard line.utf8.count > width, DressedText.width(line) > width else { return [line] }
    let text = line.drop { $0 == " " }
    let start = min(line.count - text.count, width / 2)
    var words = WrappedLine()
    for word in DressedText.words(of: text) {
      words.words.append(
        Word(
          text: word.text, chip: word.isPainted ? DressedText.width(word.text) : nil, isSpaced: word.isSpaced,
          lead: word.lead, tail: word.tail))
    }
    return words.lines(
      width: width, first: String(repeating: " ", count: start), indent: start, hanging: min(start + 2, width / 2),
      style: .plain)
  }
}

extension [String] {
  /// Each part but the last with the slash that follows it.
  fileprivate var joinedBySlash: [String] {
    enumerated().map { $0.offset < count - 1 ? $0.element + "/" : $0.element }
  }
}
