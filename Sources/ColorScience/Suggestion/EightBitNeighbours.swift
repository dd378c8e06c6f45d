/// Finds the 8-bit color near a point that passes a test and fits a given color best.
struct EightBitNeighbours {
  struct Choice {
    var bytes: SIMD3<Int>
    /// In ΔE OK.
    var difference: Double
  }

  private let oklab: SIMD3<Double>
  /// The direction perpendicular to the color's hue, in the plane of a and b.
  private let across: SIMD3<Double>
  private let isGray: Bool

  /// Takes the color whose hue the points share.
  init(of oklab: SIMD3<Double>) {
    self.oklab = oklab
    let chroma = (oklab.y * oklab.y + oklab.z * oklab.z).squareRoot()
    isGray = chroma < 0.0005
    across = chroma > 0 ? SIMD3(0, -oklab.z / chroma, oklab.y / chroma) : SIMD3()
  }

  /// Returns the color with the smallest difference among the 27 whose bytes differ by at most one from the nearest to
  /// this point. The part of the difference that changes the hue counts twice. A gray stays a gray.
  func best(around linear: SIMD3<Double>, where passes: (SIMD3<Int>) -> Bool) -> Choice? {
    let encoded = DisplayGamut.encode(linear)
    let middle = SIMD3(
      Int(EightBit.byte(encoded.x)), Int(EightBit.byte(encoded.y)), Int(EightBit.byte(encoded.z)))
    var best: (choice: Choice, score: Double)?
    for red in max(middle.x - 1, 0)...min(middle.x + 1, 255) {
      for green in max(middle.y - 1, 0)...min(middle.y + 1, 255) {
        for blue in max(middle.z - 1, 0)...min(middle.z + 1, 255) {
          let bytes = SIMD3(red, green, blue)
          guard !isGray || (red == green && green == blue), passes(bytes) else { continue }
          let step = self.step(to: bytes)
          let difference = (step * step).sum().squareRoot()
          let score = difference + (step * across).sum().magnitude
          if best.map({ score < $0.score }) ?? true {
            best = (Choice(bytes: bytes, difference: difference), score)
          }
        }
      }
    }
    return best?.choice
  }

  /// Returns ΔE OK between the color and an 8-bit color.
  func difference(to bytes: SIMD3<Int>) -> Double {
    let step = self.step(to: bytes)
    return (step * step).sum().squareRoot()
  }

  private func step(to bytes: SIMD3<Int>) -> SIMD3<Double> {
    DisplayGamut(.srgb).oklab(Self.linear(bytes)) - oklab
  }

  static func linear(_ bytes: SIMD3<Int>) -> SIMD3<Double> {
    SIMD3(linearOfByte[bytes.x], linearOfByte[bytes.y], linearOfByte[bytes.z])
  }

  static func encoded(_ bytes: SIMD3<Int>) -> SIMD3<Double> {
    SIMD3(Double(bytes.x) / 255, Double(bytes.y) / 255, Double(bytes.z) / 255)
  }

  private static let linearOfByte: [Double] = (0...255).map { TransferCurves.linearFromSRGB(Double($0) / 255) }
}
