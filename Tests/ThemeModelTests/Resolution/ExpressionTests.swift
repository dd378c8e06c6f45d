import ColorScience
import Testing
import ThemeModel

@Suite("Gradients, composites and adjusted colours")
struct ExpressionTests {
  private func isNear(_ a: Color?, _ b: Color, _ tolerance: Double = 1e-9) -> Bool {
    guard let a, a.space == b.space, abs(a.alpha - b.alpha) <= tolerance else { return false }
    return (0..<3).allSatisfy { abs(a.components[$0] - b.components[$0]) <= tolerance }
  }

  @Test("alpha becomes, or is multiplied by, a number")
  func alpha() {
    let half = TokenValue.color(Color(.srgb, 1, 0, 0, alpha: 0.5))
    let theme = Sample.resolve([
      "base": half, "becomes": .adjusted(.alias("base"), .alpha(0.3)),
      "times": .adjusted(.alias("base"), .alphaTimes(0.3)),
      "twice": .adjusted(.adjusted(.alias("base"), .alpha(0.8)), .alphaTimes(0.5)),
      "beyond": .adjusted(.alias("base"), .alpha(7)),
    ])
    #expect(theme.color(of: "becomes")?.alpha == 0.3)
    #expect(theme.color(of: "times")?.alpha == 0.15)
    #expect(theme.color(of: "twice")?.alpha == 0.4)
    #expect(theme.color(of: "beyond")?.alpha == 1)
    #expect(theme.chain(of: "twice").map(\.text) == ["alpha 0.8, alpha × 0.5", nil, "rgba(255, 0, 0, 0.5)"])
    #expect(theme.chain(of: "twice").map(\.path) == ["twice", "base", nil])
  }

  /// CSS Color 4, section 12.3, the example of premultiplied interpolation: rgb(24% 12% 98% / 0.4) and rgb(62% 26% 64% / 0.6).
  @Test("mixing premultiplies")
  func premultiplied() {
    let theme = Sample.resolve([
      "mixed": .adjusted(
        .color(Color(.srgb, 0.24, 0.12, 0.98, alpha: 0.4)),
        .mix(with: .color(Color(.srgb, 0.62, 0.26, 0.64, alpha: 0.6)), share: 0.5, space: .srgb))
    ])
    #expect(isNear(theme.color(of: "mixed"), Color(.srgb, 0.468, 0.204, 0.776, alpha: 0.5)))
  }

  @Test("hues are mixed the shorter way, and are never premultiplied")
  func hue() {
    func mixed(_ a: Double, _ b: Double, alphas: (Double, Double) = (1, 1)) -> Double? {
      let theme = Sample.resolve([
        "x": .adjusted(
          .color(Color(.oklch, 0.5, 0.1, a, alpha: alphas.0)),
          .mix(with: .color(Color(.oklch, 0.5, 0.1, b, alpha: alphas.1)), share: 0.5, space: .oklch))
      ])
      return theme.color(of: "x").map { ($0.components.z * 1e6).rounded() / 1e6 }
    }
    #expect(mixed(40, 60) == 50)
    #expect(mixed(350, 30) == 10)
    #expect(mixed(30, 350) == 10)
    #expect(mixed(0, 180) == 90)
    #expect(mixed(40, 60, alphas: (0.2, 1)) == 50)
  }

  @Test("a missing component takes the other colour's value")
  func missing() {
    let theme = Sample.resolve([
      "x": .adjusted(
        .color(Color(.oklch, 0.5, 0.1, 0, missing: .third)),
        .mix(with: .color(Color(.oklch, 0.7, 0.2, 140)), share: 0.5, space: .oklch))
    ])
    #expect(isNear(theme.color(of: "x"), Color(.oklch, 0.6, 0.15, 140)))
  }

  @Test("two colours without alpha mix into one without alpha")
  func transparent() {
    let clear = TokenValue.color(Color(.srgb, 1, 0, 0, alpha: 0))
    let theme = Sample.resolve(["x": .adjusted(clear, .mix(with: clear, share: 0.5, space: .srgb))])
    #expect(isNear(theme.color(of: "x"), Color(.srgb, 1, 0, 0, alpha: 0)))
  }

  @Test("lightness moves by a share of the room that is left")
  func lightness() {
    let theme = Sample.resolve([
      "base": .color(Color(.hsl, 200, 50, 40)), "up": .adjusted(.alias("base"), .lightness(by: 0.5, space: .hsl)),
      "down": .adjusted(.alias("base"), .lightness(by: -0.5, space: .hsl)),
      "rgb": .adjusted(.color(Color(.srgb, 0.2, 0.4, 1)), .lightness(by: 0.5, space: .srgb)),
      "far": .adjusted(.alias("base"), .lightness(by: -3, space: .hsl)),
    ])
    #expect(isNear(theme.color(of: "up"), Color(.hsl, 200, 50, 70)))
    #expect(isNear(theme.color(of: "down"), Color(.hsl, 200, 50, 20)))
    #expect(isNear(theme.color(of: "rgb"), Color(.srgb, 0.6, 0.7, 1)))
    #expect(isNear(theme.color(of: "far"), Color(.hsl, 200, 50, 0)))
  }

  @Test("each stop of a gradient and each part of a composite is resolved")
  func parts() {
    let theme = Sample.resolve([
      "ink": Sample.red,
      "fade": .gradient([
        GradientStop(value: .alias("ink"), position: 0),
        GradientStop(value: .adjusted(.alias("ink"), .alpha(0)), position: 1),
      ]),
      "shadow": .composite([CompositePart(name: "color", value: .alias("ink"))]),
      "again": .alias("fade"),
    ])
    let stops = [
      ResolvedStop(color: Color(.srgb, 1, 0, 0), position: 0),
      ResolvedStop(color: Color(.srgb, 1, 0, 0, alpha: 0), position: 1),
    ]
    #expect(theme.value(of: "fade") == .gradient(stops))
    #expect(theme.value(of: "again") == .gradient(stops))
    #expect(theme.value(of: "shadow") == .composite([ResolvedPart(name: "color", color: Color(.srgb, 1, 0, 0))]))
  }

  @Test("a type mismatch is named; a gradient may be made translucent as a whole")
  func mismatch() {
    let theme = Sample.resolve([
      "fade": .gradient([GradientStop(value: Sample.red), GradientStop(value: Sample.black)]),
      "nested": .gradient([GradientStop(value: .alias("fade"))]),
      "shadow": .composite([CompositePart(name: "color", value: .alias("fade"))]),
      "thin": .adjusted(.alias("fade"), .alpha(0.5)), "worse": .adjusted(.alias("shadow"), .alpha(0.5)),
    ])
    #expect(
      theme.undetermined("nested")?.reason == "stop 1 of the gradient in nested is a gradient; expected a colour")
    #expect(theme.undetermined("shadow")?.reason == "color in shadow is a gradient; expected a colour")
    #expect(theme.undetermined("worse")?.code == "type-mismatch")
    // A value that only inherits a failure is not reported again.
    #expect(theme.diagnostics.map(\.code) == ["type-mismatch", "type-mismatch"])
    guard case .gradient(let stops)? = theme.value(of: "thin") else {
      Issue.record("thin is no gradient")
      return
    }
    #expect(stops.map(\.color.alpha) == [0.5, 0.5])
  }

  @Test("a placeholder stays one through aliases and adjustments")
  func placeholder() {
    let placeholder = Placeholder(kind: .missing, text: "MissingToken")
    let theme = Sample.resolve([
      "a": .placeholder(placeholder), "b": .alias("a"), "c": .adjusted(.alias("a"), .alpha(0.5)),
      "d": .gradient([GradientStop(value: .alias("a"))]),
    ])
    for path in ["a", "b", "c", "d"] { #expect(theme.value(of: path) == .placeholder(placeholder)) }
    #expect(theme.diagnostics == [])
  }

  @Test("an alias to nothing inside an expression")
  func missingInside() {
    let theme = Sample.resolve(["a": .adjusted(.alias("gone"), .alpha(0.5))])
    #expect(theme.undetermined("a")?.code == "unresolved-alias")
    #expect(theme.diagnostics.map(\.code) == ["unresolved-alias"])
  }
}
