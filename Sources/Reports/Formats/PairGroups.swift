import Audit
import ThemeModel
import Wording

/// Pairs that one value makes fail: the same rule and foreground, defined at the same place. They are one entry of a list
/// that people work through, however many backgrounds and themes are involved.
struct PairGroup {
  var rule: Int
  var place: Place
  /// Among the pairs of the report, worst first.
  var members: [Int]

  func worst(in report: AuditReport) -> PairReport { report.pairs[members[0]] }

  /// Returns an identity that is the same across runs, clones and paths.
  func identity(in report: AuditReport) -> String {
    let worst = worst(in: report)
    let variant = report.variants[worst.variant]
    let giver = variant.colors[worst.foreground].chain.first?.theme ?? variant.theme
    let contexts = variant.choices.sorted { $0.axis < $1.axis }.map(\.context)
    return [report.rules[rule].id, report.tokens[worst.foreground].path, ([giver] + contexts).joined(separator: "/")]
      .map { $0.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "%7E") }
      .joined(separator: "~")
  }
}

extension PairGroup {
  /// Of pairs by their places in the report, in the order of their first ones.
  static func all(of pairs: [Int], in report: AuditReport) -> [PairGroup] {
    struct Key: Hashable {
      var rule: Int
      var foreground: Int
      var place: Place
      var verdict: Verdict
      var isAccepted: Bool
    }
    var groups: [PairGroup] = []
    var known: [Key: Int] = [:]
    for index in pairs {
      let pair = report.pairs[index]
      let key = Key(
        rule: pair.rule, foreground: pair.foreground, place: report.foregroundPlace(of: pair), verdict: pair.verdict,
        isAccepted: pair.isAccepted)
      if let group = known[key] {
        groups[group].members.append(index)
      } else {
        known[key] = groups.count
        groups.append(PairGroup(rule: pair.rule, place: key.place, members: [index]))
      }
    }
    return groups
  }
}
