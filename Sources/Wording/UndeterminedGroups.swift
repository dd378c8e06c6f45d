import Audit

/// Undetermined pairs grouped by reason, the largest group first. The reason names a token only if all pairs of the
/// group have the same one.
public struct UndeterminedGroup: Equatable, Sendable {
  public var reason: String
  /// Indices of the report's pairs, in the order of the report.
  public var pairs: [Int]

  /// The number of pairs that are named for each group. The total count covers the others.
  public static let exampleLimit = 3

  /// Returns pairs with distinct tokens. The same two tokens in another variant add nothing.
  public func examples(in report: AuditReport) -> [PairReport] {
    var seen: Set<[Int]> = []
    let distinct = pairs.filter { seen.insert([report.pairs[$0].foreground, report.pairs[$0].background]).inserted }
    return distinct.prefix(UndeterminedGroup.exampleLimit).map { report.pairs[$0] }
  }

  public static func all(in report: AuditReport) -> [UndeterminedGroup] {
    of(
      report.pairs.indices.filter {
        report.pairs[$0].verdict == .undetermined && report.pairs[$0].evidence.isBinding
      }, in: report)
  }

  /// Groups the pairs with these indices.
  public static func of(_ pairs: [Int], in report: AuditReport) -> [UndeterminedGroup] {
    var groups: [UndeterminedGroup] = []
    var places: [String: Int] = [:]
    for index in pairs {
      let pair = report.pairs[index]
      let reason = pair.reason ?? "no reason is known"
      let shared = withoutToken(reason, of: pair, in: report)
      if let at = places[shared] {
        groups[at].pairs.append(index)
        if groups[at].reason != reason { groups[at].reason = shared }
      } else {
        places[shared] = groups.count
        groups.append(UndeterminedGroup(reason: reason, pairs: [index]))
      }
    }
    return groups.enumerated().sorted { ($1.element.pairs.count, $0.offset) < ($0.element.pairs.count, $1.offset) }
      .map(\.element)
  }

  /// Returns the reason without the name of its token, if it begins with one. Many tokens can lack a value for the same
  /// reason.
  private static func withoutToken(_ reason: String, of pair: PairReport, in report: AuditReport) -> String {
    for token in [pair.foreground, pair.background] {
      let prefix = report.tokens[token].path + ": "
      if reason.hasPrefix(prefix) { return String(reason.dropFirst(prefix.count)) }
    }
    return reason
  }
}
