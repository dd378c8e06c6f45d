/// A piece of a sentence. Words wrap. A name counts as one word; only a name may lose its middle to fit.
struct TextPiece: Hashable, Sendable {
  var text: String
  var style: TextStyle
  var paint: Paint
  var isName: Bool

  init(_ text: String, _ style: TextStyle, _ paint: Paint, isName: Bool = false) {
    self.text = text
    self.style = style
    self.paint = paint
    self.isName = isName
  }
}

/// Text with its position in a line.
struct TextRun: Hashable, Sendable {
  var text: String
  var style: TextStyle
  var paint: Paint
  var x: Double
  var width: Double
}

enum Prose {
  /// Returns the units between which a line may break. A number stays together with the noun that it counts.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ") {
      if let last = words.last, isCount(last), word.first?.isLetter == true {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  private static func isCount(_ word: String) -> Bool {
    word.last?.isNumber == true && word.allSatisfy { $0.isNumber || $0 == "," }
  }
}

extension TextEngine {
  /// Breaks pieces greedily into lines of a width. Adjacent text of one style on a line becomes one run.
  func lines(_ pieces: [TextPiece], width: Double) -> [[TextRun]] {
    var lines: [[TextRun]] = [[]]
    var x = 0.0
    for piece in pieces {
      for word in words(of: piece, width: width) {
        let space = word.isSpaced && x > 0 ? self.width(" ", piece.style) : 0
        let wordWidth = self.width(word.text, piece.style)
        let isStart = x == 0
        // Punctuation that directly follows a name stays on the same line.
        if !isStart, word.isSpaced, x + space + wordWidth > width {
          lines.append([])
          x = 0
        }
        let gap = x == 0 ? 0 : space
        let last = lines.count - 1
        if var run = lines[last].last, run.style == piece.style, run.paint == piece.paint, !piece.isName {
          run.text += (gap > 0 ? " " : "") + word.text
          run.width = self.width(run.text, run.style)
          lines[last][lines[last].count - 1] = run
          x = run.x + run.width
        } else {
          let run = TextRun(text: word.text, style: piece.style, paint: piece.paint, x: x + gap, width: wordWidth)
          lines[last].append(run)
          x = run.x + wordWidth
        }
      }
    }
    return lines
  }

  private func words(of piece: TextPiece, width: Double) -> [(text: String, isSpaced: Bool)] {
    if piece.isName {
      return [(VisibleName.isolated(fitted(piece.text, piece.style, width: width)), true)]
    }
    return Prose.words(piece.text).enumerated().flatMap { index, word in
      let isSpaced = index > 0 || piece.text.first == " "
      // A name inside prose can be longer than a line. It breaks where names break.
      let parts =
        self.width(word, piece.style) <= width ? [] : wrapped(word, piece.style, width: width, lines: 8)
      return parts.count > 1 ? parts.map { ($0, true) } : [(word, isSpaced)]
    }
  }

  func width(of pieces: [TextPiece]) -> Double {
    (lines(pieces, width: .infinity).first?.last).map { $0.x + $0.width } ?? 0
  }
}
