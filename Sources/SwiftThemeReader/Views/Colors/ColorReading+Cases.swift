/// Cases that callers hand over: `Badge(style: .filled(theme.accent))`.
extension ColorReading {
  /// Where a value begins.
  struct Beginning {
    var value: Expression
    /// The scope in which it was written.
    var scope: ViewScope
    /// Whether the value stays what it was at first.
    var isSteady = true
  }

  /// Returns the expression in which a name, or `self` of a value, begins.
  func beginning(of expression: Expression, in scope: ViewScope) -> Beginning? {
    var here = Beginning(value: expression, scope: scope)
    for _ in 0..<Self.deepestBeginning {
      if case .name("self") = here.value.kind {
        guard let receiver = here.scope.receiver, let value = receiver.expression else { return here }
        (here.value, here.scope) = (value, receiver.scope)
      } else if let name = plainName(here.value), let (value, from) = next(name, in: here.scope) {
        if mayChange(name, in: here.scope) { here.isSteady = false }
        (here.value, here.scope) = (value, from)
      } else {
        return here
      }
    }
    return nil
  }

  private static let deepestBeginning = 16

  /// The body of a switch for what the code hands over.
  struct HeldByCase {
    var body: [Statement]
    var scope: ViewScope
    /// Whether no other body runs later.
    var isOnly: Bool
  }

  /// Returns the body of a switch that runs for a case with values that the code hands over, in which their names mean these values:
  /// `case .filled(let color): color`. `nil` for any other switch.
  func heldByCase(_ choice: SwitchOver, in scope: ViewScope) -> HeldByCase? {
    guard let start = beginning(of: choice.subject, in: scope), start.value !== choice.subject,
      case .call(let callee, let arguments) = start.value.kind, case .member(_, let name) = callee.kind,
      let cases = table.enumerations(withCase: name).first, table.enumerations(withCase: name).count == 1,
      choice.cases.allSatisfy({ one in
        // A constant of the type's own, `.brand`, may equal any case.
        one.patterns.allSatisfy { Self.writtenCase($0.pattern).map(cases.contains) ?? true }
          && !Self.fallsThrough(one.body)
      })
    else { return nil }
    func held(_ body: [Statement], _ scope: ViewScope) -> HeldByCase {
      HeldByCase(body: body, scope: scope, isOnly: start.isSteady)
    }
    for one in choice.cases {
      if one.patterns.isEmpty { return held(one.body, scope) }
      for entry in one.patterns {
        switch entry.pattern {
        case .anything where entry.condition == nil: return held(one.body, scope)
        case .enumCase(let other, let parts):
          if other != name { continue }
          guard entry.condition == nil, parts.isEmpty || parts.count == arguments.count else { return nil }
          let inner = scope.inner()
          for (part, argument) in zip(parts, arguments) {
            switch part {
            case .name(let name): inner.bind(name, .expression(argument.value, start.scope))
            case .anything: break
            default: return nil
            }
          }
          return held(one.body, inner)
        case .expression(let pattern):
          guard case .member(_, let other) = pattern.kind, entry.condition == nil else { return nil }
          if other == name { return held(one.body, scope) }
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
    guard let type, type.kind == .enumeration, let start = beginning(of: value, in: scope) else { return nil }
    let here = start.value
    let named: Expression
    switch here.kind {
    case .member: named = here
    case .call(let callee, _): named = callee
    default: return nil
    }
    guard case .member(_, let name) = named.kind, type.caseNames.contains(name) else { return nil }
    let longer = names.reduce(here) { Expression(.member($0, $1), whole.span) }
    let found = member(names, of: type, [type.name] + names, longer, in: start.scope)
    return found.isUnread ? nil : found
  }
}
