/// Functions as values: `Styler.title(label)` and `style.paint(label)`, where constants hold closures.
extension ObjectWalk {
  private static let deepestValue = 8

  /// Returns the closure that a value is, with the scope in which it was written; `nil` where it is not followed.
  func closure(_ callee: Expression, _ scope: ViewScope, depth: Int = 0) -> (Closure, ViewScope)? {
    guard depth < Self.deepestValue else { return nil }
    switch callee.kind {
    case .closure(let closure): return (closure, scope)
    case .forced(let inner), .chained(let inner): return closure(inner, scope, depth: depth + 1)
    case .name(let name):
      guard let (bound, _) = scope.bound(name) else { return nil }
      guard case .expression(let given, let from) = bound, !scope.isVariable(name),
        !ColorReading.mentions(name, in: given)
      else { return nil }
      return closure(given, from, depth: depth + 1)
    case .member(let base?, let name):
      if let owner = type(base, scope) {
        return held(by: owner, name).flatMap { closure($0, scopeOf(owner), depth: depth + 1) }
      }
      guard let made = construction(of: base, nil, scope, depth: depth + 1),
        let given = value(of: name, in: made)
      else { return nil }
      return closure(given, made.scope, depth: depth + 1)
    default: return nil
    }
  }

  /// A call that makes a value of a type.
  private struct Construction {
    var type: TypeRecord
    var arguments: [Expression.Argument]
    var scope: ViewScope
  }

  /// Returns the call that makes a value: `Style { … }` for `.title`, which is a constant of its type.
  private func construction(
    of value: Expression, _ expected: TypeRecord?, _ scope: ViewScope, depth: Int
  ) -> Construction? {
    guard depth < Self.deepestValue else { return nil }
    switch value.kind {
    case .name(let name):
      guard let (bound, _) = scope.bound(name), case .expression(let given, let from) = bound, !scope.isVariable(name),
        !ColorReading.mentions(name, in: given)
      else { return nil }
      var type: TypeRecord?
      if case .parameter(let written) = scope.binder(of: name) { type = colors.record(written, in: scope) }
      return construction(of: given, type, from, depth: depth + 1)
    case .member(let base, let name):
      guard let owner = base.map({ self.type($0, scope) }) ?? expected,
        let held = held(by: owner, name)
      else { return nil }
      return construction(of: held, owner, scopeOf(owner), depth: depth + 1)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .member(nil, "init"): return expected.map { Construction(type: $0, arguments: arguments, scope: scope) }
      case .member(let base, let name) where name != "init":
        guard let owner = base.map({ self.type($0, scope) }) ?? expected else { return nil }
        return made(by: owner.functions(name, isStatic: true), of: owner, arguments, scope, depth: depth)
      case .name(let name) where !name.beginsWithCapital:
        guard let owner = scope.type, scope.bound(name) == nil else { return nil }
        return made(by: owner.functions(name, isStatic: true), of: owner, arguments, scope, depth: depth)
      case .member(let base?, _):
        return type(base, scope).map { Construction(type: $0, arguments: arguments, scope: scope) }
      default: return type(callee, scope).map { Construction(type: $0, arguments: arguments, scope: scope) }
      }
    default: return nil
    }
  }

  /// Follows a function of one expression that makes a value: `static func title(_ ink: UIColor) -> Style`.
  private func made(
    by found: Found, of owner: TypeRecord, _ arguments: [Expression.Argument], _ scope: ViewScope, depth: Int
  ) -> Construction? {
    let able = found.filter { ArgumentMatch.fits($0.member.parameters, arguments, colors.table) }
    guard able.count == 1, let function = able.first?.member, let body = function.body, body.count == 1 else {
      return nil
    }
    let outer = scopeOf(owner)
    guard let bindings = ColorReading.bindings(function.parameters, arguments, from: scope, outer) else { return nil }
    let id = colors.identity([scope.id, Int(function.span.file), Int(function.span.start), -16])
    let inner = outer.inner(id: id, bindings)
    inner.parameters = function.parameters
    switch body[0] {
    case .expression(let value), .returned(let value?):
      return construction(of: value, owner, inner, depth: depth + 1)
    default: return nil
    }
  }

  /// Returns what a call gives a stored property of the value that it makes.
  private func value(of name: String, in made: Construction) -> Expression? {
    guard let property = made.type.property(name, isStatic: false)?.member, property.isStored, property.isConstant
    else { return nil }
    if !made.type.initializers.isEmpty {
      let able = made.type.initializers.filter {
        ArgumentMatch.fits($0.parameters, made.arguments, colors.table)
      }
      guard able.count == 1, let given = Self.parameter(setting: name, in: able[0]) else { return nil }
      let pairs = ArgumentMatch.pairs(able[0].parameters, made.arguments, colors.table)
      return pairs.first { $0.0.name == given }?.1.first?.value
    }
    let trailing = made.arguments.filter { $0.isTrailing && $0.label == nil }
    if let only = trailing.first {
      // Of one function alone, it is that.
      let functions = made.type.properties.filter { !$0.member.isStatic && isFunction($0.member.type) }
      return functions.count == 1 && functions[0].member.name == name ? only.value : nil
    }
    return made.arguments.first { $0.label == name }?.value
  }

  /// Returns the parameter to which an initialiser sets a property: `self.paint = paint`.
  private static func parameter(setting name: String, in initializer: Initializer) -> String? {
    var found: [String?] = []
    SyntaxWalk.each(initializer.body ?? []) { part in
      guard case .assignment(let target, nil, let value) = part.kind, MakingCalls.path(target) == ["self", name] else {
        return
      }
      if case .name(let given) = value.kind { found.append(given) } else { found.append(nil) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the value of a constant of a type, if nothing sets it.
  private func held(by owner: TypeRecord, _ name: String) -> Expression? {
    guard let property = owner.property(name, isStatic: true)?.member else { return nil }
    if let getter = property.getter {
      guard getter.count == 1 else { return nil }
      switch getter[0] {
      case .expression(let value), .returned(let value?): return value
      default: return nil
      }
    }
    return property.isConstant ? property.initial : nil
  }

  private func type(_ expression: Expression, _ scope: ViewScope) -> TypeRecord? {
    guard let path = MakingCalls.path(expression), path.last?.beginsWithCapital == true, scope.bound(path[0]) == nil
    else { return nil }
    if path == ["Self"] { return scope.type.flatMap { $0.declaration == nil ? nil : $0 } }
    return colors.table.type(path, from: scope.file, within: scope.type).flatMap { $0.declaration == nil ? nil : $0 }
  }

  private func scopeOf(_ type: TypeRecord) -> ViewScope {
    ViewScope(id: colors.identity([type.order, -24]), type: type, file: type.file)
  }

  private func isFunction(_ type: TypeName?) -> Bool {
    type.map { ArgumentMatch.isFunction($0, colors.table) } ?? false
  }

  /// Whether a call runs a function that somebody hands in, or that another value holds: what it does is not known.
  func isFunctionValue(_ call: ObjectCall, _ scope: ViewScope) -> Bool {
    guard hands(call, scope) else { return false }
    guard let base = call.base, !base.isSelf else {
      guard scope.bound(call.name) != nil, case .parameter(let type) = scope.binder(of: call.name) else { return false }
      return isFunction(type)
    }
    let owner = type(base, scope)
    let found = (owner ?? colors.typeByDeclarations(of: base, in: scope))?.property(call.name, isStatic: owner != nil)
    return isFunction(found?.member.type)
  }
}
