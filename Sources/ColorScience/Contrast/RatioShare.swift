extension WCAG {
  /// Returns how much of a requirement a ratio reaches, on the logarithmic scale of contrast: 0 for equal colors, 1 for
  /// a ratio that just passes. The worst failure has the smallest share. A requirement of 1 or less is always reached:
  /// its share is infinite.
  public static func share(of required: Double, reachedBy ratio: Double) -> Double {
    Share(required: required).of(ratio)
  }

  /// Computes the shares of many ratios for one requirement.
  public struct Share: Sendable {
    private let scale: Double?

    public init(required: Double) {
      scale = required > 1 ? Elementary.logarithm(required) : nil
    }

    public func of(_ ratio: Double) -> Double {
      guard let scale else { return .infinity }
      return Elementary.logarithm(max(ratio, 1)) / scale
    }
  }
}
