/// A color as one display shows it, on which contrast is measured. It is computed once for a color and a display; the
/// contrast of a pair is then a single division.
///
/// When all layers lie inside sRGB, they are composited in sRGB on every display, so that they have one ratio
/// everywhere. A stack with a layer outside sRGB is composited in the display's own encoded space. A composite keeps
/// both results as long as either may be needed, so that layers can be added one at a time.
public struct ShownColor: Sendable {
  public let display: Display
  public let alpha: Double
  /// WCAG's relative luminance of what is seen, taken as opaque.
  public let luminance: Double
  /// The composite in the display's encoded space, inside its gamut.
  private let native: SIMD3<Double>
  /// The composite in encoded sRGB. `nil` when a layer lies outside sRGB.
  private let inSRGB: SIMD3<Double>?
  /// Whether `native` and `inSRGB` may be different colors, because a translucent layer was composited.
  private let isComposite: Bool

  /// Maps a color into the display's gamut if it lies outside.
  public init(_ color: Color, on display: Display, mapping: GamutMapping) {
    self.init(color, linear: Self.linear(color), on: display, mapping: mapping)
  }

  /// Returns the color on each display, in the order of `displays`.
  public static func shown(_ color: Color, on displays: [Display], mapping: GamutMapping) -> [ShownColor] {
    let linear = linear(color)
    return displays.map { ShownColor(color, linear: linear, on: $0, mapping: mapping) }
  }

  /// Passes the color on each display to `take`, in the order of `displays`, without building an array.
  @inline(__always)
  public static func each(
    _ color: Color, on displays: [Display], mapping: GamutMapping, _ take: (ShownColor) -> Void
  ) {
    let linear = linear(color)
    for display in displays { take(ShownColor(color, linear: linear, on: display, mapping: mapping)) }
  }

  /// Returns the luminance of an sRGB color inside its gamut, which is the same on every display. Returns `nil` for any
  /// other color.
  public static func commonLuminance(of color: Color) -> Double? {
    guard color.space == .srgb, Gamut.excess(color.components) == 0 else { return nil }
    return WCAG.luminance(linearSRGB: linear(color))
  }

  /// Returns a color in linear-light sRGB. Most colors have eight bits a component, and need no power.
  private static func linear(_ color: Color) -> SIMD3<Double> {
    if color.space == .srgb, let linear = EightBit.linear(color.components) { return linear }
    return color.space.convert(color.components, to: .srgbLinear)
  }

  /// Takes the color and its linear-light sRGB components.
  private init(_ color: Color, linear: SIMD3<Double>, on display: Display, mapping: GamutMapping) {
    let srgb = color.space.convert(color.components, to: .srgb)
    let excess = Gamut.excess(srgb)
    if excess > 0, excess <= Gamut.tolerance {
      // Outside sRGB, but within the tolerance: every display shows the color that sRGB shows.
      var inside = Color(.srgb, color.mappedComponents(on: .srgb, by: mapping))
      inside.alpha = color.alpha
      self.init(
        inside, linear: ColorSpace.srgb.convert(inside.components, to: .srgbLinear), on: display, mapping: .clip)
      return
    }
    // Conversions from sRGB go through linear light, which is already known.
    let raw =
      switch display {
      case .srgb: srgb
      case .displayP3:
        color.space == .srgb
          ? ColorSpace.srgbLinear.convert(linear, to: display.space)
          : color.space.convert(color.components, to: display.space)
      }
    let isShown = Gamut.excess(raw) == 0
    let native = isShown ? Gamut.settled(raw) : color.mappedComponents(on: display, by: mapping)
    // Inside the gamut the luminance comes from the color itself, so all displays that show the color agree exactly.
    let luminance = isShown ? WCAG.luminance(linearSRGB: linear) : Self.luminance(of: native, on: display)
    self.init(
      display: display, native: native, inSRGB: excess == 0 ? Gamut.settled(srgb) : nil, isComposite: false,
      alpha: min(max(color.alpha, 0), 1), luminance: luminance)
  }

  /// Takes encoded components of the display that are inside its gamut.
  public init(components: SIMD3<Double>, alpha: Double = 1, on display: Display) {
    let luminance = Self.luminance(of: components, on: display)
    self.init(
      display: display, native: components, inSRGB: display == .srgb ? components : nil, isComposite: false,
      alpha: alpha, luminance: luminance)
  }

  /// Returns this color over another one, which is taken as opaque. Without translucency the result is exactly one of
  /// the two.
  public func over(_ backdrop: ShownColor) -> ShownColor {
    if alpha >= 1 { return self }
    if alpha <= 0 { return backdrop.opaque }
    let native = Compositing.over(native, alpha: alpha, on: backdrop.native)
    guard let inSRGB, let under = backdrop.inSRGB else {
      return ShownColor(
        display: display, native: native, inSRGB: nil, isComposite: true, alpha: 1,
        luminance: Self.luminance(of: native, on: display))
    }
    let mixed = display == .srgb ? native : Compositing.over(inSRGB, alpha: alpha, on: under)
    return ShownColor(
      display: display, native: native, inSRGB: mixed, isComposite: true, alpha: 1,
      luminance: Self.luminance(of: mixed, on: .srgb))
  }

  /// Whether every layer lies inside sRGB. What is seen then has the same luminance on every display.
  public var isInsideSRGB: Bool { inSRGB != nil }

  /// The luminance if the display composites every stack in its own space.
  private var nativeLuminance: Double {
    isComposite && display != .srgb && inSRGB != nil ? Self.luminance(of: native, on: display) : luminance
  }

  /// Returns the ratio to another color of the same stack. Both are taken as opaque.
  @inline(__always)
  public func contrast(with other: ShownColor) -> Double {
    // A layer outside sRGB moves the whole stack to the display's own space.
    (inSRGB == nil) == (other.inSRGB == nil)
      ? WCAG.ratio(luminance, other.luminance) : nativeContrast(with: other)
  }

  /// Returns the ratio if the display composites in its own encoded space, as some systems do with every layer.
  @inline(__always)
  public func nativeContrast(with other: ShownColor) -> Double {
    WCAG.ratio(nativeLuminance, other.nativeLuminance)
  }

  /// The components of what is seen, in the display's encoded space and inside its gamut.
  public var components: SIMD3<Double> {
    guard isComposite, display != .srgb, let inSRGB else { return native }
    return Gamut.settled(ColorSpace.srgb.convert(inSRGB, to: display.space))
  }

  /// The color on a screen with eight bits a component.
  public var roundedToEightBits: ShownColor {
    ShownColor(components: EightBit.rounded(components), alpha: alpha, on: display)
  }

  /// What is seen as a color in the display's space.
  public var color: Color { Color(display.space, components, alpha: alpha) }

  var opaque: ShownColor { withAlpha(1) }

  /// Returns the same color with another alpha.
  public func withAlpha(_ alpha: Double) -> ShownColor {
    ShownColor(
      display: display, native: native, inSRGB: inSRGB, isComposite: isComposite, alpha: alpha, luminance: luminance)
  }

  private init(
    display: Display, native: SIMD3<Double>, inSRGB: SIMD3<Double>?, isComposite: Bool, alpha: Double,
    luminance: Double
  ) {
    self.display = display
    self.native = native
    self.inSRGB = inSRGB
    self.isComposite = isComposite
    self.alpha = alpha
    self.luminance = luminance
  }

  private static func luminance(of components: SIMD3<Double>, on display: Display) -> Double {
    let linear = TransferCurves.each(components, TransferCurves.linearFromSRGB)
    switch display {
    case .srgb: return WCAG.luminance(linearSRGB: linear)
    case .displayP3:
      let weights = Matrices.linearDisplayP3Luminance
      return weights.x * linear.x + weights.y * linear.y + weights.z * linear.z
    }
  }
}

extension ShownColor: Hashable {
  /// The display, the components and alpha suffice: hashing the rest would only cost time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(display)
    hasher.combine(native)
    hasher.combine(alpha)
  }
}
