import SwiftThemeReader
import ThemeModel
import ThemeReaders

/// What each format makes of a file.
enum Formats {
  /// Code that may hold colours; the reader looks up in other files what it does not find.
  static func swift(_ file: SourceFile) -> Candidate? {
    SwiftCandidate.candidate(file)
  }

  /// Tokens, of which some are colours, stand for others, or are said to be colours by a group or another file.
  static func designTokens(_ file: SourceFile, _ shape: JSONShape) -> Candidate? {
    guard shape.tokens > 0 || shape.isIndex || shape.hasMarks else { return nil }
    let promises = FileNames.promises(file.name)
    return Candidate(
      format: .designTokens, files: [file.name], colors: shape.tokenColors,
      strength: shape.isIndex ? .declared : promises || shape.hasMarks && shape.tokenColors > 0 ? .promised : .shape,
      reasons: shape.tokenColors == 0 && shape.tokenAliases > 0 ? ["tokens that stand for others"] : [])
  }

  /// A document is a theme where most of what it says is colours, or where its name speaks of them.
  static func keyed(_ file: SourceFile, _ shape: JSONShape) -> Candidate? {
    keyed(file, colors: shape.colors, of: shape.strings)
  }

  static func propertyList(_ file: SourceFile) -> Candidate? {
    let read = KeyedThemeReader(options: SourceOptions()).read(file)
    let colors = read.theme.tokens.count { token in
      token.values.contains { if case .color = $0.value { true } else { false } }
    }
    let text = ByteText(file.bytes)
    let strings = text.count("<string>")
    return keyed(file, colors: colors, of: strings == 0 ? colors : strings)
  }

  private static func keyed(_ file: SourceFile, colors: Int, of strings: Int) -> Candidate? {
    let speaks = FileNames.speaksOfColors(file.name)
    guard colors > 0 || speaks else { return nil }
    let isTheme = speaks ? colors > 0 : colors > 1 && colors * 2 >= strings
    return Candidate(
      format: .keyed, files: [file.name], colors: colors, strength: isTheme && speaks ? .promised : .shape,
      reasons: isTheme ? [] : [notATheme])
  }

  /// Against it: keys and values that are mostly something else.
  static let notATheme = "most of it is no colours"
}
