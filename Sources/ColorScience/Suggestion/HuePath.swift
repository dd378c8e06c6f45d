/// The colours of one hue from black to white: at each lightness with the chroma of the colour that it starts from, or as much of it
/// as the display's gamut has there.
struct HuePath {
  /// Where the colour itself lies on it.
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

  /// Linear components of the display at a lightness of 0…1, inside its gamut.
  func linear(at lightness: Double) -> SIMD3<Double> {
    if lightness >= 1 { return SIMD3(repeating: 1) }
    if lightness <= 0 { return SIMD3(repeating: 0) }
    let gray = SIMD3(lightness, 0, 0)
    let full = gamut.linear(gray + direction * chroma)
    if DisplayGamut.contains(full) { return full }
    var low = 0.0
    // No colour of either gamut has more chroma than this.
    var high = min(chroma, 0.4)
    var best = gamut.linear(gray)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let linear = gamut.linear(gray + direction * middle)
      if DisplayGamut.contains(linear) {
        low = middle
        best = linear
      } else {
        high = middle
      }
    }
    return DisplayGamut.clip(best)
  }
}
