import Survey
import SwiftThemeReader
import ThemeModel

/// Asset catalogs of several products with the same colors, such as those of an app and its extensions. Equal ones are judged
/// once, unless the configuration gives them names or asks for them.
enum EqualCatalogs {
  static func settle(_ parts: inout [ReadPart]) {
    var firsts: [Int] = []
    for index in parts.indices {
      guard let theme = theme(of: parts[index]) else { continue }
      let equal = firsts.first { self.theme(of: parts[$0]).map { EqualThemes.areEqual($0, theme) } == true }
      guard let first = equal else {
        firsts.append(index)
        continue
      }
      let name = parts[first].system.themes[0].name
      parts[index].system.themes = []
      parts[index].system.diagnostics.append(
        Diagnostic(
          .note, code: "other-names",
          message: "\(theme.name) has the colours of \(name) in every context, and is judged as \(name)",
          place: theme.place))
    }
  }

  private static func theme(of part: ReadPart) -> Theme? {
    guard part.group.format == .assetCatalog, part.system.themes.count == 1, part.givenName == nil, !part.isAskedFor,
      !part.group.files.contains(where: \.isNamed), EqualThemes.isKnown(part.system.themes[0])
    else { return nil }
    return part.system.themes[0]
  }
}
