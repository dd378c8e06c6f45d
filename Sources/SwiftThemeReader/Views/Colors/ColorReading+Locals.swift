/// The constants and variables of a body, statement by statement.
extension ColorReading {
  /// Returns the scope of what follows a statement: with the names that it declares, and the new values of the variables that it
  /// changes. What was written before it keeps the scope of before, and a branch keeps its changes to itself: the statement as a
  /// whole says what they come to.
  ///
  /// - Parameter keepsObjects: whether names may mean objects, which keep what they are when their members are set
  func after(_ statement: Statement, in scope: ViewScope, keepsObjects: Bool = false) -> ViewScope {
    let changed = changedValues(in: statement, scope, keepsObjects: keepsObjects)
    if changed.isEmpty { return next(after: statement, in: scope) }
    let open = changed.map { name -> (String, ViewScope.Bound) in
      (name, .ink(Ink(.unknown("a part of `\(name)`", .notFollowed), Self.span(of: statement, in: scope))))
    }
    return next(after: statement, in: scope.inner(Dictionary(uniqueKeysWithValues: open)))
  }

  private static func span(of statement: Statement, in scope: ViewScope) -> Span {
    var found: Span?
    SyntaxWalk.each([statement]) { found = found ?? $0.span }
    return found ?? Span(file: Int32(scope.file), start: 0, end: 0)
  }

  /// The variables of the body of which a statement may change a part: `all.append(.gold)`, `all[0] = .gold`, `pair.ink = .gold`.
  private func changedValues(in statement: Statement, _ scope: ViewScope, keepsObjects: Bool) -> Set<String> {
    var found: Set<String> = []
    func note(_ expression: Expression) {
      guard let name = Self.root(of: expression), case .expression(let value, _)? = scope.bound(name)?.value else {
        return
      }
      if case .call(let callee, _) = value.kind, MemberChain(callee).names.last == "AttributedString" { return }
      if !keepsObjects || !Self.mayBeObject(value) { found.insert(name) }
    }
    SyntaxWalk.each([statement]) { part in
      switch part.kind {
      case .assignment(let target, let operation, _):
        if case .name = target.kind, operation == nil { return }
        note(target)
      case .call(let callee, _):
        if case .member(let base?, let name) = callee.kind, case .name = base.kind,
          Self.changing.contains(name) || table.index.isMutating(name)
        {
          note(base)
        }
      case .reference(let inner): note(inner)
      default: break
      }
    }
    return found
  }

  /// Whether a value may be an object, or a text with attributes of its own, which is read by what is set on it.
  private static func mayBeObject(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.kind else {
      switch value.kind {
      case .array, .tuple: return false
      default: return true
      }
    }
    return if case .name(let made) = callee.kind { made.beginsWithCapital } else { true }
  }

  private static func mayBeTuple(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call, .name, .member: true
    default: false
    }
  }

  /// Functions that change a list in place.
  static let changing: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "reverse", "shuffle", "sort",
    "swapAt",
    "replaceSubrange",
  ]

  static func root(of expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .index(let base, _), .member(let base?, _), .forced(let base), .chained(let base): root(of: base)
    default: nil
    }
  }

  private func next(after statement: Statement, in scope: ViewScope) -> ViewScope {
    switch statement {
    case .variables(let bindings):
      var scope = scope
      for binding in bindings {
        let next = scope.inner()
        bind([binding], in: next, readIn: scope)
        scope = next
      }
      return withChanges(byBlocksIn: statement, scope)
    case .expression(let expression), .returned(let expression?): return after(expression, in: scope)
    case .guarded: return scope
    case .function(let function): return declared(function, in: opened(LocalValues.assigned(in: [statement]), scope))
    default: return opened(LocalValues.assigned(in: [statement]), scope)
    }
  }

  /// Returns a scope in which the variables are not known that a block may set when it runs: `let set = { ink = .red }`.
  private func withChanges(byBlocksIn statement: Statement, _ scope: ViewScope) -> ViewScope {
    let names = LocalValues.assigned(in: [statement]).filter { scope.bound($0) != nil }
    if names.isEmpty { return scope }
    let span = Self.span(of: statement, in: scope)
    return scope.inner(
      Dictionary(uniqueKeysWithValues: names.map { ($0, .ink(Ink(.unknown("`\($0)`", .notFollowed), span))) }))
  }

  private func after(_ expression: Expression, in scope: ViewScope) -> ViewScope {
    var changed: [String: ViewScope.Bound] = [:]
    if case .assignment(let target, nil, let value) = expression.kind, case .name(let name) = target.kind {
      guard let (known, _) = scope.bound(name) else { return scope }
      if case .open = known, Self.mentions(name, in: value) { return scope }
      changed[name] = .expression(value, scope)
    } else {
      for name in LocalValues.assigned(in: [.expression(expression)]) where scope.bound(name) != nil {
        changed[name] =
          LocalValues.value(of: name, after: expression).map { .expression($0, scope) }
          ?? .ink(Ink(.unknown("`\(name)`", .notFollowed), expression.span))
      }
    }
    return changed.isEmpty ? scope : scope.inner(changed)
  }

  /// Returns a scope in which the values of some variables are unknown.
  func opened(_ names: Set<String>, _ scope: ViewScope) -> ViewScope {
    let known = names.filter { scope.bound($0) != nil }
    if known.isEmpty { return scope }
    return scope.inner(Dictionary(uniqueKeysWithValues: known.map { ($0, .open(nil)) }))
  }

  /// Returns a scope with the names that the cases bind, which are not properties of the view.
  func opened(_ choice: SwitchOver, _ scope: ViewScope, as value: ViewScope.Bound = .open(nil)) -> ViewScope {
    let inner = scope.inner()
    let patterns = choice.cases.flatMap { $0.patterns.map(\.pattern) }
    for case .enumCase(_, let parts) in patterns {
      for name in parts.flatMap(\.names) { inner.bind(name, value) }
    }
    for (name, positions) in Self.positions(inTuples: patterns) {
      // What a case holds, or another value in another case.
      guard positions.count == 1, let position = positions.first ?? nil,
        case .tuple(let elements) = choice.subject.kind,
        elements.indices.contains(position)
      else {
        inner.bind(name, value)
        continue
      }
      inner.bind(name, .expression(elements[position].value, scope))
    }
    return inner
  }

  /// Returns the positions in a tuple that patterns give each name; `nil` for a name within the pattern of a part.
  private static func positions(inTuples patterns: [Pattern]) -> [String: Set<Int?>] {
    var found: [String: Set<Int?>] = [:]
    for case .tuple(let parts) in patterns {
      for (index, part) in parts.enumerated() {
        switch part {
        case .name(let name): found[name, default: []].insert(index)
        case .enumCase(_, let inner): for name in inner.flatMap(\.names) { found[name, default: []].insert(nil) }
        case .some(let inner): for name in inner.names { found[name, default: []].insert(nil) }
        default: for name in part.names { found[name, default: []].insert(nil) }
        }
      }
    }
    return found
  }

  /// Returns what a binding gives a name: `b` of `let (_, b) = (x, y)` is `y`.
  private static func part(named name: String, by pattern: Pattern, of whole: Expression) -> Expression? {
    guard case .tuple(let parts) = pattern else { return whole }
    let position = parts.firstIndex { if case .name(name) = $0 { true } else { false } }
    if let position, let part = LocalValues.part(position, of: whole) { return part }
    if case .tuple = whole.kind { return pattern.part(named: name, of: whole) }
    return mayBeTuple(whole) ? pattern.part(named: name, of: whole) : nil
  }

  /// What a case holds, which is not followed.
  static func held(by subject: Span) -> ViewScope.Bound {
    .ink(Ink(.unread("what a case holds is not followed"), subject))
  }

  /// Binds the constants of a body to their values.
  func bind(_ bindings: [Binding], in scope: ViewScope, readIn source: ViewScope? = nil) {
    for binding in bindings {
      for name in binding.pattern.names {
        if !binding.isConstant { scope.variables.insert(name) }
        let value = binding.initial.flatMap { Self.part(named: name, by: binding.pattern, of: $0) }
        if let value, !Self.mentions(name, in: value) {
          let isBlock = if case .closure = value.kind { true } else { false }
          let around = source ?? scope
          scope.bind(name, .expression(value, isBlock ? runningLater(around, at: value.span) : around))
        } else {
          scope.bind(name, .open(binding.type))
        }
      }
    }
  }
}
