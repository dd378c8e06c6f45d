import Audit
import ColorScience
import ThemeModel
import Wording

/// Workflow commands that mark the lines of a pull request: one a line of source, for all the pairs that fail because of it.
public struct GitHubAnnotations {
  /// More than this many are cut off by the page that shows them anyway.
  private static let limit = 50

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
    var order: [Place] = []
    var byPlace: [Place: [PairReport]] = [:]
    let ranked = Ranking(report: report).pairs(.fail) + Ranking(report: report).pairs(.undetermined)
    let pairs = ranked.map { report.pairs[$0] }
    // What the baseline accepts comes last, so that it is what the page cuts off.
    for pair in pairs.filter({ !$0.isAccepted }) + pairs.filter(\.isAccepted) {
      let place = names.place(pair)
      if byPlace[place] == nil { order.append(place) }
      byPlace[place, default: []].append(pair)
    }
    var lines = order.prefix(GitHubAnnotations.limit).map { line($0, byPlace[$0, default: []]) }
    if order.count > GitHubAnnotations.limit {
      lines.append(
        command(
          "notice", [],
          ["\(Counted.of(order.count - GitHubAnnotations.limit, "more line")) have failing pairs; see the report."]))
    }
    for waiver in report.waivers where waiver.state == .expired {
      lines.append(
        command(
          "error", properties(waiver.place, title: "waiver expired"),
          ["The waiver of rule \(waiver.rule) expired on \(waiver.expires ?? ""): \(waiver.reason)"]))
    }
    for diagnostic in report.diagnostics {
      let name = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
      lines.append(command(name, properties(diagnostic.place, title: diagnostic.code), [diagnostic.message]))
    }
    return lines
  }

  /// Where nothing but what the baseline accepts stands, a notice: the run does not fail because of it.
  private func line(_ place: Place, _ all: [PairReport]) -> String {
    let fresh = all.filter { !$0.isAccepted }
    let isKnown = fresh.isEmpty
    let pairs = isKnown ? all : fresh
    let isError = pairs.contains { report.rules[$0.rule].severity == .error }
    let failing = pairs.filter { $0.verdict == .fail }
    let title =
      failing.isEmpty
      ? "\(Counted.of(pairs.count, "pair")) not determined"
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
    if let found = failing.first?.suggestions.first(where: { $0.side == .foreground && $0.kind == .nearest }) {
      message.append("\(ShownNumber.color(found.color)) would mend the worst.")
    }
    return command(
      isKnown ? "notice" : isError ? "error" : "warning",
      properties(place, title: isKnown ? title + ", accepted by the baseline" : title), message)
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
    // Line ends are ours; those in names are made visible, as are other control characters.
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
