import ThemeModel

/// An argument after evaluation.
struct EvaluatedArgument {
  var label: String?
  var value: Value
  /// For an argument `&x`, the expression to write back to.
  var reference: Expression?
}

extension Evaluator {
  /// Declares the parameters with their values. Returns the in-out parameters, with the expressions to write back to.
  func bind(_ arguments: [Expression.Argument], to parameters: [Parameter], _ scope: Scope, _ inner: Scope)
    -> [(String, Expression)]
  {
    var references: [(String, Expression)] = []
    let pairs = ArgumentMatch.pairs(parameters, arguments, table)
    for (parameter, given) in pairs {
      let expected = typeOfOthers(parameter, given, pairs, scope) ?? Expected(parameter.type, inner)
      if parameter.isVariadic {
        let values = given.map { evaluate($0.value, scope, expecting: expected) }
        let states = values.reduce(nil) { StateNotes.joined($0, $1.states) }
        inner.declare(
          parameter.name, Value(.array(values)).noting(states), type: .array(parameter.seenType ?? parameter.type))
      } else if let argument = given.first {
        if case .reference(let target) = argument.value.kind { references.append((parameter.name, target)) }
        let value = coerced(evaluate(argument.value, scope, expecting: expected), expected)
        inner.declare(parameter.name, value, type: parameter.seenType ?? parameter.type)
      } else if let initial = parameter.initial {
        let value = coerced(evaluate(initial, inner, expecting: expected), expected)
        inner.declare(parameter.name, value, type: parameter.type)
      } else {
        inner.declare(parameter.name, .none)
      }
    }
    return references
  }

  /// Returns what may be handed in for a parameter. What a generic parameter has to be counts where the sources declare that.
  func wantedClass(of parameter: Parameter, _ span: Span, _ owner: TypeRecord?) -> TypeClass {
    let written = TypeClass(parameter.type, file: Int(span.file), owner: owner, table)
    guard case .open = written else { return written }
    let bound = (parameter.seenType ?? parameter.type).replacing(owner?.declaration?.constraints ?? [:])
    guard bound != parameter.type,
      case .declared(let type) = TypeClass(bound, file: Int(span.file), owner: owner, table)
    else { return written }
    return .declared(type)
  }

  /// What an implicit member is where the call decides the type: `pick(UIColor.red, .blue)` of `pick<T>(_ a: T, _ b: T)`.
  private func typeOfOthers(
    _ parameter: Parameter, _ given: [Expression.Argument], _ pairs: [(Parameter, [Expression.Argument])],
    _ scope: Scope
  ) -> Expected? {
    guard parameter.isGeneric, given.contains(where: { Self.isImplicit($0.value) }) else { return nil }
    let others = pairs.filter { $0.0.type == parameter.type }.flatMap(\.1)
    return others.lazy.compactMap { self.writtenType($0.value, scope) }.first
  }

  private static func isImplicit(_ expression: Expression) -> Bool {
    if case .call(let callee, _) = expression.kind { return callee.implicitName != nil }
    return expression.implicitName != nil
  }

  func evaluated(_ arguments: [Expression.Argument], _ scope: Scope, floating: Bool = false) -> [EvaluatedArgument] {
    let expected = floating ? Expected(.named(["Double"]), scope) : nil
    return arguments.map { argument in
      if case .reference(let target) = argument.value.kind {
        return EvaluatedArgument(label: argument.label, value: evaluate(target, scope), reference: target)
      }
      return EvaluatedArgument(
        label: argument.label, value: evaluate(argument.value, scope, expecting: expected), reference: nil)
    }
  }
}
