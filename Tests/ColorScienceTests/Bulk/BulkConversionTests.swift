import Testing

@testable import ColorScience

struct BulkConversionTests {
  @Test(arguments: [1, 2, 3])
  func oklchAgreesWithTheConversionOfOneColour(workers: Int) {
    let colors = SampleColors.srgb()
    let found = BulkConversion.oklch(srgb: colors, workers: Workers(workers))
    #expect(found.count == colors.count)
    var worst = SIMD3<Double>.zero
    for (color, found) in zip(colors, found) {
      let expected = Color(.srgb, color).converted(to: .oklch).components
      // Colors far outside any gamut have large components, so errors are relative to their size.
      let size = max(1, abs(expected.x), expected.y)
      let turn = abs(found.z - expected.z)
      let error = SIMD3(
        abs(found.x - expected.x) / size, abs(found.y - expected.y) / size,
        min(turn, 360 - turn) * min(expected.y, 1) / 0.1)
      #expect(!error.x.isNaN && !error.y.isNaN && !error.z.isNaN, "\(color)")
      // At the edge of powerlessness, one side may treat a hue as powerless while the other does not.
      if abs(expected.y - 4e-6) < 1e-12 || abs(found.y - 4e-6) < 1e-12 { continue }
      worst = pointwiseMax(worst, error)
    }
    #expect(worst.x < 1e-14)
    #expect(worst.y < 1e-14)
    #expect(worst.z < 2e-12)
  }

  @Test func everyHueStaysBelowTheFullCircle() {
    let found = BulkConversion.oklch(srgb: SampleColors.srgb())
    #expect(found.filter { !($0.z >= 0 && $0.z < 360) }.isEmpty)
  }

  @Test func greysHaveNoHue() {
    let greys = (0...255).map { SIMD3<Double>(repeating: Double($0) / 255) }
    let found = BulkConversion.oklch(srgb: greys)
    #expect(found.filter { $0.y != 0 || $0.z != 0 }.isEmpty)
    #expect(found.first == .zero)
  }

  @Test func nothingIsNothing() {
    #expect(BulkConversion.oklch(srgb: []) == [])
  }
}
