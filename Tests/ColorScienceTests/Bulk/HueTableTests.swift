import Testing

@testable import ColorScience

struct HueTableTests {
  @Test func agreesWithTheArcTangent() {
    var generator = SeededGenerator(seed: 2)
    var worst = 0.0
    HueTable().withKernel { hue in
      for _ in 0..<100_000 {
        let a = Double.random(in: -0.4...0.4, using: &generator)
        let b = Double.random(in: -0.4...0.4, using: &generator)
        let turn = abs(hue(a, b) - Hue.normalized(Elementary.arcTangent(b, a) * (180 / .pi)))
        worst = max(worst, min(turn, 360 - turn))
      }
    }
    #expect(worst < 2e-13)
  }

  @Test func quadrantsAndTheirBorders() {
    HueTable().withKernel { hue in
      #expect(hue(1, 0) == 0)
      #expect(hue(1, 1) == 45)
      #expect(hue(0, 1) == 90)
      #expect(hue(-1, 1) == 135)
      #expect(hue(-1, 0) == 180)
      #expect(hue(-1, -1) == 225)
      #expect(hue(0, -1) == 270)
      #expect(hue(1, -1) == 315)
      #expect(hue(1, -1e-300) == 0)
    }
  }
}
