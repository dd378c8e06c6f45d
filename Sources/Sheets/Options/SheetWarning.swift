/// Something a sheet had to do without.
public enum SheetWarning: Hashable, Sendable {
  case missingFont(wanted: String, standIn: String)
  /// Characters without a glyph in any font, shown by their numbers.
  case missingCharacters([Unicode.Scalar])
  /// A matrix of more sheets than anybody looks through: those that rules say most about are drawn.
  case matrixCut(drawn: Int, of: Int)
  /// More failures than anybody looks through: the sheets of the causes most to blame are drawn.
  case failuresCut(drawn: Int, of: Int)
  /// More themes than anybody looks through: an index shows all, and sheets those that fail most.
  case themesCut(of: Int)
}

extension SheetWarning: CustomStringConvertible {
  public var description: String {
    switch self {
    case .matrixCut(let drawn, let count):
      "the matrix takes \(count) sheets, and \(drawn) are drawn: of each variant those on which rules judge most; "
        + SheetWarning.everySheet
    case .failuresCut(let drawn, let count):
      "the failures take \(count) sheets, and \(drawn) are drawn: of each variant those of the causes most to blame; "
        + SheetWarning.everySheet
    case .themesCut(let count):
      "of \(count) themes the index shows every one, and sheets those that fail most; --theme chooses others, and "
        + SheetWarning.everySheet
    case .missingFont(let wanted, let standIn):
      "the font \(wanted) is not installed, \(standIn.isEmpty ? "another" : standIn) stands in for it"
        + (SheetWarning.packages[wanted].map { " (Debian: \($0))" } ?? "")
    case .missingCharacters(let scalars):
      "no installed font has \(scalars.prefix(4).map(VisibleName.codePoint).joined(separator: ", "))"
        + "\(scalars.count > 4 ? " and more" : ""); shown by number (Debian: \(SheetWarning.packages(scalars)))"
    }
  }

  /// The command is named, since an audit that draws sheets has no such option.
  private static let everySheet = "“legible sheet --all” draws every one"

  /// What would most likely have them.
  private static func packages(_ scalars: [Unicode.Scalar]) -> String {
    let (emoji, letters) = (
      scalars.contains { $0.properties.isEmojiPresentation }, scalars.contains { !$0.properties.isEmojiPresentation }
    )
    let names = (letters ? ["fonts-noto-core", "fonts-noto-cjk"] : []) + (emoji ? ["fonts-noto-color-emoji"] : [])
    return names.joined(separator: ", ")
  }

  private static let packages = ["Inter": "fonts-inter", "JetBrains Mono": "fonts-jetbrains-mono"]
}
