import ColorScience
import ThemeModel

/// Methods and properties of colors.
enum ColorMethods {
  static func call(
    _ name: String, on color: Value, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope,
    _ evaluator: Evaluator
  ) -> Value? {
    guard Labels.areKnown(arguments.map(\.label), of: name) else { return nil }
    switch name {
    case "withAlphaComponent", "opacity", "copy":
      let values = evaluator.evaluated(arguments, scope, floating: true)
      guard let first = values.first else { return nil }
      if first.value.isUnknown { return first.value }
      guard let share = Conversions.number(first.value), share.isFinite else { return nil }
      let alpha = min(max(share, 0), 1)
      return Value(.color(.adjusted(color, name == "opacity" ? .alphaTimes(alpha) : .alpha(alpha))))
    case "mix": return mix(color, arguments, scope, evaluator)
    case "blended": return blended(color, arguments, scope, evaluator)
    case "resolvedColor", "resolve":
      let type = name == "resolve" ? "EnvironmentValues" : "UITraitCollection"
      return resolved(
        color,
        arguments.map { argument in
          let expected = Expected(.named([type]), scope)
          return EvaluatedArgument(
            label: argument.label, value: evaluator.evaluate(argument.value, scope, expecting: expected))
        })
    case "getRed", "getHue", "getWhite": return components(name, color, arguments, expression, scope, evaluator)
    case "isEqual":
      guard let other = arguments.first.map({ evaluator.evaluate($0.value, scope) }),
        case .success(let a) = Resolution.color(of: color, evaluator),
        case .success(let b) = Resolution.color(of: other, evaluator)
      else { return nil }
      return Value(.boolean(a == b))
    case "set", "setFill", "setStroke": return .void
    case "converted", "usingColorSpace": return color
    default: return nil
    }
  }

  /// Names of the components that CGColor, NSColor and SwiftUI's resolved colors have.
  static let components: Set = [
    "components", "alpha", "alphaComponent", "opacity", "red", "green", "blue", "redComponent", "greenComponent",
    "blueComponent", "linearRed", "linearGreen", "linearBlue", "hueComponent", "saturationComponent",
    "brightnessComponent",
  ]

  static func property(_ name: String, of color: Value, _ evaluator: Evaluator) -> Value {
    switch Resolution.color(of: color, evaluator) {
    case .failure(let reason): return Value(.unknown(reason.undetermined))
    case .success(let color):
      let rgb = color.converted(to: .extendedSRGB).components
      switch name {
      case "components": return Value(.array([rgb.x, rgb.y, rgb.z, color.alpha].map { Value(.decimal($0)) }))
      case "red", "redComponent": return Value(.decimal(rgb.x))
      case "green", "greenComponent": return Value(.decimal(rgb.y))
      case "blue", "blueComponent": return Value(.decimal(rgb.z))
      case "linearRed": return Value(.decimal(color.converted(to: .extendedLinearSRGB).components.x))
      case "linearGreen": return Value(.decimal(color.converted(to: .extendedLinearSRGB).components.y))
      case "linearBlue": return Value(.decimal(color.converted(to: .extendedLinearSRGB).components.z))
      case "hueComponent": return Value(.decimal(HSB.components(color).hue))
      case "saturationComponent": return Value(.decimal(HSB.components(color).saturation))
      case "brightnessComponent": return Value(.decimal(HSB.components(color).brightness))
      default: return Value(.decimal(color.alpha))
      }
    }
  }

  /// Mixes as SwiftUI does: in a perceptual space unless the call says otherwise.
  private static func mix(
    _ color: Value, _ arguments: [Expression.Argument], _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    let type = Expected(.named(["Color"]), scope)
    guard let other = arguments.first(where: { $0.label == "with" }),
      let by = arguments.first(where: { $0.label == "by" }),
      let share = Conversions.number(evaluator.evaluate(by.value, scope)), share.isFinite
    else { return nil }
    var space = ColorSpace.oklab
    if let given = arguments.first(where: { $0.label == "in" }),
      case .symbol("device") = evaluator.evaluate(given.value, scope).payload
    {
      space = .srgb
    }
    let target = evaluator.evaluate(other.value, scope, expecting: type)
    return Value(.color(.adjusted(color, .mix(target, share: min(max(share, 0), 1), space: space))))
  }

  /// Blends as AppKit does: with a share of another color, component by component.
  private static func blended(
    _ color: Value, _ arguments: [Expression.Argument], _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    guard let other = arguments.first(where: { $0.label == "of" }),
      let by = arguments.first(where: { $0.label == "withFraction" }),
      let share = Conversions.number(evaluator.evaluate(by.value, scope)), share.isFinite
    else { return nil }
    let target = evaluator.evaluate(other.value, scope, expecting: Expected(.named(["NSColor"]), scope))
    return Value(.color(.adjusted(color, .mix(target, share: min(max(share, 0), 1), space: .srgb))))
  }

  private static func resolved(_ color: Value, _ arguments: [EvaluatedArgument]) -> Value? {
    guard let first = arguments.first else { return nil }
    switch first.value.payload {
    case .traits(let contexts): return contexts.isEmpty ? color : Value(.color(.fixed(color, contexts)))
    case .unknown: return first.value
    default: return color
    }
  }

  /// Evaluates `getRed(&r, green: &g, …)`, which writes the components to its arguments.
  private static func components(
    _ name: String, _ color: Value, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope,
    _ evaluator: Evaluator
  ) -> Value {
    let rgb: Color
    switch Resolution.color(of: color, evaluator) {
    case .success(let color): rgb = color.converted(to: .srgb)
    case .failure(let reason):
      // The arguments that would have been written become unknown too.
      for case .reference(let target) in arguments.map(\.value.kind) {
        _ = evaluator.store(Value(.unknown(reason.undetermined)), in: target, expression, scope)
      }
      return Value(.unknown(reason.undetermined))
    }
    let values: [Double]
    switch name {
    case "getRed": values = [rgb.components.x, rgb.components.y, rgb.components.z, rgb.alpha]
    case "getHue":
      let hsb = HSB.components(rgb)
      values = [hsb.hue, hsb.saturation, hsb.brightness, rgb.alpha]
    default: values = [rgb.components.x, rgb.alpha]
    }
    for (argument, value) in zip(arguments, values) {
      if case .reference(let target) = argument.value.kind {
        _ = evaluator.store(Value(.decimal(value)), in: target, expression, scope)
      }
    }
    return Value(.boolean(true))
  }
}
