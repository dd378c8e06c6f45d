import ColorScience
import Testing

@testable import Sheets

/// The chrome passes its own audit: every figure is computed from the constants.
@Suite struct GroundTests {
  private func ratio(_ a: Chrome, _ b: Chrome, _ ground: Ground) -> Double {
    WCAG.ratio(WCAG.luminance(a.color(on: ground)), WCAG.luminance(b.color(on: ground)))
  }

  @Test(arguments: [
    (Chrome.ink, Chrome.page, "16.24", "17.04"), (.ink2, .page, "7.06", "9.99"), (.ink3, .page, "5.12", "6.76"),
    (.line, .page, "3.22", "4.09"), (.ink, .fill, "14.20", "13.16"), (.onInk, .ink, "17.40", "17.04"),
  ])
  func ratiosAreThoseOfTheTable(_ front: Chrome, _ back: Chrome, _ paper: String, _ night: String) {
    #expect(WCAG.shown(ratio(front, back, .paper)) == paper)
    #expect(WCAG.shown(ratio(front, back, .night)) == night)
  }

  @Test func textReachesItsCriterion() {
    for ground in Ground.allCases {
      for text in [Chrome.ink, .ink2, .ink3] { #expect(ratio(text, .page, ground) >= 4.5) }
      for text in [Chrome.ink, .ink2] { #expect(ratio(text, .fill, ground) >= 4.5) }
      #expect(ratio(.onInk, .ink, ground) >= 4.5)
      #expect(ratio(.line, .page, ground) >= 3)
    }
    // The reason why no text of ink 3 lies on fill.
    #expect(ratio(.ink3, .fill, .paper) < 4.5)
  }

  @Test func chromeHasNoHue() {
    for ground in Ground.allCases {
      for role in Chrome.allCases {
        let color = role.color(on: ground).components
        #expect(color.x == color.y && color.y == color.z)
      }
    }
  }

  @Test func groundFollowsTheCanvas() {
    #expect(Ground(canvasLuminance: 0.1799) == .night)
    #expect(Ground(canvasLuminance: 0.18) == .paper)
  }
}
