import Audit
import ColorScience
import ThemeModel
import Wording

/// Workflow commands that annotate the lines of a pull request: one for each line of source, for all pairs that fail because
/// of it.
///
/// A step shows ten errors, ten warnings and ten notices. Errors of the run come first, then the lines behind most failures.
/// Where not all of a level fit, findings beside pairs leave half of the places to these lines.
public struct GitHubAnnotations {
  /// The most annotations of each level that GitHub shows.
  private static let limit = 10

  private let report: AuditReport
  private let names: PairNames

  public init(_ report: AuditReport) {
    self.report = report
    names = PairNames(report: report)
  }

  public static func text(_ report: AuditReport) -> String {
    let lines = GitHubAnnotations(report).lines()
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  public func lines() -> [String] {
    let findings = Checks.findings(in: report).map { finding in
      Command(
        level: finding.level,
        text: command(
          name(finding.level), properties(finding.place, title: "legible/\(finding.check)"), [finding.message]))
    }
    let places = report.isBroken ? [] : places().map { line($0.place, $0.pairs) }
    var shown: [String] = []
    for level in [Finding.Level.error, .warning, .note] {
      let (found, lines) = (findings.filter { $0.level == level }, places.filter { $0.level == level })
      let room = max(GitHubAnnotations.limit - lines.count, GitHubAnnotations.limit / 2)
      shown += (found.prefix(room) + lines.prefix(GitHubAnnotations.limit - min(found.count, room))).map(\.text)
      let rest = found.count + lines.count - GitHubAnnotations.limit
      if rest > 0 {
        shown.append(
          "\(Counted.of(rest, "more \(name(level))")) not shown as annotations; the report contains all of them.")
      }
    }
    return shown
  }

  private struct Command {
    var level: Finding.Level
    var text: String
  }

  /// Returns each line of source with its pairs. The line with the most pairs that fail the run comes first.
  private func places() -> [(place: Place, pairs: [PairReport])] {
    let ranking = Ranking(report: report)
    var order: [Place] = []
    var byPlace: [Place: [PairReport]] = [:]
    for index in ranking.redPairs(.fail) + ranking.redPairs(.undetermined) {
      let place = report.foregroundPlace(of: report.pairs[index])
      if byPlace[place] == nil { order.append(place) }
      byPlace[place, default: []].append(report.pairs[index])
    }
    let counts = order.map { place in byPlace[place, default: []].count { !$0.isAccepted } }
    return order.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }.map { index in
      (order[index], byPlace[order[index], default: []])
    }
  }

  private func name(_ level: Finding.Level) -> String {
    level == .note ? "notice" : level.rawValue
  }

  /// Returns the annotation of a line. Where the baseline accepts all of its pairs it is a notice, because the run does not
  /// fail on them.
  private func line(_ place: Place, _ all: [PairReport]) -> Command {
    let fresh = all.filter { !$0.isAccepted }
    let isKnown = fresh.isEmpty
    let pairs = isKnown ? all : fresh
    let isError = pairs.contains { report.rules[$0.rule].severity == .error }
    let failing = pairs.filter { $0.verdict == .fail }
    let title =
      failing.isEmpty
      ? "\(Counted.of(pairs.count, "pair")) undetermined"
      : "\(Counted.of(failing.count, "pair")) below the required contrast"
    var message = pairs.prefix(5).map { pair in
      pair.verdict == .fail
        ? "\(names.title(pair)) in \(names.variant(pair)): \(names.figures(pair))"
        : "\(names.title(pair)) in \(names.variant(pair)): \(pair.reason ?? "undetermined")"
    }
    if pairs.count > 5 { message.append("and \(Counted.number(pairs.count - 5)) more") }
    if all.count > pairs.count {
      message.append("and \(Counted.number(all.count - pairs.count)) that the baseline accepts")
    }
    if let found = failing.first?.suggestions.first {
      message.append("\(SuggestionWords.color(found)) would mend the worst\(SuggestionWords.tail(found.refusal)).")
    }
    let level = isKnown ? Finding.Level.note : isError ? .error : .warning
    return Command(
      level: level,
      text: command(
        name(level), properties(place, title: isKnown ? title + ", accepted by the baseline" : title), message))
  }

  private func properties(_ place: Place?, title: String) -> [(String, String)] {
    var properties: [(String, String)] = []
    if let place {
      properties = [("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)")]
    }
    return properties + [("title", title)]
  }

  private func command(_ name: String, _ properties: [(String, String)], _ message: [String]) -> String {
    let list = properties.map { "\($0.0)=\(escaped(SafeText.of($0.1), isProperty: true))" }.joined(separator: ",")
    // The line breaks are ours; those in names become visible, as do other control characters.
    let text = message.map(SafeText.of).joined(separator: "\n")
    return "::\(name)\(list.isEmpty ? "" : " " + list)::\(escaped(text, isProperty: false))"
  }

  private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
