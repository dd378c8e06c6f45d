/// Names of objects on which code outside of their own type sets a color.
enum OutsideWrites {
  private static let attributes: Set = ["textColor", "backgroundColor", "tintColor", "alpha"]

  static func all(in table: DeclarationTable) -> Set<String> {
    var found: Set<String> = []
    func visit(_ body: [Statement], of type: String?) {
      let own = type.map { ownNames(in: body, of: $0) } ?? []
      SyntaxWalk.each(body) { expression in
        guard case .assignment(let target, _, _) = expression.kind, case .member(let object?, let name) = target.kind,
          attributes.contains(name)
        else { return }
        let chain = MemberChain(object)
        guard case .name = chain.root, chain.names.count > 1, let last = chain.names.last else { return }
        if chain.names.count > 2 || !own.contains(chain.names[0]) { found.insert(last) }
      }
    }
    for type in table.types {
      for functions in type.functions.values {
        for function in functions { visit(function.body ?? [], of: type.name) }
      }
      for initializer in type.initializers { visit(initializer.body ?? [], of: type.name) }
    }
    for (function, _) in table.allGlobalFunctions { visit(function.body ?? [], of: nil) }
    return found
  }

  /// Returns the names that closures in a body give to the object of the type itself, in all closures that have the name.
  private static func ownNames(in body: [Statement], of type: String) -> Set<String> {
    var own: Set<String> = []
    var others: Set<String> = []
    var seen: Set<Span> = []
    func note(_ closure: Closure, isGivenSelf: Bool) {
      guard seen.insert(closure.span).inserted else { return }
      for (name, value) in closure.captures where name != "self" {
        if value.isSelf {
          own.insert(name)
        } else if case .name(name) = value.kind {
          continue
        } else {
          others.insert(name)
        }
      }
      for (index, name) in closure.parameters.enumerated() {
        let written = closure.parameterTypes.indices.contains(index) ? closure.parameterTypes[index]?.names.first : nil
        let isOwn = written.map { $0 == [type] || $0 == ["Self"] } ?? (index == 0 && isGivenSelf)
        if isOwn { own.insert(name) } else { others.insert(name) }
      }
    }
    SyntaxWalk.each(body) { part in
      switch part.kind {
      case .call(let callee, let arguments):
        let isGivenSelf = ObjectWalk.givesSelf(callee, arguments)
        for case .closure(let closure) in arguments.map(\.value.kind) { note(closure, isGivenSelf: isGivenSelf) }
      case .closure(let closure): note(closure, isGivenSelf: false)
      default: break
      }
    }
    return own.subtracting(others)
  }
}
