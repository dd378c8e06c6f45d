import Audit
import ColorScience

/// A level of WCAG 2, with the word by which people know it.
public enum ConformanceLevel: String, Hashable, Sendable {
  case aa = "AA"
  case aaa = "AAA"

  /// The levels that pairs which meet a criterion can reach, the highest first; none for a team's own threshold.
  public static func steps(of criterion: Criterion) -> [(from: Double, level: ConformanceLevel)] {
    switch criterion {
    case .aaText, .aaaText: [(Criterion.aaaText.required, .aaa), (Criterion.aaText.required, .aa)]
    case .aaLarge, .aaaLarge: [(Criterion.aaaLarge.required, .aaa), (Criterion.aaLarge.required, .aa)]
    case .nonText: [(Criterion.nonText.required, .aa)]
    default: []
    }
  }

  /// The level that a ratio reaches by the steps of a criterion.
  public static func reached(_ ratio: Double, criterion: Criterion) -> ConformanceLevel? {
    steps(of: criterion).first { ratio >= $0.from }?.level
  }

  /// The word beside a ratio that no rule judges; empty where the ratio reaches no level.
  public static func word(_ ratio: Double, sample: SampleKind) -> String {
    let criterion: Criterion =
      switch sample {
      case .text, .disabled: .aaText
      case .largeText, .largeBoldText: .aaLarge
      case .icon, .border, .focus: .nonText
      }
    if let level = reached(ratio, criterion: criterion) { return level.rawValue }
    return criterion == .aaText && ratio >= Criterion.aaLarge.required ? "large" : ""
  }
}
