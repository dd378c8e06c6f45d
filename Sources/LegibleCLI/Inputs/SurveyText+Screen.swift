import Reports
import Survey
import ThemeModel

extension SurveyText {
  /// Returns the survey for the first screen of a run.
  static func words(_ report: SurveyReport, dialects: [String] = []) -> SurveyWords {
    SurveyWords(
      read: read(report) + dialects, leftAside: leftAside(report), whole: findings(report),
      mayNameMore: report.mayNameMore)
  }

  private static let mostShown = 3
  private static let mostNames = 6

  private static func read(_ report: SurveyReport) -> [String] {
    // Sources with several themes come first, because users mostly look for those.
    let sources = report.read.sorted { ($1.themes.count, $1.colors) < ($0.themes.count, $0.colors) }
    var texts = sources.prefix(mostShown).map { source in
      let names = source.themes.prefix(mostNames).map(SafeText.of).joined(separator: ", ")
      let more = source.themes.count > mostNames ? " and \(source.themes.count - mostNames) more" : ""
      return self.source(source)
        + (source.themes.count > 1 ? ": \(names)\(more); up to \(counted(source.colors, "colour"))" : "")
    }
    // A short screen shows the first clause alone.
    if let all = together(sources) {
      texts.insert(all, at: 0)
    } else if let first = texts.first, sources.count > 1 {
      texts[0] = "\(counted(sources.count, "source")): \(first)"
    }
    if sources.count > mostShown {
      let rest = sources.dropFirst(mostShown)
      let themes = rest.reduce(0) { $0 + $1.themes.count }
      let names = rest.flatMap(\.themes)
      let shown = names.prefix(mostNames).map(SafeText.of).joined(separator: ", ")
      texts.append(
        "and \(counted(rest.count, "more source")) of \(counted(themes, "theme")): \(shown)"
          + (names.count > mostNames ? " and others" : ""))
    }
    let isCode = report.swiftFiles > report.looked / 2
    let looked = isCode ? counted(report.swiftFiles, "Swift file") : counted(report.looked, "file")
    if texts.isEmpty { return ["nothing of \(looked) looked at"] }
    texts.append(looked + " looked at" + (report.builds.isEmpty ? "" : "; as \(builds(report, most: 2))"))
    return texts
  }

  /// Returns a clause that names several sources in few words: `2 sources: Theme/ (Swift, 8 themes) and Colors.xcassets`.
  /// Returns `nil` where these do not tell them apart.
  private static func together(_ sources: [SurveyReport.Source]) -> String? {
    let places = sources.map { $0.paths.first.map { FilePath.name(of: $0) } ?? "." }
    guard let first = sources.first, sources.count > 1, Set(places).count == places.count else { return nil }
    let names = places.prefix(2).map { shown($0, isFolder: !$0.contains(".")) }
    let more = sources.count - names.count
    let others = names.dropFirst() + (more > 0 ? ["\(more) more"] : [])
    return "\(counted(sources.count, "source")): \(listed([source(first, at: names[0])] + others))"
  }

  /// Returns the first entries by name. Tests and previews of code that is read surprise nobody, so they are only
  /// counted, except one that stands alone.
  private static func leftAside(_ report: SurveyReport) -> [String] {
    let all = groups(report.surprising)
    func surprises(_ group: Group) -> Bool {
      report.read.allSatisfy(\.isWritten) || group.members.contains { $0.promises || $0.maySurprise }
    }
    let shown = all.filter(surprises).prefix(mostShown).map(\.text)
    let more = all.count - shown.count
    guard more > 0 else { return shown }
    if more == 1, let only = all.first(where: { !shown.contains($0.text) }) { return shown + [only.text] }
    guard let first = all.first, shown.isEmpty else {
      return shown + ["and \(counted(more, "more thing")): legible survey"]
    }
    return ["\(first.text), and \(counted(more - 1, "more thing")): legible survey"]
  }
}
