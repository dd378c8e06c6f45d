extension ViewRendering {
  // MARK: - The team's own views

  func component(
    _ record: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    if outline(of: record) != nil { return leaf(.fill, around, expression.span) }
    guard Self.conforms(record, to: "View"), let body = record.property("body", isStatic: false)?.member.getter else {
      return closures(
        of: arguments, scope, around.within(assuming: "`\(record.name)` paints nothing behind its content"))
    }
    guard path.count < Self.deepestCalls, path.filter({ $0.record === record }).count < 2 else { return }
    let (instance, inside) = visit(record, arguments, expression, scope, around)
    noteScheme(inside, of: record)
    guard enters([record.order, instance.id], inside) else { return }
    path.append((record, expression.span))
    let outer = entered
    entered = []
    render(body, instance, inside)
    entered = outer
    path.removeLast()
  }

  /// Returns a view's scope and its surroundings, as a call makes it.
  private func visit(
    _ record: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> (ViewScope, Surroundings) {
    visits[record.order, default: 0] += 1
    let count = isLong ? visits[record.order, default: 0] : 0
    let open = count > Self.mostVisits ? arguments.filter { isState($0, of: record) } : []
    let given = open.isEmpty ? arguments : arguments.filter { !isState($0, of: record) }
    let instance = instance(record, given, expression, scope)
    give(around.environment, to: instance)
    var inside = around.assuming(instance.assumption)
    inside.isOwnInk = false
    guard !open.isEmpty || count > Self.mostVisitsAlike else { return (instance, inside) }
    self.open(open, of: record, instance)
    return (instance, inside.whenever("a call gives `\(record.name)` the values that show this"))
  }

  static func conforms(_ record: TypeRecord, to name: String) -> Bool {
    record.foreignParents.contains(name)
      || record.allProtocols.contains { $0.foreignParents.contains(name) || $0.name == name }
  }

  /// Returns a value of the type with these arguments, as a scope in which its properties are bound.
  func instance(
    _ record: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope
  ) -> ViewScope {
    var parts = [record.order]
    for argument in arguments { parts += signature(of: argument, scope) }
    let instance = ViewScope(id: colors.identity(parts), type: record, file: record.file, depth: scope.depth)
    if record.initializers.isEmpty {
      memberwise(record, arguments, scope, instance)
    } else {
      let fitting = Overloads(record.initializers, \.parameters, arguments, from: scope, instance)
      if let (initializer, bindings) = fitting.first {
        let inner = instance.inner(id: colors.identity(parts + [-6]), bindings)
        assign(initializer.body ?? [], inner, instance)
        noteUndecided(initializer.body ?? [], instance)
        instance.assumption = fitting.isCertain ? nil : Overloads<Function>.step(record.name)
      }
    }
    return instance
  }

  /// Binds the environment values that views further out set, if the type reads them.
  func give(_ environment: [String: Surroundings.Kept], to instance: ViewScope) {
    guard !environment.isEmpty, let type = instance.type else { return }
    for property in type.properties.map(\.member) {
      guard case .environment(let key)? = property.wrapper, let kept = environment[key] else { continue }
      instance.bind(property.name, .expression(kept.value, kept.scope))
    }
  }

  /// Returns what distinguishes one call from another.
  private func signature(of argument: Expression.Argument, _ scope: ViewScope) -> [Int] {
    let label = (argument.label ?? "").hashValue
    switch argument.value.kind {
    case .string(let parts):
      // Of texts, only what may be a color makes two calls differ.
      guard parts.count <= 1 else { break }
      // A symbol's name tells which of its styles are on the ground.
      guard case .text(let text)? = parts.first, colors.mayTellColor(text) || text.contains("fill") else {
        return [label, -10]
      }
      return [label, text.hashValue]
    case .integer, .decimal, .boolean, .nilLiteral: return [label, colors.words(argument.value).hashValue]
    case .name, .member:
      let subject = colors.subject(argument.value, in: scope)
      return [label, subject.scope, subject.text.hashValue]
    default: break
    }
    return [label, Int(argument.value.span.file), Int(argument.value.span.start), scope.id]
  }

  /// Binds the arguments of the initialiser that Swift makes of a struct's stored properties.
  private func memberwise(
    _ record: TypeRecord, _ arguments: [Expression.Argument], _ caller: ViewScope, _ instance: ViewScope
  ) {
    let stored = record.properties.map(\.member).filter { property in
      guard property.isStored, !property.isStatic, !(property.isConstant && property.initial != nil) else {
        return false
      }
      if case .environment? = property.wrapper { return false }
      return property.wrapper != .other("EnvironmentObject")
    }
    var given: Set<String> = []
    let labels = Set(arguments.compactMap(\.label))
    for argument in arguments {
      if let label = argument.label, let property = stored.first(where: { $0.name == label }) {
        instance.bind(property.name, .expression(argument.value, caller))
        given.insert(property.name)
      } else if argument.label == nil, argument.isTrailing {
        let open = stored.filter { !given.contains($0.name) && !labels.contains($0.name) && $0.initial == nil }
        // The first of several trailing closures goes to the first parameter that takes one.
        let isFirstOfSeveral = arguments.contains { $0.isTrailing && $0.label != nil }
        if isFirstOfSeveral, let property = open.first(where: { $0.type?.isFunction == true }) {
          instance.bind(property.name, .expression(argument.value, caller))
          given.insert(property.name)
        } else if let property = open.last(where: { $0.type?.isFunction == true }) ?? open.last(where: {
          $0.name == "content" || $0.name == "label"
        }) ?? open.last {
          instance.bind(property.name, .expression(argument.value, caller))
          given.insert(property.name)
        }
      }
    }
    for property in stored where !given.contains(property.name) && property.wrapper == nil {
      let isNil = !property.isConstant && property.type?.isOptional == true
      let initial = property.initial ?? (isNil ? Expression(.nilLiteral, property.span) : nil)
      if let initial { instance.bind(property.name, .expression(initial, instance)) }
    }
  }

  /// Binds what an initialiser assigns: `self.ink = ink`.
  private func assign(_ statements: [Statement], _ start: ViewScope, _ instance: ViewScope) {
    // What an initialiser declares hides a property of the same name: `self.texts = texts` is not the property itself.
    var inner = start
    for statement in statements {
      if case .expression(let expression) = statement,
        case .assignment(let target, nil, let value) = expression.kind, let name = colors.plainName(target)
      {
        let owner = if case .name = target.kind { inner.bound(name)?.scope } else { ViewScope?.none }
        if owner == nil || owner === instance {
          instance.bind(name.hasPrefix("_") ? String(name.dropFirst()) : name, .expression(value, inner))
          continue
        }
      }
      inner = colors.after(statement, in: inner)
    }
  }

  /// Notes the properties that an initialiser assigns in a branch. Their values are unknown for this caller.
  private func noteUndecided(_ statements: [Statement], _ instance: ViewScope) {
    for statement in statements {
      if case .expression(let expression) = statement, case .assignment = expression.kind { continue }
      SyntaxWalk.each([statement]) { part in
        guard case .assignment(let target, nil, _) = part.kind, let name = colors.plainName(target),
          let property = instance.type?.property(name, isStatic: false)?.member
        else { return }
        instance.bind(name, .open(property.type))
        undecided[instance.id, default: []].insert(name)
      }
    }
  }

  /// Returns what has to be assumed about conditions that are true for some callers only: a value that an initialiser
  /// assigns in a branch, or that a view further out puts into the environment.
  func step(among facts: Facts) -> String? {
    guard !undecided.isEmpty || path.count > 1 && !environmentNames.isEmpty else { return nil }
    return facts.values.keys.compactMap { subject -> String? in
      let name = String(subject.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      if undecided[subject.scope]?.contains(name) == true {
        return "the initialiser gives `\(name)` the value that shows this"
      }
      return path.count > 1 && environmentNames.contains(name)
        ? "a view further out gives `\(name)` the value that shows this" : nil
    }.min()
  }

  /// Returns the names of properties in which views store environment values that the app itself declares.
  static func environmentNames(in table: DeclarationTable) -> Set<String> {
    let keys = Set(table.foreignType("EnvironmentValues").properties.map(\.member.name))
    guard !keys.isEmpty else { return [] }
    var names: Set<String> = []
    for property in table.types.flatMap(\.properties).map(\.member) {
      if case .environment(let key)? = property.wrapper, keys.contains(key) { names.insert(property.name) }
    }
    return names
  }

  // MARK: - Functions and modifiers

  /// Renders the view that a function of the same type makes. Returns whether the type has such a function.
  func function(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Bool {
    guard let type = scope.type, !scope.isModifier else { return false }
    let found = type.functions(name, isStatic: false) + type.functions(name, isStatic: true)
    let fitting = Overloads(
      found.map(\.member).filter { $0.body != nil }, \.parameters, arguments, from: scope, scope.ofType)
    if let (function, bindings) = fitting.first, let body = function.body {
      guard depth(of: function.span) else { return true }
      entered.append(function.span)
      let id = colors.identity(
        [scope.ofType.id, Int(function.span.file), Int(function.span.start)]
          + arguments.flatMap { signature(of: $0, scope) })
      let step = fitting.isCertain ? nil : Overloads<Function>.step(name)
      let inside = scope.ofType.inner(id: id, bindings)
      inside.parameters = function.parameters
      render(body, inside, around.assuming(step))
      entered.removeLast()
      return true
    }
    return !found.isEmpty
  }

  /// Renders the view that a function outside of all types makes: `func row(_ title: String) -> some View`.
  /// Returns whether there is such a function.
  func globalFunction(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Bool {
    let found = table.globalFunctions(name, from: scope.file).map(\.member).filter {
      $0.body != nil && $0.result != nil
    }
    guard !found.isEmpty else { return false }
    let outer = ViewScope(id: -13, type: nil, file: scope.file, depth: scope.depth)
    let fitting = Overloads(found, \.parameters, arguments, from: scope, outer)
    guard let (function, bindings) = fitting.first, let body = function.body, depth(of: function.span) else {
      return true
    }
    let id = colors.identity(
      [-13, scope.id, Int(function.span.file), Int(function.span.start)]
        + arguments.flatMap { signature(of: $0, scope) })
    let inside = ViewScope(id: id, type: nil, file: Int(function.span.file), depth: scope.depth)
    for (name, value) in bindings { inside.bind(name, value) }
    inside.parameters = function.parameters
    entered.append(function.span)
    render(body, inside, around.assuming(fitting.isCertain ? nil : Overloads<Function>.step(name)))
    entered.removeLast()
    return true
  }

  func record(_ callee: Expression, _ scope: ViewScope) -> TypeRecord? {
    let names = MemberChain(callee).names
    guard !names.isEmpty else { return nil }
    return colors.table.type(names, from: scope.file, within: scope.type).flatMap { $0.declaration == nil ? nil : $0 }
  }
}
