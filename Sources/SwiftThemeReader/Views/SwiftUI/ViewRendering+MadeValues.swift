/// The values of the team's own types that expressions make, with what each of their properties has been given.
extension ViewRendering {
  struct Made {
    let record: TypeRecord
    /// The scope in which the properties are bound.
    let instance: ViewScope

    init?(bound: ViewScope.Bound?) {
      guard case .value(let record, let instance)? = bound else { return nil }
      self.init(record: record, instance: instance)
    }

    init(record: TypeRecord, instance: ViewScope) {
      (self.record, self.instance) = (record, instance)
    }

    var bound: ViewScope.Bound { .value(record, instance) }
  }

  /// Returns the value that an expression makes; `nil` where it is not known which type it has.
  ///
  /// - Parameter type: the type that is wanted of an implicit member
  func made(_ expression: Expression, _ scope: ViewScope, as type: TypeRecord? = nil, depth: Int = 0) -> Made? {
    guard depth < Self.mostCopies else { return nil }
    switch expression.kind {
    case .name("self"):
      if let own = Made(bound: scope.bound("self")?.value) { return own }
      guard !scope.isModifier, let own = scope.type, own.kind == .structure else { return nil }
      return Made(record: own, instance: scope.ofType)
    case .name(let name): return made(named: name, scope.bound(name)?.value, expression, scope, depth)
    case .member(let base?, let name):
      if base.isSelf { return made(named: name, scope.boundMember(name)?.value, expression, scope, depth) }
      if let owner = colors.namedType(MemberChain(base).names, in: scope), owner.declaration != nil {
        guard let (property, owner) = owner.property(name, isStatic: true) else { return nil }
        return made(of: property, outside(owner, property.span, scope), expression, depth)
      }
      guard let whole = made(base, scope, depth: depth + 1) else { return nil }
      return made(
        named: name, whole.instance.boundMember(name)?.value, Expression(.name(name), expression.span),
        whole.instance, depth)
    case .call(let callee, let arguments): return made(by: callee, arguments, expression, scope, type, depth)
    case .forced(let inner), .attempt(let inner): return made(inner, scope, as: type, depth: depth + 1)
    default: return nil
    }
  }

  private func made(
    named name: String, _ bound: ViewScope.Bound?, _ expression: Expression, _ scope: ViewScope, _ depth: Int
  ) -> Made? {
    switch bound {
    case .value(let record, let instance): return Made(record: record, instance: instance)
    case .expression(let value, let from):
      // What a view's code sets is another value by then.
      if colors.mayChange(name, in: scope) { break }
      return made(value, from, depth: depth + 1)
    case .open(let type?): return unknown(type, expression, scope)
    case .open(nil), .receiver, .leaf, .ink, .elements, .function: return nil
    case nil: break
    }
    if let (property, owner) = scope.type?.property(name, isStatic: false), !scope.isModifier {
      return made(
        of: property, owner === scope.type ? scope.ofType : outside(owner, property.span, scope), expression, depth)
    }
    guard let (property, file) = table.global(name, from: scope.file) else { return nil }
    return made(of: property, ViewScope(id: -35, type: nil, file: file, depth: scope.depth), expression, depth)
  }

  private func made(of property: Property, _ inside: ViewScope, _ expression: Expression, _ depth: Int) -> Made? {
    if property.wrapper == nil {
      let isFixed = property.isConstant || !table.isWritten(property)
      let value = property.getter.map(ColorReading.only) ?? (isFixed ? property.initial : nil)
      if let value, let made = made(value, inside, depth: depth + 1) { return made }
    }
    return property.type.flatMap { unknown($0, expression, inside) }
  }

  /// Returns a value of a view's type of which nothing else is known.
  private func unknown(_ type: TypeName, _ expression: Expression, _ scope: ViewScope) -> Made? {
    guard let record = colors.record(type, in: scope), record.declaration != nil, record.kind == .structure,
      Self.conforms(record, to: "View"), !type.isOptional, !type.isFunction, !type.isCollection
    else { return nil }
    return unknown(record, at: expression.span, scope)
  }

  func unknown(_ record: TypeRecord, at span: Span, _ scope: ViewScope) -> Made {
    let instance = ViewScope(
      id: colors.identity([record.order, scope.id, Int(span.file), Int(span.start), -43]), type: record,
      file: record.file, depth: scope.depth)
    leaveOpen(Self.given(record).filter { $0.wrapper == nil }, of: record, instance, at: span)
    return Made(record: record, instance: instance)
  }

  // MARK: - Calls

  private func made(
    by callee: Expression, _ arguments: [Expression.Argument], _ call: Expression, _ scope: ViewScope,
    _ type: TypeRecord?, _ depth: Int
  ) -> Made? {
    func new(_ record: TypeRecord?) -> Made? {
      guard let record, record.declaration != nil, record.kind == .structure else { return nil }
      return Made(record: record, instance: instance(record, arguments, call, scope))
    }
    switch callee.kind {
    case .name("Self"): return new(scope.type)
    case .name(let name) where name.beginsWithCapital: return new(record(callee, scope))
    case .name(let name):
      if let (bound, _) = scope.bound(name) { return made(byClosure: bound, arguments, scope, depth) }
      if let own = made(.init(.name("self"), call.span), scope, depth: depth + 1) {
        if let copy = copy(by: name, arguments, on: own, call, scope, depth: depth + 1) { return copy }
      } else if let owner = scope.type, !scope.isModifier {
        let own = owner.functions(name, isStatic: false).map(\.member)
        if !own.isEmpty { return made(byOneOf: own, arguments, call, scope, scope.ofType, depth) }
      }
      if let owner = scope.type, !owner.functions(name, isStatic: true).isEmpty {
        return made(byStatic: name, of: owner, arguments, call, scope, depth)
      }
      let global = table.globalFunctions(name, from: scope.file)
      guard let file = global.first?.member.span.file else { return nil }
      let outer = ViewScope(id: -35, type: nil, file: Int(file), depth: scope.depth)
      return made(byOneOf: global.map(\.member), arguments, call, scope, outer, depth)
    case .member(nil, "init"): return new(type)
    case .member(let base?, "init"):
      return base.isSelf || MemberChain(base).names == ["Self"] ? new(scope.type) : new(record(base, scope))
    case .member(_?, let name) where name.beginsWithCapital: return new(record(callee, scope))
    case .member(let base?, let name):
      if let owner = colors.namedType(MemberChain(base).names, in: scope), owner.declaration != nil {
        return made(byStatic: name, of: owner, arguments, call, scope, depth)
      }
      guard ownFunctions.contains(name) || base.isSelf, let before = made(base, scope, depth: depth + 1) else {
        return nil
      }
      return copy(by: name, arguments, on: before, call, scope, depth: depth + 1)
    default: return nil
    }
  }

  private func made(
    byStatic name: String, of owner: TypeRecord, _ arguments: [Expression.Argument], _ call: Expression,
    _ scope: ViewScope, _ depth: Int
  ) -> Made? {
    let found = owner.functions(name, isStatic: true)
    guard let first = found.first else { return nil }
    let outside = outside(first.owner, first.member.span, scope)
    return made(byOneOf: found.map(\.member), arguments, call, scope, outside, depth)
  }

  /// Returns the value that one of several functions gives, in the code of their owner.
  private func made(
    byOneOf functions: [Function], _ arguments: [Expression.Argument], _ call: Expression, _ scope: ViewScope,
    _ outer: ViewScope, _ depth: Int
  ) -> Made? {
    let able = functions.filter { $0.body != nil }
    guard takesStep(), let function = Overloads(able, \.parameters, arguments, from: scope, outer).first else {
      return nil
    }
    let result = function.candidate.result
    let span = function.candidate.span
    let own = result?.names.first == ["Self"] ? outer.type : result.flatMap { colors.record($0, in: outer) }
    if able.count == 1, !openCopies.contains(span), let body = function.candidate.body {
      let parts = [outer.id, scope.id, Int(call.span.file), Int(call.span.start), Int(span.file), Int(span.start)]
      let inside = outer.inner(id: colors.identity(parts + [-44]), function.bindings)
      inside.parameters = function.candidate.parameters
      openCopies.insert(span)
      defer { openCopies.remove(span) }
      if case .gives(let value, let from) = run(body, inside, givesValue: true, depth: depth + 1),
        let made = made(value, from, as: own, depth: depth + 1)
      {
        return made
      }
    }
    return result.flatMap { unknown($0, call, outer) }
  }

  /// Returns the value that a block gives which is handed over: `func changed(_ change: (Self) -> Self) -> Self { change(self) }`.
  private func made(
    byClosure bound: ViewScope.Bound, _ arguments: [Expression.Argument], _ scope: ViewScope, _ depth: Int
  ) -> Made? {
    guard let (closure, from) = block(bound) else { return nil }
    let inside = opened(closure, arguments, from, scope)
    for (name, argument) in zip(closure.parameters.isEmpty ? ["$0"] : closure.parameters, arguments) {
      if let value = made(argument.value, scope, depth: depth + 1) { inside.bind(name, value.bound) }
    }
    guard case .gives(let value, let end) = run(closure.body, inside, givesValue: true, depth: depth + 1) else {
      return nil
    }
    return made(value, end, depth: depth + 1)
  }

  /// Returns the block that a name stands for, with the scope in which it was written.
  func block(_ bound: ViewScope.Bound) -> (closure: Closure, scope: ViewScope)? {
    var bound = bound
    for _ in 0..<Self.mostCopies {
      guard case .expression(let value, let from) = bound else { return nil }
      switch value.kind {
      case .closure(let closure): return (closure, from)
      case .name(let name):
        guard let next = from.bound(name)?.value else { return nil }
        bound = next
      default: return nil
      }
    }
    return nil
  }

  private func outside(_ owner: TypeRecord, _ span: Span, _ scope: ViewScope) -> ViewScope {
    ViewScope(id: colors.identity([owner.order, -45]), type: owner, file: Int(span.file), depth: scope.depth)
  }
}
