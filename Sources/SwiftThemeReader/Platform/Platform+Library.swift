import ThemeModel

extension Platform: Library {
  func function(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    Builtins.freeFunction(name, arguments, expression, scope, evaluator)
  }

  func method(
    _ name: String, on receiver: Value, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, _ expected: Expected?, _ evaluator: Evaluator
  ) -> Value? {
    Methods.call(name, on: receiver, base, arguments, expression, scope, expected, evaluator)
  }

  func property(_ name: String, of value: Value, _ evaluator: Evaluator) -> Value? {
    Builtins.property(name, of: value, evaluator)
  }

  func setting(_ name: String, of owner: Value, to value: Value) -> Value? {
    guard case .scanner(let text, let offset) = owner.payload else { return nil }
    return Scanning.setting(name, text, at: offset, to: value)
  }

  func construct(
    _ type: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value {
    Constructors.build(type, arguments, expression, scope, evaluator)
  }

  func hasInitializer(_ labels: [String?], of type: String) -> Bool {
    ColorConstructors.isPlatforms(labels, of: type)
  }

  func color(_ type: String, _ arguments: [EvaluatedArgument], _ span: Span, _ evaluator: Evaluator) -> Value {
    ColorConstructors.build(type, arguments, evaluator, span)
  }

  func hasConstant(_ name: String, of type: String) -> Bool {
    KnownColors.isConstant(name, of: type)
  }

  func staticColor(_ name: String, of type: String, _ span: Span?, _ evaluator: Evaluator) -> Value? {
    type == Bundles.type ? Bundles.member(name, span, evaluator) : KnownColors.member(name, of: type, evaluator, span)
  }

  func isTrait(_ name: String) -> Bool {
    Traits.isKnown(name)
  }

  func trait(_ name: String, of traits: Value, _ evaluator: Evaluator) -> Value {
    Traits.value(of: name, traits, evaluator)
  }

  func staticTrait(_ name: String, of type: String) -> Value? {
    Traits.staticMember(name, of: type)
  }

  func environment(_ key: String, _ evaluator: Evaluator) -> Value? {
    Traits.environment(key, evaluator)
  }

  func declaredTrait(_ property: Property, _ owner: TypeRecord, _ traits: Value, _ evaluator: Evaluator) -> Value {
    Traits.declared(property, owner, traits, evaluator)
  }

  func customTrait(_ trait: TypeRecord, _ traits: Value, _ evaluator: Evaluator) -> Value {
    Traits.custom(trait, traits, evaluator)
  }

  func fixing(_ trait: String, _ value: Value) -> Contexts? {
    Traits.fixing(trait, value)
  }
}
