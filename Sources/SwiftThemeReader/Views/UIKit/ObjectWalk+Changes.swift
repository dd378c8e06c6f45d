/// Values that change while a function runs: a condition on them is another one from then on.
extension ObjectWalk {
  private static let changing: Set = [
    "toggle", "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "negate", "formUnion", "update",
    "sort", "reverse", "popLast", "popFirst",
  ]

  func noteChanges(by one: Expression, _ scope: ViewScope, from before: ViewScope) {
    SyntaxWalk.each(one) { part in
      // Somebody else may change it.
      if case .reference(let variable) = part.kind {
        noteAttributes(of: variable, .other, scope, Facts())
        if let name = colors.plainName(variable), case .expression(let value, let from)? = before.bound(name)?.value {
          noteAttributes(of: variable, .adds(value), scope, Facts(), from: from)
        }
      }
      guard case .call(_, let arguments) = part.kind, Self.constructed(part) == nil else { return }
      for argument in arguments where isMutableText(argument.value, scope) {
        noteAttributes(of: argument.value, .other, scope, Facts())
      }
    }
    for name in changed(by: [.expression(one)]) {
      changes[name, default: 0] += 1
      // A variable no longer has its first value.
      if replaces(one), let (_, owner) = scope.bound(name) { owner.bind(name, .open(nil)) }
    }
    guard case .call(let callee, _) = one.kind, let name = colors.plainName(callee) else { return }
    for body in bodies(called: name) {
      for name in changed(by: body) { changes[name, default: 0] += 1 }
    }
  }

  /// Returns whether a call gives a variable another value. Those of assigned ones are known already.
  private func replaces(_ one: Expression) -> Bool {
    guard case .call(let callee, let arguments) = one.kind else { return false }
    if case .member(_, "toggle") = callee.kind { return true }
    return arguments.contains { if case .reference = $0.value.kind { true } else { false } }
  }

  private func changed(by body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    SyntaxWalk.each(body) { part in
      switch part.kind {
      case .assignment(let target, _, _): names.insert(MemberChain(target).names.joined(separator: "."))
      case .reference(let base): names.insert(MemberChain(base).names.joined(separator: "."))
      case .call(let callee, _):
        guard case .member(let base?, let name) = callee.kind, Self.changing.contains(name) else { return }
        names.insert(MemberChain(base).names.joined(separator: "."))
      default: break
      }
    }
    return names
  }

  /// Returns facts about values as they are at this point of the function.
  func current(_ facts: Facts) -> Facts {
    guard !changes.isEmpty, !facts.isEmpty else { return facts }
    return facts.renamed { subject in
      guard !subject.isOfDevice else { return subject }
      let names = subject.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      let count = names.reduce(0) { count, name in
        count + changes.reduce(0) { name == $1.key || name.hasPrefix($1.key + ".") ? $0 + $1.value : $0 }
      }
      guard count > 0 else { return subject }
      return Facts.Subject(scope: -3 - colors.identity([subject.scope, function, count, -21]), text: subject.text)
    }
  }

  func current(_ ink: Ink) -> Ink {
    guard !changes.isEmpty else { return ink }
    var result = ink
    for index in result.alternatives.indices {
      result.alternatives[index].facts = current(result.alternatives[index].facts)
    }
    return result
  }
}
