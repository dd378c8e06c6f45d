/// Something that a sheet had to leave out or replace.
public enum SheetWarning: Hashable, Sendable {
  case missingFont(wanted: String, standIn: String)
  /// Characters without a glyph in any font. They are shown as code points.
  case missingCharacters([Unicode.Scalar])
  /// The matrix has more sheets than anybody looks through, so only those with the most judged cells are drawn.
  case matrixCut(drawn: Int, of: Int)
  /// The failures take more sheets than anybody looks through, so only those of the causes behind most failures are drawn.
  case failuresCut(drawn: Int, of: Int)
  /// There are more themes than anybody looks through, so an index shows all, and only those that fail most have sheets.
  case themesCut(of: Int)
}

extension SheetWarning: CustomStringConvertible {
  public var description: String {
    switch self {
    case .matrixCut(let drawn, let count):
      "the matrix takes \(count) sheets, and \(drawn) are drawn: for each variant, those with the most judged pairs; "
        + SheetWarning.everySheet
    case .failuresCut(let drawn, let count):
      "the failures take \(count) sheets, and \(drawn) are drawn: for each variant, those of the causes behind most failures; "
        + SheetWarning.everySheet
    case .themesCut(let count):
      "the index shows all \(count) themes, but only those that fail most have sheets; --theme chooses others, and "
        + SheetWarning.everySheet
    case .missingFont(let wanted, let standIn):
      "the font \(wanted) is not installed; \(standIn.isEmpty ? "another" : standIn) is used instead"
        + (SheetWarning.packages[wanted].map { " (Debian: \($0))" } ?? "")
    case .missingCharacters(let scalars):
      "no installed font has \(scalars.prefix(4).map(VisibleName.codePoint).joined(separator: ", "))"
        + "\(scalars.count > 4 ? " and more" : ""); shown by number (Debian: \(SheetWarning.packages(scalars)))"
    }
  }

  /// The sentence names the command, because an audit that draws sheets has no such option.
  private static let everySheet = "“legible sheet --all” draws every one"

  /// Returns the Debian packages that most likely have the characters.
  private static func packages(_ scalars: [Unicode.Scalar]) -> String {
    let (emoji, letters) = (
      scalars.contains { $0.properties.isEmojiPresentation }, scalars.contains { !$0.properties.isEmojiPresentation }
    )
    let names = (letters ? ["fonts-noto-core", "fonts-noto-cjk"] : []) + (emoji ? ["fonts-noto-color-emoji"] : [])
    return names.joined(separator: ", ")
  }

  private static let packages = ["Inter": "fonts-inter", "JetBrains Mono": "fonts-jetbrains-mono"]
}
