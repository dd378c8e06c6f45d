extension Color {
  /// This colour as a display shows it, in the display's encoded space, alpha kept. A colour inside the gamut is converted
  /// and left alone; what lies outside by no more than `Gamut.tolerance` is clipped whatever the method.
  public func mapped(to display: Display, by method: GamutMapping) -> Color {
    let raw = space.convert(components, to: display.space)
    let excess = Gamut.excess(raw)
    var result = Color(display.space, raw, alpha: alpha, missing: missing.intersection(.alpha))
    if excess <= 0 { return result }
    result.components = raw.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    return result
  }
}
