import Reports
import Survey
import ThemeModel

/// The survey as text for people.
enum SurveyText {
  /// Returns the first lines of every run without a configuration: what it reads, and what it leaves aside.
  static func sentences(_ report: SurveyReport) -> [String] {
    var lines: [String] = []
    if !report.read.isEmpty {
      let shown = report.read.prefix(mostSources).map(source)
      let more = report.read.count - shown.count
      lines.append("Read " + listed(shown + (more > 0 ? ["\(counted(more, "other source"))"] : [])) + ".")
    }
    if let aside = aside(report, most: 3) { lines.append("Left aside: \(aside).") }
    return lines
  }

  private static let mostSources = 4

  /// Returns `Theme/ (Swift, 8 themes)`.
  static func source(_ source: SurveyReport.Source) -> String {
    let paths = source.paths.prefix(2).map { shown($0, isFolder: !$0.contains(".")) }
    let more = source.paths.count - paths.count
    return self.source(source, at: listed(paths + (more > 0 ? ["\(more) more"] : [])))
  }

  static func source(_ source: SurveyReport.Source, at place: String) -> String {
    let themes = source.themes.count == 1 ? counted(source.colors, "colour") : counted(source.themes.count, "theme")
    let origin = source.isWritten ? ", build products: no other file has their colours" : ""
    return "\(place) (\(format(source.format)), \(themes)\(origin))"
  }

  static func format(_ format: Candidate.Format) -> String {
    switch format {
    case .swift: "Swift"
    case .assetCatalog: "asset catalog"
    case .designTokens: "design tokens"
    case .keyed: "keys and colours"
    }
  }

  /// Returns the most surprising entries that are left aside, as a clause. Returns `nil` if there are none.
  static func aside(_ report: SurveyReport, most: Int) -> String? {
    let all = groups(report.surprising)
    guard !all.isEmpty else { return nil }
    let more = all.count - most
    return all.prefix(most).map(\.text).joined(separator: ", ")
      + (more > 0 ? ", and \(counted(more, "more thing")): legible survey" : "")
  }

  struct Group {
    var text: String
    var members: [Aside]
  }

  /// Groups entries. If several files are left aside for the same reason, they are counted.
  static func groups(_ aside: [Aside]) -> [Group] {
    var groups: [(key: String, members: [Aside])] = []
    for one in aside {
      let isCounted = !one.isFolder && one.reason != .otherFormat
      // Files that promise tokens are counted by folder, so that none is one of a number somewhere.
      let place = one.promises ? " \(FilePath.folder(of: one.path)) \(one.detail ?? "")" : ""
      let key = isCounted ? "\(one.reason.rawValue) \(kind(of: one.path))\(place)" : one.path
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].members.append(one)
      } else {
        groups.append((key, [one]))
      }
    }
    return groups.map { group in
      if group.members.count > 2 {
        return Group(text: many(group.members), members: group.members)
      }
      return Group(text: group.members.map(one).joined(separator: ", "), members: group.members)
    }
  }

  private static func many(_ members: [Aside]) -> String {
    let kind = kind(of: members[0].path)
    let count = "\(members.count) \(kind)\(kind.hasSuffix("s") ? "" : " files")"
    let folder = shown(FilePath.folder(of: members[0].path), isFolder: true)
    let what = members[0].promises ? "\(count) in \(folder)" : count
    if members[0].promises, let detail = members[0].detail { return "\(what) (\(detail))" }
    let colors = members.reduce(0) { $0 + $1.colors }
    let having = colors > 1 ? ", with \(counted(colors, "colour"))" : ""
    return switch members[0].reason {
    case .notATheme: "\(what) that only look like tokens\(having)"
    case .noColors: "\(what) without colours"
    case .unreadable: "\(what) that cannot be read"
    default: "\(what) (\(members[0].reason.words))"
    }
  }

  static func one(_ aside: Aside) -> String {
    let words = aside.detail ?? aside.reason.words
    if let only = aside.only { return "\(SafeText.of(only)) (\(words))" }
    if aside.isFolder, aside.files > 1, aside.detail == nil {
      return "\(shown(aside.path, isFolder: true)) (\(words), \(counted(aside.files, "file")))"
    }
    return "\(shown(aside.path, isFolder: aside.isFolder)) (\(words))"
  }

  private static func kind(of path: String) -> String {
    let name = FilePath.name(of: path)
    if name.hasSuffix(".xcassets") { return "asset catalogs" }
    if name.hasSuffix(".plist") { return "property lists" }
    if name.hasSuffix(".swift") { return "Swift" }
    return "JSON"
  }

  static func shown(_ path: String, isFolder: Bool) -> String {
    path == "." ? "." : SafeText.of(path) + (isFolder ? "/" : "")
  }

  static func listed(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension SurveyText {
  /// Returns the whole text of `legible survey`.
  static func lines(_ report: SurveyReport) -> [String] {
    guard !report.read.isEmpty else { return findings(report) + nothing(report) }
    let draft = ["", row("Next", "legible init          write a legible.json with these sources")]
    guard report.mayNameMore else { return findings(report) + draft }
    return findings(report) + draft + [row("", "legible audit PATH    read a source that was left aside")]
  }

  /// Returns what Legible could read, because there is nothing to audit.
  private static func nothing(_ report: SurveyReport) -> [String] {
    let lines = [
      "", row("Looked for", "design tokens (DTCG, Tokens Studio, Style Dictionary, Figma),"),
      row("", "asset catalogs, themes in Swift, property lists and JSON with colours"), "",
    ]
    guard report.mayNameMore else {
      return lines + [row("Next", "legible survey PATH   look where the colours are")]
    }
    return lines + [row("Next", "legible audit PATH    read a source that was left aside")]
  }

  static func findings(_ report: SurveyReport) -> [String] {
    var lines: [String] = []
    for (index, source) in report.read.enumerated() {
      let themes = source.themes.prefix(12).map(SafeText.of).joined(separator: ", ")
      let more = source.themes.count - 12
      let paths = source.paths.prefix(6).map { SafeText.of($0) }.joined(separator: ", ")
      let morePaths = source.paths.count > 6 ? " and \(source.paths.count - 6) more" : ""
      lines += [
        row(index == 0 ? "Read" : "", "\(paths)\(morePaths)"),
        row(
          "",
          "  \(format(source.format)), \(counted(source.themes.count, "theme")) of up to \(counted(source.colors, "colour")), "
            + "\(counted(source.files, "file")); \(evidence(source))"),
        row("", "  \(themes)\(more > 0 ? " and \(more) more" : "")"),
      ]
      let axes = source.axes.map { "\($0.name) (\($0.contexts.joined(separator: ", ")))" }
      if !axes.isEmpty { lines.append(row("", "  varies by \(SafeText.of(axes.joined(separator: ", ")))")) }
    }
    if report.read.isEmpty { lines.append(row("Read", "nothing: no themes were found")) }
    if !report.builds.isEmpty {
      lines.append(row("", "as \(builds(report, most: 6))"))
    }
    lines.append(row("", "\(counted(report.looked, "file")) looked at"))
    let aside = report.surprising
    if !aside.isEmpty { lines.append("") }
    for (index, one) in aside.enumerated() {
      var text = self.one(one)
      if one.colors > 0 { text += ", \(counted(one.colors, "colour"))" }
      lines.append(row(index == 0 ? "Left aside" : "", text))
    }
    if report.codeAside > 0 {
      lines.append(
        row(aside.isEmpty ? "Left aside" : "", "\(counted(report.codeAside, "Swift file")) in tests, stubs and samples")
      )
    }
    return lines
  }

  /// Returns `sd.config.js says`.
  static func builds(_ report: SurveyReport, most: Int) -> String {
    let more = report.builds.count > most ? " and \(report.builds.count - most) more" : ""
    return report.builds.prefix(most).map(SafeText.of).joined(separator: ", ")
      + more + (report.builds.count > 1 ? " say" : " says")
  }

  private static func row(_ head: String, _ text: String) -> String {
    head + String(repeating: " ", count: max(0, 11 - head.count)) + text
  }

  static func evidence(_ source: SurveyReport.Source) -> String {
    if source.isWritten { return "a build wrote it, and no other file has its colours" }
    return switch source.strength {
    case .declared: "a configuration or an index names it"
    case .used: "other files use it"
    case .promised: "its name or its form promises it"
    case .shape: "only its content"
    }
  }
}
