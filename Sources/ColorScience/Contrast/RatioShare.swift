extension WCAG {
  /// How far a ratio comes towards a requirement, on the logarithmic scale of contrast: 0 for equal colours, 1 for what just
  /// passes. The worst failure is the one with the smallest share. A requirement of 1 or less asks for nothing.
  public static func share(of required: Double, reachedBy ratio: Double) -> Double {
    guard required > 1 else { return .infinity }
    return Elementary.logarithm(max(ratio, 1)) / Elementary.logarithm(required)
  }
}
