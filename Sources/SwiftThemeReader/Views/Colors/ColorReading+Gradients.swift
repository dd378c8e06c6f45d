/// Gradients that views make in place: `LinearGradient(colors: [.accent, .page], startPoint: .top, endPoint: .bottom)`.
extension ColorReading {
  static func makesGradient(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name): PlatformTypes.gradients.contains(name)
    case .member(let base?, "init"): makesGradient(base)
    case .member(let base, let name):
      implicitGradients.contains(name) || base != nil && PlatformTypes.gradients.contains(name)
    default: false
    }
  }

  private static let implicitGradients: Set = [
    "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient",
  ]

  /// Returns the color of each stop: what lies on the gradient may meet any of them. The colors between two stops are not read.
  func gradient(_ arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope) -> Ink {
    for argument in arguments {
      switch argument.label {
      case "colors", "stops":
        guard case .array(let elements) = argument.value.kind, !elements.isEmpty else { continue }
        return stops(elements.map(Self.color(ofStop:)), of: expression, in: scope)
      case "gradient", nil: return ink(argument.value, as: "Gradient", in: scope)
      default: continue
      }
    }
    return Ink(.unread("a gradient whose stops are not written out"), expression.span)
  }

  /// What a stop shows, wherever it is written.
  private struct Stop: Hashable {
    let shade: Ink.Shade
    let alpha: Double?
    let opacity: Double
    let dimming: String?
    let holder: ThemeHolder?
    let below: [Ink.Layer]

    init(_ alternative: Ink.Alternative) {
      shade = alternative.shade
      (alpha, opacity, dimming) = (alternative.alpha, alternative.opacity, alternative.dimming)
      holder = alternative.holder
      below = alternative.below
    }
  }

  /// Returns the color of `.init(color: .accent, location: 0.5)`, or the expression itself.
  private static func color(ofStop expression: Expression) -> Expression {
    guard case .call(_, let arguments) = expression.kind,
      let color = arguments.first(where: { $0.label == "color" }),
      arguments.contains(where: { $0.label == "location" })
    else { return expression }
    return color.value
  }

  private func stops(_ colors: [Expression], of gradient: Expression, in scope: ViewScope) -> Ink {
    let inks = colors.map { color($0, in: scope) }
    if inks.contains(where: { $0.alternatives.contains { $0.shade == .clear || $0.shade == .unset } }) {
      return Ink(.unknown(spoken(gradient.span, in: scope), .fading), gradient.span)
    }
    guard Set(inks.map { $0.alternatives.map(Stop.init) }).count > 1 else { return inks[0] }
    return Ink(inks.flatMap(\.alternatives)).assuming("the content lies on this end of the gradient")
  }
}
