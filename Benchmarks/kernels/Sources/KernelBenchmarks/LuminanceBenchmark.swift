import CReference
import ColorScience

/// WCAG luminance of a million colours of eight bits a component, and of as many that are not.
func luminanceBenchmark() {
  measure("luminance of 1,000,000 8-bit colours") { Double(Int.random(in: 0...255, using: &$0)) / 255 }
  measure("luminance of 1,000,000 colours between them") { Double.random(in: 0...1, using: &$0) }
}

private func measure(_ title: String, component: (inout SystemRandomNumberGenerator) -> Double) {
  let count = 1_000_000
  var generator = SystemRandomNumberGenerator()
  let colors = (0..<count).map { _ in
    SIMD3(component(&generator), component(&generator), component(&generator))
  }
  let flat = colors.flatMap { [$0.x, $0.y, $0.z] }
  var reference = [Double](repeating: 0, count: count)
  var luminances = reference

  func fill(_ workers: Workers) {
    luminances.withUnsafeMutableBufferPointer { target in
      colors.withUnsafeBufferPointer { BulkLuminance.fill(target, srgb: $0, workers: workers) }
    }
  }
  var race = Race()
  race.add("C, libm, one colour after the other") { reference_luminance(flat, count, &reference) }
  race.add("BulkLuminance.fill, one thread") { fill(.one) }
  race.add("BulkLuminance.fill, two threads", threads: 2) { fill(Workers(2)) }
  race.run(title, rounds: 9)

  let worst = zip(reference, luminances).reduce(0) { max($0, abs($1.0 - $1.1)) }
  print("  largest difference from C  \(worst)")
}
