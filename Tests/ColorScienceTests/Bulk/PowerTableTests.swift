import Testing

@testable import ColorScience

struct PowerTableTests {
  @Test(arguments: [(2.4, 0.0521...1.9), (1.0 / 3, 0x1p-24...4)])
  func staysWithinThreeUnitsInTheLastPlace(exponent: Double, range: ClosedRange<Double>) {
    let table = PowerTable(exponent: exponent, range: range) { Elementary.power($0, exponent) }
    var generator = SeededGenerator(seed: 1)
    var worst = 0.0
    table.withKernel { kernel in
      for _ in 0..<100_000 {
        // The same number of arguments in every octave.
        let x = Double(
          bitPattern: .random(in: range.lowerBound.bitPattern...range.upperBound.bitPattern, using: &generator))
        let found = kernel(SIMD3(x, 1, range.upperBound))
        let expected = Elementary.power(x, exponent)
        worst = max(worst, abs(found.x - expected) / expected.ulp)
      }
    }
    #expect(worst <= 3)
  }

  @Test func oneStaysOneAndTheEndsAreCovered() {
    let table = PowerTable(exponent: 2.4, range: 0.0521...1.9) { Elementary.power($0, 2.4) }
    table.withKernel { kernel in
      #expect(kernel(.one) == .one)
      #expect(kernel.covers(SIMD3(0.0521, 1, 1.9)))
      #expect(!kernel.covers(SIMD3(0.052, 1, 1)))
      #expect(!kernel.covers(SIMD3(1, 1.91, 1)))
      #expect(!kernel.covers(SIMD3(1, 1, .nan)))
      #expect(!kernel.covers(SIMD3(-1, 1, 1)))
    }
  }
}
