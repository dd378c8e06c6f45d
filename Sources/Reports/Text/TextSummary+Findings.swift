import Audit
import ColorScience
import ThemeModel
import Wording

extension TextSummary {
  private static let listLimit = 8

  func undetermined() -> [String] {
    list(title: "Undetermined", UndeterminedGroup.all(in: report)) { group in
      let examples = group.examples(in: report).map { "\(names.title($0)) in \(names.variant($0))" }
      let example = group.pairs.first.map { "; \(names.place(report.pairs[$0]))" } ?? ""
      let rest =
        group.pairs.count > examples.count ? "; \(Counted.number(group.pairs.count - examples.count)) more" : ""
      return "? \(Counted.of(group.pairs.count, "pair")): \(SafeText.of(group.reason)). "
        + SafeText.of(examples.joined(separator: "; ") + rest + example)
    }
  }

  /// What is no pair.
  func otherFindings() -> [[String]] {
    let indices = report.variants.indices
    return [
      list(title: "Waivers", report.waivers.filter { $0.state != .active }) { waiver in
        let state = waiver.state == .expired ? "expired \(waiver.expires ?? "")" : "matches nothing that fails"
        return "\(SafeText.of(waiver.rule)), \(SafeText.of(waiver.foreground)) on \(SafeText.of(waiver.background)): "
          + state + at(waiver.place)
      },
      list(title: "Stale baseline entries", report.baseline?.stale ?? []) { entry in
        SafeText.of(entry.identity) + at(entry.place)
      },
      contract(),
      list(title: "Outside the gamut", report.gamutFindings) { finding in
        "\(SafeText.of(report.tokens[finding.token].path)) in \(SafeText.of(report.variants[finding.variant].name)): "
          + "ΔE \(ShownNumber.difference(finding.difference)) from \(finding.gamut.rawValue), "
          + "\(ShownNumber.difference(finding.allowed)) is allowed"
      },
      list(
        title: "Look alike",
        report.distinguish.filter { indices.contains($0.variant) }.flatMap { set in
          set.pairs.filter { !$0.alikeUnder.isEmpty }.map { (set, $0) }
        }
      ) { set, pair in
        "\(SafeText.of(report.tokens[pair.first].path)) and \(SafeText.of(report.tokens[pair.second].path)) in "
          + "\(SafeText.of(report.variants[set.variant].name)): \(pair.alikeUnder.map(\.rawValue).joined(separator: ", "))"
      },
      list(
        title: "Match nothing",
        report.coverage.idlePatterns.map { idle in
          let hint = idle.hint.map { "; \(SafeText.of($0))" } ?? ""
          return "“\(SafeText.of(idle.pattern))” of \(SafeText.of(idle.owner))\(at(idle.place))\(hint)"
        }
          + report.coverage.idleRules.map { "rule \(SafeText.of($0)) forms no pair" }
      ) { $0 },
      list(title: "Undetermined tokens in no judged pair", UndeterminedToken.unjudged(in: report)) { token in
        "? \(SafeText.of(token.path)): \(SafeText.of(token.reason))\(at(token.place))"
      },
      list(title: "Diagnostics", report.diagnostics) { diagnostic in
        "\(diagnostic.severity.rawValue): \(SafeText.of(diagnostic.message)) [\(diagnostic.code)]\(at(diagnostic.place))"
      },
      coverage(),
    ]
  }

  /// One line a token and kind, however many themes it concerns.
  private func contract() -> [String] {
    struct Key: Hashable {
      var kind: ContractFinding.Kind
      var token: String
    }
    var order: [Key] = []
    var byKey: [Key: [ContractFinding]] = [:]
    for finding in report.contractFindings {
      let key = Key(kind: finding.kind, token: finding.token)
      if byKey[key] == nil { order.append(key) }
      byKey[key, default: []].append(finding)
    }
    return list(title: "Contract", order) { key in
      let findings = byKey[key, default: []]
      let what =
        switch key.kind {
        case .missing: "missing from"
        case .extra: "not promised, but in"
        case .placeholder: "a stand-in in"
        }
      let themes = Counted.list(findings.map { SafeText.of($0.theme, limit: 40) }, limit: 3)
      return "\(SafeText.of(key.token)): \(what) \(themes)\(at(findings.first?.place))"
    }
  }

  private func coverage() -> [String] {
    let coverage = report.coverage
    var lines: [String] = []
    if !coverage.unpaired.isEmpty {
      let tokens = coverage.unpaired.map { SafeText.of(report.tokens[$0].path, limit: 40) }
      lines.append(
        "\(Counted.of(tokens.count, "token")) in no judged pair: "
          + Counted.list(tokens, limit: options.isVerbose ? tokens.count : 6))
    }
    for missing in coverage.missing.prefix(options.isVerbose ? coverage.missing.count : 3) {
      let themes = Counted.list(missing.themes.map { SafeText.of($0, limit: 40) }, limit: 4)
      lines.append("\(SafeText.of(report.tokens[missing.token].path)) is missing from \(themes)")
    }
    if coverage.missing.count > 3, !options.isVerbose {
      lines.append("and \(Counted.of(coverage.missing.count - 3, "more token")) missing from some theme")
    }
    guard !lines.isEmpty else { return [] }
    return [style.emphasized("Not checked", .bold)] + lines.map { "  " + $0 }
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
