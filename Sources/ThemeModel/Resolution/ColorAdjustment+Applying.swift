import ColorScience

extension ColorAdjustment {
  /// Returns the adjusted color. `other` is the color that is mixed in.
  public func applied(to color: Color, mixing other: Color?) -> Color {
    switch self {
    case .alpha(let alpha):
      var result = color
      result.alpha = alpha.clampedToUnit
      result.missing.remove(.alpha)
      return result
    case .alphaTimes(let factor):
      var result = color
      result.alpha = (color.alpha * factor).clampedToUnit
      return result
    case .mix(_, let share, let space):
      guard let other else { return color }
      return color.mixed(with: other, share: share, in: space)
    case .lightness(let amount, let space):
      return color.lightened(by: amount, in: space)
    }
  }

  /// The text in a chain.
  var text: String {
    switch self {
    case .alpha(let alpha): "alpha \(alpha)"
    case .alphaTimes(let factor): "alpha × \(factor)"
    case .mix(let other, let share, let space): "mixed with \(share * 100)% \(other.shortText) in \(space.rawValue)"
    case .lightness(let amount, let space):
      "\(amount < 0 ? "darkened" : "lightened") by \(abs(amount) * 100)% in \(space.rawValue)"
    }
  }
}

extension TokenValue {
  /// The name or color as a short text for a chain.
  var shortText: String {
    switch self {
    case .color(let color): color.css
    case .alias(let path): "{\(path)}"
    case .adjusted(let base, let adjustment): "\(base.shortText), \(adjustment.text)"
    case .gradient(let stops): "gradient of \(stops.map(\.value.shortText).joined(separator: ", "))"
    case .composite(let parts): parts.map { "\($0.name) \($0.value.shortText)" }.joined(separator: ", ")
    case .placeholder(let placeholder): placeholder.text
    case .undetermined(let undetermined): undetermined.text ?? undetermined.code
    }
  }
}

extension Color {
  /// Moves the lightness by a share of the distance to its maximum or minimum. In an RGB space, all channels move. In
  /// `lch`, the chroma is reduced by the same share.
  func lightened(by amount: Double, in space: ColorSpace) -> Color {
    let source = converted(to: space)
    var result = source
    let (channels, top) = space.lightness
    for channel in channels {
      let value = source.components[channel]
      result.components[channel] = amount < 0 ? value * (1 + max(amount, -1)) : value + (top - value) * min(amount, 1)
    }
    if space == .lch { result.components[1] = source.components[1] * (1 - min(abs(amount), 1)) }
    return result
  }
}

extension ColorSpace {
  /// The components that determine lightness, and their maximum.
  fileprivate var lightness: (channels: Range<Int>, top: Double) {
    switch self {
    case .lab, .lch: (0..<1, 100)
    case .oklab, .oklch: (0..<1, 1)
    case .hsl: (2..<3, 100)
    case .grayGamma22, .extendedGray: (0..<1, 1)
    default: (0..<3, 1)
    }
  }
}

extension Double {
  /// The value in 0…1. NaN becomes 0.
  var clampedToUnit: Double {
    self > 0 ? min(self, 1) : 0
  }
}
