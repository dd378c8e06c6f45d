import ThemeModel

/// A call that cannot be evaluated may have changed values. From then on, these values are unknown.
extension Evaluator {
  /// Makes unknown what a statement of unknown value may have changed: `list.insert(…, at: 0)`,
  /// `parse(code, &red)`, `setUp()`.
  func spoil(by expression: Expression, _ value: Value, _ scope: Scope) {
    guard case .unknown(let reason) = value.payload else { return }
    // `self.init(…).softened()`: what is made so is not what `self` is.
    if scope.isInitializer, startsWithInit(expression) {
      scope.receiver = value
      return
    }
    switch expression.kind {
    case .attempt(let inner), .forced(let inner), .chained(let inner): spoil(by: inner, value, scope)
    case .call(let callee, let arguments):
      for case .reference(let target) in arguments.map(\.value.kind) { _ = store(value, in: target, expression, scope) }
      switch callee.kind {
      case .member(let base?, let name):
        if case .name("self") = base.kind {
          spoilSelf(by: name, reason, scope)
        } else if isOwn(base, scope) {
          _ = store(value, in: base, expression, scope)
        } else {
          spoilShared(base, by: name, value, scope)
        }
      case .name(let name): spoilSelf(by: name, reason, scope)
      default: break
      }
    default: break
    }
  }

  /// Makes the variables of `self` unknown: a method of its own type that was not
  /// evaluated to its end may have set any.
  func spoilSelf(by name: String, _ reason: Undetermined, _ scope: Scope) {
    guard scope.value(name) == nil, case .instance(let instance)? = scope.receiver?.payload,
      !instance.type.functions(name, isStatic: false).isEmpty
    else { return }
    instance.fault = instance.fault ?? reason
    instance.known = [:]
    instance.axes = [:]
  }

  private func startsWithInit(_ expression: Expression) -> Bool {
    var here = expression
    while true {
      switch here.kind {
      case .call(let callee, _):
        if case .member(let base?, "init") = callee.kind, case .name("self") = base.kind { return true }
        here = callee
      case .member(let base?, _), .binary(_, let base, _), .forced(let base), .chained(let base), .attempt(let base):
        here = base
      default: return false
      }
    }
  }

  /// Whether it is a local name or a stored member of `self`, or a part of one.
  private func isOwn(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .name(let name):
      if scope.value(name) != nil { return true }
      guard case .instance(let instance)? = scope.receiver?.payload else { return false }
      return instance.type.property(name, isStatic: false)?.member.isStored == true
    case .member(let base?, let name):
      if case .name("self") = base.kind { return isOwn(Expression(.name(name), expression.span), scope) }
      return isOwn(base, scope)
    case .index(let base, _), .forced(let base), .chained(let base): return isOwn(base, scope)
    default: return false
    }
  }
}
