import ThemeModel

/// Properties with wrappers that the sources declare.
extension Evaluator {
  /// The wrapper of a property, where the sources declare it and say what it gives.
  func wrapperType(of property: Property, _ scope: Scope) -> TypeRecord? {
    guard case .other(let name)? = property.wrapper,
      let type = table.type(name.split(separator: ".").map(String.init), from: scope.file, within: scope.type),
      type.declaration != nil, type.property("wrappedValue", isStatic: false) != nil
    else { return nil }
    return type
  }

  /// What a wrapper makes of what its property starts with or was given: `@Dynamic(light: .black, dark: .white) static var ink: UIColor`,
  /// `@Clamped(0...1) var alpha = 3.0`. Nil where the property has none, or where the wrapper is not declared here.
  func wrapped(_ property: Property, given: Value? = nil, _ scope: Scope) -> Value? {
    guard let type = wrapperType(of: property, scope), case .other(let name)? = property.wrapper else { return nil }
    var arguments = property.wrapperArguments
    let inner = scope.inner()
    if let given {
      inner.declare("$given", given)
      arguments.insert(.init(label: "wrappedValue", value: Expression(.name("$given"), property.span)), at: 0)
    } else if let initial = property.initial {
      let expected = property.type.map { Expected($0, scope) }
      inner.declare("$given", coerced(evaluate(initial, scope, expecting: expected), expected))
      arguments.insert(.init(label: "wrappedValue", value: Expression(.name("$given"), initial.span)), at: 0)
    }
    let expression = Expression(.name(name), property.span)
    return member("wrappedValue", of: construct(type, arguments, expression, inner), expression)
  }
}
