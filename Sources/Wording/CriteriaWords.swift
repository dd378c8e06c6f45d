import Audit

/// The WCAG success criteria that a report judges by.
public enum CriteriaWords {
  /// Returns the criteria of the rules that judge. Rules that only measure give no verdict on a criterion.
  public static func judged(_ report: AuditReport) -> [String] {
    sorted(Set(report.rules.lazy.filter(\.evidence.isBinding).compactMap(\.criterion.successCriterion)))
  }

  /// Sorts criteria by their numbers: 1.4.6 before 1.4.11.
  public static func sorted(_ criteria: Set<String>) -> [String] {
    criteria.sorted { a, b in
      a.split(separator: ".").compactMap { Int($0) }.lexicographicallyPrecedes(
        b.split(separator: ".").compactMap { Int($0) })
    }
  }
}
