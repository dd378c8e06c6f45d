import Audit
import JSONText
import ThemeModel
import Wording

/// GitLab's code quality report. It has one entry for all pairs that one value makes fail under a rule, and one for each finding.
public struct CodeQualityReport {
  private let report: AuditReport
  private let names: PairNames

  public init(_ report: AuditReport) {
    self.report = report
    names = PairNames(report: report)
  }

  public static func json(_ report: AuditReport) -> [UInt8] {
    CodeQualityReport(report).json()
  }

  private struct Entry {
    var check: String
    var text: String
    var severity: String
    var identity: String
    var place: Place?
  }

  func json() -> [UInt8] {
    var used: Set<String> = []
    var json = JSONWriter(.pretty)
    json.array { json in
      for entry in findings() + pairs() {
        var identity = entry.identity
        while !used.insert(identity).inserted { identity += "~" }
        json.object { json in
          json.member("type", "issue")
          json.member("check_name", entry.check)
          json.member("description", entry.text)
          json.array("categories", inline: true) { $0.value("Style") }
          json.member("severity", entry.severity)
          json.member("fingerprint", Self.digest(identity))
          json.object("location", inline: true) { json in
            json.member("path", entry.place?.file ?? "legible.json")
            json.object("lines") { $0.member("begin", max(1, entry.place?.line ?? 1)) }
          }
        }
      }
    }
    json.newline()
    return json.take()
  }

  private func findings() -> [Entry] {
    Checks.findings(in: report).map { finding in
      let severity =
        switch finding.level {
        case .error: finding.isFatal ? "blocker" : "major"
        case .warning: "minor"
        case .note: "info"
        }
      return Entry(
        check: "legible/\(finding.check)", text: finding.message, severity: severity,
        identity: "\(finding.check)~\(finding.identity)", place: finding.place)
    }
  }

  private func pairs() -> [Entry] {
    guard !report.isBroken else { return [] }
    let ranking = Ranking(report: report)
    let pairs = ranking.redPairs(.fail) + ranking.redPairs(.undetermined)
    return PairGroups(of: pairs, in: report).first.map { group in
      let rule = report.rules[group.rule]
      let severity = group.worst(in: report).isAccepted ? "info" : rule.severity == .error ? "major" : "minor"
      return Entry(
        check: rule.id, text: text(group), severity: severity, identity: group.identity(in: report), place: group.place)
    }
  }

  private func text(_ group: PairGroup) -> String {
    let worst = group.worst(in: report)
    let rest = group.members.count > 1 ? ", and \(Counted.of(group.members.count - 1, "more pair"))" : ""
    let figures = worst.verdict == .fail ? names.figures(worst) : worst.reason ?? "undetermined"
    return "\(names.title(worst)) in \(names.variant(worst)): \(figures)\(rest)"
  }

  /// Returns sixteen bytes in hexadecimal: FNV-1a from two starting values. The digest distinguishes entries;
  /// it is not cryptographic.
  private static func digest(_ text: String) -> String {
    [0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f].map { (start: UInt64) in
      let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
