/// Colors in values that code hands on to views: `FieldStyle(text: theme.ink)`, `.regular`, `.themed(theme)`.
extension ColorReading {
  /// Returns the color that a value has under the names of its members; `nil` where the code that makes it does not say.
  ///
  /// - Parameter type: the type that is wanted of an implicit member
  func carried(_ names: [String], by value: Expression, as type: TypeRecord?, in scope: ViewScope) -> Ink? {
    guard !names.isEmpty, depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch value.kind {
    case .forced(let inner), .chained(let inner): return carried(names, by: inner, as: type, in: scope)
    case .name(let name):
      guard let (next, from) = next(name, in: scope) else { return nil }
      return carried(names, by: next, as: type, in: from)
    case .member(let base, let name):
      guard let owner = carrier(base, type, in: scope) else { return nil }
      return ofStatic(name, of: owner, names, value)
    case .call(let callee, let arguments):
      if let made = made(by: callee, type, in: scope) { return member(names, madeBy: arguments, of: made, in: scope) }
      guard case .member(let base, let name) = callee.kind, let owner = carrier(base, type, in: scope) else {
        return nil
      }
      return result(of: name, arguments, of: owner, names, in: scope)
    default: return nil
    }
  }

  /// Returns the type that a static member is of: the wanted one, or the one that is named.
  private func carrier(_ base: Expression?, _ type: TypeRecord?, in scope: ViewScope) -> TypeRecord? {
    guard let base else { return type }
    guard let path = MakingCalls.path(base), path.last?.first?.isUppercase == true else { return nil }
    return table.type(path, from: scope.file, within: scope.type)
  }

  private func made(by callee: Expression, _ type: TypeRecord?, in scope: ViewScope) -> TypeRecord? {
    let found: TypeRecord?
    switch callee.kind {
    case .member(let base, "init"): found = carrier(base, type, in: scope)
    case .name, .member(.some, _): found = carrier(callee, nil, in: scope)
    default: found = nil
    }
    return found?.declaration != nil && found?.kind == .structure ? found : nil
  }

  /// Reads a static constant: `static let regular = FieldStyle(…)`.
  private func ofStatic(_ name: String, of owner: TypeRecord, _ names: [String], _ value: Expression) -> Ink? {
    guard let (property, declaredIn) = owner.property(name, isStatic: true) else { return nil }
    if let path = self.names.token([owner.name, name] + names) { return Ink(.token(path), value.span) }
    let inside = ViewScope(id: -20, type: declaredIn, file: Int(property.span.file))
    if let initial = property.initial, property.isConstant {
      let constant = ([owner.path, name] + names).reduce("") { TokenPath.join($0, $1) }
      return carried(names, by: initial, as: owner, in: inside)?.named(after: constant)
    }
    return property.getter.flatMap(Self.only).flatMap { carried(names, by: $0, as: owner, in: inside) }
  }

  /// Reads what a static function makes of its arguments: `static func themed(_ theme: Theme) -> FieldStyle { … }`.
  private func result(
    of name: String, _ arguments: [Expression.Argument], of owner: TypeRecord, _ names: [String], in scope: ViewScope
  ) -> Ink? {
    let fitting = owner.functions(name, isStatic: true).filter {
      ArgumentMatch.fits($0.member.parameters, arguments, table)
    }
    guard fitting.count == 1, let function = fitting.first?.member, let body = function.body else { return nil }
    let callee = ViewScope(
      id: identity([owner.order, scope.id, Int(function.span.start), -21]), type: owner, file: Int(function.span.file))
    guard let bindings = Self.bindings(function.parameters, arguments, from: scope, callee),
      let made = made(by: body, in: callee.inner(bindings))
    else { return nil }
    return carried(names, by: made.value, as: owner, in: made.scope)
  }

  /// Returns what a body gives, with the scope of the constants before it; `nil` for one that does more.
  private func made(by body: [Statement], in outer: ViewScope) -> (value: Expression, scope: ViewScope)? {
    guard let last = body.last, let value = Self.only([last]) else { return nil }
    var scope = outer.inner()
    for statement in body.dropLast() {
      guard case .variables(let bindings) = statement, bindings.allSatisfy(\.isConstant) else { return nil }
      scope = after(statement, in: scope)
    }
    return (value, scope)
  }

  static func only(_ body: [Statement]) -> Expression? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let value), .returned(let value?): return value
    default: return nil
    }
  }

  /// Reads a member of a struct that is made with these arguments.
  private func member(
    _ names: [String], madeBy arguments: [Expression.Argument], of record: TypeRecord, in scope: ViewScope
  ) -> Ink? {
    guard let (property, owner) = record.property(names[0], isStatic: false), property.isStored,
      property.wrapper == nil
    else { return nil }
    let rest = Array(names.dropFirst())
    func color(_ value: Expression, _ from: ViewScope) -> Ink? {
      if rest.isEmpty || rest.allSatisfy(Self.conversions.contains) {
        return self.color(value, as: Self.word(property.type) ?? "Color", in: from)
      }
      let type = property.type.flatMap { self.record($0, in: ViewScope(id: -22, type: owner, file: owner.file)) }
      return carried(rest, by: value, as: type, in: from)
    }
    let inside = ViewScope(id: identity([record.order, scope.id, -23]), type: record, file: record.file)
    if record.initializers.isEmpty {
      if let argument = arguments.first(where: { $0.label == names[0] }) { return color(argument.value, scope) }
      let own = property.initial.flatMap { color($0, inside) }
      return isPartOfView(record) ? own : own?.named(after: TokenPath.join(record.path, names[0]))
    }
    let fitting = record.initializers.filter { ArgumentMatch.fits($0.parameters, arguments, table) }
    guard fitting.count == 1, let initializer = fitting.first,
      let bindings = Self.bindings(initializer.parameters, arguments, from: scope, inside),
      let value = assigned(to: property.name, in: initializer.body ?? [])
    else { return nil }
    return color(value, inside.inner(bindings))
  }

  /// Returns what an initialiser sets a property to, if it does so once and at its own level.
  private func assigned(to name: String, in body: [Statement]) -> Expression? {
    var found: [Expression] = []
    var all = 0
    for statement in body {
      if case .expression(let one) = statement, case .assignment(let target, nil, let value) = one.kind,
        plainName(target) == name
      {
        found.append(value)
      }
    }
    SyntaxWalk.each(body) { part in
      if case .assignment(let target, _, _) = part.kind, plainName(target) == name { all += 1 }
    }
    return found.count == 1 && all == 1 ? found[0] : nil
  }
}
