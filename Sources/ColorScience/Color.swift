/// Which components a color leaves out (`none` in CSS). A missing component holds 0.
public struct MissingComponents: OptionSet, Hashable, Sendable {
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
/// RGB and XYZ components have 1 as their reference; `lab` and `lch` lightness, and the percentages of `hsl` and `hwb`,
/// run to 100; `oklab` and `oklch` lightness to 1; hues are degrees.
public struct Color: Hashable, Sendable {
  // The largest first: a color then takes two thirds of the memory, and there are millions of them.
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
