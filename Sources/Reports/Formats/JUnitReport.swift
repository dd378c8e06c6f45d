import Audit
import ColorScience
import ThemeModel
import Threads
import Wording

/// JUnit's XML for test reports in CI, with a suite for each variant and a case for each judged pair. It
/// is written theme by theme.
///
/// It is valid against the strictest schema in use, that of Ant's reports, and therefore against those that allow
/// more. So a suite has a time, a host and a package, a case contains only its result, and the facts about a case are
/// a property of its suite.
public struct JUnitReport {
  /// A report without pairs, or with the pairs of one theme.
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

  /// Writes the report theme by theme.
  ///
  /// - Parameter folder: The current working folder, relative to the folder from which places start; empty where they are the
  ///   same.
  public static func write(
    _ source: some ReportSource, placedBelow folder: String = "", to sink: (UnsafeRawBufferPointer) -> Void
  ) {
    let head = JUnitReport(source.head)
    func hand(_ lines: [String]) { Array((lines.joined(separator: "\n") + "\n").utf8).withUnsafeBytes(sink) }
    // Whatever was judged beside errors is no verdict.
    let themes = source.head.isBroken ? 0 : source.themeCount
    hand(["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"])
    OrderedPieces.write(themes, workers: source.workers, to: sink) { theme, bytes in
      let part = JUnitReport(source.part(ofTheme: theme).placed(below: folder))
      let first = source.firstVariant(ofTheme: theme)
      part.eachSuite(from: first) { lines in
        for line in lines { bytes.raw(Array((line + "\n").utf8)) }
      }
    }
    let count = source.head.isBroken ? 0 : source.head.variants.count
    head.writeFindings(of: PlacedReport(source, below: folder), id: count, hand)
    hand(["</testsuites>"])
  }

  /// Gives the lines of a suite for each variant: of a dense theme, those of all variants take megabytes. `first` is the number
  /// of suites before these.
  private func eachSuite(from first: Int, _ take: ([String]) -> Void) {
    var byVariant = Array(repeating: [PairReport](), count: report.variants.count)
    for pair in report.pairs where report.counts(pair) { byVariant[pair.variant].append(pair) }
    for index in report.variants.indices {
      let variant = report.variants[index]
      let pairs = byVariant[index]
      byVariant[index] = []
      take(
        suite(
          variant.name, id: first + index, count(pairs), properties: pairs.map(property),
          cases: pairs.flatMap { testCase($0, variant) }))
    }
  }

  /// Writes the suite of what checks found beside pairs. The findings are sought twice, to be counted and to be written: all at once
  /// would take as much memory as the pairs.
  private func writeFindings(of source: some ReportSource, id: Int, _ hand: ([String]) -> Void) {
    var counts = Counts()
    source.eachFinding { counts.add($0) }
    guard counts.tests > 0 else { return }
    hand(head(of: "legible", id: id, counts, properties: []))
    source.eachFinding { hand(testCase($0)) }
    hand(tail)
  }

  private func suite(
    _ name: String, id: Int, _ counts: Counts, properties: [String], cases: [String]
  ) -> [String] {
    head(of: name, id: id, counts, properties: properties) + cases + tail
  }

  private func head(of name: String, id: Int, _ counts: Counts, properties: [String]) -> [String] {
    let package = quoted(report.system.isEmpty ? report.tool.name : report.system)
    return [
      "  <testsuite name=\(quoted(name)) package=\(package) id=\"\(id)\" \(counts.attributes) time=\"0\""
        + " timestamp=\"\(timestamp)\" hostname=\"localhost\">",
      "    <properties>",
    ] + (general + properties).map { "      " + $0 } + ["    </properties>"]
  }

  private let tail = ["    <system-out/>", "    <system-err/>", "  </testsuite>"]

  /// The time of the report. A report contains a date only when one was requested, but the schema requires one.
  private var timestamp: String {
    let date = report.tool.date.map { String($0.prefix(10)) } ?? ""
    let isDate = date.utf8.count == 10 && date.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    return (isDate ? date : "1970-01-01") + "T00:00:00"
  }

  /// The number of cases of each kind.
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    mutating func add(_ finding: Finding) {
      tests += 1
      if finding.isFatal {
        errors += 1
      } else if finding.level == .error {
        failures += 1
      } else {
        skipped += 1
      }
    }

    var attributes: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }
  }

  /// Reports whether a pair can fail the run. Only such pairs count as failed: a pair that the baseline accepts, or that a
  /// rule only warns about, is skipped.
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

  private func testCase(_ finding: Finding) -> [String] {
    let head =
      "    <testcase classname=\(quoted("legible/\(finding.check)")) name=\(quoted(finding.identity)) time=\"0\""
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
    let place = report.foregroundPlace(of: pair)
    let head =
      "    <testcase classname=\(quoted("\(variant.name).\(rule.id)")) name=\(quoted(names.title(pair))) time=\"0\""
    switch pair.verdict {
    case .pass:
      return [head + "/>"]
    case .fail:
      let message =
        "\(ShownNumber.ratio(pair.ratio, required: pair.required)):1, needs \(names.criterion(rule))"
      if let reason = leniency(pair) { return skipped(head, "\(reason): \(message)") }
      let layers = pair.layers.map { layer in
        "\(layer.token.map { report.tokens[$0].path } ?? "a colour of the plan") \(ShownNumber.color(layer.color))"
      }
      return [
        head + ">",
        "      <failure message=\(quoted(message)) type=\"contrast\">"
          + escaped((["\(place)"] + layers + [facts(pair)]).joined(separator: "\n")) + "</failure>", "    </testcase>",
      ]
    case .undetermined:
      if let reason = leniency(pair) {
        return skipped(head, "\(reason): \(pair.reason ?? "undetermined")")
      }
      return [
        head + ">",
        "      <error message=\(quoted(pair.reason ?? "undetermined")) type=\"undetermined\">"
          + escaped("\(place)\n\(facts(pair))") + "</error>", "    </testcase>",
      ]
    case .waived, .exempt:
      let waiver = pair.waiver.flatMap { report.waivers.indices.contains($0) ? report.waivers[$0] : nil }
      let reason = pair.reason ?? waiver.map { "waived: \($0.reason)" } ?? pair.verdict.rawValue
      return skipped(head, reason)
    }
  }

  /// Returns why a failure does not fail the run; `nil` where it does.
  private func leniency(_ pair: PairReport) -> String? {
    if pair.isAccepted { return "accepted by the baseline" }
    if !report.isRed(pair) { return pair.evidence.rawValue }
    return names.rule(pair).severity == .warning ? "warning" : nil
  }

  private func skipped(_ head: String, _ reason: String) -> [String] {
    [head + ">", "      <skipped message=\(quoted(reason))/>", "    </testcase>"]
  }

  /// Returns the facts that a dashboard reads about a case, as a property with the case's name: the strictest schema has
  /// properties only for suites.
  private func property(_ pair: PairReport) -> String {
    "<property name=\(quoted("\(names.rule(pair).id): \(names.title(pair))")) value=\(quoted(facts(pair)))/>"
  }

  /// Returns, for example, `ratio=3.41 required=4.5 rule=body evidence=declared`.
  private func facts(_ pair: PairReport) -> String {
    let facts = [
      ("ratio", pair.ratio.map { ShownNumber.ratio($0, required: pair.required) }),
      ("required", ShownNumber.requirement(pair.required)), ("rule", names.rule(pair).id),
      ("evidence", pair.evidence.rawValue),
    ]
    return facts.compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: " ")
  }

  /// The properties of every suite.
  private var general: [String] {
    [
      ("tool", "\(report.tool.name) \(report.tool.version)"), ("configuration", report.tool.configDigest),
      ("displays", report.settings.displays.map(\.rawValue).joined(separator: ", ")),
    ].map { "<property name=\(quoted($0)) value=\(quoted($1))/>" }
  }

  private func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// Escapes a text. XML 1.0 cannot represent most control characters, so they become visible escapes.
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
