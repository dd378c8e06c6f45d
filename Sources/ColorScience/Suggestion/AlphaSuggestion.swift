extension ColorSuggestion {
  /// Returns the color with the smallest higher alpha that reaches a ratio in every scene, as a whole number of 255ths.
  /// Returns `nil` when the color is already opaque, or misses the ratio even when opaque.
  ///
  /// The ratio is checked with the components as they are and rounded to eight bits. The components of the result are
  /// those of the color, so the difference is 0.
  public static func raisedAlpha(
    of color: Color, reaching required: Double, in scenes: [ContrastScene], mapping: GamutMapping = .minde
  ) -> ColorSuggestion? {
    guard color.alpha < 1, required.isFinite, !scenes.isEmpty else { return nil }
    let rgb = color.space.convert(color.components, to: .srgb)
    let pasted = Color(.srgb, EightBit.rounded(rgb))
    let forms = scenes.flatMap { scene in
      [color, pasted].map { (scene, ShownColor($0, on: scene.display, mapping: mapping)) }
    }
    let current = Int((min(max(color.alpha, 0), 1) * 255).rounded(.down))
    for step in (current + 1)...255 {
      let alpha = Double(step) / 255
      if let ratio = smallestRatio(of: forms, alpha: alpha, atLeast: required) {
        var raised = color
        raised.alpha = alpha
        raised.missing.remove(.alpha)
        return ColorSuggestion(color: raised, ratio: ratio, difference: 0)
      }
    }
    return nil
  }

  private static func smallestRatio(
    of forms: [(ContrastScene, ShownColor)], alpha: Double, atLeast required: Double
  ) -> Double? {
    var smallest = Double.infinity
    for (scene, color) in forms {
      smallest = min(smallest, scene.ratio(with: color.withAlpha(alpha)))
      if smallest < required { return nil }
    }
    return smallest
  }
}
