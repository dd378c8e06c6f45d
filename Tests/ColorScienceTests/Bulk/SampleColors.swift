/// Encoded sRGB colors that bulk kernels have to get right: a grid of bytes, random colors, the ends, both sides of the curve's
/// knee, nearly gray ones, and colors outside sRGB.
enum SampleColors {
  static func srgb() -> [SIMD3<Double>] {
    var generator = SeededGenerator(seed: 5)
    var colors: [SIMD3<Double>] = []
    let steps = stride(from: 0.0, through: 255, by: 17)
    for red in steps {
      for green in steps {
        for blue in steps { colors.append(SIMD3(red, green, blue) / 255) }
      }
    }
    for _ in 0..<4000 {
      colors.append(SIMD3.random(in: 0...1, using: &generator))
      colors.append(SIMD3.random(in: -0.5...1.5, using: &generator))
      let grey = SIMD3(repeating: Double.random(in: 0...1, using: &generator))
      colors.append(grey + SIMD3.random(in: 0...1e-4, using: &generator))
    }
    let ends = [0, 1, -1, 0.04045, 0.04045.nextUp, 1e-9, -1e-9, 0.5, 1.9, 1e5, -1e5, 1e30]
    for red in ends {
      for green in ends {
        for blue in ends { colors.append(SIMD3(red, green, blue)) }
      }
    }
    return colors
  }
}
