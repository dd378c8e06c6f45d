import ColorScience
import Testing

@Suite struct ConversionFirstTests {
  @Test func redInOKLCH() {
    let red = Color(.srgb, 1, 0, 0).converted(to: .oklch)
    #expect(abs(red.components.x - 0.6279553639214311) < 1e-9)
    #expect(abs(red.components.z - 29.2338802795) < 1e-6)
    #expect(WCAG.ratio(WCAG.luminance(Color(.srgb, 1, 1, 1)), WCAG.luminance(Color(.srgb, 0, 0, 0))) == 21)
    #expect(WCAG.shown(4.4999999) == "4.49")
    #expect(WCAG.shown(4.49501, missing: 4.495) == "4.495")
    #expect(WCAG.shown(21) == "21.00")
  }
}
