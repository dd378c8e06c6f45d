import Audit
import ThemeModel
import Wording

/// Pairs that one value makes fail: the same rule and foreground, defined at the same place. They are one entry of a list
/// that people work through, however many backgrounds and themes are involved.
struct PairGroup {
  var rule: Int
  var place: Place
  /// The pairs, worst first.
  var pairs: [PairReport]

  var worst: PairReport { pairs[0] }

  /// Returns an identity that is the same across runs, clones and paths.
  func identity(in report: AuditReport) -> String {
    let variant = report.variants[worst.variant]
    let giver = variant.colors[worst.foreground].chain.first?.theme ?? variant.theme
    let contexts = variant.choices.sorted { $0.axis < $1.axis }.map(\.context)
    return [report.rules[rule].id, report.tokens[worst.foreground].path, ([giver] + contexts).joined(separator: "/")]
      .map { $0.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "%7E") }
      .joined(separator: "~")
  }
}

extension PairGroup {
  /// Returns the groups in the order of their first pairs.
  static func all(of pairs: [PairReport], in report: AuditReport) -> [PairGroup] {
    struct Key: Hashable {
      var rule: Int
      var foreground: Int
      var place: Place
      var verdict: Verdict
      var isAccepted: Bool
    }
    let names = PairNames(report: report)
    var groups: [PairGroup] = []
    var known: [Key: Int] = [:]
    for pair in pairs {
      let key = Key(
        rule: pair.rule, foreground: pair.foreground, place: names.place(pair), verdict: pair.verdict,
        isAccepted: pair.isAccepted)
      if let index = known[key] {
        groups[index].pairs.append(pair)
      } else {
        known[key] = groups.count
        groups.append(PairGroup(rule: pair.rule, place: key.place, pairs: [pair]))
      }
    }
    return groups
  }
}
