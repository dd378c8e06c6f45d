/// What a color looks like to somebody whose color vision differs. Worked in linear-light sRGB, as every published model is;
/// on encoded components the figures would be meaningless.
public struct VisionSimulation: Hashable, Sendable {
  public enum Deficiency: String, CaseIterable, Hashable, Sendable {
    /// The long-wave cone: protanopia, at less severity protanomaly.
    case protan
    /// The middle-wave cone: deuteranopia and deuteranomaly, the most frequent.
    case deutan
    /// The short-wave cone: tritanopia and tritanomaly.
    case tritan
    /// No color at all: luminance only.
    case achromat
  }

  public enum Method: String, CaseIterable, Hashable, Sendable {
    /// Machado, Oliveira and Fernandes 2009: made for every severity.
    case machado
    /// Brettel, Viénot and Mollon 1997: the reference for dichromats, and the one to use for tritan.
    case brettel
    /// Viénot, Brettel and Mollon 1999: a short form of the above, for protan and deutan only.
    case vienot
  }

  public let deficiency: Deficiency
  /// Nil for achromatopsia, which needs no model.
  public let method: Method?
  /// 0 (typical vision) … 1 (the cone is missing).
  public let severity: Double

  private let matrix: Matrix3
  /// Set for Brettel, whose matrix depends on the color.
  private let usesPlanes: Bool

  /// Nil where the method has no such deficiency: Viénot's has no tritan.
  public init?(_ deficiency: Deficiency, method: Method = .brettel, severity: Double = 1) {
    let identity = Matrix3(1, 0, 0, 0, 1, 0, 0, 0, 1)
    let severity = severity.isNaN ? 1 : min(max(severity, 0), 1)
    self.deficiency = deficiency
    self.method = deficiency == .achromat ? nil : method
    self.severity = severity
    usesPlanes = method == .brettel && deficiency != .achromat
    switch (method, deficiency) {
    case (_, .achromat):
      let w = WCAG.weights
      let gray = Matrix3(w.x, w.y, w.z, w.x, w.y, w.z, w.x, w.y, w.z)
      matrix = identity.mixed(with: gray, share: severity)
    case (.machado, .protan): matrix = MachadoTable.matrix(.protan, severity: severity)
    case (.machado, .deutan): matrix = MachadoTable.matrix(.deutan, severity: severity)
    case (.machado, .tritan): matrix = MachadoTable.matrix(.tritan, severity: severity)
    case (.brettel, _): matrix = identity
    case (.vienot, .protan): matrix = identity.mixed(with: VienotPlane.protan, share: severity)
    case (.vienot, .deutan): matrix = identity.mixed(with: VienotPlane.deutan, share: severity)
    case (.vienot, .tritan): return nil
    }
  }

  /// The color as seen, as sRGB inside its gamut; alpha is kept.
  public func simulate(_ color: Color) -> Color {
    simulate(color, linearSRGB: color.space.convert(color.components, to: .srgbLinear))
  }

  /// The color in Oklab, as itself and as seen by each of several: what differences between colors are told in. Everything
  /// stays in linear light, so it costs less than to simulate and to convert.
  public static func oklab(
    of color: Color, seenBy simulations: [VisionSimulation]
  ) -> (itself: SIMD3<Double>, seen: [SIMD3<Double>]) {
    let linear = color.space.convert(color.components, to: .srgbLinear)
    let gamut = DisplayGamut(.srgb)
    return (
      gamut.oklab(linear), simulations.map { gamut.oklab(DisplayGamut.clip($0.simulate(linearSRGB: linear))) }
    )
  }

  private func simulate(_ color: Color, linearSRGB linear: SIMD3<Double>) -> Color {
    let seen = DisplayGamut.clip(simulate(linearSRGB: Finite.components(linear)))
    return Color(.srgb, DisplayGamut.encode(seen), alpha: color.alpha)
  }

  /// Linear-light sRGB components as seen, which may leave 0…1.
  public func simulate(linearSRGB linear: SIMD3<Double>) -> SIMD3<Double> {
    guard usesPlanes else { return matrix * linear }
    let seen = BrettelPlanes.of(cone).project(linear)
    return linear + (seen - linear) * severity
  }

  private var cone: ConeDeficiency {
    switch deficiency {
    case .protan: .protan
    case .deutan, .achromat: .deutan
    case .tritan: .tritan
    }
  }
}
