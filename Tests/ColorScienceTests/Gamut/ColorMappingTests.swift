import Testing

@testable import ColorScience

/// What every mapping must preserve, whatever the input.
@Suite struct ColorMappingTests {
  @Test(arguments: GamutMapping.allCases)
  func resultsAreInsideAndStay(_ method: GamutMapping) {
    var generator = SplitMix(state: 3)
    for display in Display.allCases {
      for _ in 0..<500 {
        let color = Color(
          .oklch, .random(in: -0.1...1.1, using: &generator), .random(in: 0...0.6, using: &generator),
          .random(in: 0..<360, using: &generator), alpha: 0.5)
        let mapped = color.mapped(to: display, by: method)
        #expect(mapped.isInside(display, tolerance: 0))
        #expect(mapped.alpha == 0.5)
        #expect(mapped.mapped(to: display, by: method) == mapped)
      }
    }
  }

  @Test(arguments: GamutMapping.allCases)
  func hostileComponentsEndInside(_ method: GamutMapping) {
    let hostile = HostileComponentTests.hostile
    for space in ColorSpace.allCases {
      for a in hostile {
        for b in hostile {
          let color = Color(space, a, b, 0.5)
          for display in Display.allCases {
            let mapped = color.mapped(to: display, by: method)
            let isInside = mapped.components.min() >= 0 && mapped.components.max() <= 1
            if !isInside { Issue.record("\(space.rawValue) \(a) \(b) → \(mapped.components)") }
            #expect(Color.deltaEOK(color, mapped).isFinite && Color.deltaE2000(color, mapped).isFinite)
          }
        }
      }
    }
  }

  @Test func chromaReductionKeepsHueAndLightness() {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      let color = Color(.oklch, 0.7, 0.4, hue)
      for method in [GamutMapping.minde, .raytrace] {
        let mapped = color.mapped(to: .srgb, by: method).converted(to: .oklch)
        // MINDE ends with clipping, which may move the color a little, by less than can be noticed.
        #expect(abs(mapped.components.x - 0.7) < 0.03)
        let turn = abs(mapped.components.z - hue)
        #expect(min(turn, 360 - turn) < 9)
      }
    }
  }

  @Test func insideNothingMoves() throws {
    let color = try Color(css: "#777777")
    for display in Display.allCases {
      for method in GamutMapping.allCases {
        #expect(largest(color.mapped(to: display, by: method).components - color.components) < 1e-15)
      }
    }
  }

  /// A published OKLCH red is 2e-5 outside sRGB: inside for people, and clipped by every method.
  @Test func toleranceForgivesPublishedDigits() throws {
    let red = try Color(css: "oklch(0.62796 0.25768 29.234)")
    #expect(red.excess(on: .srgb) > 0)
    #expect(red.isInside(.srgb))
    #expect(!red.isInside(.srgb, tolerance: 0))
    for method in GamutMapping.allCases {
      #expect(red.mapped(to: .srgb, by: method) == red.mapped(to: .srgb, by: .clip))
    }
  }

  @Test func whiteIsExactOnEveryDisplay() {
    for display in Display.allCases {
      for space in ColorSpace.allCases {
        let white = Color(.srgb, 1, 1, 1).converted(to: space)
        let shown = ShownColor(white, on: display, mapping: .minde)
        #expect(shown.components == SIMD3(repeating: 1), "\(space.rawValue) on \(display.rawValue)")
      }
    }
  }
}
