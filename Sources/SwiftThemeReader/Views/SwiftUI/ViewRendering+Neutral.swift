/// Functions and modifiers that leave a view as it is, but for its room: `padding(_ space: Space)`.
extension ViewRendering {
  /// Returns whether everything that a call of this name can mean leaves the view before it in its surroundings.
  func isNeutral(
    _ name: String, _ arguments: [Expression.Argument], _ base: Base, _ expression: Expression, _ scope: ViewScope
  ) -> Bool {
    if let start = openNeutral.firstIndex(where: { $0.span == expression.span }) {
      // What leads back to itself means, somewhere on the way, the framework's function of a name.
      return openNeutral[start...].allSatisfy { $0.name == "modifier" || ModifierNames.isTransparent($0.name) }
    }
    guard openNeutral.count < Self.deepestNeutral else { return false }
    openNeutral.append((expression.span, name))
    defer { openNeutral.removeLast() }
    if name == "modifier" {
      guard arguments.count == 1, case .call(let callee, let given) = arguments[0].value.kind,
        let made = bodyOfModifier(callee, scope)
      else { return false }
      let instance = instance(made.record, given, arguments[0].value, scope)
      instance.bind(made.content, .receiver(nil, scope))
      return instance.assumption == nil && isNeutral(made.body, instance)
    }
    let isBuiltIn = ModifierNames.isTransparent(name)
    if isBuiltIn {
      let before = Surroundings(ground: Ink(.unset, expression.span))
      guard transparent(name, arguments, scope, before) == before else { return false }
    }
    guard let found = functionOfViews(name, on: base.expression, arguments, scope) else { return isBuiltIn }
    return ([found] + found.others).allSatisfy { one in
      isNeutral(one.body, inside(one, arguments, Base(nil, scope), expression, scope))
    }
  }

  private static let deepestNeutral = 12

  private func isNeutral(_ body: [Statement], _ scope: ViewScope) -> Bool {
    guard body.count == 1 else { return false }
    switch body[0] {
    case .expression(let view), .returned(let view?): return isNeutral(view, scope)
    default: return false
    }
  }

  private func isNeutral(_ view: Expression, _ scope: ViewScope) -> Bool {
    switch view.kind {
    case .name(let name):
      if name == "self" { return scope.isModifier }
      if case .receiver? = scope.bound(name)?.value { return true }
      return false
    case .conditional(_, let yes, let no): return isNeutral(yes, scope) && isNeutral(no, scope)
    case .ifElse(let choice): return isNeutral(choice.body, scope) && isNeutral(choice.otherwise ?? [], scope)
    case .switchOver(let choice): return choice.cases.allSatisfy { isNeutral($0.body, scope) }
    case .call(let callee, let arguments):
      switch callee.kind {
      case .member(let base?, let name):
        return isNeutral(base, scope) && isNeutral(name, arguments, Base(base, scope), view, scope)
      case .name(let name):
        return scope.isModifier && scope.bound(name) == nil && isNeutral(name, arguments, Base(nil, scope), view, scope)
      default: return false
      }
    default: return false
    }
  }
}
