/// Cases that callers hand over: `Badge(style: .filled(theme.accent))`.
extension ColorReading {
  /// Returns the expression in which a name, or `self` of a value, begins, with the scope in which it was written.
  func origin(of expression: Expression, in scope: ViewScope) -> (value: Expression, scope: ViewScope)? {
    var (here, scope) = (expression, scope)
    for _ in 0..<Self.deepestOrigins {
      if case .name("self") = here.kind {
        guard let receiver = scope.receiver, let value = receiver.expression else { return (here, scope) }
        (here, scope) = (value, receiver.scope)
      } else if let name = plainName(here), let (value, from) = next(name, in: scope) {
        (here, scope) = (value, from)
      } else {
        return (here, scope)
      }
    }
    return nil
  }

  private static let deepestOrigins = 16

  /// Returns the body of a switch that runs for a case with values that the code hands over, in which their names mean these values:
  /// `case .filled(let color): color`. `nil` for any other switch.
  func heldByCase(_ choice: SwitchOver, in scope: ViewScope) -> (body: [Statement], scope: ViewScope)? {
    guard let (value, from) = origin(of: choice.subject, in: scope), value !== choice.subject,
      case .call(let callee, let arguments) = value.kind, case .member(_, let name) = callee.kind,
      table.enumerations(withCase: name).count == 1
    else { return nil }
    for one in choice.cases {
      if one.patterns.isEmpty { return (one.body, scope) }
      for entry in one.patterns {
        switch entry.pattern {
        case .anything where entry.condition == nil: return (one.body, scope)
        case .enumCase(let other, let parts):
          if other != name { continue }
          guard entry.condition == nil, parts.isEmpty || parts.count == arguments.count else { return nil }
          let inner = scope.inner()
          for (part, argument) in zip(parts, arguments) {
            switch part {
            case .name(let name): inner.bind(name, .expression(argument.value, from))
            case .anything: break
            default: return nil
            }
          }
          return (one.body, inner)
        case .expression(let pattern):
          guard case .member(_, let other) = pattern.kind, entry.condition == nil else { return nil }
          if other == name { return (one.body, scope) }
        default: return nil
        }
      }
    }
    return nil
  }

  /// Reads a member of a case that code hands over: `style.ink` where `style` is `.filled`.
  func ofCase(_ names: [String], _ value: Expression, _ whole: Expression, as type: TypeRecord?, in scope: ViewScope)
    -> Ink?
  {
    guard let type, type.kind == .enumeration, let (here, from) = origin(of: value, in: scope) else { return nil }
    let named: Expression
    switch here.kind {
    case .member: named = here
    case .call(let callee, _): named = callee
    default: return nil
    }
    guard case .member(_, let name) = named.kind, type.caseNames.contains(name) else { return nil }
    let longer = names.reduce(here) { Expression(.member($0, $1), whole.span) }
    let found = member(names, of: type, [type.name] + names, longer, in: from)
    return found.isUnread ? nil : found
  }

  /// Returns the type of a value that code hands on: of the case `Inks.snow`, of `Palette(…)`.
  func typeOfValue(_ expression: Expression, in scope: ViewScope) -> TypeRecord? {
    guard let (value, from) = origin(of: expression, in: scope) else { return nil }
    switch value.kind {
    case .member(let base?, let name):
      guard let type = type(base, from) else { return nil }
      if type.kind == .enumeration, type.caseNames.contains(name) { return type }
      guard let property = type.property(name, isStatic: true)?.member else { return nil }
      return valueType(of: property, in: ViewScope(id: -27, type: type, file: type.file))
    case .call(let callee, _):
      if case .member(let base?, let name) = callee.kind, let type = type(base, from), type.kind == .enumeration,
        type.caseNames.contains(name)
      {
        return type
      }
      return type(callee, from)
    default: return nil
    }
  }

  private func type(_ expression: Expression, _ scope: ViewScope) -> TypeRecord? {
    let path = MemberChain(expression).names
    guard path.last?.first?.isUppercase == true,
      let type = table.type(path, from: scope.file, within: scope.type), type.declaration != nil
    else { return nil }
    return type
  }

  /// Returns the type of a value of which a view shows something: of a property, an argument, an element.
  func viewedType(_ base: Expression, in scope: ViewScope) -> TypeRecord? {
    guard let name = plainName(base) else { return nil }
    switch scope.bound(name)?.value {
    case .expression:
      return typeOfValue(base, in: scope) ?? declaredType(of: base, in: scope).flatMap { record($0, in: scope) }
    case .open(let type): return type.flatMap { record($0, in: scope) }
    case .elements(let elements): return elements.type.flatMap { record($0, in: scope) }
    case .receiver, .leaf, .ink: return nil
    case nil:
      return scope.type?.property(name, isStatic: false).flatMap { valueType(of: $0.member, in: scope) }
    }
  }
}
