/// Conversions of many colors at once.
public enum BulkConversion {
  /// Converts encoded sRGB to OKLCH: lightness 0…1, chroma, hue in degrees.
  ///
  /// Lightness and chroma agree with `Color.converted(to: .oklch)` to 1e-14. The hue agrees to 2e-12 degrees at a
  /// chroma of 0.1, and to ten times that at a tenth of the chroma. A powerless hue becomes 0, and so does its chroma.
  /// `target` may be longer than `source`; the two must not overlap.
  public static func oklch(
    _ target: UnsafeMutableBufferPointer<SIMD3<Double>>, srgb source: UnsafeBufferPointer<SIMD3<Double>>,
    workers: Workers = .one
  ) {
    precondition(target.count >= source.count, "the target needs room for every colour")
    guard let target = target.baseAddress, let from = source.baseAddress else { return }
    let parts = workers.parts(of: source.count)
    workers.each(of: parts) { _, run in
      SRGBToOKLCH.tables.withKernels { conversion in
        for start in stride(from: run.lowerBound, to: run.upperBound, by: SRGBToOKLCH.block) {
          let count = min(SRGBToOKLCH.block, run.upperBound - start)
          conversion.convert(from + start, target + start, count: count)
        }
      }
    }
  }

  /// Converts an array.
  public static func oklch(srgb: [SIMD3<Double>], workers: Workers = .one) -> [SIMD3<Double>] {
    [SIMD3<Double>](unsafeUninitializedCapacity: srgb.count) { target, count in
      srgb.withUnsafeBufferPointer { oklch(target, srgb: $0, workers: workers) }
      count = srgb.count
    }
  }
}
