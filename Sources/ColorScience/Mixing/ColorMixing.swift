/// The direction in which a hue is interpolated between two others (CSS Color 4, #hue-interpolation).
public enum HueInterpolation: String, CaseIterable, Hashable, Sendable {
  case shorter
  case longer
  case increasing
  case decreasing
}

extension Color {
  /// Returns a color between this one (share 0) and another (share 1), interpolated as in CSS Color 4, #interpolation.
  /// Components except hues are premultiplied with alpha. A component that one color lacks is taken from the other.
  public func mixed(
    with other: Color, share: Double, in space: ColorSpace, hue: HueInterpolation = .shorter
  ) -> Color {
    var a = ColorMixing.prepared(self, for: space)
    var b = ColorMixing.prepared(other, for: space)
    ColorMixing.fill(&a, from: b)
    ColorMixing.fill(&b, from: a)
    let share = min(max(share.isNaN ? 0 : share, 0), 1)
    let alpha = a.alpha + (b.alpha - a.alpha) * share
    var result = a
    result.alpha = alpha
    result.missing = a.missing.intersection(b.missing)
    for channel in 0..<3 {
      let x = Finite.number(a.components[channel])
      let y = Finite.number(b.components[channel])
      if channel == space.hueChannel {
        result.components[channel] = ColorMixing.hue(x, y, share, hue)
      } else if alpha > 0 {
        result.components[channel] = (x * a.alpha * (1 - share) + y * b.alpha * share) / alpha
      } else {
        result.components[channel] = x + (y - x) * share
      }
    }
    return result
  }
}

/// The steps of interpolation.
enum ColorMixing {
  /// Converts a color. A component stays missing if the new space has a component of the same kind.
  static func prepared(_ color: Color, for space: ColorSpace) -> Color {
    var result = color.converted(to: space)
    guard color.space != space else { return result }
    for source in 0..<3 where color.missing.contains(.component(source)) {
      guard let kind = color.space.kinds[source], let target = space.kinds.firstIndex(of: kind) else { continue }
      result.components[target] = 0
      result.missing.insert(.component(target))
    }
    return result
  }

  /// Fills missing components with the values of the other color.
  static func fill(_ color: inout Color, from other: Color) {
    for channel in 0..<3 {
      let flag = MissingComponents.component(channel)
      guard color.missing.contains(flag), !other.missing.contains(flag) else { continue }
      color.components[channel] = other.components[channel]
      color.missing.remove(flag)
    }
    if color.missing.contains(.alpha), !other.missing.contains(.alpha) {
      color.alpha = other.alpha
      color.missing.remove(.alpha)
    }
  }

  static func hue(_ from: Double, _ to: Double, _ share: Double, _ way: HueInterpolation) -> Double {
    let start = Hue.normalized(from)
    var turn = Hue.normalized(to) - start
    switch way {
    case .shorter: if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    case .longer: if turn > 0, turn < 180 { turn -= 360 } else if turn > -180, turn <= 0 { turn += 360 }
    case .increasing: if turn < 0 { turn += 360 }
    case .decreasing: if turn > 0 { turn -= 360 }
    }
    return Hue.normalized(start + turn * share)
  }
}

extension MissingComponents {
  /// Returns the flag of a component, counted from 0.
  static func component(_ index: Int) -> MissingComponents { MissingComponents(rawValue: 1 << UInt8(index)) }
}

extension ColorSpace {
  /// The kind of a component, by which a missing component is carried over to another space (CSS Color 4,
  /// #interpolation-missing).
  fileprivate enum ComponentKind {
    case red, green, blue, x, y, z, lightness, colorfulness, hue, a, b
  }

  var hueChannel: Int? {
    switch self {
    case .lch, .oklch: 2
    case .hsl, .hwb: 0
    default: nil
    }
  }

  fileprivate var kinds: [ComponentKind?] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .extendedSRGB,
      .extendedLinearSRGB:
      [.red, .green, .blue]
    case .xyzD50, .xyzD65: [.x, .y, .z]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, nil, nil]
    case .grayGamma22, .extendedGray: [nil, nil, nil]
    }
  }
}
