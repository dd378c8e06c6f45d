import SwiftSyntax

/// The parser leaves `a + b * c` as a flat list; this gives it its structure, with the precedences of the standard
/// library and of the file's own operators.
extension Lowering {
  private enum Operator {
    case binary(String)
    case assignment
    case ternary(Expression)
    case cast(TypeName, Expression.CastKind)

    func group(_ precedences: OperatorPrecedences) -> OperatorPrecedences.Group {
      switch self {
      case .assignment: .init(level: 1, isRightAssociative: true)
      case .ternary: .init(level: 2, isRightAssociative: true)
      case .cast: .init(level: 8)
      case .binary(let text): precedences.group(of: text) ?? .init(level: 3)
      }
    }
  }

  mutating func sequence(_ node: SequenceExprSyntax) -> Expression {
    guard node.elements.count <= 2 * Self.deepest else {
      return unsupported("a chain of \(node.elements.count / 2) operators is too long", node)
    }
    return deeper { $0.sequence(Array(node.elements)[...], node) }
      ?? unsupported("nested more than \(Self.deepest) levels deep", node)
  }

  private mutating func sequence(_ elements: ArraySlice<ExprSyntax>, _ node: SequenceExprSyntax) -> Expression {
    var operands: [Expression] = []
    var operators: [Operator] = []
    for (index, element) in zip(elements.indices, elements) {
      // It stands before all that follows: `try? load() ?? .red` is nil where `load` throws.
      if let attempt = element.as(TryExprSyntax.self), index < elements.endIndex - 1 {
        let end = span(elements[elements.endIndex - 1]).end
        let whole = Span(file: file, start: span(attempt).start, end: end)
        let rest = [attempt.expression] + elements[(index + 1)...]
        operands.append(tried(attempt, whole) { $0.sequence(rest[...], node) })
        break
      }
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let binary): operators.append(.binary(binary.operator.text))
      case .assignmentExpr: operators.append(.assignment)
      case .unresolvedTernaryExpr(let ternary): operators.append(.ternary(expression(ternary.thenExpression)))
      case .unresolvedAsExpr(let cast):
        operators.append(.cast(.other(""), castKind(cast.questionOrExclamationMark)))
      case .unresolvedIsExpr:
        operators.append(.cast(.other(""), .test))
      case .typeExpr(let type):
        // The right side of `as` and `is`.
        guard case .cast(_, let kind)? = operators.last, operators.count == operands.count else {
          operands.append(expression(element))
          continue
        }
        operators[operators.count - 1] = .cast(self.type(type.type), kind)
        operands.append(Expression(.nilLiteral, span(type)))
      default: operands.append(expression(element))
      }
    }
    guard operands.count == operators.count + 1 else { return unsupported("operators without operands", node) }
    if let reason = disorder(operators) { return unsupported(reason, node) }
    var position = 0
    return climb(operands, operators, &position, above: -.infinity)
  }

  /// Why nobody can tell here in which order the operators apply.
  private func disorder(_ operators: [Operator]) -> String? {
    let binary = operators.compactMap { if case .binary(let text) = $0 { text } else { nil } }
    let own = binary.filter { !OperatorPrecedences.isStandard($0) }
    guard let first = own.first, binary.filter({ precedences.group(of: $0)?.level != 1 }).count > 1 else { return nil }
    guard let open = own.first(where: { precedences.group(of: $0) == nil }) else {
      let isChain = Set(own).contains { one in
        precedences.group(of: one)?.isAssociative == false && own.filter { $0 == one }.count > 1
      }
      return isChain ? "`\(first)` has no associativity" : nil
    }
    return "how tightly `\(open)` binds beside other operators is declared elsewhere"
  }

  /// Precedence climbing: takes operators that bind tighter than `floor`.
  private func climb(_ operands: [Expression], _ operators: [Operator], _ position: inout Int, above floor: Double)
    -> Expression
  {
    var left = operands[position]
    while position < operators.count {
      let next = operators[position]
      let group = next.group(precedences)
      guard group.level > floor else { break }
      position += 1
      // The type ends the right side: `code as UInt8 >> 3` shifts the value that is cast.
      if case .cast = next {
        left = join(left, next, operands[position])
        continue
      }
      let right = climb(
        operands, operators, &position, above: group.isRightAssociative ? group.level.nextDown : group.level)
      left = join(left, next, right)
    }
    return left
  }

  private func join(_ left: Expression, _ operation: Operator, _ right: Expression) -> Expression {
    let span = Span(file: file, start: left.span.start, end: right.span.end)
    switch operation {
    case .assignment: return Expression(.assignment(left, operation: nil, right), span)
    case .ternary(let middle): return Expression(.conditional(left, middle, right), span)
    case .cast(let type, let kind): return Expression(.cast(left, type, kind), span)
    case .binary(let text):
      if OperatorPrecedences.isStandard(text), operation.group(precedences).level == 1 {
        return Expression(.assignment(left, operation: String(text.dropLast()), right), span)
      }
      return Expression(.binary(text, left, right), span)
    }
  }
}
