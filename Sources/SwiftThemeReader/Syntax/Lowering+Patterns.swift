import SwiftSyntax

extension Lowering {
  /// Lowers a pattern.
  ///
  /// - Parameter binds: whether a bare name is a new variable (after `let`), not a value to compare with.
  mutating func pattern(_ node: PatternSyntax, binds: Bool) -> Pattern {
    deeper { $0.patternHere(node, binds: binds) } ?? .unsupported("nested too deeply")
  }

  private mutating func patternHere(_ node: PatternSyntax, binds: Bool) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .anything
    case .identifierPattern(let identifier): return .name(identifier.identifier.name)
    case .valueBindingPattern(let binding): return pattern(binding.pattern, binds: true)
    case .tuplePattern(let tuple): return .tuple(tuple.elements.map { pattern($0.pattern, binds: binds) })
    case .isTypePattern(let test): return .type(type(test.type), nil)
    case .expressionPattern(let expression): return pattern(of: expression.expression, binds: binds)
    case .missingPattern: return .unsupported("a syntax error")
    @unknown default: return .unsupported("this kind of pattern is not understood")
    }
  }

  private mutating func pattern(of node: ExprSyntax, binds: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner):
      return pattern(inner.pattern, binds: binds)
    case .discardAssignmentExpr:
      return .anything
    case .declReferenceExpr(let reference) where binds:
      return .name(reference.baseName.name)
    case .memberAccessExpr(let access) where startsCase(access):
      return .enumCase(access.declName.baseName.name, [])
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), startsCase(access) else { break }
      return .enumCase(
        access.declName.baseName.name, call.arguments.map { pattern(of: $0.expression, binds: binds) })
    case .tupleExpr(let tuple):
      return .tuple(tuple.elements.map { pattern(of: $0.expression, binds: binds) })
    case .optionalChainingExpr(let optional):
      return .some(pattern(of: optional.expression, binds: binds))
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      {
        return .type(self.type(type.type), pattern(of: elements[0], binds: binds))
      }
    default:
      break
    }
    return .expression(expression(node))
  }

  /// Returns whether an access names an enum case, as `.dark` and `ThemeType.dark` do. By convention, Swift code names
  /// cases in lower case and types in upper case.
  private func startsCase(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base else { return true }
    // `Trust.Unknown.rawValue` is what a case stands for, whose name may begin with a capital.
    if access.declName.baseName.name == "rawValue" { return false }
    if let name = base.as(DeclReferenceExprSyntax.self) { return name.baseName.name.beginsWithCapital }
    if let member = base.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.name.beginsWithCapital && startsCase(member)
    }
    return false
  }
}
