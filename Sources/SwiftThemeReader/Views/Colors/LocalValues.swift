/// What statements do to the variables of a body, and the parts of tuples that constants get.
enum LocalValues {
  /// What a statement or a branch does to one variable.
  private enum Effect {
    /// Its value afterwards, in the words of the code before it.
    case value(Expression)
    /// Nothing after the branch runs.
    case leaves
    case unknown
  }

  /// Returns the value of a variable after an `if` or a `switch`, as a choice with the same conditions: each branch gives it a
  /// value, leaves the one from before, or leaves the body. The choice is to be read where the statement stands, before its
  /// assignments. Returns `nil` when a branch does more with it.
  static func value(of name: String, after statement: Expression) -> Expression? {
    if case .value(let value) = effect(on: name, of: statement) { value } else { nil }
  }

  private static func effect(on name: String, of statement: Expression) -> Effect {
    switch statement.kind {
    case .ifElse(let choice):
      let before = Effect.value(Expression(.name(name), statement.span))
      let ways = (
        effect(on: name, of: choice.body, at: statement.span),
        choice.otherwise.map { effect(on: name, of: $0, at: statement.span) } ?? before
      )
      switch ways {
      case (.unknown, _), (_, .unknown): return .unknown
      case (.leaves, let other), (let other, .leaves): return other
      case (.value(let yes), .value(let no)):
        let whole = IfElse(conditions: choice.conditions, body: [.expression(yes)], otherwise: [.expression(no)])
        return .value(Expression(.ifElse(whole), statement.span))
      }
    case .switchOver(let choice):
      var cases: [SwitchOver.Case] = []
      for one in choice.cases {
        var body = one.body
        if case .leave? = body.last { body.removeLast() }
        guard case .value(let value) = effect(on: name, of: body, at: statement.span) else { return .unknown }
        cases.append(SwitchOver.Case(patterns: one.patterns, body: [.expression(value)]))
      }
      return .value(Expression(.switchOver(SwitchOver(subject: choice.subject, cases: cases)), statement.span))
    default: return .unknown
    }
  }

  private static func effect(on name: String, of body: [Statement], at span: Span) -> Effect {
    var value = Expression(.name(name), span)
    // What the branch declares or has changed by then means something else before it.
    var own: Set<String> = []
    for statement in body {
      let changed = assigned(in: [statement])
      var next: Expression?
      switch statement {
      case .returned, .thrown: return .leaves
      case .fallThrough: return .unknown
      case .variables(let bindings):
        own.formUnion(bindings.flatMap(\.pattern.names))
        if own.contains(name) || changed.contains(name) { return .unknown }
      case .expression(let one):
        if case .assignment(let target, nil, let given) = one.kind, case .name(name) = target.kind {
          next = given
        } else if changed.contains(name) {
          guard case .value(let choice) = effect(on: name, of: one) else { return .unknown }
          next = choice
        }
      default: if changed.contains(name) { return .unknown }
      }
      if leaves([statement]) != .never { return .unknown }
      if let next {
        guard !own.contains(where: { ColorReading.mentions($0, in: next) }) else { return .unknown }
        value = next
      }
      own.formUnion(changed)
    }
    return .value(value)
  }

  /// Returns the variables to which statements give values, or which calls in them may change.
  static func assigned(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    func note(_ target: Expression) {
      switch target.kind {
      case .name(let name): names.insert(name)
      case .tuple(let parts): for part in parts { note(part.value) }
      default: break
      }
    }
    SyntaxWalk.each(statements) { part in
      switch part.kind {
      case .assignment(let target, _, _): note(target)
      case .reference(let target): if case .name(let name) = target.kind { names.insert(name) }
      default: break
      }
    }
    return names
  }

  enum Leaving {
    case never
    case sometimes
    case always
  }

  /// Returns whether statements leave the body that they stand in.
  static func leaves(_ statements: [Statement]) -> Leaving {
    var result = Leaving.never
    for statement in statements {
      switch leaves(statement) {
      case .always: return .always
      case .sometimes: result = .sometimes
      case .never: break
      }
    }
    return result
  }

  private static func leaves(_ statement: Statement) -> Leaving {
    switch statement {
    case .returned, .thrown, .proceed, .jump, .leave: return .always
    case .guarded: return .sometimes
    case .expression(let one):
      switch one.kind {
      case .ifElse(let choice): return either([choice.body, choice.otherwise ?? []].map(leaves))
      case .switchOver(let choice):
        // A `break` leaves the switch alone.
        return either(
          choice.cases.map { one in
            if case .leave? = one.body.last { leaves(one.body.dropLast()) } else { leaves(one.body) }
          })
      default: return .never
      }
    case .scope(let body), .deferred(let body): return leaves(body)
    case .attempt(let body, let otherwise): return either([body, otherwise].map(leaves))
    case .forEach(_, _, _, let body), .whileLoop(_, let body, _): return leaves(body) == .never ? .never : .sometimes
    case .labelled(_, let inner): return leaves(inner)
    case .unsupported(_, _, let inner): return leaves(inner) == .never ? .never : .sometimes
    case .variables, .function, .fallThrough: return .never
    }
  }

  private static func leaves(_ body: ArraySlice<Statement>) -> Leaving { leaves(Array(body)) }

  private static func either(_ ways: [Leaving]) -> Leaving {
    if ways.allSatisfy({ $0 == .never }) { return .never }
    return ways.allSatisfy { $0 == .always } ? .always : .sometimes
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
