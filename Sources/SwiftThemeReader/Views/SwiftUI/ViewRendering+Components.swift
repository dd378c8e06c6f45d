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
    if isAlone {
      return closures(
        of: arguments, scope, around.within(assuming: "`\(record.name)` paints nothing behind its content"))
    }
    guard path.count < Self.deepestCalls, path.filter({ $0.record === record }).count < 2 else { return }
    let (instance, inside) = visit(record, arguments, expression, scope, around)
    component(record, body, instance, expression, inside)
  }

  /// Renders a view's body with the values that a call gives it.
  func component(
    _ record: TypeRecord, _ body: [Statement], _ instance: ViewScope, _ expression: Expression, _ inside: Surroundings
  ) {
    noteScheme(inside, of: record)
    // Two products that show the same view look its colors up in catalogs of their own.
    guard enters([record.order, instance.id, path.first?.record.file ?? -1], inside) else { return }
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

  /// Binds the environment values that views further out set, if the type reads them.
  func give(_ environment: [String: Surroundings.Kept], to instance: ViewScope) {
    guard !environment.isEmpty, let type = instance.type else { return }
    for property in type.properties.map(\.member) {
      let key: String?
      switch property.wrapper {
      case .environment("self")?: key = property.wrapperArguments.first.flatMap { Self.objectKey(of: $0.value) }
      case .environment(let path)?: key = path
      case .other("EnvironmentObject")?: key = property.type?.names.first?.last.map(Self.objectKey)
      case .other?, nil: key = nil
      }
      guard let kept = key.flatMap({ environment[$0] }) else { continue }
      instance.bind(property.name, .expression(kept.value, kept.scope))
    }
  }

  /// Returns the key of an object in the environment, by its type.
  static func objectKey(_ type: String) -> String { "\u{1F}object " + type }

  /// Returns the key for `Store.self`.
  private static func objectKey(of type: Expression) -> String? {
    guard case .member(let type?, "self") = type.kind else { return nil }
    return MemberChain(type).names.last.map(objectKey)
  }

  /// Returns what distinguishes one call from another.
  func signature(of argument: Expression.Argument, _ scope: ViewScope) -> [Int] {
    let label = (argument.label ?? "").hashValue
    switch argument.value.kind {
    case .string(let parts):
      // Of texts, only what may be a color makes two calls differ.
      guard parts.count <= 1 else { break }
      // A symbol's name tells which of its styles are on the ground.
      guard case .text(let text)? = parts.first else { return [label, -10] }
      guard colors.mayTellColor(text) || text.contains("fill") else {
        return [label, Emoji.isAll(of: text) ? -11 : -10]
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

  /// Renders the view that a function makes which a body declares.
  func local(
    _ function: Function, _ outer: ViewScope, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: ViewScope, _ around: Surroundings
  ) {
    guard let body = function.body, depth(of: function.span),
      let bindings = ColorReading.bindings(function.parameters, arguments, from: scope, outer)
    else { return }
    let id = colors.identity(
      [-54, outer.id, Int(function.span.file), Int(function.span.start)]
        + arguments.flatMap { signature(of: $0, scope) })
    let inside = outer.inner(id: id, bindings)
    inside.parameters = function.parameters
    entered.append(function.span)
    render(body, inside, around)
    entered.removeLast()
  }

  func record(_ callee: Expression, _ scope: ViewScope) -> TypeRecord? {
    let names = MemberChain(callee).names
    guard !names.isEmpty else { return nil }
    return colors.table.type(names, from: scope.file, within: scope.type).flatMap { $0.declaration == nil ? nil : $0 }
  }
}
