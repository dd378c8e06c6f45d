import Survey
import ThemeModel

/// Leaves out parts that turn out to have nothing worth judging when there are better ones.
enum PartChoice {
  static func kept(_ parts: [ReadPart], _ report: inout SurveyReport) -> [ReadPart] {
    let isMuch = parts.contains { colors(in: $0) > 1 }
    let parts = withoutSmallSets(parts, &report)
    return parts.filter { part in
      let isNamed = part.group.files.contains(where: \.isNamed)
      let hasErrors = part.system.diagnostics.contains { $0.severity == .error }
      let isDecoded = part.isUsed && part.group.format == .keyed
      if isNamed && !isDecoded || hasErrors || part.group.format == .swift { return true }
      let count = colors(in: part)
      if part.group.format == .assetCatalog, count == 0 {
        let reason: AsideReason = part.isUsed ? .usedElsewhere : .noColors
        for catalog in catalogs(of: part) { report.aside.append(Aside(path: catalog, reason: reason)) }
        return !isMuch && !part.system.themes.isEmpty
      }
      // The files contain only lengths or weights, or data of another kind.
      if [.designTokens, .keyed].contains(part.group.format), count == 0, !part.isAskedFor,
        isDecoded || !part.group.files.contains(where: \.promises)
      {
        for look in part.group.files {
          report.aside.append(
            Aside(path: look.path, reason: isDecoded ? .usedElsewhere : .noColors, promises: look.promises))
        }
        return false
      }
      // The file is data that contains a single color.
      if part.group.format == .keyed, count == 1, !part.isAskedFor {
        for look in part.group.files {
          report.aside.append(Aside(path: look.path, reason: .notATheme, detail: "one colour", colors: 1))
        }
        return false
      }
      // A catalog that contains only the accent color of an app gives nothing to judge.
      if part.group.format == .assetCatalog, count == 1, isMuch, !part.isAskedFor {
        for catalog in catalogs(of: part) {
          report.aside.append(Aside(path: catalog, reason: .notATheme, detail: "one colour", colors: 1))
        }
        return false
      }
      return true
    }
  }

  /// Leaves out small sets of colors beside a large system, such as three colors of an avatar in ten variants. Pairs
  /// that views show stay.
  private static func withoutSmallSets(_ parts: [ReadPart], _ report: inout SurveyReport) -> [ReadPart] {
    let most = parts.map { colors(in: $0) }.max() ?? 0
    return parts.map { part in
      let count = colors(in: part)
      guard part.group.format == .swift, !part.isAskedFor, !part.isPaired, part.givenName == nil,
        !part.group.files.contains(where: \.isNamed), count > 0, count <= mostOfASmallSet, most >= count * manyTimes
      else { return part }
      let files = Set(part.themes.compactMap { $0.place?.file }).sorted()
      if files.contains(where: FileNames.speaksOfColors) { return part }
      var part = part
      for file in files {
        let own = part.themes.count { $0.place?.file == file }
        let sets = own == 1 ? "a set" : "\(own) sets"
        let detail = "\(sets) of up to \(count) colour\(count == 1 ? "" : "s"), beside a system of \(most)"
        report.aside.append(Aside(path: file, reason: .notATheme, detail: detail, colors: count))
      }
      part.system.themes = []
      return part
    }
  }

  private static let mostOfASmallSet = 4
  private static let manyTimes = 4

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
    part.themes.map { part.colors(of: $0) }.max() ?? 0
  }
}
