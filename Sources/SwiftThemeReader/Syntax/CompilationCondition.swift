import SwiftSyntax

/// Which branch of `#if` counts: that of a release build for a device with iOS, or for a Mac.
struct CompilationCondition {
  let isMac: Bool

  func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(condition, depth: 0) { return clause.elements }
    }
    return nil
  }

  private func holds(_ node: ExprSyntax, depth: Int) -> Bool {
    guard depth < 32 else { return false }
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal):
      return literal.literal.text == "true"
    case .prefixOperatorExpr(let prefix):
      return prefix.operator.text == "!" && !holds(prefix.expression, depth: depth + 1)
    case .tupleExpr(let tuple):
      return tuple.elements.first.map { holds($0.expression, depth: depth + 1) } ?? false
    case .functionCallExpr(let call):
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os": return argument == (isMac ? "macOS" : "iOS")
      case "canImport": return !(isMac ? ["UIKit", "WatchKit"] : ["AppKit", "Cocoa", "WatchKit"]).contains(argument)
      case "swift", "compiler": return argument.hasPrefix(">")
      default: return false
      }
    case .sequenceExpr(let sequence):
      return holds(Array(sequence.elements), depth: depth + 1)
    default:
      return false
    }
  }

  private func holds(_ elements: [ExprSyntax], depth: Int) -> Bool {
    let alternatives = elements.split { $0.trimmedDescription == "||" }
    return alternatives.contains { alternative in
      alternative.split { $0.trimmedDescription == "&&" }.allSatisfy { part in
        part.count == 1 && part.first.map { holds($0, depth: depth) } == true
      }
    }
  }
}
