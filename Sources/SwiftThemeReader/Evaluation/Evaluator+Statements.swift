import ThemeModel

/// How a list of statements ends.
enum Flow {
  case normal
  /// The value of the last expression, for closures and accessors of one expression.
  case value(Value)
  case returned(Value)
  case leave
  case proceed
  /// To the end of a labelled statement, or to the next turn of a labelled loop.
  case jump(String, continues: Bool)
  case fallThrough
  case failed(Undetermined)
}

extension Evaluator {
  /// Runs a body and returns its result. What a body that fails sets is unknown, up to what it hides by names of its own.
  func run(_ statements: [Statement], _ scope: Scope, hiding names: [String]? = nil) -> Value {
    switch perform(statements, scope) {
    case .value(let value), .returned(let value): return value
    case .failed(let reason):
      if let names, ending == nil, !isExhausted { spoil(statements, hiding: names, reason, scope) }
      return Value(.unknown(reason))
    case .normal, .leave, .proceed, .jump, .fallThrough: return .void
    }
  }

  /// Runs statements until one of them ends the list.
  ///
  /// - Parameter isDropped: whether the value of the last expression is unused
  func perform(
    _ statements: [Statement], _ scope: Scope, expecting expected: Expected? = nil, isDropped: Bool = false
  ) -> Flow {
    if let ending { return .failed(ending) }
    let result = expected ?? scope.result.map { Expected($0, scope) }
    return flowing { perform(inOrder: statements, scope, expecting: result, isDropped: isDropped) }
  }

  private func perform(
    inOrder statements: [Statement], _ scope: Scope, expecting result: Expected?, isDropped: Bool
  ) -> Flow {
    var deferred: [[Statement]] = []
    var flow = Flow.normal
    for statement in statements {
      if case .deferred(let body) = statement {
        deferred.append(body)
        continue
      }
      let isOnly = statements.count == 1 && !isDropped
      flow = perform(statement, scope, result, isOnly: isOnly)
      if let ending { return leaving(.failed(ending), deferred, scope) }
      switch flow {
      case .normal: continue
      // In a longer body an expression's value is dropped.
      case .value: if !isOnly { flow = .normal }
      default: return leaving(flow, deferred, scope)
      }
    }
    return leaving(flow, deferred, scope)
  }

  /// Runs what was put off to the end, the last first.
  private func leaving(_ flow: Flow, _ deferred: [[Statement]], _ scope: Scope) -> Flow {
    // What stops the app stops it here.
    if let ending, Self.isTrap(ending) { return flow }
    let around = ending
    ending = nil
    defer { ending = ending ?? around }
    for body in deferred.reversed() {
      // What an initialiser puts off is no part of it: observers see what it sets.
      let inner = scope.isInitializer ? scope.function(result: scope.result) : scope.inner()
      if case .failed(let reason) = perform(body, inner, isDropped: true) { return .failed(reason) }
    }
    return flow
  }

  private func perform(_ statement: Statement, _ scope: Scope, _ expected: Expected?, isOnly: Bool) -> Flow {
    switch statement {
    case .expression(let expression):
      return perform(expression, scope, expecting: expected, isOnly: isOnly)
    case .variables(let bindings):
      for binding in bindings { declare(binding, scope) }
      return .normal
    case .returned(let expression):
      return .returned(
        expression.map { coerced(evaluate($0, scope, expecting: expected), expected) } ?? .void)
    case .guarded(let conditions, let otherwise):
      switch holds(conditions, scope) {
      case .success(true): return .normal
      case .success(false):
        switch perform(otherwise, scope.inner(), expecting: expected, isDropped: true) {
        case .normal, .value:
          let reason = "a `guard` does not hold, and how its `else` ends is not known"
          let last = SyntaxWalk.outermost(otherwise).last?.span
          return .failed(
            Undetermined(
              code: "unsupported-expression", reason: reason, text: last.map(text), place: last.map(place)))
        case let flow: return flow
        }
      case .failure(let reason): return .failed(reason.undetermined)
      }
    case .forEach(let pattern, let sequence, let condition, let body):
      return loop(pattern, sequence, condition, body, nil, scope, expected)
    case .whileLoop(let conditions, let body, let checksAfterwards):
      return loop(conditions, body, checksAfterwards, nil, scope, expected)
    case .function(let function):
      scope.declare(
        function.name,
        Value(
          .method(
            MethodValue(
              [.init(function: function, owner: scope.type, file: scope.file, scope: scope)], receiver: scope.receiver))
        ))
      return .normal
    case .scope(let body): return perform(body, scope.inner(), expecting: expected, isDropped: !isOnly)
    case .attempt(let body, let otherwise):
      let flow = perform(body, scope.inner(), expecting: expected, isDropped: !isOnly)
      guard let error = caught() else { return flow }
      guard error.code == Self.thrown else { return .failed(error) }
      return perform(otherwise, scope.inner(), expecting: expected, isDropped: !isOnly)
    case .thrown(let span):
      let reason = Undetermined(code: Self.thrown, reason: "it throws", text: text(span), place: place(span))
      end(reason)
      return .failed(reason)
    case .leave: return .leave
    case .proceed: return .proceed
    case .jump(let label, let continues): return .jump(label, continues: continues)
    case .labelled(let label, let inner): return perform(inner, labelled: label, scope, expected, isOnly: isOnly)
    case .fallThrough: return .fallThrough
    case .deferred: return .normal
    case .unsupported(let reason, let span, _):
      return .failed(
        Undetermined(code: "unsupported-expression", reason: reason, text: text(span), place: place(span)))
    }
  }

  private func perform(
    _ statement: Statement, labelled label: String, _ scope: Scope, _ expected: Expected?, isOnly: Bool
  ) -> Flow {
    let flow: Flow
    switch statement {
    case .forEach(let pattern, let sequence, let condition, let body):
      flow = loop(pattern, sequence, condition, body, label, scope, expected)
    case .whileLoop(let conditions, let body, let checksAfterwards):
      flow = loop(conditions, body, checksAfterwards, label, scope, expected)
    default: flow = perform(statement, scope, expected, isOnly: isOnly)
    }
    if case .jump(label, continues: false) = flow { return .normal }
    return flow
  }

  func perform(_ expression: Expression, _ scope: Scope, expecting expected: Expected?, isOnly: Bool = true) -> Flow {
    switch expression.kind {
    case .ifElse(let choice):
      switch holds(
        choice.conditions, scope, inner: { perform(choice.body, $0, expecting: expected, isDropped: !isOnly) })
      {
      case .success(let flow?): return flow
      case .success(nil):
        return choice.otherwise.map { perform($0, scope.inner(), expecting: expected, isDropped: !isOnly) } ?? .normal
      case .failure(let reason): return .failed(reason.undetermined)
      }
    case .switchOver(let choice):
      return perform(choice, expression, scope, expected, isDropped: !isOnly)
    default:
      let value = evaluate(expression, scope, expecting: isOnly ? expected : nil)
      if isExhausted, case .unknown(let reason) = value.payload { return .failed(reason) }
      if !isOnly, ending == nil { spoil(by: expression, value, scope) }
      return .value(isOnly ? coerced(value, expected) : value)
    }
  }

  private func declare(_ binding: Binding, _ scope: Scope) {
    let expected = binding.type.map { Expected($0, scope) }
    let before = effects
    let value = binding.initial.map { coerced(evaluate($0, scope, expecting: expected), expected).settled }
    let isPure = effects == before
    // `var x: Int?` starts as `nil`, and `let x: Int` gets its value later.
    let start = value ?? .none
    _ = match(binding.pattern, start, scope)
    if value == nil { for name in binding.pattern.names { scope.declare(name, .none) } }
    guard case .name(let name) = binding.pattern else { return }
    defer { if binding.type == nil, let initial = binding.initial { infer(name, from: initial, scope) } }
    if let type = binding.type {
      scope.declare(name, scope.value(name) ?? start, type: type)
    } else if let value, Self.isSequence(value), let initial = binding.initial,
      isOptional(initial, scope, isPure: isPure) == true
    {
      scope.declare(name, scope.value(name) ?? start, type: .optional(.other("its initial value's type")))
    }
  }

  // MARK: Conditions

  func holds(_ conditions: [Condition], _ scope: Scope) -> Result<Bool, Unresolved> {
    // `guard let` binds names in the surrounding scope.
    for condition in conditions {
      switch holds(condition, scope) {
      case .success(true): continue
      case let other: return other
      }
    }
    return .success(true)
  }

  private func holds(_ conditions: [Condition], _ scope: Scope, inner body: (Scope) -> Flow) -> Result<
    Flow?, Unresolved
  > {
    let inner = scope.inner()
    return holds(conditions, inner).map { $0 ? body(inner) : nil }
  }

  private func holds(_ condition: Condition, _ scope: Scope) -> Result<Bool, Unresolved> {
    switch condition {
    case .isAvailable(let isAvailable, let release):
      return .success((release.map(has) ?? true) == isAvailable)
    case .holds(let expression): return truth(evaluate(expression, scope), expression.span)
    case .unwraps(let pattern, let expression):
      let value = deciding(evaluate(expression, scope), expression.span)
      if case .unknown(let reason) = value.payload { return .failure(Unresolved(undetermined: reason)) }
      if case .none = value.payload { return .success(false) }
      if let reason = absence(of: value, expression) { return .failure(Unresolved(undetermined: reason)) }
      // Before the name hides what it is made of.
      let type = Self.type(dispatching: value) == nil ? nil : staticType(of: expression, scope)
      let isMet = match(pattern, value, scope)
      if case .name(let name) = pattern { scope.infer(name, type.map { $0.with($0.type.unwrapped) }) }
      return isMet
    case .matches(let pattern, let expression):
      return match(pattern, choosing(evaluate(expression, scope), expression.span), scope)
    }
  }

  /// Returns why nobody knows whether an optional color is there: it is asked for by a name that no catalog of the sources has, and
  /// a catalog elsewhere may have it.
  private func absence(of value: Value, _ expression: Expression) -> Undetermined? {
    guard case .color(.asset(let name)) = value.payload, platform.namedColors.entries[name] == nil else { return nil }
    return Undetermined(
      code: "unknown-asset", reason: "no asset catalog contains the colour \"\(name)\"", text: text(expression.span),
      place: place(expression.span))
  }

  // MARK: Choices and loops

  private func perform(
    _ choice: SwitchOver, _ expression: Expression, _ scope: Scope, _ expected: Expected?, isDropped: Bool
  ) -> Flow {
    let around = states
    let subject = evaluate(choice.subject, scope)
    var others = subject
    if let variable = listedState(subject, by: choice.cases) {
      others.states = subject.states?.without(variable)
      states = .joined(around, others.states)
    }
    if case .unknown(let reason) = choosing(others, choice.subject.span).payload { return .failed(reason) }
    var falls = false
    for one in choice.cases.dropFirst(firstCase(of: choice, expression, for: subject)) {
      let inner = scope.inner()
      if !falls {
        switch matches(one, subject, inner) {
        case .success(true): break
        case .success(false): continue
        case .failure(let reason): return .failed(reason.undetermined)
        }
      }
      switch perform(one.body, inner, expecting: expected, isDropped: isDropped) {
      case .fallThrough: falls = true
      case .leave: return .normal
      case let flow: return flow
      }
    }
    return .failed(
      Undetermined(
        code: "unsupported-expression", reason: "no case of the switch matches \(Words.kind(of: subject))",
        text: text(expression.span), place: place(expression.span)))
  }

  private func matches(_ one: SwitchOver.Case, _ subject: Value, _ scope: Scope) -> Result<Bool, Unresolved> {
    if one.patterns.isEmpty { return .success(true) }
    for (pattern, condition) in one.patterns {
      switch match(pattern, subject, scope) {
      case .success(true):
        guard let condition else { return .success(true) }
        switch truth(evaluate(condition, scope), condition.span) {
        case .success(true): return .success(true)
        case .success(false): continue
        case .failure(let reason): return .failure(reason)
        }
      case .success(false): continue
      case .failure(let reason): return .failure(reason)
      }
    }
    return .success(false)
  }

  private func loop(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: [Statement], _ label: String?,
    _ scope: Scope, _ expected: Expected?
  ) -> Flow {
    // How often the body runs is decided by the elements that there are.
    let value = deciding(evaluate(sequence, scope), sequence.span)
    guard let elements = CollectionElements.all(of: value) else {
      if case .unknown(let reason) = value.payload { return .failed(reason) }
      return .failed(
        Undetermined(
          code: "unsupported-expression", reason: "the sequence of the loop is unknown",
          text: text(sequence.span), place: place(sequence.span)))
    }
    var elementType: Expected?
    /// Runs the body once. Returns how the loop ends, if it ends there.
    func turn(_ element: Value) -> Flow? {
      if let reason = descend(sequence.span) { return .failed(reason) }
      defer { ascend() }
      let inner = scope.inner()
      if Self.type(dispatching: element) != nil {
        elementType = elementType ?? staticType(of: sequence, scope)?.element
      }
      switch isMet(pattern, element, elementType, condition, inner) {
      case .success(true): break
      case .success(false): return nil
      case .failure(let reason): return .failed(reason.undetermined)
      }
      switch perform(body, inner, expecting: expected, isDropped: true) {
      case .normal, .value, .proceed, .fallThrough: return nil
      case .jump(let target, continues: true) where target == label: return nil
      case let flow: return flow
      }
    }
    if CollectionElements.isUnordered(value) {
      keyed.formUnion(keyedTargets(pattern, value, body, scope))
      return loop(through: elements, of: value, sequence.span, turn)
    }
    for element in elements {
      guard let end = turn(element) else { continue }
      if case .leave = end { return .normal }
      return end
    }
    return .normal
  }

  /// Returns whether a loop runs its body for an element: `for case let ink? in inks where ink != clear`.
  private func isMet(
    _ pattern: Pattern, _ element: Value, _ type: Expected?, _ condition: Expression?, _ scope: Scope
  ) -> Result<Bool, Unresolved> {
    let isMatch = match(pattern, element, scope)
    guard case .success(true) = isMatch else { return isMatch }
    if case .name(let name) = pattern { scope.infer(name, type) }
    return condition.map { truth(evaluate($0, scope)) } ?? .success(true)
  }

  private func loop(
    _ conditions: [Condition], _ body: [Statement], _ checksAfterwards: Bool, _ label: String?, _ scope: Scope,
    _ expected: Expected?
  ) -> Flow {
    var isFirst = checksAfterwards
    while true {
      if let reason = descend(nil) { return .failed(reason) }
      defer { ascend() }
      let inner = scope.inner()
      if !isFirst {
        switch holds(conditions, inner) {
        case .success(true): break
        case .success(false): return .normal
        case .failure(let reason): return .failed(reason.undetermined)
        }
      }
      isFirst = false
      switch perform(body, inner, expecting: expected, isDropped: true) {
      case .leave: return .normal
      case .normal, .value, .proceed, .fallThrough: continue
      case .jump(let target, continues: true) where target == label: continue
      case let flow: return flow
      }
    }
  }
}
