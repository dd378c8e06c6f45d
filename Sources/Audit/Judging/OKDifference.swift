import ColorScience

/// ΔE OK: the distance in Oklab.
enum OKDifference {
  static func between(_ first: Color, _ second: Color) -> Double {
    let difference =
      first.converted(to: .oklab).components - second.converted(to: .oklab).components
    return (difference * difference).sum().squareRoot()
  }
}
