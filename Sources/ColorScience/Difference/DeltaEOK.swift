extension Color {
  /// Returns ΔE OK: the Euclidean distance in Oklab (CSS Color 4, #color-difference-OK). 0.02 is just noticeable; black
  /// and white have the distance 1. Alpha is ignored.
  public static func deltaEOK(_ first: Color, _ second: Color) -> Double {
    let step = first.space.convert(first.components, to: .oklab) - second.space.convert(second.components, to: .oklab)
    return (step * step).sum().squareRoot()
  }
}
