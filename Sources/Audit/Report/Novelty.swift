/// How a judged failure stands to the baseline, in the order in which outputs tell of failures: what is new comes first. Without a
/// baseline all failures are alike.
public enum Novelty: Int, Comparable, Sendable {
  case new
  case worse
  /// The baseline accepts it, or there is no baseline.
  case other

  public static func < (one: Novelty, other: Novelty) -> Bool { one.rawValue < other.rawValue }
}

extension PairReport {
  public var novelty: Novelty {
    guard isFailure else { return .other }
    return switch change?.kind {
    case .new: .new
    case .worse: .worse
    case .better, .known, .fixed, nil: .other
    }
  }
}

extension AuditReport {
  /// The novelty of the first failure that outputs tell of among these pairs.
  public func novelty(of pairs: [Int]) -> Novelty {
    pairs.lazy.map { self.pairs[$0].novelty }.min() ?? .other
  }
}
