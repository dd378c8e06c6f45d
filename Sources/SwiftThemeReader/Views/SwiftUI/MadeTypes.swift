/// The types of which code makes values, as in `Card(…)` and `Kit.Card()`.
enum MadeTypes {
  static func names(in table: DeclarationTable) -> Set<String> {
    var names: Set<String> = []
    func visit(_ expression: Expression) {
      guard case .call(let callee, _) = expression.kind else { return }
      switch callee.kind {
      case .name(let name), .member(.some, let name):
        if name.first?.isUppercase == true { names.insert(name) }
      default: break
      }
    }
    for type in table.types {
      for (property, _) in type.properties {
        SyntaxWalk.each(property, visit)
        SyntaxWalk.each(property.getter ?? [], visit)
      }
      for function in type.functions.values.joined() { SyntaxWalk.each(function.body ?? [], visit) }
      for initializer in type.initializers { SyntaxWalk.each(initializer.body ?? [], visit) }
    }
    for (function, _) in table.allGlobalFunctions { SyntaxWalk.each(function.body ?? [], visit) }
    return names
  }
}
