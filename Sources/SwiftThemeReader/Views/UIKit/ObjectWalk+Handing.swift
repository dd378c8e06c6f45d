/// Functions of the module that are given closures, and properties that hold some.
extension ObjectWalk {
  /// What a function does with a closure that it is given.
  struct Handing {
    /// The object that it calls the closure with.
    var object: String?
    /// Whether it calls it before it returns, whatever happens.
    var isAtOnce: Bool
  }

  /// Returns what a function of the module does with a closure that it is given, if it calls it itself.
  func handing(_ closure: Closure, _ call: ObjectCall, _ scope: ViewScope) -> Handing? {
    let able = functions(of: call, scope).filter {
      $0.body != nil && ArgumentMatch.fits($0.parameters, call.arguments, colors.table)
    }
    guard let function = able.first, able.count == 1, let body = function.body else { return nil }
    let pairs = ArgumentMatch.pairs(function.parameters, call.arguments, colors.table)
    guard let taker = pairs.first(where: { $0.1.contains { $0.value.span == closure.span } })?.0 else { return nil }
    var firsts: [Expression?] = []
    SyntaxWalk.each(body) { part in
      if let arguments = Self.arguments(of: part, calling: taker.name) { firsts.append(arguments.first?.value) }
    }
    guard let first = firsts.first, firsts.count == 1 else { return nil }
    let isAtOnce = SyntaxWalk.outermost(body).contains { Self.arguments(of: $0, calling: taker.name) != nil }
    guard case .name(let name)? = first?.kind else { return Handing(object: nil, isAtOnce: isAtOnce) }
    let value = pairs.first { $0.0.name == name }?.1.first?.value
    return Handing(
      object: name == "self" ? call.object : value.flatMap { object($0, scope) }, isAtOnce: isAtOnce)
  }

  private static func arguments(of part: Expression, calling name: String) -> [Expression.Argument]? {
    guard case .call(let called, let arguments) = part.kind else { return nil }
    var callee = called
    while case .chained(let inner) = callee.kind { callee = inner }
    guard case .name(name) = callee.kind else { return nil }
    return arguments
  }

  private func functions(of call: ObjectCall, _ scope: ViewScope) -> [Function] {
    guard let base = call.base, !base.isSelf else {
      let type = scope.type ?? record
      let own = type.functions(call.name, isStatic: false) + type.functions(call.name, isStatic: true)
      if !own.isEmpty { return own.map(\.member) }
      let globals = colors.table.globalFunctions(call.name, from: scope.file).map(\.member)
      return globals.isEmpty ? added(call.name) : globals
    }
    if case .name(let type) = base.kind, type.beginsWithCapital, scope.bound(type) == nil {
      let owner = colors.table.type([type], from: scope.file, within: scope.type)
      return owner?.functions(call.name, isStatic: true).map(\.member) ?? []
    }
    return added(call.name)
  }

  /// The functions of a name that the sources add to types of the system's and to protocols.
  private func added(_ name: String) -> [Function] {
    colors.table.index.functions(named: name)
      .filter { !$0.member.isStatic && ($0.owner.declaration == nil || $0.owner.kind == .protocolType) }.map(\.member)
  }

  /// Returns the closure that a property of the type holds and that takes arguments, which its calls give it.
  func heldClosure(_ call: ObjectCall, _ scope: ViewScope) -> Closure? {
    guard call.base.map(\.isSelf) ?? true, scope.bound(call.name) == nil, scope.type === record,
      let property = record.property(call.name, isStatic: false)?.member,
      case .closure(let closure)? = property.initial?.kind, closure.arity > 0
    else { return nil }
    return closure
  }

  /// Whether the functions of the type call a property by its name.
  func isCalled(_ name: String) -> Bool {
    ownCalls.contains(name)
  }
}
