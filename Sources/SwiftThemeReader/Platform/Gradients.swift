/// SwiftUI's gradients: every stop is a color that text may meet.
enum Gradients {
  static func build(
    _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value {
    let colors = Expected(.array(.named(["SwiftUI", "Color"])), scope)
    for argument in arguments {
      switch argument.label {
      case "colors":
        let value = evaluator.evaluate(argument.value, scope, expecting: colors)
        guard case .array(let parts) = value.payload else { return value.isUnknown ? value : .none }
        return Value(.gradient(parts.map { GradientPart(value: $0) }))
      case "stops":
        return stops(argument.value, scope, evaluator)
      case "gradient", nil:
        let value = evaluator.evaluate(argument.value, scope, expecting: Expected(.named(["Gradient"]), scope))
        if case .gradient = value.payload { return value }
        if value.isUnknown { return value }
      default: continue
      }
    }
    return evaluator.unknown(
      "unknown-initialiser", "a gradient has no known initialiser for these arguments", expression.span)
  }

  private static func stops(_ expression: Expression, _ scope: Scope, _ evaluator: Evaluator) -> Value {
    guard case .array(let elements) = expression.kind else {
      return evaluator.unknown("unsupported-expression", "the stops are not written out", expression.span)
    }
    let color = Expected(.named(["SwiftUI", "Color"]), scope)
    var parts: [GradientPart] = []
    for element in elements {
      guard case .call(_, let arguments) = element.kind,
        let given = arguments.first(where: { $0.label == "color" })
      else { return evaluator.unknown("unsupported-expression", "a stop is not written out", element.span) }
      let location = arguments.first { $0.label == "location" }.map { evaluator.evaluate($0.value, scope) }
      parts.append(
        GradientPart(
          value: evaluator.evaluate(given.value, scope, expecting: color),
          position: location.flatMap(Conversions.number)))
    }
    return Value(.gradient(parts))
  }
}
