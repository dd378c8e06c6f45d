import Audit

/// Undetermined pairs by the reason that they share, the most frequent first.
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
      let reason = report.pairs[index].reason ?? "no reason is known"
      if let at = places[reason] {
        groups[at].pairs.append(index)
      } else {
        places[reason] = groups.count
        groups.append(UndeterminedGroup(reason: reason, pairs: [index]))
      }
    }
    return groups.enumerated().sorted { ($1.element.pairs.count, $0.offset) < ($0.element.pairs.count, $1.offset) }
      .map(\.element)
  }
}
