import ColorScience
import Testing

@testable import SwiftThemeReader

struct HSBTests {
  static let known: [(hue: Double, saturation: Double, brightness: Double, rgb: SIMD3<Double>)] = [
    (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]), (1, 1, 1, [1, 0, 0]),
    (0.5, 0, 0.4, [0.4, 0.4, 0.4]), (0.125, 0.5, 0.8, [0.8, 0.7, 0.4]),
  ]

  @Test func hueSaturationAndBrightnessAreUIKits() {
    for (hue, saturation, brightness, expected) in Self.known {
      let color = HSB.color(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
      #expect(abs((color.components - expected).max()) < 1e-12)
      #expect(abs((expected - color.components).max()) < 1e-12)
    }
  }

  @Test func thereAndBack() {
    for step in 0..<60 {
      let hue = Double(step) / 60
      let parts = HSB.components(HSB.color(hue: hue, saturation: 0.6, brightness: 0.7, alpha: 1))
      #expect(abs(parts.hue - hue) < 1e-9 && abs(parts.saturation - 0.6) < 1e-9 && abs(parts.brightness - 0.7) < 1e-9)
    }
  }
}
