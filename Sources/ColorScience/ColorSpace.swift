/// The colour spaces of CSS Color 4, and those that asset catalogs add.
public enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"
  case lab
  case lch
  case oklab
  case oklch
  case hsl
  case hwb
  /// sRGB whose components may leave 0…1; the same numbers as `srgb`, kept apart because sources name it.
  case extendedSRGB = "extended-srgb"
  /// Linear-light sRGB whose components may leave 0…1.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// One component, white, on a gamma 2.2 curve; stored in the first component.
  case grayGamma22 = "gray-gamma-22"
  /// One component, white, on the sRGB curve, which may leave 0…1; stored in the first component.
  case extendedGray = "extended-gray"
}
