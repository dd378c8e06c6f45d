extension WCAG {
  /// How far a ratio comes towards a requirement, on the logarithmic scale of contrast: 0 for equal colors, 1 for what just
  /// passes. The worst failure is the one with the smallest share. A requirement of 1 or less asks for nothing.
  public static func share(of required: Double, reachedBy ratio: Double) -> Double {
    Share(required: required).of(ratio)
  }

  /// The same for many ratios and one requirement.
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
