/// What statements change in values of the team's own types.
extension ViewRendering {
  /// Returns a scope in which a part of a variable has a new value; `nil` for one that is not known.
  func setting(
    _ path: [String], of name: String, to given: ViewScope.Bound?, at span: Span, _ scope: ViewScope
  ) -> ViewScope {
    guard let before = Made(bound: scope.bound(name)?.value) else { return scope }
    if path.isEmpty {
      guard case .expression(let value, let from)? = given, let made = made(value, from, as: before.record, depth: 1)
      else { return opening(name, at: span, scope) }
      return scope.inner([name: made.bound])
    }
    let isRead = if case .expression(let value, _)? = given { mentionsChanged(in: value, scope) } else { false }
    let after = setting(path[...], in: before, to: isRead ? nil : given, at: span, [scope.id])
    return scope.inner([name: after.bound])
  }

  private func setting(
    _ path: ArraySlice<String>, in before: Made, to given: ViewScope.Bound?, at span: Span, _ parts: [Int]
  ) -> Made {
    let after = copy(of: before, parts + [before.instance.id, Int(span.file), Int(span.start), -38])
    guard let name = path.first, let property = before.record.property(name, isStatic: false)?.member,
      property.isStored
    else { return opened(after, at: span) }
    if path.count == 1, let given {
      after.instance.bind(name, given)
      undecided[after.instance.id]?.remove(name)
    } else if path.count > 1, let part = part(before.instance.bound(name)?.value) {
      let inner = setting(path.dropFirst(), in: part, to: given, at: span, parts + [after.instance.id])
      after.instance.bind(name, inner.bound)
    } else {
      leaveOpen([property], of: after.record, after.instance, at: span)
    }
    return after
  }

  /// Returns the value that a property has been given.
  private func part(_ bound: ViewScope.Bound?) -> Made? {
    if case .expression(let value, let from)? = bound { made(value, from, depth: 1) } else { Made(bound: bound) }
  }

  /// Whether code that changes a value reads what it has changed before: its own names mean the value from before.
  func mentionsChanged(in value: Expression, _ scope: ViewScope) -> Bool {
    guard let own = Made(bound: scope.bound("self")?.value), own.instance !== scope.ofType else { return false }
    let changed = Self.given(own.record).map(\.name).filter {
      !Self.areSame(own.instance.bound($0)?.value, scope.ofType.bound($0)?.value)
    }
    var isMentioned = false
    SyntaxWalk.each(value) { part in
      switch part.kind {
      case .name(let name), .member(_, let name): if changed.contains(name) { isMentioned = true }
      default: break
      }
    }
    return isMentioned
  }

  /// Returns a scope in which nothing is known of a variable's value but its type.
  func opening(_ name: String, at span: Span, _ scope: ViewScope) -> ViewScope {
    guard let before = Made(bound: scope.bound(name)?.value) else { return scope }
    let after = copy(of: before, [scope.id, before.instance.id, Int(span.file), Int(span.start), -46])
    return scope.inner([name: opened(after, at: span).bound])
  }

  /// Returns the scope after a function of a value that may change it: `copy.set(ink)`, `copy.tags.append(tag)`.
  func changed(
    _ name: String, _ path: [String], by function: String, _ arguments: [Expression.Argument], _ call: Expression,
    _ scope: ViewScope, _ depth: Int
  ) -> ViewScope {
    guard let before = Made(bound: scope.bound(name)?.value) else { return scope }
    guard path.isEmpty else { return setting([path[0]], of: name, to: nil, at: call.span, scope) }
    let all = before.record.functions(function, isStatic: false).map(\.member).filter { $0.body != nil }
    let fitting = Overloads(all, \.parameters, arguments, from: scope, before.instance)
    guard fitting.isCertain, let (found, bindings) = fitting.first, let body = found.body,
      !openCopies.contains(found.span), takesStep()
    else { return opening(name, at: call.span, scope) }
    let parts = [before.instance.id, scope.id, Int(call.span.file), Int(call.span.start), Int(found.span.start), -47]
    let inside = before.instance.inner(id: colors.identity(parts), bindings)
    inside.parameters = found.parameters
    inside.bind("self", before.bound)
    openCopies.insert(found.span)
    defer { openCopies.remove(found.span) }
    guard case .goesOn(let end) = run(body, inside, givesValue: false, depth: depth + 1),
      let after = Made(bound: end.bound("self")?.value)
    else { return opening(name, at: call.span, scope) }
    return scope.inner([name: after.bound])
  }

  /// Returns the scope after a block that is handed over and may change variables: `change(&copy)`.
  func handed(
    to block: (closure: Closure, scope: ViewScope), _ arguments: [Expression.Argument], _ call: Expression,
    _ scope: ViewScope, _ depth: Int
  ) -> ViewScope {
    let names = block.closure.parameters.isEmpty ? ["$0"] : block.closure.parameters
    var changed: [(name: String, parameter: String)] = []
    let inside = opened(block.closure, arguments, block.scope, scope)
    for (parameter, argument) in zip(names, arguments) {
      guard case .reference(let variable) = argument.value.kind, case .name(let name) = variable.kind,
        let value = Made(bound: scope.bound(name)?.value)
      else { continue }
      inside.bind(parameter, value.bound)
      changed.append((name, parameter))
    }
    var after = scope
    let end = run(block.closure.body, inside, givesValue: false, depth: depth + 1)
    for (name, parameter) in changed {
      if case .goesOn(let end) = end, let value = Made(bound: end.bound(parameter)?.value) {
        after = after.inner([name: value.bound])
      } else {
        after = opening(name, at: call.span, after)
      }
    }
    return after
  }

  /// Returns the variables whose values an expression may change.
  func touched(in expression: Expression, _ scope: ViewScope) -> Set<String> {
    touched(in: [.expression(expression)], scope)
  }

  func touched(in body: [Statement], _ scope: ViewScope) -> Set<String> {
    var names: Set<String> = []
    func note(_ target: Expression) {
      if let name = RunningWrites.names(along: target)?.first, Made(bound: scope.bound(name)?.value) != nil {
        names.insert(name)
      } else if let own = Made(bound: scope.bound("self")?.value),
        RunningWrites.names(along: target)?.first.map({ own.record.property($0, isStatic: false) != nil }) ?? true
      {
        names.insert("self")
      }
    }
    SyntaxWalk.each(body) { part in
      RunningWrites.targets(of: part).forEach(note)
      switch part.kind {
      case .reference(let target): note(target)
      case .call(let callee, _):
        switch callee.kind {
        case .member(let base?, let name): if mayChange(base, by: name, scope) { note(base) }
        case .name(let name):
          if let own = ownFunctions(name, scope), own.contains(where: \.isMutating) { names.insert("self") }
          // A block of the body's own changes what it sees.
          if let block = scope.bound(name).flatMap({ block($0.value) }), block.closure.span.start < part.span.start {
            names.formUnion(touched(in: block.closure.body, scope))
          }
        default: break
        }
      default: break
      }
    }
    return names
  }

  /// Whether a function may change the value on which it is called. Those of every view give another view, and what a call gives is
  /// nobody's variable.
  private func mayChange(_ base: Expression, by name: String, _ scope: ViewScope) -> Bool {
    var here = base
    while true {
      switch here.kind {
      case .name(let root):
        guard here === base, let made = Made(bound: scope.bound(root)?.value) else { return true }
        let own = made.record.functions(name, isStatic: false).map(\.member)
        return own.isEmpty ? !Self.conforms(made.record, to: "View") : own.contains(where: \.isMutating)
      case .member(let inner?, _), .index(let inner, _), .forced(let inner), .chained(let inner): here = inner
      default: return false
      }
    }
  }

  /// Returns the functions of the value itself that a name alone calls.
  func ownFunctions(_ name: String, _ scope: ViewScope) -> [Function]? {
    guard scope.bound(name) == nil, let own = Made(bound: scope.bound("self")?.value) else { return nil }
    let found = own.record.functions(name, isStatic: false).map(\.member)
    return found.isEmpty ? nil : found
  }

  /// Returns the variables that conditions change.
  func touched(in conditions: [Condition], _ scope: ViewScope) -> Set<String> {
    conditions.reduce(into: []) { names, condition in
      switch condition {
      case .holds(let value), .unwraps(_, let value), .matches(_, let value):
        names.formUnion(touched(in: value, scope))
      case .isAvailable: break
      }
    }
  }

  // MARK: - Choices

  /// Returns the scope after a choice: what the branches make of a value is a choice with the same conditions.
  func decided(_ choice: IfElse, _ whole: Expression, _ scope: ViewScope, _ depth: Int) -> ViewScope? {
    let inner = scope.inner()
    let way = colors.facts(choice.conditions, in: inner)
    let yes = way.yes.map { _ in run(choice.body, inner, givesValue: false, depth: depth + 1) }
    let no = way.no.map { _ in run(choice.otherwise ?? [], scope, givesValue: false, depth: depth + 1) }
    // What the conditions change, they change before either branch.
    guard touched(in: choice.conditions, scope).isEmpty else { return nil }
    // Other variables get their values as in any body.
    var after = colors.after(.expression(whole), in: scope)
    for name in touched(in: whole, scope) {
      guard let before = Made(bound: scope.bound(name)?.value) else { continue }
      func value(_ end: Ran?) -> Made?? {
        guard let end else { return .some(nil) }
        guard case .goesOn(let end) = end, let made = Made(bound: end.bound(name)?.value) else { return nil }
        return made
      }
      guard let first = value(yes), let second = value(no) else { return nil }
      switch (first, second) {
      case (let one?, nil), (nil, let one?): after = after.inner([name: one.bound])
      case (let one?, let other?):
        let merged = merged(one, other, of: before, choice, whole, scope)
        after = after.inner([name: merged.bound])
      case (nil, nil): break
      }
    }
    return after
  }

  private func merged(
    _ yes: Made, _ no: Made, of before: Made, _ choice: IfElse, _ whole: Expression, _ scope: ViewScope
  ) -> Made {
    let result = copy(
      of: before, [scope.id, before.instance.id, Int(whole.span.file), Int(whole.span.start), -48])
    for property in Self.given(before.record) {
      let values = [yes, no].map { $0.instance.bound(property.name)?.value }
      if Self.areSame(values[0], values[1]) {
        if let same = values[0] { result.instance.bind(property.name, same) }
      } else if let first = values[0], let second = values[1] {
        // No names in code.
        let holder = scope.inner(["%yes": first, "%no": second])
        func body(_ name: String) -> [Statement] { [.expression(Expression(.name(name), whole.span))] }
        let value = IfElse(conditions: choice.conditions, body: body("%yes"), otherwise: body("%no"))
        result.instance.bind(property.name, .expression(Expression(.ifElse(value), whole.span), holder))
      } else {
        leaveOpen([property], of: result.record, result.instance, at: whole.span)
      }
    }
    return result
  }

  private static func areSame(_ one: ViewScope.Bound?, _ other: ViewScope.Bound?) -> Bool {
    switch (one, other) {
    case (nil, nil), (.open, .open), (.leaf, .leaf): true
    case (.expression(let first, let scope), .expression(let second, let other)): first === second && scope === other
    case (.value(_, let first), .value(_, let second)): first === second
    case (.ink(let first), .ink(let second)): first == second
    default: false
    }
  }
}
