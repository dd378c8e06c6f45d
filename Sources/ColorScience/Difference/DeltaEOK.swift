extension Color {
  /// ΔE OK: the straight distance in Oklab (CSS Color 4, #color-difference-OK). 0.02 is just noticeable; black and white are 1 apart.
  /// Alpha plays no part.
  public static func deltaEOK(_ first: Color, _ second: Color) -> Double {
    let step = first.space.convert(first.components, to: .oklab) - second.space.convert(second.components, to: .oklab)
    return (step * step).sum().squareRoot()
  }
}
