/// The grammar of one color function: CSS Color 4, #color-syntax.
struct CSSColorFunction {
  /// How a component's number or percentage becomes a value in the units of `Color`.
  struct Component {
    /// The name in messages: `red`, `hue`.
    var name: StaticString
    /// The factor of a number.
    var perNumber: Double = 1
    /// The factor of a percentage, for one percent. `nil` when percentages are not allowed.
    var perPercent: Double?
    var isHue = false
    /// The bounds to which a value is clamped at parse time, before any conversion.
    var lowest: Double = -.infinity
    var highest: Double = .infinity

    static func hue() -> Component { Component(name: "hue", perPercent: nil, isHue: true) }

    /// Red, green or blue of `rgb()`, where 255 or 100 % is 1.
    static func byte(_ name: StaticString) -> Component {
      Component(name: name, perNumber: 1 / 255, perPercent: 0.01, lowest: 0, highest: 1)
    }

    static func percent(_ name: StaticString, lowest: Double = -.infinity) -> Component {
      Component(name: name, perPercent: 1, lowest: lowest)
    }
  }

  enum LegacySyntax {
    case none
    /// Three numbers or three percentages.
    case rgb
    /// A hue and two percentages.
    case hsl
  }

  var name: StaticString
  var space: ColorSpace
  var first: Component
  var second: Component
  var third: Component
  /// The keywords for the components of the origin in a relative color.
  var channels: [StaticString]
  var legacy = LegacySyntax.none

  static func named(_ name: ShortName) -> CSSColorFunction? {
    switch name {
    case "rgb", "rgba": rgb
    case "hsl", "hsla": hsl
    case "hwb": hwb
    case "lab": lab
    case "lch": lch
    case "oklab": oklab
    case "oklch": oklch
    default: nil
    }
  }

  static let names = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix"]

  private static let rgb = CSSColorFunction(
    name: "rgb", space: .srgb, first: .byte("red"), second: .byte("green"), third: .byte("blue"),
    channels: ["r", "g", "b"], legacy: .rgb)

  private static let hsl = CSSColorFunction(
    name: "hsl", space: .hsl, first: .hue(), second: .percent("saturation", lowest: 0), third: .percent("lightness"),
    channels: ["h", "s", "l"], legacy: .hsl)

  private static let hwb = CSSColorFunction(
    name: "hwb", space: .hwb, first: .hue(), second: .percent("whiteness"), third: .percent("blackness"),
    channels: ["h", "w", "b"])

  private static let lab = CSSColorFunction(
    name: "lab", space: .lab,
    first: Component(name: "lightness", perPercent: 1, lowest: 0, highest: 100),
    second: Component(name: "a", perPercent: 1.25), third: Component(name: "b", perPercent: 1.25),
    channels: ["l", "a", "b"])

  private static let lch = CSSColorFunction(
    name: "lch", space: .lch,
    first: Component(name: "lightness", perPercent: 1, lowest: 0, highest: 100),
    second: Component(name: "chroma", perPercent: 1.5, lowest: 0), third: .hue(),
    channels: ["l", "c", "h"])

  private static let oklab = CSSColorFunction(
    name: "oklab", space: .oklab,
    first: Component(name: "lightness", perPercent: 0.01, lowest: 0, highest: 1),
    second: Component(name: "a", perPercent: 0.004), third: Component(name: "b", perPercent: 0.004),
    channels: ["l", "a", "b"])

  private static let oklch = CSSColorFunction(
    name: "oklch", space: .oklch,
    first: Component(name: "lightness", perPercent: 0.01, lowest: 0, highest: 1),
    second: Component(name: "chroma", perPercent: 0.004, lowest: 0), third: .hue(),
    channels: ["l", "c", "h"])

  /// `color(…)` in a predefined space. Nothing is clamped, and 100 % is 1.
  static func predefined(_ space: ColorSpace) -> CSSColorFunction {
    let isXYZ = space == .xyzD50 || space == .xyzD65
    return CSSColorFunction(
      name: "color", space: space, first: Component(name: isXYZ ? "x" : "red", perPercent: 0.01),
      second: Component(name: isXYZ ? "y" : "green", perPercent: 0.01),
      third: Component(name: isXYZ ? "z" : "blue", perPercent: 0.01),
      channels: isXYZ ? ["x", "y", "z"] : ["r", "g", "b"])
  }

  /// Returns the space that `color()` has under this name. `xyz` alone means the space with the D65 white.
  static func space(_ name: ShortName) -> ColorSpace? {
    switch name {
    case "srgb": .srgb
    case "srgb-linear": .srgbLinear
    case "display-p3": .displayP3
    case "display-p3-linear": .displayP3Linear
    case "a98-rgb": .a98RGB
    case "prophoto-rgb": .prophotoRGB
    case "rec2020": .rec2020
    case "xyz", "xyz-d65": .xyzD65
    case "xyz-d50": .xyzD50
    default: nil
    }
  }

  static let spaceNames = [
    "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d50",
    "xyz-d65",
  ]
}
