import ColorScience
import Testing

@testable import Sheets

/// The chrome passes its own audit: every figure is computed from the constants.
@Suite struct GroundTests {
  private func ratio(_ a: Chrome, _ b: Chrome, _ paper: SheetPaper) -> Double {
    WCAG.ratio(WCAG.luminance(a.color(on: paper)), WCAG.luminance(b.color(on: paper)))
  }

  @Test(arguments: [
    (Chrome.ink, Chrome.page, "16.24", "17.04"), (.ink2, .page, "7.06", "9.99"), (.ink3, .page, "5.12", "6.76"),
    (.line, .page, "3.22", "4.09"), (.ink, .fill, "14.20", "13.16"), (.onInk, .ink, "17.40", "17.04"),
  ])
  func ratiosAreThoseOfTheTable(_ front: Chrome, _ back: Chrome, _ paper: String, _ night: String) {
    #expect(WCAG.shown(ratio(front, back, .day)) == paper)
    #expect(WCAG.shown(ratio(front, back, .night)) == night)
  }

  @Test func textReachesItsCriterion() {
    for paper in SheetPaper.allCases {
      for text in [Chrome.ink, .ink2, .ink3] { #expect(ratio(text, .page, paper) >= 4.5) }
      for text in [Chrome.ink, .ink2] { #expect(ratio(text, .fill, paper) >= 4.5) }
      #expect(ratio(.onInk, .ink, paper) >= 4.5)
      #expect(ratio(.line, .page, paper) >= 3)
    }
    // This is why no text in ink 3 lies on fill.
    #expect(ratio(.ink3, .fill, .day) < 4.5)
  }

  @Test func chromeHasNoHue() {
    for paper in SheetPaper.allCases {
      for role in Chrome.allCases {
        let color = role.color(on: paper).components
        #expect(color.x == color.y && color.y == color.z)
      }
    }
  }

  @Test func groundFollowsTheCanvas() {
    #expect(SheetPaper(canvasLuminance: 0.1799) == .night)
    #expect(SheetPaper(canvasLuminance: 0.18) == .day)
  }
}
