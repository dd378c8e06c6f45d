import ColorScience
import ThemeModel

/// What would make a failing pair pass: more alpha, an existing raw colour, the nearest free colour; for the foreground, and one
/// for the background.
struct PairSuggestions {
  let catalogue: TokenCatalogue
  let mapping: GamutMapping

  func suggestions(
    for pair: CandidatePair, required: Double, judge: inout PairJudge, raw: RawColors, rawPath: String?
  ) -> [Suggestion] {
    guard let scenes = PairScenes(pair, judge: &judge) else { return [] }
    var suggestions: [Suggestion] = []
    if let color = scenes.foregroundColor {
      if let raised = ColorSuggestion.raisedAlpha(
        of: color, reaching: required, in: scenes.foreground, mapping: mapping)
      {
        suggestions.append(suggestion(raised, side: .foreground, kind: .alpha))
      }
      if let existing = existing(color, named: rawPath, required, scenes.foreground, raw) {
        suggestions.append(existing)
      }
      if let nearest = ColorSuggestion.nearest(to: color, reaching: required, in: scenes.foreground).nearest {
        suggestions.append(suggestion(nearest, side: .foreground, kind: .nearest))
      }
    }
    if let color = scenes.backgroundColor,
      let nearest = ColorSuggestion.nearest(to: color, reaching: required, in: scenes.background).nearest
    {
      suggestions.append(suggestion(nearest, side: .background, kind: .nearest))
    }
    return suggestions
  }

  private func suggestion(
    _ found: ColorSuggestion, side: Suggestion.Side, kind: Suggestion.Kind
  ) -> Suggestion {
    Suggestion(side: side, kind: kind, color: found.color, ratio: found.ratio, difference: found.difference)
  }

  /// A foreground that lowers its raw colour's alpha keeps doing so with another one.
  private func existing(
    _ color: Color, named path: String?, _ required: Double, _ scenes: [ContrastScene], _ raw: RawColors
  ) -> Suggestion? {
    for candidate in raw.candidates(insteadOf: color, named: path) {
      var tried = candidate.color
      if tried.alpha >= 1 { tried.alpha = color.alpha }
      if let ratio = ExistingColor.ratio(of: tried, reaching: required, in: scenes, mapping: mapping) {
        return Suggestion(
          side: .foreground, kind: .existing, color: tried, token: candidate.token, ratio: ratio,
          difference: candidate.difference)
      }
    }
    return nil
  }
}

enum ExistingColor {
  /// The smallest ratio of a foreground in all scenes, or nil when it misses the requirement in one.
  static func ratio(
    of color: Color, reaching required: Double, in scenes: [ContrastScene], mapping: GamutMapping
  ) -> Double? {
    // Most candidates fail in the first scene: no more is made than that asks for.
    var onSRGB: ShownColor?
    var onDisplayP3: ShownColor?
    var smallest = Double.infinity
    for scene in scenes {
      let top: ShownColor
      switch scene.display {
      case .srgb:
        top = onSRGB ?? ShownColor(color, on: .srgb, mapping: mapping)
        onSRGB = top
      case .displayP3:
        top = onDisplayP3 ?? ShownColor(color, on: .displayP3, mapping: mapping)
        onDisplayP3 = top
      }
      smallest = min(smallest, scene.ratio(with: top))
      if smallest < required { return nil }
    }
    return smallest.isFinite ? smallest : nil
  }
}
