import SwiftSyntax

/// Builds the tree of `a + b * c`, which the parser leaves as a flat list, with the precedences of the standard
/// library. An operator that a team declares itself gets the default precedence.
extension Lowering {
  private enum Operator {
    case binary(String)
    case assignment
    case ternary(Expression)
    case cast(TypeName, Expression.CastKind)

    var precedence: Int {
      switch self {
      case .assignment: 1
      case .ternary: 2
      case .cast: 8
      case .binary(let text): Self.precedences[text] ?? 3
      }
    }

    var isRightAssociative: Bool {
      switch self {
      case .assignment, .ternary, .binary("??"): true
      case .binary(let text): precedence == 1 && text.hasSuffix("=")
      case .cast: false
      }
    }

    private static let precedences: [String: Int] = [
      "+=": 1, "-=": 1, "*=": 1, "/=": 1, "%=": 1, "|=": 1, "&=": 1, "^=": 1, "<<=": 1, ">>=": 1,
      "||": 4, "&&": 5,
      "==": 6, "!=": 6, "<": 6, "<=": 6, ">": 6, ">=": 6, "===": 6, "!==": 6, "~=": 6,
      "??": 7, "...": 9, "..<": 9,
      "+": 10, "-": 10, "&+": 10, "&-": 10, "|": 10, "^": 10,
      "*": 11, "/": 11, "%": 11, "&*": 11, "&": 11,
      "<<": 12, ">>": 12, "&<<": 12, "&>>": 12,
    ]
  }

  mutating func sequence(_ node: SequenceExprSyntax) -> Expression {
    guard node.elements.count <= 2 * Self.deepest else {
      return unsupported("a chain of \(node.elements.count / 2) operators is too long", node)
    }
    var operands: [Expression] = []
    var operators: [Operator] = []
    for element in node.elements {
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
    var position = 0
    return climb(operands, operators, &position, above: 0)
  }

  /// Joins operands by precedence climbing: takes the operators that bind tighter than `floor`.
  private func climb(_ operands: [Expression], _ operators: [Operator], _ position: inout Int, above floor: Int)
    -> Expression
  {
    var left = operands[position]
    while position < operators.count {
      let next = operators[position]
      guard next.precedence > floor else { break }
      position += 1
      let right = climb(
        operands, operators, &position, above: next.isRightAssociative ? next.precedence - 1 : next.precedence)
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
      if operation.precedence == 1 {
        return Expression(.assignment(left, operation: String(text.dropLast()), right), span)
      }
      return Expression(.binary(text, left, right), span)
    }
  }
}
