import JSONText
import ThemeReaders

/// Texts in files with the ending of JSON that no notation of JSON accepts: snippets under comments that begin with `#`, or one whole
/// document behind another.
enum ForeignNotation {
  private static let hash = UInt8(ascii: "#")

  /// Reports whether the text is in another notation and no token file. `line` is the line at which the reader of JSON stops.
  static func isNoJSON(_ bytes: [UInt8], at line: Int) -> Bool {
    guard !DTCGCandidate.mayHoldTokens(bytes) else { return false }
    return isComment(bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropFirst(line - 1).first ?? [])
      || isSeveral(bytes)
  }

  /// Reports whether a line is a comment as scripts have them. Digits behind the mark are those of a color without its quotes.
  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard text.first == hash else { return false }
    guard let next = text.dropFirst().first else { return true }
    return [0x20, 0x09, 0x0D, hash, UInt8(ascii: "!")].contains(next)
  }

  /// Reports whether the text is several objects, each of which is a document of its own.
  private static func isSeveral(_ bytes: [UInt8]) -> Bool {
    var pieces = 0
    var depth = 0
    var start = 0
    var isText = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if isText {
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        guard depth > 0 else { return false }
        isText = true
        isEscaped = false
      case UInt8(ascii: "{"):
        if depth == 0 { start = index }
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        guard depth >= 0 else { return false }
        if depth == 0 {
          guard (try? JSONDocument(Array(bytes[start...index]), dialect: .json5)) != nil else { return false }
          pieces += 1
        }
      case 0x20, 0x09, 0x0A, 0x0D: continue
      default: guard depth > 0 else { return false }
      }
    }
    return depth == 0 && pieces > 1
  }
}
