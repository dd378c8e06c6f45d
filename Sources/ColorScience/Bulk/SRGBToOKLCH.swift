/// Converts blocks of colors from sRGB to OKLCH.
///
/// A whole block goes through each step before the next step starts. The colors of a block do not depend on each other,
/// so the processor can work on several at once. The steps of a single color do depend on each other.
struct SRGBToOKLCH {
  private let linear: PowerTable.Kernel
  private let root: PowerTable.Kernel
  private let hue: HueTable.Kernel

  /// The number of colors in a block: few enough for the first-level cache.
  static let block = 128

  /// `count` is at most `block`.
  func convert(_ source: UnsafePointer<SIMD3<Double>>, _ target: UnsafeMutablePointer<SIMD3<Double>>, count: Int) {
    // Colors that a table does not cover become NaN, and are converted one by one at the end.
    for index in 0..<count { target[index] = lms(source[index]) }
    for index in 0..<count { target[index] = oklab(target[index]) }
    for index in 0..<count {
      let lab = target[index]
      target[index] = lab.x.isNaN ? Self.singly(source[index]) : oklch(lab)
    }
  }

  @inline(__always)
  private func lms(_ srgb: SIMD3<Double>) -> SIMD3<Double> {
    let base = (srgb + 0.055) / 1.055
    guard linear.covers(base) else { return SIMD3(repeating: .nan) }
    let curved = linear(base)
    let straight = srgb / 12.92
    return Matrices.linearSRGBToLMS
      * SIMD3(
        srgb.x > 0.04045 ? curved.x : straight.x,
        srgb.y > 0.04045 ? curved.y : straight.y,
        srgb.z > 0.04045 ? curved.z : straight.z)
  }

  @inline(__always)
  private func oklab(_ lms: SIMD3<Double>) -> SIMD3<Double> {
    guard root.covers(lms) else { return lms == .zero ? .zero : SIMD3(repeating: .nan) }
    return Matrices.cubeRootLMSToOklab * root(lms)
  }

  @inline(__always)
  private func oklch(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    // A powerless hue (CSS Color 4, section 9.4).
    if chroma <= 4e-6 { return SIMD3(lab.x, 0, 0) }
    return SIMD3(lab.x, chroma, hue(lab.y, lab.z))
  }

  @inline(never)
  private static func singly(_ srgb: SIMD3<Double>) -> SIMD3<Double> {
    Color(.srgb, srgb).converted(to: .oklch).components
  }

  /// Built once, on first use.
  static let tables = Tables()

  struct Tables: Sendable {
    private let linear = PowerTable(exponent: 2.4, range: 0.0521...1.9) { Elementary.power($0, 2.4) }
    private let root = PowerTable(exponent: 1.0 / 3, range: 0x1p-24...4, power: Elementary.cubeRoot)
    private let hue = HueTable()

    @inline(__always)
    func withKernels(_ body: (SRGBToOKLCH) -> Void) {
      linear.withKernel { linear in
        root.withKernel { root in
          hue.withKernel { hue in
            body(SRGBToOKLCH(linear: linear, root: root, hue: hue))
          }
        }
      }
    }
  }
}
