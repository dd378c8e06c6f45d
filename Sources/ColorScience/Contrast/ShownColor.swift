/// A colour as one display shows it: what contrast is measured on. Worked out once a colour and display, it makes each pair of
/// colours a matter of a division.
public struct ShownColor: Hashable, Sendable {
  public let display: Display
  /// In the display's encoded space, mapped into its gamut.
  public let components: SIMD3<Double>
  public let alpha: Double
  /// WCAG's relative luminance, as if opaque.
  public let luminance: Double

  /// A colour, brought into the display's gamut where it lies outside.
  public init(_ color: Color, on display: Display, mapping: GamutMapping) {
    self.init(color, linear: color.space.convert(color.components, to: .srgbLinear), on: display, mapping: mapping)
  }

  /// The colour on each display, in their order.
  public static func shown(_ color: Color, on displays: [Display], mapping: GamutMapping) -> [ShownColor] {
    let linear = color.space.convert(color.components, to: .srgbLinear)
    return displays.map { ShownColor(color, linear: linear, on: $0, mapping: mapping) }
  }

  /// The same without a list of its own: hands each to `take`, in their order.
  @inline(__always)
  public static func each(
    _ color: Color, on displays: [Display], mapping: GamutMapping, _ take: (ShownColor) -> Void
  ) {
    let linear = color.space.convert(color.components, to: .srgbLinear)
    for display in displays { take(ShownColor(color, linear: linear, on: display, mapping: mapping)) }
  }

  /// `linear` is the colour in linear-light sRGB.
  private init(_ color: Color, linear: SIMD3<Double>, on display: Display, mapping: GamutMapping) {
    // From sRGB every way leads through linear light, which need not be worked out again.
    let raw =
      color.space == .srgb && display != .srgb
      ? ColorSpace.srgbLinear.convert(linear, to: display.space)
      : color.space.convert(color.components, to: display.space)
    let excess = Gamut.excess(raw)
    self.display = display
    components = excess == 0 ? Gamut.settled(raw) : color.mappedComponents(on: display, by: mapping)
    alpha = min(max(color.alpha, 0), 1)
    // Inside the gamut the luminance comes from the colour itself, so that every display that shows it agrees to the last bit.
    luminance =
      excess == 0 ? WCAG.luminance(linearSRGB: linear) : Self.luminance(of: components, on: display)
  }

  /// Encoded components of the display, inside its gamut.
  public init(components: SIMD3<Double>, alpha: Double = 1, on display: Display) {
    self.display = display
    self.components = components
    self.alpha = alpha
    luminance = Self.luminance(of: components, on: display)
  }

  /// This colour laid over another, which is taken as opaque. Over itself or opaque, it is what it was, to the last bit.
  public func over(_ backdrop: ShownColor) -> ShownColor {
    if alpha >= 1 { return self }
    if alpha <= 0 { return backdrop.opaque }
    return ShownColor(
      components: Compositing.over(components, alpha: alpha, on: backdrop.components), on: display)
  }

  /// The ratio to another colour, both taken as opaque.
  @inline(__always)
  public func contrast(with other: ShownColor) -> Double { WCAG.ratio(luminance, other.luminance) }

  /// The colour that remains when a screen takes eight bits a component.
  public var roundedToEightBits: ShownColor {
    ShownColor(components: EightBit.rounded(components), alpha: alpha, on: display)
  }

  /// As a colour in the display's space.
  public var color: Color { Color(display.space, components, alpha: alpha) }

  var opaque: ShownColor { withAlpha(1) }

  func withAlpha(_ alpha: Double) -> ShownColor {
    ShownColor(display: display, components: components, alpha: alpha, luminance: luminance)
  }

  private init(display: Display, components: SIMD3<Double>, alpha: Double, luminance: Double) {
    self.display = display
    self.components = components
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
