import ColorScience

/// Colors as vectors, as graphics code stores them: `SIMD4<Float>(0.1, 0.2, 0.3, 1)`.
enum VectorColor {
  static let labels = ["x", "y", "z", "w"]
  /// The components of colors outside sRGB that a screen can show.
  /// The corners of Display P3 are well within this range.
  private static let extended = -0.75...1.5

  static func value(_ arguments: [EvaluatedArgument]) -> Value? {
    var values = arguments.map(\.value)
    if values.count == 1, case .array(let elements) = values[0].payload { values = elements }
    // `SIMD4(rgb, 1)`
    if values.count == 2, case .tuple(let parts) = values[0].payload { values = parts.map(\.value) + [values[1]] }
    guard (3...4).contains(values.count) else { return nil }
    return Value(.tuple(zip(labels, values).map { ($0, $1) }))
  }

  static func color(_ elements: [(label: String?, value: Value)]) -> Color? {
    guard (3...4).contains(elements.count), elements.map(\.label) == Array(labels.prefix(elements.count)) else {
      return nil
    }
    let numbers = elements.compactMap { Conversions.number($0.value) }
    guard numbers.count == elements.count else { return nil }
    let alpha = numbers.count == 4 ? numbers[3] : 1
    if numbers.allSatisfy({ (0...1).contains($0) }) {
      return Color(.srgb, numbers[0], numbers[1], numbers[2], alpha: alpha)
    }
    if numbers.prefix(3).allSatisfy({ extended.contains($0) }), (0...1).contains(alpha) {
      return Color(.extendedSRGB, numbers[0], numbers[1], numbers[2], alpha: alpha)
    }
    // Otherwise the elements may be bytes. Small numbers and an alpha of 1 are ambiguous.
    guard numbers.allSatisfy({ (0...255).contains($0) && $0 == $0.rounded() }), numbers.contains(where: { $0 >= 16 }),
      numbers.count == 3 || alpha != 1
    else { return nil }
    return Color(
      .srgb, numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, alpha: numbers.count == 4 ? alpha / 255 : 1)
  }
}
