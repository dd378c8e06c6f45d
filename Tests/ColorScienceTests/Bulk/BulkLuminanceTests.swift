import Testing

@testable import ColorScience

struct BulkLuminanceTests {
  @Test(arguments: [1, 2, 3])
  func everyBitIsThatOfOneColour(workers: Int) {
    let colors = SampleColors.srgb()
    let found = BulkLuminance.luminances(srgb: colors, workers: Workers(workers))
    let expected = colors.map { WCAG.luminance(Color(.srgb, $0)) }
    #expect(found.map { $0.bitPattern } == expected.map { $0.bitPattern })
  }

  @Test func whiteIsOneAndBlackIsNought() {
    #expect(BulkLuminance.luminances(srgb: [.one, .zero]) == [1, 0])
    #expect(BulkLuminance.luminances(srgb: []) == [])
  }
}
