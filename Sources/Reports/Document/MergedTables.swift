import Audit
import ColorScience
import ThemeModel

/// The tables of all themes as the document has them: each distinct colour once, the links of theme after theme.
struct MergedTables: Sendable {
  private(set) var states: [TokenColor.State] = []
  private(set) var files: [String] = []
  /// For each theme, the place of its values among all colours.
  private(set) var colorIndices: [[Int]] = []
  private(set) var firstLinks: [Int] = []
  /// For each theme, the place of its texts among all files; nil for texts that are none.
  private(set) var fileIndices: [[Int?]] = []

  init(_ themes: [ThemeColors]) {
    var knownStates: [TokenColor.State: Int] = [:]
    var knownFiles: [String: Int] = [:]
    var links = 0
    for theme in themes {
      firstLinks.append(links)
      links += theme.links.links.count
      colorIndices.append(
        theme.values.map { state in
          if let known = knownStates[state] { return known }
          knownStates[state] = states.count
          states.append(state)
          return states.count - 1
        })
      var isFile = Array(repeating: false, count: theme.links.texts.count)
      for link in theme.links.links { isFile[Int(link.file)] = true }
      fileIndices.append(
        zip(theme.links.texts, isFile).map { text, isFile in
          guard isFile else { return nil }
          if let known = knownFiles[text] { return known }
          knownFiles[text] = files.count
          files.append(text)
          return files.count - 1
        })
    }
  }
}
