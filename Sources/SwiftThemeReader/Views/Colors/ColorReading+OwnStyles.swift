import ThemeModel

/// Values of types of the team's own that stand for a color: `Tone(.ink)`, where `struct Tone: ShapeStyle` resolves to a color.
extension ColorReading {
  /// Returns what a style resolves to, as far as its function tells; `nil` for any other value.
  func ofStyle(_ expression: Expression, in scope: ViewScope) -> Ink? {
    guard scope.depth < Self.mostWrappers, let type = style(of: expression),
      let (function, owner) = OwnStyle.resolver(of: type), let body = function.body,
      let environment = function.parameters.first, openCalls.insert(expression.span).inserted
    else { return nil }
    defer { openCalls.remove(expression.span) }
    let parts = [Int(expression.span.start), Int(expression.span.file), scope.id, -49]
    let value: ViewScope?
    switch expression.kind {
    case .call(let callee, let arguments) where type.kind == .structure:
      guard MemberChain(callee).names.last(where: { $0 != "init" })?.beginsWithCapital == true else { return nil }
      value = kept(in: type, by: arguments, from: scope, parts: parts, depth: scope.depth + 1)
    case .member(.some, let name) where type.caseNames.contains(name):
      value = ViewScope(id: identity(parts), type: type, file: type.file, depth: scope.depth + 1)
      value?.receiver = (expression, scope)
    default: value = nil
    }
    guard let value else { return nil }
    let inside = value.inner(
      id: identity([value.id, owner.order, -50]), [environment.name: .open(.named(["EnvironmentValues"]))])
    inside.parameters = function.parameters
    let found = ink(body, as: function.result, in: inside)
    return Self.isKnown(found) ? found.via(expression.span) : nil
  }

  /// Reads a style that is made where its type is wanted: `.init(path: \.text)`.
  func ofStyle(madeWith arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope) -> Ink? {
    guard let wanted, let type = table.type([wanted], from: scope.file, within: scope.type), OwnStyle.isOne(type) else {
      return nil
    }
    let named = Expression(.call(Expression(.name(wanted), expression.span), arguments), expression.span)
    return ofStyle(named, in: scope)
  }

  /// Reads what a function gives that a value keeps, where it was made with a key path or a closure: `getColor(environment.theme)`.
  func kept(
    _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope
  ) -> Ink? {
    guard arguments.count == 1, arguments[0].label == nil, let name = plainName(callee), scope.bound(name) != nil,
      let start = beginning(of: callee, in: scope), start.isSteady,
      // By its name alone, a member could be that of another theme.
      isOfDeclaredType(arguments[0].value, in: scope)
    else { return nil }
    switch start.value.kind {
    case .keyPath:
      let outer = pathBase
      pathBase = PathBase(value: arguments[0].value, scope: scope)
      defer { pathBase = outer }
      let found = ink(start.value, in: start.scope)
      return Self.isKnown(found) ? found.via(expression.span) : nil
    case .closure(let closure) where closure.arity == 1 && closure.captures.isEmpty:
      let span = closure.span
      let id = identity([start.scope.id, scope.id, Int(span.file), Int(span.start), -57])
      let parameter = closure.parameters.first ?? "$0"
      let inner = start.scope.inner(id: id, [parameter: .expression(arguments[0].value, scope)])
      let found = ink(closure.body, in: inner)
      return Self.isKnown(found) ? found.via(expression.span) : nil
    default: return nil
    }
  }

  private func isOfDeclaredType(_ value: Expression, in scope: ViewScope) -> Bool {
    if typeByDeclarations(of: value, in: scope) != nil { return true }
    guard case .member(let base?, let key) = value.kind, let name = plainName(base),
      case .open(.named(["EnvironmentValues"]))? = scope.bound(name)?.value,
      let kept = table.foreignType("EnvironmentValues").property(key, isStatic: false)?.member
    else { return false }
    let outside = ViewScope(id: -58, type: nil, file: Int(kept.span.file))
    return valueType(of: kept, in: outside)?.declaration != nil
  }

  /// Whether it is known of all that a color may be which color that is.
  static func isKnown(_ ink: Ink) -> Bool {
    !ink.alternatives.isEmpty
      && ink.alternatives.allSatisfy { alternative in
        switch alternative.shade {
        case .token, .fixed, .adapting, .system, .clear: true
        case .unset, .unread, .unknown, .veiled: false
        }
      }
  }

  /// Returns a scope in which the properties of a value have what its arguments give them; `nil` where something else is kept of one.
  func kept(
    in type: TypeRecord, by arguments: [Expression.Argument], from caller: ViewScope, parts: [Int], depth: Int
  ) -> ViewScope? {
    let value = ViewScope(id: identity([type.order] + parts), type: type, file: type.file, depth: depth)
    for property in type.properties.map(\.member) where property.isStored && !property.isStatic {
      if property.wrapper == nil, let initial = property.initial {
        value.bind(property.name, .expression(initial, value))
      }
    }
    guard !type.initializers.isEmpty else {
      for argument in arguments {
        guard let label = argument.label, type.property(label, isStatic: false)?.member.isStored == true else {
          return nil
        }
        value.bind(label, .expression(argument.value, caller))
      }
      return value
    }
    let fitting = Overloads(type.initializers, \.parameters, arguments, from: caller, value)
    guard fitting.isCertain, let (initializer, bindings) = fitting.first, let body = initializer.body else {
      return nil
    }
    let inside = ViewScope(
      id: identity([type.order] + parts + [-51]), type: type, file: type.file, bindings: bindings, depth: depth)
    inside.parameters = initializer.parameters
    for statement in body {
      guard case .expression(let whole) = statement, case .assignment(let target, nil, let given) = whole.kind,
        let name = plainName(target), type.property(name, isStatic: false)?.member.isStored == true
      else { return nil }
      value.bind(name, .expression(given, inside))
    }
    return value
  }
}
