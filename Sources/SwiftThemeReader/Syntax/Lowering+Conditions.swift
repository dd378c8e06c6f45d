import SwiftSyntax

/// Lowers `#if` in a chain of members: the chain of the active branch continues the expression before it.
extension Lowering {
  mutating func configured(_ node: PostfixIfConfigExprSyntax, _ span: Span) -> Expression {
    let around = forks
    forks = 1
    let base = node.base.map { expression($0) }
    let inBase = forks
    defer { forks = max(around, forks) }
    guard let clauses = openClauses(of: node.config) else {
      return chained(activeElements(of: node.config), base, span)
    }
    // Each branch continues the same base, so with every `#if` there are twice as many ways through it.
    guard inBase * (clauses.count + 1) <= Self.mostForks else {
      let active = clauses.first(where: \.condition.holdsWithoutFlags)
      leftOut.append(.init(message: Self.note(clauses), span: clauses[0].place))
      return chained(active?.elements, base, span)
    }
    let whole = clauses.reversed().reduce(chained(nil, base, span)) { otherwise, one in
      let own = chained(one.elements, base, span)
      if case .known(true) = one.condition { return own }
      return Expression(.conditional(one.condition.expression(one.place), own, otherwise), span)
    }
    forks = max(forks, inBase * (clauses.count + 1))
    return whole
  }

  /// How many ways through one expression are followed.
  private static let mostForks = 16

  private static func note(_ clauses: [Clause]) -> String {
    let all = clauses.filter { if case .known = $0.condition { false } else { true } }.prefix(3)
    let shown = all.map { "`\($0.condition.text)`" }.joined(separator: ", ")
    return "too many `#if` in one chain: no flag of \(shown) is assumed to be set"
  }

  private mutating func chained(
    _ elements: IfConfigClauseSyntax.Elements?, _ base: Expression?, _ span: Span
  ) -> Expression {
    guard case .postfixExpression(let branch)? = elements else {
      return base ?? Expression(.unsupported("conditional compilation in a chain"), span)
    }
    let chain = expression(branch)
    guard let base else { return chain }
    return Self.grafted(chain, on: base) ?? Expression(.unsupported("conditional compilation in a chain"), span)
  }

  /// Lowers an `#if` among statements on which flags of the build decide: to an `if`.
  mutating func statements(
    _ clauses: [Clause], _ span: Span
  ) -> [Statement] {
    var branches: [(clause: Clause, body: [Statement])] = clauses.map { clause in
      guard case .statements(let list)? = clause.elements else { return (clause, []) }
      return (clause, statements(list))
    }
    var otherwise: [Statement] = []
    if let last = branches.last, case .known(true) = last.clause.condition { otherwise = branches.removeLast().body }
    for (clause, body) in branches.reversed() { otherwise = either(clause, body, otherwise, span) }
    return otherwise
  }

  private mutating func either(
    _ clause: Clause, _ body: [Statement], _ otherwise: [Statement], _ span: Span
  ) -> [Statement] {
    let condition = clause.condition.expression(clause.place)
    guard (body + otherwise).contains(where: Self.isDeclaration) else {
      let choice = IfElse(conditions: [.holds(condition)], body: body, otherwise: otherwise.isEmpty ? nil : otherwise)
      return [.expression(Expression(.ifElse(choice), span))]
    }
    // Unlike those of an `if`, its names are those of the code around.
    if body.count == 1, otherwise.count == 1, case .variables(let some) = body[0],
      case .variables(let others) = otherwise[0], some.count == 1, others.count == 1,
      case .name(let name) = some[0].pattern, case .name(name) = others[0].pattern,
      let a = some[0].initial, let b = others[0].initial, some[0].type == others[0].type
    {
      let initial = Expression(.conditional(condition, a, b), span)
      return [
        .variables([
          Binding(
            pattern: some[0].pattern, type: some[0].type, initial: initial,
            isConstant: some[0].isConstant && others[0].isConstant)
        ])
      ]
    }
    // `#if !FLAG` without `#else`: a build without flags has it.
    if otherwise.isEmpty, clause.condition.holdsWithoutFlags {
      leftOut.append(.init(message: "`\(clause.condition.text)` is assumed to hold", span: clause.place))
      return body
    }
    return [.unsupported("flags of the build decide what is declared here", span)]
  }

  private static func isDeclaration(_ statement: Statement) -> Bool {
    switch statement {
    case .variables, .function, .deferred, .guarded: true
    default: false
    }
  }

  /// Adds a base to a chain that begins without one, such as `.padding().font(.body)`. Returns `nil` for anything else.
  private static func grafted(_ chain: Expression, on base: Expression) -> Expression? {
    let kind: Expression.Kind?
    switch chain.kind {
    case .member(nil, let name): kind = .member(base, name)
    case .member(let inner?, let name): kind = grafted(inner, on: base).map { .member($0, name) }
    case .call(let callee, let arguments): kind = grafted(callee, on: base).map { .call($0, arguments) }
    case .index(let inner, let arguments): kind = grafted(inner, on: base).map { .index($0, arguments) }
    case .forced(let inner): kind = grafted(inner, on: base).map { .forced($0) }
    case .chained(let inner): kind = grafted(inner, on: base).map { .chained($0) }
    default: kind = nil
    }
    return kind.map { Expression($0, chain.span) }
  }
}
