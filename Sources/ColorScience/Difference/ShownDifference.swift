extension Color {
  /// Returns ΔE OK as text for people: three decimals, truncated.
  public static func shown(difference: Double) -> String {
    difference > 0 && difference < 0.001 ? "under 0.001" : WCAG.shown(difference, decimals: 3)
  }
}
