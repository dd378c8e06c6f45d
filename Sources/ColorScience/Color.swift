/// The components that a color leaves out (`none` in CSS). A missing component has the value 0.
public struct MissingComponents: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let first = MissingComponents(rawValue: 1)
  public static let second = MissingComponents(rawValue: 2)
  public static let third = MissingComponents(rawValue: 4)
  public static let alpha = MissingComponents(rawValue: 8)
}

/// A color: three components in the units of its space, and straight alpha.
///
/// RGB and XYZ components have the reference 1. The lightness of `lab` and `lch` and the percentages of `hsl` and `hwb`
/// have the range 0…100, and the lightness of `oklab` and `oklch` 0…1. Hues are in degrees.
public struct Color: Hashable, Sendable, BitwiseCopyable {
  // Largest property first. A color then takes only two thirds of the memory, and there are millions of them.
  public var components: SIMD3<Double>
  public var alpha: Double
  public var space: ColorSpace
  public var missing: MissingComponents

  public init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    self.space = space
    self.components = SIMD3(first, second, third)
    self.alpha = alpha
    self.missing = missing
  }

  public init(
    _ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double = 1, missing: MissingComponents = []
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
  }
}
