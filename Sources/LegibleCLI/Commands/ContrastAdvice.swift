import ColorScience

/// Replacements for a foreground that misses a ratio over its layers, on all requested displays.
struct ContrastAdvice {
  struct Suggestion {
    /// `lighter`, `darker`, `more opaque`, a combination, or `unchanged` if rounding to 8 bits is enough.
    var direction: String
    var color: Color
    var ratio: Double
    var difference: Double
  }

  /// Nearest first. Suggestions with another alpha come last.
  var suggestions: [Suggestion]
  /// The reason why no color with the same alpha is enough.
  var note: String?

  /// Returns `nil` if the ratio is reached.
  init?(for foreground: Color, _ measured: ContrastMeasurement, _ required: Criterion, _ mapping: GamutMapping) {
    guard !measured.reaches(required.required) else { return nil }
    let scenes = measured.readings.map { reading in
      ContrastScene(on: reading.composites[reading.composites.count - 2])
    }
    suggestions = Self.colors(near: foreground, required, scenes)
    if suggestions.isEmpty { note = Self.obstacle(required, alpha: foreground.alpha, scenes) }
    let raised = ColorSuggestion.raisedAlpha(
      of: foreground, reaching: required.required, in: scenes, mapping: mapping)
    if let raised {
      suggestions.append(
        Suggestion(direction: "more opaque", color: raised.color, ratio: raised.ratio, difference: raised.difference))
    } else if suggestions.isEmpty, foreground.alpha < 1 {
      // Neither another color nor another alpha is enough, but both together may be.
      var opaque = foreground
      opaque.alpha = 1
      suggestions = Self.colors(near: opaque, required, scenes).map { suggestion in
        var suggestion = suggestion
        suggestion.direction = "opaque, \(suggestion.direction)"
        return suggestion
      }
    }
  }

  /// Returns suggestions with the color's own alpha.
  private static func colors(near color: Color, _ required: Criterion, _ scenes: [ContrastScene]) -> [Suggestion] {
    let found = ColorSuggestion.nearest(to: color, reaching: required.required, in: scenes)
    let named = [("unchanged", found.kept), ("lighter", found.lighter), ("darker", found.darker)]
    let suggestions = named.compactMap { direction, one in
      one.map { Suggestion(direction: direction, color: $0.color, ratio: $0.ratio, difference: $0.difference) }
    }
    return suggestions.sorted { $0.difference < $1.difference }
  }

  private static func obstacle(_ required: Criterion, alpha: Double, _ scenes: [ContrastScene]) -> String {
    let wanted = "\(FixedText.short(required.required)):1"
    let opaque = ContrastReach(in: scenes)
    guard alpha < 1, opaque.highest >= required.required else {
      return "no colour at all reaches \(wanted) here: \(ends(opaque))"
    }
    let here = ContrastReach(in: scenes, alpha: alpha)
    return "at alpha \(FixedText.of(alpha, decimals: 2)) no colour reaches \(wanted) here: \(ends(here))"
  }

  private static func ends(_ reach: ContrastReach) -> String {
    "black gives \(WCAG.shown(reach.black)), white \(WCAG.shown(reach.white))"
  }
}
