import ColorScience
import Testing
import Wording

@testable import Sheets

@Suite struct SheetNumberTests {
  @Test(
    arguments: [
      (1.0, nil, "1.00"), (2.879, nil, "2.87"), (9.999, nil, "9.99"), (10, nil, "10.0"), (17.4499, nil, "17.4"),
      (21, nil, "21.0"), (4.499, 4.5, "4.49"), (4.4999, 4.5, "4.49"), (2.9999, 3, "2.99"), (12.34, 12.3, "12.3"),
      (12.29999, 12.25, "12.29"), (4.5, 4.5, "4.50"),
      (6.995, 7, "6.99"),
    ] as [(Double, Double?, String)])
  func ratiosAreTruncated(_ ratio: Double, _ required: Double?, _ text: String) {
    #expect(SheetNumber.ratio(ratio, required: required) == text)
  }

  @Test(arguments: [(3.0, "3"), (4.5, "4.5"), (7, "7"), (1.25, "1.25")])
  func requirementsAreShort(_ required: Double, _ text: String) {
    #expect(ShownNumber.requirement(required) == text)
  }

  @Test(arguments: [
    (0.4, "40%"), (0.392_156_862, "39.2%"), (0.2, "20%"), (0.678431, "67.8%"), (1.0 / 255, "0.4%"), (0.8004, "80%"),
    (2, "100%"),
  ])
  func perCents(_ share: Double, _ text: String) {
    #expect(ShownNumber.percent(share) == text)
  }

  @Test(arguments: [(0.000075, "0.000075"), (0.05, "0.05"), (0, "0"), (1.5e-10, "0.00000000015"), (2, "2")])
  func smallNumbersHaveNoExponent(_ value: Double, _ text: String) {
    #expect(SheetNumber.plain(value) == text)
  }

  @Test func shortfallsAreAtLeastOnePerCent() {
    #expect(ShownNumber.shortBy(2.5, required: 4.5) == "44%")
    #expect(ShownNumber.shortBy(4.499, required: 4.5) == "1%")
    #expect(ShownNumber.shortBy(1, required: 3) == "66%")
  }

  /// This is a loop, since the toolchain's debug code crashes when a color, with its vector's alignment, is a test's argument.
  @Test func coloursPrintAsTheirSourceHasThem() {
    let texts: [(color: Color, text: String)] = [
      (Color(.srgb, 1, 0.5, 0), "#FF8000"),
      (Color(.srgb, 21.0 / 255, 20.0 / 255, 26.0 / 255, alpha: 0.4), "#15141A 40%"),
      (Color(.displayP3, 0, 0.85, 0.2), "display-p3 0 .85 .2"), (Color(.oklch, 0.7, 0.15, 30), "oklch .7 .15 30"),
      (Color(.srgb, 1.08, -0.02, 0.3), "srgb 1.08 -.02 .3"), (Color(.hsl, 0, 100, 50), "#FF0000"),
      (Color(.displayP3, 0, 0.85, 0.2, alpha: 0.5), "display-p3 0 .85 .2 50%"),
    ]
    for (color, text) in texts { #expect(SheetColor.text(color) == text) }
  }
}
