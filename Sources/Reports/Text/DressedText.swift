/// Text with terminal escapes, split into the visible characters and the escapes that only style them.
enum DressedText {
  struct Word {
    var text = ""
    /// The escapes before and after the text.
    var lead = ""
    var tail = ""
    /// Whether the word is a chip, whose painted spaces are its content.
    var isPainted = false
    /// Whether a space separates the word from the one before.
    var isSpaced = false
  }

  /// Returns the width in columns, without escapes.
  static func width(_ text: String) -> Int {
    guard text.utf8.contains(escape) else { return SafeText.width(text) }
    var seen = ""
    each(text[...]) { piece, isEscape in if !isEscape { seen += piece } }
    return SafeText.width(seen)
  }

  /// Splits text at spaces; a chip stays whole.
  static func words(of text: Substring) -> [Word] {
    var words: [Word] = []
    var word = Word()
    var painted = ""
    var isPainting = false
    func close() {
      guard !word.text.isEmpty || !word.lead.isEmpty else { return }
      words.append(word)
      word = Word(isSpaced: false)
    }
    each(text) { piece, isEscape in
      if isEscape {
        let starts = piece.contains("[48;") || piece.contains(";48;")
        if starts, !isPainting {
          let isSpaced = word.isSpaced
          close()
          word = Word(isPainted: true, isSpaced: isSpaced)
          isPainting = true
        }
        if isPainting {
          painted += piece
          if piece == reset {
            word.text = painted
            painted = ""
            isPainting = false
            close()
          }
        } else if word.text.isEmpty {
          word.lead += piece
        } else {
          word.tail += piece
        }
        return
      }
      if isPainting {
        painted += piece
        return
      }
      for letter in piece {
        if letter == " " {
          let lead = word.text.isEmpty ? word.lead : ""
          if word.text.isEmpty { word.lead = "" }
          close()
          word.isSpaced = true
          word.lead = lead
        } else {
          if !word.tail.isEmpty { close() }
          word.text.append(letter)
        }
      }
    }
    if isPainting { word.text = painted }
    close()
    return words
  }

  private static let escape = UInt8(ascii: "\u{1B}")
  private static let reset = "\u{1B}[0m"

  /// Calls `take` for each run of text and each escape, in their order.
  private static func each(_ text: Substring, _ take: (_ piece: String, _ isEscape: Bool) -> Void) {
    var rest = text
    while let start = rest.firstIndex(of: "\u{1B}") {
      if start > rest.startIndex { take(String(rest[..<start]), false) }
      let end = rest[start...].firstIndex(of: "m").map { rest.index(after: $0) } ?? rest.endIndex
      take(String(rest[start..<end]), true)
      rest = rest[end...]
    }
    if !rest.isEmpty { take(String(rest), false) }
  }
}
