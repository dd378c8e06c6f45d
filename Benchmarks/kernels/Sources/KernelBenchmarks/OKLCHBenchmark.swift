import CReference
import ColorScience

/// A million sRGB colours to OKLCH.
func oklchBenchmark() {
  let count = 1_000_000
  var generator = SystemRandomNumberGenerator()
  let colors = (0..<count).map { _ in SIMD3<Double>.random(in: 0...1, using: &generator) }
  let flat = colors.flatMap { [$0.x, $0.y, $0.z] }
  var reference = [Double](repeating: 0, count: 3 * count)
  var converted = [SIMD3<Double>](repeating: .zero, count: count)

  func convert(_ workers: Workers) {
    converted.withUnsafeMutableBufferPointer { target in
      colors.withUnsafeBufferPointer { BulkConversion.oklch(target, srgb: $0, workers: workers) }
    }
  }
  var race = Race()
  race.add("C, libm, one colour after the other") { reference_oklch(flat, count, &reference) }
  race.add("BulkConversion.oklch, one thread", wanted: 2) { convert(.one) }
  race.add("BulkConversion.oklch, two threads", threads: 2) { convert(Workers(2)) }
  race.run("sRGB to OKLCH, 1,000,000 colours", rounds: 9)

  var worst = SIMD3<Double>.zero
  for index in 0..<count {
    let found = converted[index]
    let expected = SIMD3(reference[3 * index], reference[3 * index + 1], reference[3 * index + 2])
    let turn = abs(found.z - expected.z)
    let hue = min(turn, 360 - turn) * expected.y / 0.1
    worst = pointwiseMax(worst, SIMD3(abs(found.x - expected.x), abs(found.y - expected.y), hue))
  }
  print("  largest difference from C  lightness \(worst.x), chroma \(worst.y), hue at chroma 0.1 \(worst.z)°")
}
