extension ColorSpace {
  /// Converts components of this space to another space. Hues and signs are kept: nothing is clamped, and no component
  /// becomes powerless. Components beyond 1e30 count as 1e30.
  func convert(_ components: SIMD3<Double>, to target: ColorSpace) -> SIMD3<Double> {
    var values = Finite.components(components)
    var source = self
    var sourceDepth = source.depth
    let targetDepth = target.depth
    // The way down from the common base, which is found while climbing. The tree is four levels deep.
    var down = InlineWay()
    var end = target
    var endDepth = targetDepth
    while source != end {
      if sourceDepth >= endDepth, let base = source.base {
        values = source.toBase(values)
        source = base
        sourceDepth -= 1
      } else if let base = end.base {
        down.push(end)
        end = base
        endDepth -= 1
      } else {
        break
      }
    }
    while let next = down.pop() {
      values = next.fromBase(values)
    }
    return values
  }

  /// A stack of the few spaces between a space and the root, without an allocation.
  private struct InlineWay {
    private var first: ColorSpace?
    private var second: ColorSpace?
    private var third: ColorSpace?
    private var fourth: ColorSpace?

    mutating func push(_ space: ColorSpace) {
      (first, second, third, fourth) = (space, first, second, third)
    }

    mutating func pop() -> ColorSpace? {
      let top = first
      (first, second, third, fourth) = (second, third, fourth, nil)
      return top
    }
  }
}

extension Color {
  /// Returns this color in another space. Nothing is clamped or mapped, so a wide-gamut color keeps its meaning, with
  /// components outside 0…1. Missing components count as 0. A hue that has no meaning because the color is gray becomes
  /// missing (CSS Color 4, #powerless). A conversion to the color's own space returns the color unchanged.
  public func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    var result = Color(target, space.convert(components, to: target), alpha: alpha)
    result.missing = missing.intersection(.alpha)
    result.dropPowerlessHue()
    return result
  }

  /// Marks a powerless hue of CSS Color 4 as missing, and removes the chroma that is only a rounding error.
  private mutating func dropPowerlessHue() {
    switch space {
    case .lch where components.y <= 0.0015, .oklch where components.y <= 4e-6:
      components.y = 0
      components.z = 0
      missing.insert(.third)
    case .hsl where components.y <= 0.001:
      components.x = 0
      components.y = 0
      missing.insert(.first)
    case .hwb where components.y + components.z >= 99.999:
      components.x = 0
      missing.insert(.first)
    default:
      break
    }
  }
}
