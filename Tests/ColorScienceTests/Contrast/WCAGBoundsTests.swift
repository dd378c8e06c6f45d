import ColorScience
import Testing

/// The luminances that a ratio asks for.
@Suite struct WCAGBoundsTests {
  @Test(arguments: [0, 0.18, 0.5, 1], [1, 3, 4.5, 7])
  func reachExactlyTheRatio(luminance: Double, ratio: Double) {
    let lighter = WCAG.lighter(than: luminance, by: ratio)
    #expect(abs(WCAG.ratio(lighter, luminance) - ratio) < 1e-12)
    let darker = WCAG.darker(than: luminance, by: ratio)
    #expect(darker <= luminance)
    // Nothing is darker than black.
    #expect((abs(WCAG.ratio(darker, luminance) - ratio) < 1e-12) == (darker >= 0))
  }
}
