import ThemeModel

/// What code that is not evaluated can reach: the objects that it is given, and what the functions that it is given set.
extension Evaluator {
  /// Returns the result of a call of unknown code, after which what it was given is no longer known.
  ///
  /// - Parameter areEvaluated: whether the arguments may have been evaluated already
  func given(
    _ arguments: [Expression.Argument], to call: Expression, _ result: Value, _ scope: Scope, areEvaluated: Bool = false
  ) -> Value {
    guard flows > 0, ending == nil, !isExhausted, case .unknown(let reason) = result.payload else { return result }
    var reach = Reach(reason, keepsObjects: Self.isSystems(call))
    for argument in arguments {
      if case .reference(let target) = argument.value.kind {
        _ = store(result, in: target, call, scope)
      } else if !areEvaluated || Self.isRepeatable(argument.value) {
        lose(evaluatedAside(argument.value, scope), &reach)
      }
    }
    return result
  }

  /// Returns the result of an unknown operator, or of an unknown object's setter.
  func given(_ operands: [Value], _ result: Value, keepsObjects: Bool = false) -> Value {
    guard flows > 0, case .unknown(let reason) = result.payload else { return result }
    var reach = Reach(reason, keepsObjects: keepsObjects)
    for operand in operands { lose(operand, &reach) }
    return result
  }

  /// Returns the value of a choice that is not known, after which nobody knows which of the branches has had its effects.
  func open(_ reason: Undetermined, among branches: [Expression], _ scope: Scope) -> Value {
    if flows > 0, ending == nil, !isExhausted {
      spoil(OutwardCode.Parts(branches.map { .expression($0) }), hiding: [], reason, scope)
    }
    return Value(.unknown(reason))
  }

  /// Evaluates what nobody reads the result of. What it asks for makes no difference if it changes nothing.
  @discardableResult
  func evaluatedAside(_ expression: Expression, _ scope: Scope) -> Value {
    let (before, notes) = (effects, assignment.notes)
    let value = evaluate(expression, scope)
    if effects == before { assignment.notes = notes }
    return value
  }

  private static func isRepeatable(_ expression: Expression) -> Bool {
    if case .closure = expression.kind { true } else { isPath(expression) }
  }

  /// Whether the system is called: `NotificationCenter.default.addObserver(self, …)`.
  private static func isSystems(_ call: Expression) -> Bool {
    guard case .call(let callee, _) = call.kind else { return false }
    return root(of: callee).map(PlatformTypes.isSystems) ?? false
  }

  /// The name with which a chain of members, calls and subscripts starts.
  static func root(of expression: Expression) -> String? {
    var here = expression
    while true {
      switch here.kind {
      case .name(let name): return name
      case .member(let base?, _), .index(let base, _), .forced(let base), .chained(let base), .call(let base, _):
        here = base
      default: return nil
      }
    }
  }

  /// Makes unknown what may change through a value.
  private func lose(_ value: Value, _ reach: inout Reach) {
    switch value.payload {
    case .instance(let instance):
      guard reach.enter(instance) else { return }
      if instance.type.isReference, !reach.keepsObjects { lose(instance, Value(.unknown(reach.reason))) }
      for held in instance.stored.values { lose(held, &reach) }
    case .closure(let closure):
      let own = closure.closure
      guard spoilers.insert(own.span).inserted else { return }
      defer { spoilers.remove(own.span) }
      // What a closure that keeps the object sets, it sets while the app runs.
      let names = own.parameters + (own.keepsSelf ? ["self"] : [])
      spoil(own.body, hiding: names, reach.reason, closure.scope.inner())
    case .method(let method):
      for one in method.candidates {
        guard let scope = one.scope, spoilers.insert(one.function.span).inserted else { continue }
        defer { spoilers.remove(one.function.span) }
        spoil(one.function.body ?? [], hiding: one.function.parameters.map(\.name), reach.reason, scope.inner())
      }
      if case .instance(let instance)? = method.receiver?.payload, instance.type.isReference, reach.enter(instance) {
        lose(instance, Value(.unknown(reach.reason)))
      }
    case .array(let elements): for element in elements { lose(element, &reach) }
    case .dictionary(let entries): for entry in entries { lose(entry.value, &reach) }
    case .tuple(let parts), .enumCase(_, _, let parts): for part in parts { lose(part.value, &reach) }
    default: break
    }
  }

  /// Makes unknown what code sets outside of itself, if it runs.
  ///
  /// - Parameter names: the names that mean something else in the code
  func spoil(_ body: [Statement], hiding names: [String], _ reason: Undetermined, _ scope: Scope) {
    spoil(outwardCode.parts(of: body), hiding: names, reason, scope)
  }

  private func spoil(
    _ outward: OutwardCode.Parts, hiding names: [String], _ reason: Undetermined, _ scope: Scope
  ) {
    func isOutside(_ name: String) -> Bool { !outward.locals.has(name) && !names.contains(name) }
    for expression in outward.parts {
      for target in RunningWrites.targets(of: expression) {
        guard let root = Self.root(of: target), isOutside(root) else { continue }
        if root == "self", scope.receiver == nil { continue }
        _ = store(Value(.unknown(reason)), in: target, expression, scope)
      }
      guard case .call(let callee, let arguments) = expression.kind else { continue }
      spoil(byCalling: callee, reason, scope, isOutside)
      for argument in arguments {
        guard case .name(let name) = argument.value.kind, isOutside(name) else { continue }
        loseLocal(name, reason, scope)
      }
    }
  }

  private func spoil(
    byCalling callee: Expression, _ reason: Undetermined, _ scope: Scope, _ isOutside: (String) -> Bool
  ) {
    switch callee.kind {
    case .name(let name) where isOutside(name):
      if scope.value(name) == nil { spoilSelf(by: name, reason, scope) } else { loseLocal(name, reason, scope) }
    case .member(let base?, let method):
      guard case .name(let name) = base.kind, isOutside(name) else { return }
      if name == "self" {
        spoilSelf(by: method, reason, scope)
      } else if case .instance(let instance)? = scope.value(name)?.payload,
        !instance.type.functions(method, isStatic: false).isEmpty
      {
        loseLocal(name, reason, scope)
      }
    default: break
    }
  }

  private func loseLocal(_ name: String, _ reason: Undetermined, _ scope: Scope) {
    guard let value = scope.value(name) else { return }
    var reach = Reach(reason, keepsObjects: false)
    lose(value, &reach)
  }
}

/// What is being lost, for one reason.
private struct Reach {
  let reason: Undetermined
  /// Whether the code that is called sets no members of the sources' own types.
  let keepsObjects: Bool
  private var seen: Set<ObjectIdentifier> = []

  init(_ reason: Undetermined, keepsObjects: Bool) {
    (self.reason, self.keepsObjects) = (reason, keepsObjects)
  }

  mutating func enter(_ instance: Instance) -> Bool {
    seen.insert(ObjectIdentifier(instance)).inserted
  }
}
