import Audit
import ColorScience
import ThemeModel

/// Reads a list of pairs that was written for another tool.
public struct PairListReader {
  /// One pair of the list: its names, and its requirement if the list has one.
  public struct Entry: Hashable, Sendable {
    public var foreground: String
    public var background: String
    public var required: Double?
    public var isLarge: Bool
    /// Whether level AAA is required: 7 instead of 4.5, and 4.5 instead of 3.
    public var isEnhanced: Bool
    public var line: Int

    public init(
      foreground: String, background: String, required: Double? = nil, isLarge: Bool = false,
      isEnhanced: Bool = false, line: Int
    ) {
      self.foreground = foreground
      self.background = background
      self.required = required
      self.isLarge = isLarge
      self.isEnhanced = isEnhanced
      self.line = line
    }

    public var criterion: Criterion {
      switch required {
      case nil: isLarge ? (isEnhanced ? .aaaLarge : .aaLarge) : (isEnhanced ? .aaaText : .aaText)
      case 4.5?: .aaText
      case 3?: isLarge ? .aaLarge : .nonText
      case 7?: .aaaText
      case let ratio?: .ratio(ratio)
      }
    }
  }

  /// Reads rows of foreground, background and ratio, or code and JSON with `{foreground, background}` objects or
  /// `[ratio, foreground, background]` arrays at any depth.
  public static func entries(_ bytes: [UInt8]) -> [Entry] {
    let text = String(decoding: bytes, as: UTF8.self)
    let found = CodePairs(text).entries
    return found.isEmpty ? TablePairs.entries(text) : found
  }

  /// Returns the ratio of `4.5`, `4.5:1`, `AA`, `aa-text`, `contrast.border` and similar words.
  static func ratio(_ text: String) -> Double? {
    let word = text.lowercased()
    if let criterion = Criterion.named(word) { return criterion.required }
    switch word {
    case "aa", "contrast.text", "text", "normal": return 4.5
    case "aaa": return 7
    case "aa large", "large", "contrast.border", "border", "non-text", "ui": return 3
    default: break
    }
    guard let number = Double(word.hasSuffix(":1") ? String(word.dropLast(2)) : word), (1...21).contains(number) else {
      return nil
    }
    return number
  }
}

/// Reads rows separated by commas, semicolons or tabs.
enum TablePairs {
  /// Returns whether the cells are the headings of the columns.
  private static func isHead(_ cells: [String]) -> Bool {
    ["foreground", "fg", "text"].contains(cells[0].lowercased())
      && ["background", "bg", "surface"].contains(cells[1].lowercased())
  }

  static func entries(_ text: String) -> [PairListReader.Entry] {
    var entries: [PairListReader.Entry] = []
    for (number, row) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let cells = row.split(omittingEmptySubsequences: false) { ",;\t".contains($0) }.map { cell in
        String(cell.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
          .filter { $0 != "\"" }
      }
      guard cells.count >= 2, !cells[0].isEmpty, !cells[1].isEmpty, !cells[0].hasPrefix("#"),
        !cells[0].hasPrefix("[")
      else { continue }
      let required = cells.dropFirst(2).lazy.compactMap(PairListReader.ratio).first
      if entries.isEmpty, required == nil, isHead(cells) { continue }
      entries.append(
        PairListReader.Entry(foreground: cells[0], background: cells[1], required: required, line: number + 1))
    }
    return entries
  }
}
