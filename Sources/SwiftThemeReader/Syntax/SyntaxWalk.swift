/// A walk through expressions and statements in source order.
enum SyntaxWalk {
  /// Calls `visit` for every expression, the outer one before those in it.
  static func each(_ expression: Expression, _ visit: (Expression) -> Void) {
    visit(expression)
    switch expression.kind {
    case .integer, .decimal, .boolean, .nilLiteral, .name, .keyPath, .unsupported, .member(nil, _): break
    case .string(let parts):
      for case .value(let inner) in parts { each(inner, visit) }
    case .member(let base?, _), .prefix(_, let base), .cast(let base, _, _), .forced(let base), .attempt(let base),
      .chained(let base), .reference(let base):
      each(base, visit)
    case .call(let callee, let arguments), .index(let callee, let arguments):
      each(callee, visit)
      for argument in arguments { each(argument.value, visit) }
    case .macro(_, let arguments), .tuple(let arguments):
      for argument in arguments { each(argument.value, visit) }
    case .array(let elements):
      for element in elements { each(element, visit) }
    case .dictionary(let entries):
      for entry in entries {
        each(entry.key, visit)
        each(entry.value, visit)
      }
    case .closure(let closure): each(closure.body, visit)
    case .binary(_, let left, let right), .assignment(let left, _, let right):
      each(left, visit)
      each(right, visit)
    case .conditional(let condition, let yes, let no):
      each(condition, visit)
      each(yes, visit)
      each(no, visit)
    case .ifElse(let choice):
      each(choice.conditions, visit)
      each(choice.body, visit)
      each(choice.otherwise ?? [], visit)
    case .switchOver(let choice):
      each(choice.subject, visit)
      for one in choice.cases { each(one.body, visit) }
    }
  }

  static func each(_ statements: [Statement], _ visit: (Expression) -> Void) {
    for statement in statements {
      switch statement {
      case .expression(let expression), .returned(let expression?): each(expression, visit)
      case .variables(let bindings):
        for binding in bindings { if let initial = binding.initial { each(initial, visit) } }
      case .guarded(let conditions, let otherwise):
        each(conditions, visit)
        each(otherwise, visit)
      case .forEach(_, let sequence, let condition, let body):
        each(sequence, visit)
        if let condition { each(condition, visit) }
        each(body, visit)
      case .whileLoop(let conditions, let body, _):
        each(conditions, visit)
        each(body, visit)
      case .function(let function):
        for value in function.parameters.compactMap(\.initial) { each(value, visit) }
        each(function.body ?? [], visit)
      case .scope(let body), .deferred(let body): each(body, visit)
      case .attempt(let body, let otherwise):
        each(body, visit)
        each(otherwise, visit)
      case .labelled(_, let inner): each([inner], visit)
      case .unsupported(_, _, let held): each(held, visit)
      case .returned(nil), .thrown, .leave, .proceed, .jump, .fallThrough: break
      }
    }
  }

  /// Calls `visit` for every list of statements: the whole, and the blocks, branches and closures in it.
  static func lists(_ statements: [Statement], _ visit: ([Statement]) -> Void) {
    func own(_ list: [Statement]) {
      visit(list)
      for statement in list {
        for inner in blocks(of: statement) { own(inner) }
      }
    }
    own(statements)
    each(statements) { expression in
      switch expression.kind {
      case .closure(let closure): own(closure.body)
      case .ifElse(let choice):
        own(choice.body)
        own(choice.otherwise ?? [])
      case .switchOver(let choice): for one in choice.cases { own(one.body) }
      default: break
      }
    }
  }

  /// The blocks of a statement that are no parts of expressions.
  private static func blocks(of statement: Statement) -> [[Statement]] {
    switch statement {
    case .guarded(_, let body), .forEach(_, _, _, let body), .whileLoop(_, let body, _), .scope(let body),
      .deferred(let body), .unsupported(_, _, let body):
      [body]
    case .function(let function): [function.body ?? []]
    case .attempt(let body, let otherwise): [body, otherwise]
    case .labelled(_, let inner): blocks(of: inner)
    case .expression, .variables, .returned, .thrown, .leave, .proceed, .jump, .fallThrough: []
    }
  }

  /// Returns the expressions that are statements by themselves.
  static func outermost(_ statements: [Statement]) -> [Expression] {
    statements.compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
  }

  /// Visits the initial value, the getter and the observer of a property.
  static func each(_ property: Property, _ visit: (Expression) -> Void) {
    if let initial = property.initial { each(initial, visit) }
    each(property.getter ?? [], visit)
    for accessor in [property.changes.set, property.changes.willSet, property.changes.didSet] {
      each(accessor?.body ?? [], visit)
    }
  }

  private static func each(_ conditions: [Condition], _ visit: (Expression) -> Void) {
    for condition in conditions {
      switch condition {
      case .holds(let expression), .unwraps(_, let expression), .matches(_, let expression): each(expression, visit)
      case .isAvailable: break
      }
    }
  }
}
