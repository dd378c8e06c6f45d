import Audit
import ColorScience
import ThemeModel
import Wording

/// JUnit's XML, for test reports of CI: a suite a variant, a case a judged pair. It is written theme by theme.
public struct JUnitReport {
  /// Without pairs, or a theme with its own.
  private let report: AuditReport
  private let names: PairNames

  private init(_ report: AuditReport) {
    self.report = report
    names = PairNames(report: report)
  }

  public static func xml(_ report: AuditReport) -> String {
    var bytes: [UInt8] = []
    write(WholeReport(report)) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Parameter folder: where today's working folder lies, as seen from where places start; empty where it is there.
  public static func write(
    _ source: some ReportSource, placedBelow folder: String = "", to sink: (UnsafeRawBufferPointer) -> Void
  ) {
    let head = JUnitReport(source.head)
    func hand(_ lines: [String]) { Array((lines.joined(separator: "\n") + "\n").utf8).withUnsafeBytes(sink) }
    let move = PlaceMove(folder: folder)
    let findings = source.findings.map { finding in
      var finding = finding
      finding.places = finding.places.compactMap(move.place)
      return finding
    }
    // Whatever was judged beside errors is no verdict.
    let themes = source.head.isBroken ? 0 : source.themeCount
    let total = head.total(of: source, themes: themes) + head.count(findings)
    hand([
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\(head.quoted(source.head.system)) \(total.whole)>",
    ])
    OrderedPieces.write(themes, workers: source.workers, to: sink) { theme, bytes in
      let part = JUnitReport(source.part(ofTheme: theme).placed(below: folder))
      bytes.raw(Array(part.suites().map { $0 + "\n" }.joined().utf8))
    }
    hand(head.suite(findings) + ["</testsuites>"])
  }

  private func total(of source: some ReportSource, themes: Int) -> Counts {
    (0..<themes).reduce(Counts()) { total, theme in
      let judged = source.judged(ofTheme: theme)
      let pairs = judged.rows.map { row in
        row.detail >= 0 ? judged.details[Int(row.detail)] : PairReport(row, rule: report.rules[Int(row.rule)])
      }
      return total + count(pairs.filter(report.counts))
    }
  }

  /// One a variant.
  private func suites() -> [String] {
    var byVariant = Array(repeating: [PairReport](), count: report.variants.count)
    for pair in report.pairs where report.counts(pair) { byVariant[pair.variant].append(pair) }
    return report.variants.indices.flatMap { index in
      let variant = report.variants[index]
      let cases = byVariant[index].flatMap { testCase($0, variant) }
      return ["  <testsuite name=\(quoted(variant.name)) \(count(byVariant[index]).suite)>", properties] + cases
        + ["  </testsuite>"]
    }
  }

  private func suite(_ findings: [Finding]) -> [String] {
    guard !findings.isEmpty else { return [] }
    return ["  <testsuite name=\"legible\" \(count(findings).suite)>"] + findings.flatMap(testCase) + ["  </testsuite>"]
  }

  /// How many cases there are of each kind.
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    var whole: String { "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"" }
    var suite: String { "\(whole) skipped=\"\(skipped)\"" }

    static func + (a: Counts, b: Counts) -> Counts {
      Counts(
        tests: a.tests + b.tests, failures: a.failures + b.failures, errors: a.errors + b.errors,
        skipped: a.skipped + b.skipped)
    }
  }

  /// Only what can fail the run counts as failed: what the baseline accepts, and what a rule only warns of, is skipped.
  private func failsTheRun(_ pair: PairReport) -> Bool {
    report.isRed(pair) && !pair.isAccepted && names.rule(pair).severity == .error
  }

  private func count(_ pairs: [PairReport]) -> Counts {
    let failures = pairs.count { $0.verdict == .fail && failsTheRun($0) }
    let errors = pairs.count { $0.verdict == .undetermined && failsTheRun($0) }
    let passes = pairs.count { $0.verdict == .pass }
    return Counts(
      tests: pairs.count, failures: failures, errors: errors, skipped: pairs.count - failures - errors - passes)
  }

  private func count(_ findings: [Finding]) -> Counts {
    let errors = findings.count { $0.isFatal }
    let failures = findings.count { $0.level == .error } - errors
    return Counts(
      tests: findings.count, failures: failures, errors: errors, skipped: findings.count - failures - errors)
  }

  private func testCase(_ finding: Finding) -> [String] {
    let head =
      "    <testcase classname=\(quoted("legible/\(finding.check)")) name=\(quoted(finding.identity))"
    let message = (finding.place.map { "\($0): " } ?? "") + finding.message
    guard finding.level == .error else { return skipped(head, message) }
    let kind = finding.isFatal ? "error" : "failure"
    return [
      head + ">", "      <\(kind) message=\(quoted(message)) type=\(quoted(finding.check))/>",
      "    </testcase>",
    ]
  }

  private func testCase(_ pair: PairReport, _ variant: VariantReport) -> [String] {
    let rule = names.rule(pair)
    let place = names.place(pair)
    let head =
      "    <testcase classname=\(quoted("\(variant.name).\(rule.id)")) name=\(quoted(names.title(pair)))"
    switch pair.verdict {
    case .pass:
      return [head + ">", facts(pair), "    </testcase>"]
    case .fail:
      let message =
        "\(ShownNumber.ratio(pair.ratio, required: pair.required)):1, needs \(names.criterion(rule))"
      if let reason = leniency(pair) { return skipped(head, "\(reason): \(message)", facts(pair)) }
      let layers = pair.layers.map { layer in
        "\(layer.token.map { report.tokens[$0].path } ?? "a colour of the plan") \(ShownNumber.color(layer.color))"
      }
      return [
        head + ">",
        "      <failure message=\(quoted(message)) type=\"contrast\">"
          + escaped("\(place)\n" + layers.joined(separator: "\n")) + "</failure>", facts(pair), "    </testcase>",
      ]
    case .undetermined:
      if let reason = leniency(pair) {
        return skipped(head, "\(reason): \(pair.reason ?? "undetermined")", facts(pair))
      }
      return [
        head + ">", "      <error message=\(quoted(pair.reason ?? "undetermined")) type=\"undetermined\"/>",
        facts(pair), "    </testcase>",
      ]
    case .waived, .exempt:
      let waiver = pair.waiver.flatMap { report.waivers.indices.contains($0) ? report.waivers[$0] : nil }
      let reason = pair.reason ?? waiver.map { "waived: \($0.reason)" } ?? pair.verdict.rawValue
      return skipped(head, reason, facts(pair))
    }
  }

  /// Why a failure does not fail the run.
  private func leniency(_ pair: PairReport) -> String? {
    if pair.isAccepted { return "accepted by the baseline" }
    if !report.isRed(pair) { return pair.evidence.rawValue }
    return names.rule(pair).severity == .warning ? "warning" : nil
  }

  private func skipped(_ head: String, _ reason: String, _ facts: String? = nil) -> [String] {
    [head + ">", "      <skipped message=\(quoted(reason))/>"] + [facts].compactMap(\.self) + ["    </testcase>"]
  }

  /// What a dashboard reads of a case. The schemas in use have properties for suites only; lines of this form in a case's
  /// output are read as its properties.
  private func facts(_ pair: PairReport) -> String {
    let facts = [
      ("ratio", pair.ratio.map { ShownNumber.ratio($0, required: pair.required) }),
      ("required", ShownNumber.requirement(pair.required)), ("rule", names.rule(pair).id),
      ("evidence", pair.evidence.rawValue),
    ]
    let lines = facts.compactMap { name, value in value.map { "[[PROPERTY|\(name)=\($0)]]" } }
    return "      <system-out>\(escaped(lines.joined(separator: "\n")))</system-out>"
  }

  /// Of a suite.
  private var properties: String {
    let facts = [
      ("tool", "\(report.tool.name) \(report.tool.version)"), ("configuration", report.tool.configDigest),
      ("displays", report.settings.displays.map(\.rawValue).joined(separator: ", ")),
    ]
    return "    <properties>"
      + facts.map { "<property name=\(quoted($0.0)) value=\(quoted($0.1))/>" }.joined() + "</properties>"
  }

  private func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// XML 1.0 has no way to write most control characters: they become visible escapes.
  private func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
        && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "\"")
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF && scalar.value != 0x7F
        if isAllowed {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return result
  }
}
