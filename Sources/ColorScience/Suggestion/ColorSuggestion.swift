/// A color that would do, checked as the eight bits a component that somebody will paste.
public struct ColorSuggestion: Hashable, Sendable {
  /// In sRGB, every component a whole number of 255ths, with the alpha of the color it stands for; or that color with another
  /// alpha, where alpha is what was asked for.
  public let color: Color
  /// The smallest ratio of all scenes with this color, unrounded.
  public let ratio: Double
  /// ΔE OK from the color it stands for.
  public let difference: Double
}

/// What can be done about a color that misses a ratio.
public struct ColorSuggestions: Hashable, Sendable {
  /// The color as it is, where its eight bits already reach the ratio.
  public let kept: ColorSuggestion?
  public let lighter: ColorSuggestion?
  public let darker: ColorSuggestion?

  /// The one that changes least. Nil when no color at all of this hue reaches the ratio.
  public var nearest: ColorSuggestion? {
    if let kept { return kept }
    guard let lighter, let darker else { return lighter ?? darker }
    return lighter.difference <= darker.difference ? lighter : darker
  }
}

extension ColorSuggestion {
  /// The nearest colors of the same hue that reach a ratio in every scene: one lighter and one darker, each with as much of the
  /// chroma as sRGB allows. Alpha stays.
  public static func nearest(
    to color: Color, reaching required: Double, in scenes: [ContrastScene]
  ) -> ColorSuggestions {
    nearest(to: color, meeting: [ContrastDemand(required: required, in: scenes)])
  }

  /// The same for a color that stands in many places, with a ratio to reach in each: one answer that does for all of them.
  public static func nearest(to color: Color, meeting demands: [ContrastDemand]) -> ColorSuggestions {
    guard demands.contains(where: { !$0.scenes.isEmpty }), demands.allSatisfy({ $0.required.isFinite }) else {
      return ColorSuggestions(kept: nil, lighter: nil, darker: nil)
    }
    return SuggestionSearch(color, demands).suggestions()
  }

  /// The same for a foreground on opaque backdrops, on every display.
  public static func nearest(
    to foreground: Color, reaching required: Double, against backdrops: [Color],
    on displays: [Display] = Display.allCases, mapping: GamutMapping = .minde
  ) -> ColorSuggestions {
    let scenes = displays.flatMap { display in
      backdrops.map { ContrastScene(on: ShownColor($0, on: display, mapping: mapping)) }
    }
    return nearest(to: foreground, reaching: required, in: scenes)
  }

  /// The same for a background under foregrounds; `canvas` is what lies under a translucent one.
  public static func nearest(
    to background: Color, reaching required: Double, under foregrounds: [Color], canvas: Color? = nil,
    on displays: [Display] = Display.allCases, mapping: GamutMapping = .minde
  ) -> ColorSuggestions {
    let scenes = displays.flatMap { display in
      foregrounds.map { foreground in
        ContrastScene(
          under: ShownColor(foreground, on: display, mapping: mapping),
          canvas: canvas.map { ShownColor($0, on: display, mapping: mapping) })
      }
    }
    return nearest(to: background, reaching: required, in: scenes)
  }
}
