import ColorScience

/// Knows which values of a theme are one opaque color that every display shows unchanged.
struct PlainValues {
  private let isPlain: [Bool]

  init(_ values: ValueList, plan: Plan) {
    isPlain = values.map { state in
      guard case .color(let color) = state, color.alpha >= 1 else { return false }
      return plan.displays.count == 1 || PlainValues.isWellInside(color)
        || plan.displays.allSatisfy { color.excess(on: $0) == 0 }
    }
  }

  /// Reports whether a value is such a color. `value` is below 0 for a token that the variant lacks.
  @inline(__always)
  func holds(_ value: Int32) -> Bool {
    value >= 0 && isPlain[Int(value)]
  }

  /// Reports whether a color is so far inside sRGB, which all displays contain, that rounding cannot move it outside.
  private static func isWellInside(_ color: Color) -> Bool {
    color.space == .srgb && color.components.min() > 1e-6 && color.components.max() < 1 - 1e-6
  }
}
