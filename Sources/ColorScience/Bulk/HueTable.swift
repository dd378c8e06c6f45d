/// The angle of (a, b) in degrees, 0 ..< 360, computed without the platform's math library.
///
/// The point is rotated by the nearest of 33 known angles. The remaining tangent is below 1/32, so five terms of the
/// series are enough. The measured error is below 2e-13 degrees.
struct HueTable: Sendable {
  /// The angles, in degrees, whose tangents are 0/32 … 32/32.
  private let angles: [Double]

  init() {
    angles = (0...32).map { Elementary.arcTangent(Double($0), 32) * (180 / .pi) }
  }

  @inline(__always)
  func withKernel<Result>(_ body: (Kernel) -> Result) -> Result {
    angles.withUnsafeBufferPointer { body(Kernel(angles: $0.baseAddress.unsafelyUnwrapped)) }
  }

  struct Kernel {
    let angles: UnsafePointer<Double>

    /// `a` and `b` are finite, and at least one of them is not 0.
    @inline(__always)
    func callAsFunction(_ a: Double, _ b: Double) -> Double {
      let width = abs(a)
      let height = abs(b)
      let steep = height > width
      let long = steep ? height : width
      let short = steep ? width : height
      // Adding 2^23 rounds to a whole number and leaves it in the low bits.
      let step = Int(truncatingIfNeeded: (Float(short) / Float(long) * 32 + 0x1p23).bitPattern & 63)
      let tangent = Double(step) * (1.0 / 32)
      let t = (short - tangent * long) / (long + tangent * short)
      let s = t * t
      var series = -1.0 / 7 + s * (1.0 / 9)
      series = 1.0 / 5 + s * series
      series = -1.0 / 3 + s * series
      let angle = angles[step] + (t + t * s * series) * (180 / .pi)
      // The angle so far is in the first half quadrant. Move it to the half quadrant of the point.
      let first = steep ? 90 - angle : angle
      let half = a < 0 ? 180 - first : first
      let full = b < 0 ? 360 - half : half
      return full < 360 ? full : 0
    }
  }
}
