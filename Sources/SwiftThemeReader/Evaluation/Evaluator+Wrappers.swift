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
  /// `@Clamped(0...1) var alpha = 3.0`. Nil where the property has none, and where its wrapper gives what it is given.
  func wrapped(_ property: Property, given: Value? = nil, _ scope: Scope) -> Value? {
    guard case .other(let name)? = property.wrapper else { return nil }
    guard let type = wrapperType(of: property, scope) else {
      guard property.hasUnknownWrapper, !isDeclared(name, scope) else { return nil }
      let isEmpty = property.initial == nil && given == nil
      return unknown(
        isEmpty ? "not-initialised" : "unsupported-expression",
        "what `@\(name)` \(isEmpty ? "gives" : "makes of its value") is declared in no source", property.span)
    }
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

  private func isDeclared(_ name: String, _ scope: Scope) -> Bool {
    table.type(name.split(separator: ".").map(String.init), from: scope.file, within: scope.type)?.declaration != nil
  }
}

extension Property {
  /// Whether it has a wrapper that is not one of the system's, and does not only keep what it is given.
  var hasUnknownWrapper: Bool {
    guard case .other(let name)? = wrapper, !isConstant, getter == nil else { return false }
    return name.beginsWithCapital && !name.hasSuffix("Actor") && !AppState.wrappers.contains(name)
      && !PlatformTypes.wrappers.contains(name)
  }
}
