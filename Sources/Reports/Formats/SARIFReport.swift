import Audit
import ColorScience
import JSONText
import ThemeModel
import Wording

/// SARIF 2.1.0 for code scanning. It has one result for all pairs that one value makes fail under a rule, and one for each
/// finding that is not about a pair. The worst come first, and there are no more results than code scanning shows.
public struct SARIFReport {
  /// The most results of a run that GitHub shows; it drops the rest.
  private static let limit = 5_000
  /// The most pairs listed in the message of a result.
  private static let pairLimit = 10
  private let report: AuditReport
  private let names: PairNames
  /// The first of them, and the number of all.
  private let findings: (first: [Finding], count: Int)

  /// The number of all groups of pairs that could be results.
  private let groupCount: Int
  /// One a pair of the report: where its theme defines its foreground.
  private let places: [Place]

  private let rest: () -> Void
  /// The results between two rests: each may be of another theme.
  private static let resultsBetweenRests = 64

  private init(_ source: some ReportSource) {
    rest = source.rest
    let pairs = SARIFPairs(source, atMost: SARIFReport.limit)
    report = pairs.report
    groupCount = pairs.groupCount
    places = pairs.places
    names = PairNames(report: report)
    findings = Checks.findings(in: report, atMost: SARIFReport.limit)
  }

  public static func json(_ report: AuditReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(WholeReport(report)) { bytes += $0 }
    return bytes
  }

  public static func write(_ source: some ReportSource, to sink: (UnsafeRawBufferPointer) -> Void) {
    SARIFReport(source).write(to: sink)
  }

  /// Writes the report result by result: the whole of thousands takes megabytes.
  private func write(to sink: (UnsafeRawBufferPointer) -> Void) {
    let ranking = Ranking(report: report)
    let ranked = ranking.redPairs(.fail) + ranking.redPairs(.undetermined) + ranking.pairs(.waived)
    let groups = PairGroups(of: ranked, in: report, atMost: SARIFReport.limit, places: places)
    // Findings beside pairs leave half of the places to pairs.
    let room = max(SARIFReport.limit - groupCount, SARIFReport.limit / 2)
    let shownFindings = findings.first.prefix(room)
    let shownGroups = groups.first.prefix(SARIFReport.limit - shownFindings.count)
    let left = groupCount + findings.count - shownGroups.count - shownFindings.count
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          writeTool(&json)
          writeInvocation(left: left, &json)
          json.array("results") { json in
            var used: Set<String> = []
            for finding in shownFindings {
              write(finding, &used, &json)
              json.take().withUnsafeBytes(sink)
            }
            for (index, group) in shownGroups.enumerated() {
              if index % SARIFReport.resultsBetweenRests == 0 { rest() }
              write(group, &used, &json)
              json.take().withUnsafeBytes(sink)
            }
          }
          json.member("columnKind", "utf16CodeUnits")
        }
      }
    }
    json.newline()
    json.take().withUnsafeBytes(sink)
  }

  /// Writes whether the run succeeded, and what was left out.
  private func writeInvocation(left: Int, _ json: inout JSONWriter) {
    json.array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", !report.isBroken)
        json.array("toolExecutionNotifications") { json in
          for error in report.errors.prefix(100) {
            notification("error", "\(error.message) [\(error.code)]", error.place, &json)
          }
          if left > 0 {
            let results = Counted.of(left, "more result was", "more results were")
            let text = "\(results) left out, the least severe; report.json contains all of them."
            notification("warning", text, nil, &json)
          }
        }
      }
    }
  }

  private func notification(_ level: String, _ text: String, _ place: Place?, _ json: inout JSONWriter) {
    json.object { json in
      json.member("level", level)
      json.object("message", inline: true) { $0.member("text", text) }
      if let place { write(place, &json) }
    }
  }

  private func writeTool(_ json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", report.tool.name)
        json.member("version", report.tool.version)
        json.array("rules") { json in
          for rule in report.rules {
            json.object { json in
              json.member("id", rule.id)
              json.object("shortDescription", inline: true) { json in
                json.member("text", "Contrast of at least \(names.criterion(rule))")
              }
              if let reason = rule.reason {
                json.object("fullDescription", inline: true) { $0.member("text", reason) }
              }
              json.object("defaultConfiguration", inline: true) { json in
                json.member("level", rule.severity == .error ? "error" : "warning")
              }
              json.object("help", inline: true) { $0.member("text", help(rule)) }
              json.member("helpUri", ifPresent: SARIFReport.understanding(rule.criterion))
            }
          }
          for check in Checks.besidePairs {
            json.object { json in
              json.member("id", "legible/\(check.id)")
              json.object("shortDescription", inline: true) { $0.member("text", check.title) }
              json.object("fullDescription", inline: true) { $0.member("text", check.why) }
              json.object("help", inline: true) { $0.member("text", SARIFReport.help(check)) }
            }
          }
        }
      }
    }
  }

  private func help(_ rule: RuleReport) -> String {
    "Every pair of \(Counted.list(rule.foreground, limit: 5)) on \(Counted.list(rule.background, limit: 5)) must reach "
      + "\(names.criterion(rule)). 'legible explain TOKEN' shows where a colour comes from and in which pairs it is used; "
      + "'legible mend' plans the fewest changes that mend every pair."
  }

  private static func help(_ check: any Check.Type) -> String {
    let keys = check.planKeys.map { "“\($0)”" }
    let place = keys.isEmpty ? "" : " In legible.json: \(keys.joined(separator: ", "))."
    // Errors fail every run.
    guard check.failure != .errors else { return check.why + place }
    return "\(check.why)\(place) “fail-on”: “\(check.failure.rawValue)” makes it fail the run."
  }

  /// Returns the address of W3C's explanation of a success criterion; `nil` for a plain ratio.
  private static func understanding(_ criterion: Criterion) -> String? {
    let page: String? =
      switch criterion.successCriterion {
      case "1.4.3": "contrast-minimum"
      case "1.4.6": "contrast-enhanced"
      case "1.4.11": "non-text-contrast"
      default: nil
      }
    return page.map { "https://www.w3.org/WAI/WCAG22/Understanding/\($0).html" }
  }

  private func write(_ group: PairGroup, _ used: inout Set<String>, _ json: inout JSONWriter) {
    let pair = group.worst(in: report)
    let rule = names.rule(pair)
    json.object { json in
      json.member("ruleId", rule.id)
      json.member("ruleIndex", pair.rule)
      json.member("kind", pair.verdict == .undetermined ? "open" : "fail")
      json.member("level", level(of: pair, rule))
      json.object("message", inline: true) { $0.member("text", SARIFReport.escaped(message(group))) }
      json.array("locations") { json in
        json.object { json in
          writePhysical(group.place, &json)
          json.array("logicalLocations") { json in
            json.object(inline: true) { json in
              json.member("fullyQualifiedName", names.foreground(pair))
              json.member("kind", "member")
            }
          }
        }
      }
      writeRelated(group, &json)
      fingerprint("legiblePairs/v2", group.identity(in: report), &used, &json)
      if let change = pair.change { json.member("baselineState", state(change.kind)) }
      json.object("properties", inline: true) { json in
        json.member("pairs", group.members.count)
        json.member("ratio", ifPresent: pair.ratio)
        json.member("required", pair.required)
      }
      if pair.verdict == .waived, let index = pair.waiver, report.waivers.indices.contains(index) {
        json.array("suppressions") { json in
          json.object(inline: true) { json in
            json.member("kind", "external")
            json.member("justification", report.waivers[index].reason)
          }
        }
      }
    }
  }

  /// Returns the level of a result. SARIF allows a level other than `none` only for failures. A failure that the baseline
  /// accepts is a note, because it does not fail the run.
  private func level(of pair: PairReport, _ rule: RuleReport) -> String {
    if pair.verdict == .undetermined { return "none" }
    if pair.isAccepted { return "note" }
    return rule.severity == .error ? "error" : "warning"
  }

  /// Writes the places of the backgrounds, each once.
  private func writeRelated(_ group: PairGroup, _ json: inout JSONWriter) {
    var places: [(place: Place, name: String)] = []
    for index in group.members where places.count < SARIFReport.pairLimit {
      let pair = report.pairs[index]
      let place = report.backgroundPlace(of: pair)
      if !places.contains(where: { $0.place == place }) { places.append((place, names.background(pair))) }
    }
    json.array("relatedLocations") { json in
      for (index, entry) in places.enumerated() {
        json.object { json in
          json.member("id", index + 1)
          json.object("message", inline: true) {
            $0.member("text", SARIFReport.escaped("the background, \(entry.name)"))
          }
          writePhysical(entry.place, &json)
        }
      }
    }
  }

  /// Writes a fingerprint that is unique in a run, so that a viewer does not merge two results.
  private func fingerprint(_ key: String, _ identity: String, _ used: inout Set<String>, _ json: inout JSONWriter) {
    var unique = identity
    var copy = 2
    while !used.insert(unique).inserted {
      unique = "\(identity)~\(copy)"
      copy += 1
    }
    json.object("partialFingerprints", inline: true) { $0.member(key, unique) }
  }

  private func message(_ group: PairGroup) -> String {
    var lines = group.members.prefix(SARIFReport.pairLimit).map { message(report.pairs[$0]) }
    let rest = group.members.count - lines.count
    if rest > 0 { lines.append("and \(Counted.of(rest, "more pair")).") }
    return lines.joined(separator: "\n")
  }

  /// Escapes brackets, which would make a link in a message.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "[" || character == "]" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private func message(_ pair: PairReport) -> String {
    let variant = names.variant(pair)
    guard let ratio = pair.ratio, pair.verdict != .undetermined else {
      return "\(names.title(pair)) in \(variant) is undetermined: \(pair.reason ?? "")"
    }
    var text =
      "\(names.title(pair)) in \(variant): \(ShownNumber.ratio(ratio, required: pair.required)):1, "
      + "needs \(names.criterion(names.rule(pair)))."
    let colors = pair.layers.suffix(2).map { ShownNumber.color($0.color) }
    if colors.count == 2 { text += " \(colors[1]) on \(colors[0])." }
    if let found = pair.suggestions.first {
      text += " \(SuggestionWords.passes(found))."
    }
    return text
  }

  private func state(_ kind: PairReport.Change.Kind) -> String {
    switch kind {
    case .new: "new"
    case .worse, .better: "updated"
    case .known: "unchanged"
    case .fixed: "absent"
    }
  }

  private func write(_ finding: Finding, _ used: inout Set<String>, _ json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", "legible/\(finding.check)")
      json.member(
        "ruleIndex", report.rules.count + (Checks.besidePairs.firstIndex { $0.id == finding.check } ?? 0))
      json.member("level", finding.level.rawValue)
      json.object("message", inline: true) { $0.member("text", SARIFReport.escaped(finding.message)) }
      if let place = finding.place { write(place, &json) }
      fingerprint("legibleFinding/v1", "\(finding.check)~\(finding.identity)", &used, &json)
    }
  }

  private func write(_ place: Place, _ json: inout JSONWriter) {
    json.array("locations") { json in json.object { writePhysical(place, &$0) } }
  }

  private func writePhysical(_ place: Place, _ json: inout JSONWriter) {
    json.object("physicalLocation", inline: true) { json in
      json.object("artifactLocation") { json in
        json.member("uri", PathURI.of(place.file))
      }
      json.object("region") { json in
        json.member("startLine", max(1, place.line))
        json.member("startColumn", max(1, place.column))
      }
    }
  }
}

/// A relative path as a URI reference.
enum PathURI {
  static func of(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
}
