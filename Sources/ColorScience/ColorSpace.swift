/// The color spaces of CSS Color 4, and those that asset catalogs add.
///
/// The comment of each space has the order of its three components, their bounds, and the anchor of its section in the
/// standard. The bounds are those of the reference range. Components may leave them in every space, and a conversion
/// never clamps.
public enum ColorSpace: String, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// Red, green, blue, each 0…1 on the sRGB curve. CSS Color 4, #predefined-sRGB.
  case srgb
  /// Red, green, blue, each 0…1 in linear light. CSS Color 4, #predefined-sRGB-linear.
  case srgbLinear = "srgb-linear"
  /// Red, green, blue, each 0…1: the primaries of DCI-P3, a D65 white, the sRGB curve. CSS Color 4, #predefined-display-p3.
  case displayP3 = "display-p3"
  /// Display P3 in linear light. CSS Color 4, #predefined-display-p3-linear.
  case displayP3Linear = "display-p3-linear"
  /// Red, green, blue, each 0…1: Adobe RGB (1998), gamma 563/256. CSS Color 4, #predefined-a98-rgb.
  case a98RGB = "a98-rgb"
  /// Red, green, blue, each 0…1: ROMM RGB, a D50 white, gamma 1.8. CSS Color 4, #predefined-prophoto-rgb.
  case prophotoRGB = "prophoto-rgb"
  /// Red, green, blue, each 0…1: the primaries of BT.2020 on a display's gamma of 2.4. CSS Color 4, #predefined-rec2020.
  case rec2020
  /// X, Y, Z; the D50 white has Y = 1. CSS Color 4, #predefined-xyz.
  case xyzD50 = "xyz-d50"
  /// X, Y, Z; the D65 white has Y = 1. The root of every conversion. CSS Color 4, #predefined-xyz.
  case xyzD65 = "xyz-d65"
  /// Lightness 0…100, a and b about -125…125; D50. CSS Color 4, #specifying-lab-lch.
  case lab
  /// Lightness 0…100, chroma 0…150 and beyond, hue 0..<360 degrees; D50. CSS Color 4, #specifying-lab-lch.
  case lch
  /// Lightness 0…1, a and b about -0.4…0.4; D65. CSS Color 4, #specifying-oklab-oklch.
  case oklab
  /// Lightness 0…1, chroma 0…0.4 and beyond, hue 0..<360 degrees; D65. CSS Color 4, #specifying-oklab-oklch.
  case oklch
  /// Hue 0..<360 degrees, saturation and lightness 0…100; of sRGB. CSS Color 4, #the-hsl-notation.
  case hsl
  /// Hue 0..<360 degrees, whiteness and blackness 0…100; of sRGB. CSS Color 4, #the-hwb-notation.
  case hwb
  /// sRGB whose components may leave 0…1. The numbers are those of `srgb`; the case exists because sources name the
  /// space.
  case extendedSRGB = "extended-srgb"
  /// Linear-light sRGB whose components may leave 0…1.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// One component, a white level, on a gamma 2.2 curve. It is the first component.
  case grayGamma22 = "gray-gamma-22"
  /// One component, a white level that may leave 0…1, on the sRGB curve. It is the first component.
  case extendedGray = "extended-gray"
}
