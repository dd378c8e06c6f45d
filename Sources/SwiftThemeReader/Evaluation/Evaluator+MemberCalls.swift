import ThemeModel

/// Calls of members of a value, a type or a module: `palette.ink(for: traits)`.
extension Evaluator {
  func callMember(
    _ name: String, of base: Expression, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope,
    _ expected: Expected?
  ) -> Value {
    if case .name("super") = base.kind {
      if name == "init" { return initializeSuper(arguments, expression, scope) }
      return apply(member(base, name, expression, scope, nil), name: name, arguments, expression, scope)
    }
    if case .name("self") = base.kind, name == "init", scope.isInitializer {
      return initializeSelf(arguments, expression, scope)
    }
    let before = effects
    let receiver = self.receiver(base, scope, expected)
    let isPure = effects == before
    let home = base.isSelf ? nil : base
    switch receiver.payload {
    case .unknown: return given(arguments, to: expression, receiver, scope)
    case .none: return receiver
    case .type(let type): return callMember(name, of: type, receiver, base, arguments, expression, scope)
    case .foreignType(let type): return callMember(name, ofForeign: type, arguments, expression, scope)
    case .decoder(let decoder): return decode(name, decoder, arguments, expression, scope, expected)
    case .instance, .enumCase, .module:
      if let value = callMethod(
        name, on: receiver, seenAs: view(of: base, scope), arguments, expression, scope, calledOn: home)
      {
        return value
      }
      if case .instance(let instance) = receiver.payload,
        let value = callOptions(name, of: instance, base, arguments, expression, scope)
      {
        return value
      }
      if let value = mapped(name, receiver, arguments, expression, scope, expected) { return value }
      return apply(member(name, of: receiver, expression), name: name, arguments, expression, scope)
    default:
      if let value = callMethod(
        name, on: receiver, seenAs: view(of: base, scope), arguments, expression, scope, calledOn: home)
      {
        return value
      }
      if name == "map" || name == "flatMap" {
        let isMapped = Self.isSequence(receiver) ? isOptional(base, scope, isPure: isPure) : true
        guard let isMapped else {
          return unknown(
            "unsupported-expression", "whether `\(text(base.span))` is optional is not known", expression.span)
        }
        if isMapped, let value = mapped(name, receiver, arguments, expression, scope, expected) { return value }
      }
      if let own = extended(name, of: receiver, from: Int(expression.span.file)) {
        return apply(own, name: name, arguments, expression, scope)
      }
      return platform.method(
        name, on: receiver, base, arguments, expression, scope, expected, self)
        ?? given(
          arguments, to: expression,
          unknown("unknown-function", "`\(name)` of \(Words.kind(of: receiver)) is not known", expression.span), scope,
          areEvaluated: true)
    }
  }

  /// Calls a member of a type that the sources declare.
  private func callMember(
    _ name: String, of type: TypeRecord, _ receiver: Value, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope
  ) -> Value {
    if name == "init" { return construct(type, arguments, expression, scope) }
    if type.split(of: name, isStatic: true) != .none,
      let value = callMethod(name, on: receiver, seenAs: view(of: base, scope), arguments, expression, scope)
    {
      return value
    }
    return callStatic(name, of: type, arguments, expression, scope)
      ?? given(
        arguments, to: expression,
        unknown("unknown-function", "\(type.path) has no static function `\(name)`", expression.span), scope)
  }

  /// Calls a member of a type of the platform.
  private func callMember(
    _ name: String, ofForeign type: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    if name == "init" { return constructForeign(type, arguments, expression, scope) }
    if type == "Color", name == "Resolved" { return constructForeign(name, arguments, expression, scope) }
    // `NSColor.Name("ink")` is a text.
    if type == "NSColor", name == "Name" { return constructForeign("String", arguments, expression, scope) }
    return callForeignStatic(name, of: type, arguments, expression, scope) ?? platform.staticTrait(name, of: type)
      ?? given(
        arguments, to: expression, unknown("unknown-function", "`\(type).\(name)(…)` is not known", expression.span),
        scope)
  }

  /// Evaluates `dark.map { UIColor($0) }` for an optional that is not nil.
  private func mapped(
    _ name: String, _ receiver: Value, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope,
    _ expected: Expected?
  ) -> Value? {
    guard name == "map" || name == "flatMap", arguments.count == 1 else { return nil }
    let function = evaluate(arguments[0].value, scope)
    if case .closure(let closure) = function.payload {
      var result = expected?.type
      if case .optional(let wrapped)? = result { result = wrapped }
      let made = call(
        ClosureValue(closure.closure, closure.scope, result: closure.result ?? result), [receiver], expression.span)
      return name == "map" && made.isNone ? nestedOptional(expression) : made
    }
    let made = result(of: function, with: [receiver], expression)
    return name == "map" && made.isNone ? nestedOptional(expression) : made
  }

  static func isSequence(_ value: Value) -> Bool {
    switch value.payload {
    case .array, .dictionary, .range, .string: true
    default: false
    }
  }
}
