import CReference
import ColorScience

/// The full matrix of 5,000 colours: 25 million ratios, 200 MB.
func matrixBenchmark() {
  let count = 5000
  var generator = SystemRandomNumberGenerator()
  let luminances = (0..<count).map { _ in Double.random(in: 0...1, using: &generator) }
  // One buffer for all, as a caller would have it.
  nonisolated(unsafe) let matrix = UnsafeMutableBufferPointer<Double>.allocate(capacity: count * count)
  matrix.initialize(repeating: 0)
  defer { matrix.deallocate() }

  func fill(_ workers: Workers) {
    luminances.withUnsafeBufferPointer { ContrastMatrix.fill(matrix, luminances: $0, workers: workers) }
  }
  var race = Race()
  race.add("C, plain loop, one thread") { reference_matrix(luminances, count, matrix.baseAddress) }
  race.add("ContrastMatrix.fill, one thread", wanted: 0.95) { fill(.one) }
  race.add("ContrastMatrix.fill, two threads", threads: 2, wanted: 1.5) { fill(Workers(2)) }
  race.run("matrix of 5,000 × 5,000 ratios")

  reference_matrix(luminances, count, matrix.baseAddress)
  let expected = sum(matrix)
  fill(Workers(2))
  print("  same bits as C  \(sum(matrix) == expected)")
}

/// Changes with any bit and any place.
private func sum(_ matrix: UnsafeMutableBufferPointer<Double>) -> UInt64 {
  matrix.reduce(into: 0) { sum, ratio in sum = sum &* 31 &+ ratio.bitPattern }
}
