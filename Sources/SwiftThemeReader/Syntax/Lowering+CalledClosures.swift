import SwiftSyntax

/// Lowers closures that are called where they stand, and only choose a value: `{ if on { return a } else { return b } }()`.
extension Lowering {
  /// Returns the `if` or the `switch` in such a closure, as the expression that it is. Returns `nil` for all other calls.
  mutating func choice(calledBy call: FunctionCallExprSyntax) -> Expression.Kind? {
    guard call.arguments.isEmpty, call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
      let closure = call.calledExpression.as(ClosureExprSyntax.self), closure.signature == nil,
      closure.statements.count == 1, let only = closure.statements.first, Self.isChoice(only.item)
    else { return nil }
    let body = self.closure(closure).body
    guard body.count == 1, case .expression(let choice) = body[0] else { return nil }
    return Self.valued(choice)?.kind
  }

  private static func isChoice(_ item: CodeBlockItemSyntax.Item) -> Bool {
    let expression: ExprSyntax? =
      switch item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
      default: nil
      }
    return expression.map { $0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self) } ?? false
  }

  /// Returns a choice whose branches are values, if each branch returns one and does nothing else.
  private static func valued(_ choice: Expression) -> Expression? {
    switch choice.kind {
    case .ifElse(let ifElse):
      guard let body = valued(ifElse.body), let otherwise = ifElse.otherwise.flatMap(valued) else { return nil }
      return Expression(
        .ifElse(IfElse(conditions: ifElse.conditions, body: body, otherwise: otherwise)), choice.span)
    case .switchOver(let switchOver):
      var cases: [SwitchOver.Case] = []
      for one in switchOver.cases {
        guard let body = valued(one.body) else { return nil }
        cases.append(.init(patterns: one.patterns, body: body))
      }
      return Expression(.switchOver(SwitchOver(subject: switchOver.subject, cases: cases)), choice.span)
    default: return nil
    }
  }

  private static func valued(_ body: [Statement]) -> [Statement]? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .returned(let value?): return [.expression(value)]
    case .expression(let value):
      switch value.kind {
      case .ifElse, .switchOver: return valued(value).map { [.expression($0)] }
      case .assignment: return nil
      default: return value.stopsApp ? body : nil
      }
    default: return nil
    }
  }
}
