/// Text with a terminal's escapes in it, taken apart into what is seen and what only dresses it.
enum DressedText {
  struct Word {
    var text = ""
    /// Escapes before and after it.
    var lead = ""
    var tail = ""
    /// A chip: its spaces are what is seen.
    var isPainted = false
    /// Something parts it from the word before.
    var isSpaced = false
  }

  /// In columns, escapes left out.
  static func width(_ text: String) -> Int {
    guard text.utf8.contains(escape) else { return SafeText.width(text) }
    var seen = ""
    each(text[...]) { piece, isEscape in if !isEscape { seen += piece } }
    return SafeText.width(seen)
  }

  /// At spaces; a chip stays whole.
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

  /// Stretches of text and single escapes, in their order.
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
