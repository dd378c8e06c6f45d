/// How a color looks to a person with a color vision deficiency. Computed in linear-light sRGB, as in every published
/// model; on encoded components the results would be meaningless.
public struct VisionSimulation: Hashable, Sendable {
  public enum Deficiency: String, CaseIterable, Hashable, Sendable {
    /// The long-wave cone: protanopia, or protanomaly at a lower severity.
    case protan
    /// The middle-wave cone: deuteranopia or deuteranomaly, the most frequent.
    case deutan
    /// The short-wave cone: tritanopia or tritanomaly.
    case tritan
    /// No color vision: luminance only.
    case achromat
  }

  public enum Method: String, CaseIterable, Hashable, Sendable {
    /// Machado, Oliveira and Fernandes 2009: covers all severities.
    case machado
    /// Brettel, Viénot and Mollon 1997: the reference for dichromats, and the one to use for tritan.
    case brettel
    /// Viénot, Brettel and Mollon 1999: a simplification of Brettel's model, for protan and deutan only.
    case vienot
  }

  public let deficiency: Deficiency
  /// `nil` for achromatopsia, which needs no model.
  public let method: Method?
  /// 0 (typical vision) … 1 (the cone is missing).
  public let severity: Double

  private let matrix: Matrix3
  /// Set for Brettel's method, whose matrix depends on the color.
  private let usesPlanes: Bool

  /// Returns `nil` when the method does not cover the deficiency: Viénot's has no tritan.
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

  /// Returns the color as seen, in sRGB inside its gamut. Alpha is kept.
  public func simulate(_ color: Color) -> Color {
    simulate(color, linearSRGB: color.space.convert(color.components, to: .srgbLinear))
  }

  /// Returns the color in Oklab, as it is and as each simulation sees it, for the comparison of differences between
  /// colors. All steps stay in linear light, so this costs less than simulating and converting.
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

  /// Returns linear-light sRGB components as seen, which may leave 0…1.
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
