/// x^p for positive x in a range of a few octaves, correct to the last bits, computed without the platform's math
/// library.
///
/// Near a node n, x^p = n^p · (1 + u)^p with u = (x − n) / n. With 64 nodes to the octave, the binomial series needs
/// six terms. x = 1 gives exactly 1. Measured against correctly rounded powers, the error stays below 3 units in the
/// last place.
struct PowerTable: Sendable {
  /// For each node: 1 / n and n^p.
  private let nodes: [SIMD2<Double>]
  private let firstNode: UInt64
  /// The binomial coefficients of p, without the leading 1.
  let series: Series
  /// The bit patterns of the smallest and largest argument that the table covers.
  let lowest: UInt64
  let highest: UInt64

  struct Series: Sendable {
    let c1, c2, c3, c4, c5, c6: Double

    init(exponent p: Double) {
      c1 = p
      c2 = c1 * (p - 1) / 2
      c3 = c2 * (p - 2) / 3
      c4 = c3 * (p - 3) / 4
      c5 = c4 * (p - 4) / 5
      c6 = c5 * (p - 5) / 6
    }
  }

  /// The number of mantissa bits below those that select the node.
  private static var shift: UInt64 { 46 }

  /// `power` returns x^`exponent`, correct to the last bit.
  init(exponent: Double, range: ClosedRange<Double>, power: (Double) -> Double) {
    series = Series(exponent: exponent)
    lowest = range.lowerBound.bitPattern
    highest = range.upperBound.bitPattern
    let first = Self.node(of: lowest)
    let last = Self.node(of: highest)
    firstNode = first
    nodes = (first...last).map { number in
      let node = Double(bitPattern: number << Self.shift)
      return SIMD2(1 / node, power(node))
    }
  }

  /// Returns the number of the nearest node.
  @inline(__always)
  private static func node(of bits: UInt64) -> UInt64 { (bits &+ 1 &<< (shift &- 1)) &>> shift }

  /// Passes the table to a loop without reference counting.
  @inline(__always)
  func withKernel<Result>(_ body: (Kernel) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      body(
        Kernel(
          nodes: nodes.baseAddress.unsafelyUnwrapped, firstNode: firstNode, series: series, lowest: lowest,
          span: highest - lowest))
    }
  }

  struct Kernel {
    let nodes: UnsafePointer<SIMD2<Double>>
    let firstNode: UInt64
    let series: Series
    let lowest: UInt64
    let span: UInt64

    /// Returns whether the table covers all three numbers.
    @inline(__always)
    func covers(_ x: SIMD3<Double>) -> Bool {
      x.x.bitPattern &- lowest <= span && x.y.bitPattern &- lowest <= span && x.z.bitPattern &- lowest <= span
    }

    /// Returns the powers of three numbers, which the table must cover.
    @inline(__always)
    func callAsFunction(_ x: SIMD3<Double>) -> SIMD3<Double> {
      let first = node(x.x)
      let second = node(x.y)
      let third = node(x.z)
      let value = SIMD3(first.value, second.value, third.value)
      let u = (x - SIMD3(first.node, second.node, third.node)) * SIMD3(first.inverse, second.inverse, third.inverse)
      // Summed in pairs, because the pairs do not depend on each other.
      let square = u * u
      let low = series.c1 + u * series.c2
      let middle = series.c3 + u * series.c4
      let high = series.c5 + u * series.c6
      let sum = low + square * (middle + square * high)
      return value + value * (u * sum)
    }

    @inline(__always)
    private func node(_ x: Double) -> (node: Double, inverse: Double, value: Double) {
      let number = PowerTable.node(of: x.bitPattern)
      let entry = nodes[Int(truncatingIfNeeded: number &- firstNode)]
      return (Double(bitPattern: number &<< PowerTable.shift), entry.x, entry.y)
    }
  }
}
