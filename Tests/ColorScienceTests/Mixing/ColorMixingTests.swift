import Testing

@testable import ColorScience

@Suite struct ColorMixingTests {
  private func mix(_ text: String) throws -> Color { try Color(css: text) }

  @Test func halvesAndShares() throws {
    let cases: [(String, Color)] = [
      ("color-mix(in srgb, red, blue)", Color(.srgb, 0.5, 0, 0.5)),
      ("color-mix(in srgb, red 25%, blue)", Color(.srgb, 0.25, 0, 0.75)),
      ("color-mix(in srgb, red, blue 25%)", Color(.srgb, 0.75, 0, 0.25)),
      ("color-mix(in srgb, 30% red, 90% blue)", Color(.srgb, 0.25, 0, 0.75)),
      ("color-mix(in srgb, red 20%, blue 20%)", Color(.srgb, 0.5, 0, 0.5, alpha: 0.4)),
      ("color-mix(in srgb, white calc(10% * 2), black)", Color(.srgb, 0.2, 0.2, 0.2)),
      ("color-mix(in srgb, rgb(255 0 0 / 0.5), blue)", Color(.srgb, 1.0 / 3, 0, 2.0 / 3, alpha: 0.75)),
      ("color-mix(in srgb, transparent, blue)", Color(.srgb, 0, 0, 1, alpha: 0.5)),
      ("color-mix(in xyz, color(xyz 1 0 0), color(xyz 0 1 0))", Color(.xyzD65, 0.5, 0.5, 0)),
    ]
    for (text, expected) in cases {
      let result = try mix(text)
      #expect(result.space == expected.space, "\(text)")
      #expect(largest(result.components - expected.components) < 1e-12, "\(text): \(result)")
      #expect(abs(result.alpha - expected.alpha) < 1e-12, "\(text): \(result.alpha)")
    }
  }

  @Test func huesGoFourWays() throws {
    let ways: [(HueInterpolation, Double, Double, Double)] = [
      (.shorter, 40, 60, 50), (.shorter, 350, 10, 0), (.longer, 40, 60, 230), (.longer, 50, 330, 190),
      (.increasing, 40, 60, 50), (.increasing, 60, 40, 230), (.decreasing, 40, 60, 230), (.decreasing, 60, 40, 50),
    ]
    for (way, from, to, expected) in ways {
      let mixed = Color(.oklch, 0.5, 0.1, from).mixed(
        with: Color(.oklch, 0.5, 0.1, to), share: 0.5, in: .oklch, hue: way)
      #expect(abs(mixed.components.z - expected) < 1e-9, "\(way) \(from) \(to)")
    }
    #expect(abs(try mix("color-mix(in hsl longer hue, hsl(40 50% 50%), hsl(60 50% 50%))").components.x - 230) < 1e-9)
  }

  @Test func whatOneLacksIsTheOthers() throws {
    let gray = Color(.srgb, 0.5, 0.5, 0.5)
    let mixed = gray.mixed(with: Color(.oklch, 0.5, 0.2, 120), share: 0.5, in: .oklch)
    #expect(abs(mixed.components.z - 120) < 1e-9)
    let carried = try mix("color-mix(in oklch, lch(50 30 none), oklch(0.5 0.1 200))")
    #expect(abs(carried.components.z - 200) < 1e-9)
    let alpha = try mix("color-mix(in srgb, rgb(255 0 0 / none), rgb(0 0 255 / 0.4))")
    #expect(abs(alpha.alpha - 0.4) < 1e-12)
    #expect(try mix("color-mix(in oklch, oklch(0.5 0.1 none), oklch(0.7 0.1 none))").missing == .third)
  }

  @Test func endsAreTheColoursThemselves() {
    let a = Color(.oklch, 0.4, 0.1, 30, alpha: 0.3)
    let b = Color(.oklch, 0.8, 0.2, 300, alpha: 0.9)
    for (share, end) in [(0.0, a), (1.0, b), (-5, a), (7, b), (.nan, a)] {
      let mixed = a.mixed(with: b, share: share, in: .oklch)
      #expect(largest(mixed.components - end.components) < 1e-12)
      #expect(abs(mixed.alpha - end.alpha) < 1e-12)
    }
  }

  @Test func hostileComponentsStayFinite() {
    for x in HostileComponentTests.hostile {
      for space in ColorSpace.allCases {
        let mixed = Color(space, x, 1, 0.2).mixed(with: Color(.lab, 50, x, x, alpha: 0.5), share: 0.3, in: space)
        let isFinite = mixed.components.x.isFinite && mixed.components.y.isFinite && mixed.components.z.isFinite
        #expect(isFinite, "\(space.rawValue) \(x)")
      }
    }
  }
}
