import Audit

/// The success criteria of WCAG under which a report judges.
public enum CriteriaWords {
  /// Those of rules that judge: what is only measured is no evidence.
  public static func judged(_ report: AuditReport) -> [String] {
    sorted(Set(report.rules.lazy.filter(\.evidence.isBinding).compactMap(\.criterion.successCriterion)))
  }

  /// By their numbers: 1.4.6 before 1.4.11.
  public static func sorted(_ criteria: Set<String>) -> [String] {
    criteria.sorted { a, b in
      a.split(separator: ".").compactMap { Int($0) }.lexicographicallyPrecedes(
        b.split(separator: ".").compactMap { Int($0) })
    }
  }
}
