/// Each space is defined by the conversion to and from one other space, its base. The root of this tree is CIE XYZ with
/// a D65 white. A conversion climbs to the nearest common base and then descends, so `hsl` to `srgb` uses no matrix,
/// and rounding errors stay in the last bits.
extension ColorSpace {
  var base: ColorSpace? {
    switch self {
    case .xyzD65: nil
    case .hsl, .hwb, .extendedSRGB, .extendedGray: .srgb
    case .srgb, .extendedLinearSRGB, .grayGamma22: .srgbLinear
    case .lch: .lab
    case .displayP3: .displayP3Linear
    case .lab, .prophotoRGB: .xyzD50
    case .oklch: .oklab
    case .srgbLinear, .displayP3Linear, .a98RGB, .rec2020, .oklab, .xyzD50: .xyzD65
    }
  }

  var depth: Int {
    var steps = 0
    var space = base
    while let next = space {
      steps += 1
      space = next.base
    }
    return steps
  }

  /// Converts from this space to its base.
  func toBase(_ v: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .xyzD65, .extendedSRGB, .extendedLinearSRGB: v
    case .hsl: HSL.toSRGB(v)
    case .hwb: HWB.toSRGB(v)
    case .extendedGray: SIMD3(repeating: v.x)
    case .srgb, .displayP3: TransferCurves.each(v, TransferCurves.linearFromSRGB)
    case .grayGamma22: SIMD3(repeating: TransferCurves.linearFromGamma22(v.x))
    case .srgbLinear: Matrices.linearSRGBToXYZD65 * v
    case .displayP3Linear: Matrices.linearDisplayP3ToXYZD65 * v
    case .a98RGB: Matrices.linearA98RGBToXYZD65 * TransferCurves.each(v, TransferCurves.linearFromA98)
    case .rec2020: Matrices.linearRec2020ToXYZD65 * TransferCurves.each(v, TransferCurves.linearFromRec2020)
    case .prophotoRGB: Matrices.linearProphotoRGBToXYZD50 * TransferCurves.each(v, TransferCurves.linearFromProphoto)
    case .lab: Lab.toXYZD50(v)
    case .lch, .oklch: PolarForm.rectangular(v)
    case .oklab: Matrices.lmsToXYZD65 * Oklab.toLMS(v)
    case .xyzD50: Matrices.xyzD50ToXYZD65 * v
    }
  }

  /// Converts from the base of this space to this space.
  func fromBase(_ v: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .xyzD65, .extendedSRGB, .extendedLinearSRGB: v
    case .hsl: HSL.fromSRGB(v)
    case .hwb: HWB.fromSRGB(v)
    case .extendedGray: Gray.fromSRGB(v)
    case .srgb, .displayP3: TransferCurves.each(v, TransferCurves.srgbFromLinear)
    case .grayGamma22: SIMD3(TransferCurves.gamma22FromLinear(Gray.luminance(v)), 0, 0)
    case .srgbLinear: Matrices.xyzD65ToLinearSRGB * v
    case .displayP3Linear: Matrices.xyzD65ToLinearDisplayP3 * v
    case .a98RGB: TransferCurves.each(Matrices.xyzD65ToLinearA98RGB * v, TransferCurves.a98FromLinear)
    case .rec2020: TransferCurves.each(Matrices.xyzD65ToLinearRec2020 * v, TransferCurves.rec2020FromLinear)
    case .prophotoRGB:
      TransferCurves.each(Matrices.xyzD50ToLinearProphotoRGB * v, TransferCurves.prophotoFromLinear)
    case .lab: Lab.fromXYZD50(v)
    case .lch, .oklch: PolarForm.polar(v)
    case .oklab: Oklab.fromLMS(Matrices.xyzD65ToLMS * v)
    case .xyzD50: Matrices.xyzD65ToXYZD50 * v
    }
  }
}
