/// A color as one display shows it: what contrast is measured on. Worked out once a color and display, it makes each pair of
/// colors a matter of a division.
///
/// Layers that all lie inside sRGB are composited in sRGB on every display, so that they have one ratio everywhere; a stack with
/// a layer outside is composited in the display's own encoded space. A composite carries both results while both can still
/// decide, so that layers can be laid one at a time.
public struct ShownColor: Sendable {
  public let display: Display
  public let alpha: Double
  /// WCAG's relative luminance of what is seen, as if opaque.
  public let luminance: Double
  /// Composited in the display's encoded space, inside its gamut.
  private let native: SIMD3<Double>
  /// Composited in encoded sRGB; nil where a layer lies outside sRGB.
  private let inSRGB: SIMD3<Double>?
  /// `native` and `inSRGB` may be two colors: something translucent was laid on.
  private let isComposite: Bool

  /// A color, brought into the display's gamut where it lies outside.
  public init(_ color: Color, on display: Display, mapping: GamutMapping) {
    self.init(color, linear: Self.linear(color), on: display, mapping: mapping)
  }

  /// The color on each display, in their order.
  public static func shown(_ color: Color, on displays: [Display], mapping: GamutMapping) -> [ShownColor] {
    let linear = linear(color)
    return displays.map { ShownColor(color, linear: linear, on: $0, mapping: mapping) }
  }

  /// The same without a list of its own: hands each to `take`, in their order.
  @inline(__always)
  public static func each(
    _ color: Color, on displays: [Display], mapping: GamutMapping, _ take: (ShownColor) -> Void
  ) {
    let linear = linear(color)
    for display in displays { take(ShownColor(color, linear: linear, on: display, mapping: mapping)) }
  }

  /// The luminance of a color of sRGB inside its gamut, which every display shows alike; nil for another.
  public static func commonLuminance(of color: Color) -> Double? {
    guard color.space == .srgb, Gamut.excess(color.components) == 0 else { return nil }
    return WCAG.luminance(linearSRGB: linear(color))
  }

  /// A color in linear-light sRGB. Most have eight bits a component, for which no power has to be taken.
  private static func linear(_ color: Color) -> SIMD3<Double> {
    if color.space == .srgb, let linear = EightBit.linear(color.components) { return linear }
    return color.space.convert(color.components, to: .srgbLinear)
  }

  /// `linear` is the color in linear-light sRGB.
  private init(_ color: Color, linear: SIMD3<Double>, on display: Display, mapping: GamutMapping) {
    let srgb = color.space.convert(color.components, to: .srgb)
    let excess = Gamut.excess(srgb)
    if excess > 0, excess <= Gamut.tolerance {
      // Inside by the one tolerance: what sRGB shows of it is the color on every display.
      var inside = Color(.srgb, color.mappedComponents(on: .srgb, by: mapping))
      inside.alpha = color.alpha
      self.init(
        inside, linear: ColorSpace.srgb.convert(inside.components, to: .srgbLinear), on: display, mapping: .clip)
      return
    }
    // From sRGB every way leads through linear light, which need not be worked out again.
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
    // Inside the gamut the luminance comes from the color itself, so that every display that shows it agrees to the last bit.
    let luminance = isShown ? WCAG.luminance(linearSRGB: linear) : Self.luminance(of: native, on: display)
    self.init(
      display: display, native: native, inSRGB: excess == 0 ? Gamut.settled(srgb) : nil, isComposite: false,
      alpha: min(max(color.alpha, 0), 1), luminance: luminance)
  }

  /// Encoded components of the display, inside its gamut.
  public init(components: SIMD3<Double>, alpha: Double = 1, on display: Display) {
    let luminance = Self.luminance(of: components, on: display)
    self.init(
      display: display, native: components, inSRGB: display == .srgb ? components : nil, isComposite: false,
      alpha: alpha, luminance: luminance)
  }

  /// This color laid over another, which is taken as opaque. Over itself or opaque, it is what it was, to the last bit.
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

  /// Every layer lies inside sRGB: what is seen has the same luminance on every display.
  public var isInsideSRGB: Bool { inSRGB != nil }

  /// The luminance where the display composites in its own space whatever the layers are.
  private var nativeLuminance: Double {
    isComposite && display != .srgb && inSRGB != nil ? Self.luminance(of: native, on: display) : luminance
  }

  /// The ratio to another color of the same stack, both taken as opaque.
  @inline(__always)
  public func contrast(with other: ShownColor) -> Double {
    // A layer outside sRGB takes the whole stack to the display's own space.
    (inSRGB == nil) == (other.inSRGB == nil)
      ? WCAG.ratio(luminance, other.luminance) : nativeContrast(with: other)
  }

  /// The ratio where the display composites in its own encoded space, as some systems do with every layer.
  @inline(__always)
  public func nativeContrast(with other: ShownColor) -> Double {
    WCAG.ratio(nativeLuminance, other.nativeLuminance)
  }

  /// In the display's encoded space, inside its gamut: what is seen.
  public var components: SIMD3<Double> {
    guard isComposite, display != .srgb, let inSRGB else { return native }
    return Gamut.settled(ColorSpace.srgb.convert(inSRGB, to: display.space))
  }

  /// The color that remains when a screen takes eight bits a component.
  public var roundedToEightBits: ShownColor {
    ShownColor(components: EightBit.rounded(components), alpha: alpha, on: display)
  }

  /// As a color in the display's space.
  public var color: Color { Color(display.space, components, alpha: alpha) }

  var opaque: ShownColor { withAlpha(1) }

  /// The same color at another opacity.
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
  /// Equal colors have equal components; the rest would only cost time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(display)
    hasher.combine(native)
    hasher.combine(alpha)
  }
}
