/// A color that would pass, checked in the form in which it will be pasted: eight bits a component.
public struct ColorSuggestion: Hashable, Sendable {
  /// In sRGB, with every component a whole number of 255ths, and the alpha of the color that it replaces. A suggestion
  /// for alpha is the original color with another alpha.
  public let color: Color
  /// The smallest ratio of all scenes with this color, unrounded.
  public let ratio: Double
  /// ΔE OK from the color that it replaces.
  public let difference: Double
}

/// The possible replacements for a color that misses a ratio.
public struct ColorSuggestions: Hashable, Sendable {
  /// The color itself, if its eight bits already reach the ratio.
  public let kept: ColorSuggestion?
  public let lighter: ColorSuggestion?
  public let darker: ColorSuggestion?

  /// The suggestion with the smallest change. `nil` when no color of this hue reaches the ratio.
  public var nearest: ColorSuggestion? {
    if let kept { return kept }
    guard let lighter, let darker else { return lighter ?? darker }
    return lighter.difference <= darker.difference ? lighter : darker
  }
}

extension ColorSuggestion {
  /// Returns the nearest colors of the same hue that reach a ratio in every scene: one lighter and one darker, each
  /// with as much of the chroma as sRGB allows. Alpha is kept.
  public static func nearest(
    to color: Color, reaching required: Double, in scenes: [ContrastScene]
  ) -> ColorSuggestions {
    nearest(to: color, meeting: [ContrastDemand(required: required, in: scenes)])
  }

  /// Returns the nearest colors for a color that is used in several places, with a ratio for each. A suggestion
  /// satisfies all of them.
  public static func nearest(to color: Color, meeting demands: [ContrastDemand]) -> ColorSuggestions {
    guard demands.contains(where: { !$0.scenes.isEmpty }), demands.allSatisfy({ $0.required.isFinite }) else {
      return ColorSuggestions(kept: nil, lighter: nil, darker: nil)
    }
    return SuggestionSearch(color, demands).suggestions()
  }

  /// Returns the nearest colors for a foreground on opaque backdrops, on every display.
  public static func nearest(
    to foreground: Color, reaching required: Double, against backdrops: [Color],
    on displays: [Display] = Display.allCases, mapping: GamutMapping = .minde
  ) -> ColorSuggestions {
    let scenes = displays.flatMap { display in
      backdrops.map { ContrastScene(on: ShownColor($0, on: display, mapping: mapping)) }
    }
    return nearest(to: foreground, reaching: required, in: scenes)
  }

  /// Returns the nearest colors for a background under foregrounds. `canvas` is the color under a translucent
  /// background.
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
