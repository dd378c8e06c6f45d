import Survey
import ThemeModel

/// What was read and turned out to be nothing to look at, beside others that are.
enum PartChoice {
  static func kept(_ parts: [ReadPart], _ report: inout SurveyReport) -> [ReadPart] {
    let isMuch = parts.contains { colors(in: $0) > 1 }
    return parts.filter { part in
      let isNamed = part.group.files.contains(where: \.isNamed)
      let hasErrors = part.system.diagnostics.contains { $0.severity == .error }
      if isNamed || hasErrors || part.group.format == .swift { return true }
      let count = colors(in: part)
      if part.group.format == .assetCatalog, count == 0 {
        for catalog in catalogs(of: part) { report.aside.append(Aside(path: catalog, reason: .noColors)) }
        return !isMuch && !part.system.themes.isEmpty
      }
      // Of an app's catalog that has its accent alone nothing can be judged.
      if part.group.format == .assetCatalog, count == 1, isMuch, !part.isAskedFor {
        for catalog in catalogs(of: part) {
          report.aside.append(Aside(path: catalog, reason: .notATheme, detail: "one colour", colors: 1))
        }
        return false
      }
      return true
    }
  }

  static func catalogs(of part: ReadPart) -> [String] {
    var found: [String] = []
    for look in part.group.files {
      let folders = look.path.split(separator: "/", omittingEmptySubsequences: false)
      let end = folders.firstIndex { $0.hasSuffix(".xcassets") || $0.hasSuffix(".colorset") } ?? folders.count - 1
      let path = folders[...end].joined(separator: "/")
      if found.last != path, !found.contains(path) { found.append(path) }
    }
    return found
  }

  private static func colors(in part: ReadPart) -> Int {
    part.themes.map { $0.paths.count }.max() ?? 0
  }
}
