/// The values that the branches of a statement, or the parts of a tuple, give to constants.
enum LocalValues {
  /// Returns the value of a name after an `if` or a `switch`, as a choice with the same conditions: each branch gives it
  /// a value, or leaves the one from before. Returns `nil` when a branch does more with it.
  static func value(of name: String, after statement: Expression, before: Expression?) -> Expression? {
    let before = before.flatMap { ColorReading.mentions(name, in: $0) || depth(of: $0) >= deepest ? nil : $0 }
    switch statement.kind {
    case .ifElse(let choice):
      guard let yes = value(of: name, in: choice.body, before),
        let no = choice.otherwise.map({ value(of: name, in: $0, before) }) ?? before
      else { return nil }
      let whole = IfElse(
        conditions: choice.conditions, body: [.expression(yes)], otherwise: [.expression(no)])
      return Expression(.ifElse(whole), statement.span)
    case .switchOver(let choice):
      var cases: [SwitchOver.Case] = []
      for one in choice.cases {
        guard let value = value(of: name, in: one.body, before) else { return nil }
        cases.append(SwitchOver.Case(patterns: one.patterns, body: [.expression(value)]))
      }
      return Expression(.switchOver(SwitchOver(subject: choice.subject, cases: cases)), statement.span)
    default: return nil
    }
  }

  /// Choices within choices repeat what was before: beyond a few, the value is unknown.
  private static let deepest = 4

  private static func depth(of value: Expression) -> Int {
    func depth(_ body: [Statement]) -> Int {
      if case .expression(let value)? = body.last { self.depth(of: value) } else { 0 }
    }
    switch value.kind {
    case .ifElse(let choice): return 1 + max(depth(choice.body), depth(choice.otherwise ?? []))
    case .switchOver(let choice): return 1 + (choice.cases.map { depth($0.body) }.max() ?? 0)
    default: return 0
    }
  }

  private static func value(of name: String, in body: [Statement], _ before: Expression?) -> Expression? {
    var value = before
    var locals: Set<String> = []
    for statement in body {
      switch statement {
      case .variables(let bindings): locals.formUnion(bindings.flatMap(\.pattern.names))
      case .expression(let one):
        if case .assignment(let target, nil, let given) = one.kind, case .name(name) = target.kind {
          value = given
        } else if assigns(name, one) {
          value = self.value(of: name, after: one, before: value)
        }
      case .returned, .thrown, .leave, .proceed, .jump: return nil
      default:
        if assigns(name, [statement]) { return nil }
      }
    }
    // The names of the branch mean nothing outside of it.
    guard let value, !locals.union([name]).contains(where: { ColorReading.mentions($0, in: value) }) else { return nil }
    return value
  }

  private static func assigns(_ name: String, _ expression: Expression) -> Bool {
    assigns(name, [.expression(expression)])
  }

  private static func assigns(_ name: String, _ body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.each(body) { part in
      if case .assignment(let target, _, _) = part.kind, case .name(name) = target.kind { found = true }
    }
    return found
  }

  /// Returns one part of a tuple, also of a choice between tuples.
  static func part(_ position: Int, of tuple: Expression) -> Expression? {
    switch tuple.kind {
    case .tuple(let parts): return parts.indices.contains(position) ? parts[position].value : nil
    case .conditional(let condition, let yes, let no):
      guard let yes = part(position, of: yes), let no = part(position, of: no) else { return nil }
      return Expression(.conditional(condition, yes, no), tuple.span)
    case .ifElse(let choice):
      guard let yes = part(position, of: choice.body), let no = choice.otherwise.flatMap({ part(position, of: $0) })
      else { return nil }
      return Expression(
        .ifElse(IfElse(conditions: choice.conditions, body: [.expression(yes)], otherwise: [.expression(no)])),
        tuple.span)
    case .switchOver(let choice):
      var cases: [SwitchOver.Case] = []
      for one in choice.cases {
        guard let value = part(position, of: one.body) else { return nil }
        cases.append(SwitchOver.Case(patterns: one.patterns, body: [.expression(value)]))
      }
      return Expression(.switchOver(SwitchOver(subject: choice.subject, cases: cases)), tuple.span)
    default: return nil
    }
  }

  private static func part(_ position: Int, of body: [Statement]) -> Expression? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let value), .returned(let value?): return part(position, of: value)
    default: return nil
    }
  }
}
