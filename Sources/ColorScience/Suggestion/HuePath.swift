/// The colors of one hue from black to white. Each lightness has the chroma of the original color, or as much of it as
/// the display's gamut has there.
struct HuePath {
  /// The lightness of the original color on the path.
  let start: Double
  private let chroma: Double
  private let direction: SIMD3<Double>
  private let gamut: DisplayGamut

  init(oklab: SIMD3<Double>, on display: Display = .srgb) {
    gamut = DisplayGamut(display)
    start = min(max(oklab.x, 0), 1)
    chroma = (oklab.y * oklab.y + oklab.z * oklab.z).squareRoot()
    direction = chroma > 0 ? SIMD3(0, oklab.y / chroma, oklab.z / chroma) : SIMD3()
  }

  /// Returns the linear components of the display at a lightness of 0…1, inside its gamut.
  func linear(at lightness: Double) -> SIMD3<Double> {
    var kept = 0
    return linear(at: lightness, near: &kept)
  }

  /// Returns the components for one lightness after another. `kept` is the chroma that the previous lightness kept,
  /// where the search for the next one starts. The answer does not depend on the start.
  func linear(at lightness: Double, near kept: inout Int) -> SIMD3<Double> {
    if lightness >= 1 { return SIMD3(repeating: 1) }
    if lightness <= 0 { return SIMD3(repeating: 0) }
    let gray = SIMD3(lightness, 0, 0)
    let full = gamut.linear(gray + direction * chroma)
    if DisplayGamut.contains(full) { return full }
    // No color of either gamut has more chroma than 0.4.
    let step = direction * (min(chroma, 0.4) / Double(Self.steps))
    func linear(_ count: Int) -> SIMD3<Double> { gamut.linear(gray + step * Double(count)) }
    var low = 0
    var high = Self.steps
    var reach = 1
    // Start from the last answer and double the step until the edge of the gamut lies between two steps.
    if kept > 0, DisplayGamut.contains(linear(kept)) {
      low = kept
      while low + reach < high, DisplayGamut.contains(linear(low + reach)) {
        low += reach
        reach *= 2
      }
      high = min(high, low + reach)
    } else if kept > 0 {
      high = kept
      while high - reach > low, !DisplayGamut.contains(linear(high - reach)) {
        high -= reach
        reach *= 2
      }
      low = max(low, high - reach)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if DisplayGamut.contains(linear(middle)) { low = middle } else { high = middle }
    }
    kept = low
    return DisplayGamut.clip(linear(low))
  }

  /// The number of steps of chroma, from none to the full chroma.
  private static let steps = 4096
}
