import Audit
import ColorScience
import ThemeModel
import Wording

extension TextSummary {
  private static let listLimit = 8

  func undetermined() -> [String] {
    list(title: "Undetermined", UndeterminedGroup.all(in: report)) { group in
      let examples = group.examples(in: report).map { "\(names.title($0)) in \(names.variant($0))" }
      let example = group.pairs.first.map { "; \(report.foregroundPlace(of: report.pairs[$0]))" } ?? ""
      let rest =
        group.pairs.count > examples.count ? "; \(Counted.number(group.pairs.count - examples.count)) more" : ""
      return "? \(Counted.of(group.pairs.count, "pair")): \(SafeText.of(group.reason)). "
        + SafeText.of(examples.joined(separator: "; ") + rest + example)
    }
  }

  /// Returns the findings that are not about pairs.
  func otherFindings() -> [[String]] {
    noticeWords().map(all) + [
      list(title: "Undetermined tokens in no judged pair", UndeterminedToken.unjudged(in: report)) { token in
        "? \(SafeText.of(token.path)): \(SafeText.of(token.reason))\(at(token.place))"
      },
      list(title: "Diagnostics", report.diagnostics) { diagnostic in
        "\(diagnostic.severity.rawValue): \(SafeText.of(diagnostic.message)) [\(diagnostic.code)]\(at(diagnostic.place))"
      },
    ]
  }

  /// Returns every example of a notice on its own line; examples that are only names share one line.
  private func all(_ words: NoticeWords) -> [String] {
    let full = NoticeWords(words.notice) { report.tokens[$0].path }
    let areNames = words.notice.examples.allSatisfy { $0.what == nil && $0.themes.isEmpty && $0.place == nil }
    let lines =
      areNames
      ? [words.notice.examples.map { SafeText.of(full.name($0), limit: 80) }.joined(separator: ", ")]
      : words.notice.examples.map { SafeText.of(full.example($0, themes: 4)) + at($0.place) }
    return [style.emphasized(NoticeWords.clause(words.notice), .bold)] + lines.map { "  " + $0 }
  }

  private func list<Element>(
    title: String, _ elements: [Element], _ line: (Element) -> String
  ) -> [String] {
    guard !elements.isEmpty else { return [] }
    let limit = options.isVerbose ? elements.count : TextSummary.listLimit
    var lines = [style.emphasized(title, .bold) + (elements.count > 1 ? ": \(Counted.number(elements.count))" : "")]
    lines += elements.prefix(limit).map { "  " + line($0) }
    if elements.count > limit { lines.append("  and \(Counted.number(elements.count - limit)) more") }
    return lines
  }

  private func at(_ place: Place?) -> String {
    place.map { style.emphasized("  \(SafeText.of($0.description, limit: 80))", .faint) } ?? ""
  }
}
