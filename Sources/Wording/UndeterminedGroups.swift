import Audit

/// Undetermined pairs by the reason that they share, the most frequent first. A reason names its token where it is one
/// token's alone.
public struct UndeterminedGroup: Equatable, Sendable {
  public var reason: String
  /// Indices of the report's pairs, in its order.
  public var pairs: [Int]

  /// So many pairs of a group are named; the count tells of the others.
  public static let exampleLimit = 3

  /// One pair of each look first: the same two tokens in another variant say nothing new.
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

  /// Of the pairs with these indices.
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

  /// The reason alone where it begins with the token that it is of: many tokens can lack a value for one reason.
  private static func withoutToken(_ reason: String, of pair: PairReport, in report: AuditReport) -> String {
    for token in [pair.foreground, pair.background] {
      let prefix = report.tokens[token].path + ": "
      if reason.hasPrefix(prefix) { return String(reason.dropFirst(prefix.count)) }
    }
    return reason
  }
}
