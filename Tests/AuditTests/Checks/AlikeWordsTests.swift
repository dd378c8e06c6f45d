import Testing

@testable import Audit

/// Whom two colors look alike to, over all variants.
@Suite struct AlikeWordsTests {
  @Test(arguments: [
    ([[Vision.protanopia, .deuteranopia, .tritanopia], [.deuteranopia]], "protanopia, deuteranopia or tritanopia"),
    ([[.protanopia, .deuteranopia], [.protanopia, .deuteranopia]], "protanopia, deuteranopia"),
    ([[.tritanopia], [.protanopia]], "protanopia or tritanopia"),
    ([[.typical, .protanopia, .deuteranopia, .tritanopia]], "to every eye"),
    (
      [[.deuteranopia], [.typical, .protanopia, .deuteranopia, .tritanopia]],
      "to every eye in some variants, deuteranopia in others"
    ),
    (
      [[.protanopia, .deuteranopia], [.typical, .protanopia, .deuteranopia, .tritanopia]],
      "to every eye in some variants, to some eyes in others"
    ),
  ])
  func eachVisionIsNamedOnce(lists: [[Vision]], words: String) {
    #expect(DistinguishCheck.seen(withSomeOf: lists) == words)
  }
}
