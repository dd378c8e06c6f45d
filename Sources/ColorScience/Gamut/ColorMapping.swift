extension Color {
  /// Returns this color as a display shows it, in the display's encoded space, with the same alpha. A color inside the
  /// gamut is only converted. A color outside by at most `Gamut.tolerance` is clipped, whatever the method.
  public func mapped(to display: Display, by method: GamutMapping) -> Color {
    Color(
      display.space, mappedComponents(on: display, by: method), alpha: alpha, missing: missing.intersection(.alpha))
  }

  func mappedComponents(on display: Display, by method: GamutMapping) -> SIMD3<Double> {
    let raw = space.convert(components, to: display.space)
    let excess = Gamut.excess(raw)
    if excess == 0 { return Gamut.settled(raw) }
    if excess <= Gamut.tolerance || method == .clip { return Gamut.settled(DisplayGamut.clip(raw)) }
    let gamut = DisplayGamut(display)
    let oklab = space.convert(components, to: .oklab)
    let linear =
      method == .minde ? ChromaReduction.map(oklab, into: gamut) : RayTrace.map(oklab, into: gamut)
    return Gamut.settled(DisplayGamut.encode(linear))
  }
}
