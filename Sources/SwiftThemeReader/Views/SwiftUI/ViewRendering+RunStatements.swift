/// What the statements of a function do with values: `var copy = self; copy.ink = ink; return copy`.
extension ViewRendering {
  /// Where statements lead.
  enum Ran {
    /// What they return, with the scope in which it is read.
    case gives(Expression, ViewScope)
    case goesOn(ViewScope)
    /// Which way they take is not known.
    case unknown
  }

  /// - Parameter givesValue: whether a single expression is what the statements return
  func run(_ body: [Statement], _ start: ViewScope, givesValue: Bool, depth: Int) -> Ran {
    var scope = start.inner()
    for (position, statement) in body.enumerated() {
      switch statement {
      case .returned(let value?): return touched(in: value, scope).isEmpty ? .gives(value, scope) : .unknown
      case .returned(nil): return position == body.count - 1 ? .goesOn(scope) : .unknown
      case .variables(let bindings): for binding in bindings { scope = declared(binding, scope, depth) }
      case .expression(let expression):
        if givesValue, body.count == 1 { return .gives(expression, scope) }
        guard let next = ran(expression, scope, depth) else { return .unknown }
        scope = next
      case .guarded(let conditions, let otherwise):
        guard touched(in: conditions, scope).isEmpty else { return .unknown }
        scope = scope.inner()
        let way = colors.facts(conditions, in: scope)
        if way.yes == nil { return run(otherwise, scope, givesValue: false, depth: depth) }
        if way.no != nil { return .unknown }
      // Called later, it may change what it sees.
      case .function(let function): if changesVariables(function.body ?? [], scope) { return .unknown }
      default: return .unknown
      }
    }
    return givesValue ? .unknown : .goesOn(scope)
  }

  private func declared(_ binding: Binding, _ scope: ViewScope, _ depth: Int) -> ViewScope {
    if case .name(let name) = binding.pattern, let initial = binding.initial,
      let made = made(initial, scope, depth: depth + 1),
      initial.isSelf || Self.conforms(made.record, to: "View")
    {
      return scope.inner([name: made.bound])
    }
    guard let initial = binding.initial else { return colors.after(.variables([binding]), in: scope) }
    var before = scope
    for name in touched(in: initial, scope) { before = opening(name, at: initial.span, before) }
    guard mentionsChanged(in: initial, scope) else { return colors.after(.variables([binding]), in: before) }
    // The names of the value mean what it was before.
    let unknown = binding.pattern.names.map { name in
      (name, ViewScope.Bound.ink(Ink(.unknown("`\(name)`", .notFollowed), initial.span)))
    }
    return before.inner(Dictionary(unknown) { first, _ in first })
  }

  /// Returns the scope of what follows an expression; `nil` where it may leave the body.
  private func ran(_ expression: Expression, _ scope: ViewScope, _ depth: Int) -> ViewScope? {
    guard depth < Self.mostCopies, LocalValues.leaves([.expression(expression)]) == .never else { return nil }
    switch expression.kind {
    case .attempt(let inner), .forced(let inner): return ran(inner, scope, depth)
    case .assignment(let target, let operation, let value):
      guard let (name, path) = place(target, scope) else { break }
      let given: ViewScope.Bound? = operation == nil ? .expression(value, scope) : nil
      var scope = scope
      for name in touched(in: value, scope) { scope = opening(name, at: value.span, scope) }
      return setting(path, of: name, to: given, at: expression.span, scope)
    case .ifElse(let choice): return decided(choice, expression, scope, depth)
    case .call(let callee, let arguments):
      if case .name(let name) = callee.kind, let block = scope.bound(name).flatMap({ block($0.value) }),
        !changesVariables(block.closure.body, scope)
      {
        return handed(to: block, arguments, expression, scope, depth)
      }
      if case .name(let name) = callee.kind, ownFunctions(name, scope) != nil {
        return changed("self", [], by: name, arguments, expression, scope, depth)
      }
      if case .member(let base?, let name) = callee.kind, let (root, path) = place(base, scope) {
        return changed(root, path, by: name, arguments, expression, scope, depth)
      }
    default: break
    }
    var scope = scope
    if case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind,
      let block = scope.bound(name).flatMap({ block($0.value) })
    {
      for name in LocalValues.assigned(in: block.closure.body) where scope.bound(name) != nil {
        scope = scope.inner([name: .ink(Ink(.unknown("`\(name)`", .notFollowed), expression.span))])
      }
    }
    for name in touched(in: expression, scope) { scope = opening(name, at: expression.span, scope) }
    return colors.after(.expression(expression), in: scope)
  }

  /// Whether code that runs at another time changes variables of a body.
  private func changesVariables(_ body: [Statement], _ scope: ViewScope) -> Bool {
    !touched(in: body, scope).isEmpty || LocalValues.assigned(in: body).contains { scope.bound($0) != nil }
  }

  /// Returns the variable that holds a value, and the path in it, of something that code sets.
  private func place(_ target: Expression, _ scope: ViewScope) -> (name: String, path: [String])? {
    switch target.kind {
    case .name("self"): return Made(bound: scope.bound("self")?.value).map { _ in ("self", []) }
    case .name(let name):
      let known = scope.bound(name)
      if let known, known.scope !== scope.ofType { return Made(bound: known.value) == nil ? nil : (name, []) }
      // A property of the value itself.
      guard let own = Made(bound: scope.bound("self")?.value), own.record.property(name, isStatic: false) != nil
      else { return nil }
      return ("self", [name])
    case .member(let base?, let member): return place(base, scope).map { ($0.name, $0.path + [member]) }
    case .forced(let inner), .chained(let inner): return place(inner, scope)
    case .index(let base, let keys):
      guard keys.count == 1, keys[0].label == "keyPath", let (name, path) = place(base, scope),
        let names = keyPath(keys[0].value, scope)
      else { return nil }
      return (name, path + names)
    default: return nil
    }
  }

  private func keyPath(_ value: Expression, _ scope: ViewScope) -> [String]? {
    switch value.kind {
    case .keyPath(let names): return names
    case .name(let name): return colors.steady(name, in: scope).flatMap { keyPath($0.0, $0.1) }
    default: return nil
    }
  }
}
