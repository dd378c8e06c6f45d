/// WCAG luminance of many colors at once, equal to `WCAG.luminance` bit for bit.
///
/// Most colors of most systems come from eight bits a component. Those components are looked up in a table, and the
/// others go through the curve one by one. Both ways give the same bits, so no verdict depends on the way.
public enum BulkLuminance {
  /// Computes the luminances of encoded sRGB components. `target` may be longer than `source`.
  public static func fill(
    _ target: UnsafeMutableBufferPointer<Double>, srgb source: UnsafeBufferPointer<SIMD3<Double>>,
    workers: Workers = .one
  ) {
    precondition(target.count >= source.count, "the target needs room for every colour")
    guard let target = target.baseAddress, let from = source.baseAddress else { return }
    let parts = workers.parts(of: source.count)
    workers.each(of: parts) { _, run in
      linearBytes.withUnsafeBufferPointer { bytes in
        for index in run {
          let srgb = from[index]
          target[index] = WCAG.luminance(
            linearSRGB: SIMD3(linear(srgb.x, bytes), linear(srgb.y, bytes), linear(srgb.z, bytes)))
        }
      }
    }
  }

  /// Computes the luminances of an array.
  public static func luminances(srgb: [SIMD3<Double>], workers: Workers = .one) -> [Double] {
    [Double](unsafeUninitializedCapacity: srgb.count) { target, count in
      srgb.withUnsafeBufferPointer { fill(target, srgb: $0, workers: workers) }
      count = srgb.count
    }
  }

  /// The linear light of 0/255 … 255/255.
  private static let linearBytes = (0...255).map { TransferCurves.linearFromSRGB(Double($0) / 255) }

  @inline(__always)
  private static func linear(_ encoded: Double, _ bytes: UnsafeBufferPointer<Double>) -> Double {
    if encoded >= 0 && encoded <= 1 {
      let byte = Int(encoded * 255 + 0.5)
      if Double(byte) / 255 == encoded { return bytes[byte] }
    }
    return TransferCurves.linearFromSRGB(Finite.number(encoded))
  }
}
