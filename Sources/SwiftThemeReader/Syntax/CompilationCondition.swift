import SwiftSyntax

/// Selects the branch of `#if` that a release build compiles, for an iOS device or for a Mac.
struct CompilationCondition {
  let isMac: Bool

  func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    activeClause(of: node)?.elements
  }

  /// Returns whether iOS and the Mac both have a branch, and not the same one.
  static func differs(_ node: IfConfigDeclSyntax) -> Bool {
    guard let phone = CompilationCondition(isMac: false).activeClause(of: node),
      let mac = CompilationCondition(isMac: true).activeClause(of: node)
    else { return false }
    return phone.id != mac.id
  }

  /// Returns whether an import compiles only for the Mac.
  static func isOfMac(_ node: ImportDeclSyntax) -> Bool {
    ["AppKit", "Cocoa"].contains(node.path.first?.name.text)
  }

  private func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in clause.condition.map { holds($0, depth: 0) } ?? true }
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
