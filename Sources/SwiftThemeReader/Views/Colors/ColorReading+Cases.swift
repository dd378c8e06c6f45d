/// Cases that callers hand over: `Badge(style: .filled(theme.accent))`.
extension ColorReading {
  /// Returns the expression in which a name, or `self` of a value, begins, with the scope in which it was written.
  func beginning(of expression: Expression, in scope: ViewScope) -> (value: Expression, scope: ViewScope)? {
    var (here, scope) = (expression, scope)
    for _ in 0..<Self.deepestBeginning {
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

  private static let deepestBeginning = 16

  /// Returns the body of a switch that runs for a case with values that the code hands over, in which their names mean these values:
  /// `case .filled(let color): color`. `nil` for any other switch.
  func heldByCase(_ choice: SwitchOver, in scope: ViewScope) -> (body: [Statement], scope: ViewScope)? {
    guard let (value, from) = beginning(of: choice.subject, in: scope), value !== choice.subject,
      case .call(let callee, let arguments) = value.kind, case .member(_, let name) = callee.kind,
      let cases = table.enumerations(withCase: name).first, table.enumerations(withCase: name).count == 1,
      choice.cases.allSatisfy({ one in
        // A constant of the type's own, `.brand`, may equal any case.
        one.patterns.allSatisfy { Self.writtenCase($0.pattern).map(cases.contains) ?? true }
          && !Self.fallsThrough(one.body)
      })
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

  private static func writtenCase(_ pattern: Pattern) -> String? {
    switch pattern {
    case .enumCase(let name, _): name
    case .expression(let expression): if case .member(_, let name) = expression.kind { name } else { nil }
    default: nil
    }
  }

  static func fallsThrough(_ body: [Statement]) -> Bool {
    body.contains { if case .fallThrough = $0 { true } else { false } }
  }

  /// Reads a member of a case that code hands over: `style.ink` where `style` is `.filled`.
  func ofCase(_ names: [String], _ value: Expression, _ whole: Expression, as type: TypeRecord?, in scope: ViewScope)
    -> Ink?
  {
    guard let type, type.kind == .enumeration, let (here, from) = beginning(of: value, in: scope) else { return nil }
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
}
