extension ColorSpace {
  /// These components, in another space. Every hue and every sign is kept: nothing is clamped, no component is called
  /// powerless. Components beyond 1e30 count as 1e30.
  func convert(_ components: SIMD3<Double>, to target: ColorSpace) -> SIMD3<Double> {
    var values = Finite.components(components)
    var source = self
    var sourceDepth = source.depth
    let targetDepth = target.depth
    // The way down is found before it is walked; the tree is four deep.
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
  /// This color in another space. Nothing is clamped or mapped, so a wide color keeps its meaning with components outside
  /// 0…1. A missing component counts as 0. A hue that says nothing in the result, because the color is grey, becomes
  /// missing (CSS Color 4, #powerless). Into its own space a color comes back unchanged.
  public func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    var result = Color(target, space.convert(components, to: target), alpha: alpha)
    result.missing = missing.intersection(.alpha)
    result.dropPowerlessHue()
    return result
  }

  /// Where a hue is powerless by CSS Color 4: it is flagged as missing, and the trace of chroma that rounding left goes too.
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
