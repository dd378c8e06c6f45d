import SwiftSyntax

/// Lowers `#if` in a chain of members: the chain of the active branch continues the expression before it.
extension Lowering {
  mutating func configured(_ node: PostfixIfConfigExprSyntax, _ span: Span) -> Expression {
    let base = node.base.map { expression($0) }
    guard case .postfixExpression(let branch)? = activeElements(of: node.config) else {
      return base ?? Expression(.unsupported("conditional compilation in a chain"), span)
    }
    let chain = expression(branch)
    guard let base else { return chain }
    return Self.grafted(chain, on: base) ?? Expression(.unsupported("conditional compilation in a chain"), span)
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
