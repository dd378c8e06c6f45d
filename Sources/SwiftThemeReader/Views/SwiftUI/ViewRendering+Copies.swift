/// Views that functions of their own make of other values: `func tinted(_ ink: Color) -> Chip { var copy = self; copy.ink = ink; return copy }`.
extension ViewRendering {
  static let mostCopies = 24

  /// What a function of a view's own makes.
  private enum Result {
    case value(Made)
    /// Other views, perhaps around the view itself.
    case view([Statement], ViewScope, of: Span, assuming: String?)
  }

  /// Renders what a function of a view's own makes of it: `Card().inked(ink)`. Returns whether it could be read.
  func copied(_ call: Expression, _ scope: ViewScope, _ around: Surroundings) -> Bool {
    guard case .call(let callee, let arguments) = call.kind, case .member(let base?, let name) = callee.kind,
      ownFunctions.contains(name)
    else { return false }
    if case .conditional(let condition, let yes, let no) = base.kind {
      return copied(on: yes, or: no, when: condition, name, arguments, call, scope, around)
    }
    guard let before = made(base, scope) ?? unknown(base, name, scope), Self.conforms(before.record, to: "View") else {
      return false
    }
    switch result(of: name, arguments, on: before, call, scope, depth: 0) {
    case .value(let made): return render(made, call, around)
    case .view(let body, let inside, let span, let step):
      guard depth(of: span) else { return true }
      entered.append(span)
      render(body, inside, around.assuming(step))
      entered.removeLast()
      return true
    case nil: return false
    }
  }

  /// Renders what the function makes of each of two views, of which one is shown.
  private func copied(
    on yes: Expression, or no: Expression, when condition: Expression, _ name: String,
    _ arguments: [Expression.Argument], _ call: Expression, _ scope: ViewScope, _ around: Surroundings
  ) -> Bool {
    guard made(yes, scope) != nil || made(no, scope) != nil else { return false }
    let way = colors.facts([.holds(condition)], in: scope)
    for (facts, base) in [(way.yes, yes), (way.no, no)] {
      let one = Expression(.call(Expression(.member(base, name), call.span), arguments), call.span)
      if let next = facts.flatMap(around.given) { render(one, scope, next) }
    }
    return true
  }

  /// Returns a view of which only the type is known, if that has such a function.
  private func unknown(_ base: Expression, _ name: String, _ scope: ViewScope) -> Made? {
    guard functionsOfOwn.contains(name) else { return nil }
    switch base.kind {
    case .name, .member, .index, .forced, .chained: break
    default: return nil
    }
    guard let record = colors.viewedType(base, in: scope) ?? colors.typeByDeclarations(of: base, in: scope),
      !record.functions(name, isStatic: false).isEmpty, record.kind == .structure
    else { return nil }
    return unknown(record, at: base.span, scope)
  }

  /// Renders a property of a view's own that makes another view: `Card().framed`. Returns whether there is one.
  func property(
    _ name: String, ofView base: Expression, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) -> Bool {
    guard let view = made(base, scope), Self.conforms(view.record, to: "View"),
      let (property, _) = view.record.property(name, isStatic: false), let getter = property.getter,
      depth(of: property.span)
    else { return false }
    entered.append(property.span)
    render(getter, view.instance, around)
    entered.removeLast()
    return true
  }

  /// Renders a view with the values that its properties have. Returns whether its body is known.
  func render(_ view: Made, _ expression: Expression, _ around: Surroundings) -> Bool {
    guard let body = view.record.property("body", isStatic: false)?.member.getter else { return false }
    guard path.count < Self.deepestCalls, path.filter({ $0.record === view.record }).count < 2 else { return true }
    give(around.environment, to: view.instance)
    var inside = around.assuming(view.instance.assumption)
    inside.isOwnInk = false
    component(view.record, body, view.instance, expression, inside)
    return true
  }

  /// Renders `self` in a view's own function: the view itself.
  func itself(_ expression: Expression, _ scope: ViewScope, _ around: Surroundings) {
    guard let record = scope.type, Self.conforms(record, to: "View"),
      let body = record.property("body", isStatic: false)?.member.getter,
      path.count < Self.deepestCalls, path.filter({ $0.record === record }).count < 2
    else { return }
    component(record, body, scope.ofType, expression, around)
  }

  /// Returns the value of a style or a modifier that a function of its own gives: `Chip().inked(ink)`.
  func copyGiven(by value: Expression, _ scope: ViewScope, of record: TypeRecord) -> ViewScope? {
    guard case .call(let callee, _) = value.kind, case .member(.some, let name) = callee.kind,
      functionsOfOwn.contains(name), let made = made(value, scope), made.record === record
    else { return nil }
    return made.instance
  }

  /// Returns the value that a function of the value's own gives.
  func copy(
    by name: String, _ arguments: [Expression.Argument], on before: Made, _ call: Expression, _ scope: ViewScope,
    depth: Int
  ) -> Made? {
    if case .value(let made)? = result(of: name, arguments, on: before, call, scope, depth: depth) { made } else { nil }
  }

  private func result(
    of name: String, _ arguments: [Expression.Argument], on before: Made, _ call: Expression, _ scope: ViewScope,
    depth: Int
  ) -> Result? {
    guard depth < Self.mostCopies, takesStep() else { return nil }
    let own = before.record.functions(name, isStatic: false).map(\.member)
    let isOfView = own.isEmpty && Self.conforms(before.record, to: "View")
    let all = isOfView ? (extended[0].functions[name] ?? []).filter { !$0.isStatic } : own
    let fitting = Overloads(all.filter { $0.body != nil }, \.parameters, arguments, from: scope, before.instance)
    guard let (function, bindings) = fitting.first, let body = function.body else { return nil }
    let parts =
      [before.instance.id, Int(function.span.file), Int(function.span.start)]
      + arguments.flatMap { signature(of: $0, scope) }
    let inside = before.instance.inner(id: colors.identity(parts + [-37]), bindings)
    inside.parameters = function.parameters
    let step = fitting.isCertain ? nil : Overloads<Function>.step(name)
    let isOpen = openCopies.contains(function.span)
    let end = isOpen ? Ran.unknown : running(function, body, inside, depth)
    if case .gives(let value, let from) = end, let made = made(value, from, as: before.record, depth: depth + 1) {
      return .value(step == nil ? made : copy(of: made, parts + [-38], assuming: step))
    }
    if !Self.givesOwn(function, before.record), !isOfView, !isOpen, case .gives(let value, let from) = end {
      return .view([.expression(value)], from, of: function.span, assuming: step)
    }
    if Self.givesOwn(function, before.record) || Self.changesCopy(body) {
      return .value(opened(copy(of: before, parts + [-38], assuming: step), at: call.span))
    }
    return isOfView || isOpen ? nil : .view(body, inside, of: function.span, assuming: step)
  }

  private func running(_ function: Function, _ body: [Statement], _ inside: ViewScope, _ depth: Int) -> Ran {
    openCopies.insert(function.span)
    defer { openCopies.remove(function.span) }
    return run(body, inside, givesValue: true, depth: depth)
  }

  /// Returns a value with the same properties as another one.
  func copy(of made: Made, _ parts: [Int], assuming step: String? = nil) -> Made {
    let before = made.instance
    let instance = ViewScope(
      id: colors.identity(parts), type: made.record, file: made.record.file, depth: before.depth)
    for property in Self.given(made.record) {
      if let (value, owner) = before.bound(property.name), owner === before { instance.bind(property.name, value) }
    }
    undecided[instance.id] = undecided[before.id]
    instance.assumption = before.assumption ?? step
    return Made(record: made.record, instance: instance)
  }

  /// Returns a value of whose variables nothing is known.
  func opened(_ made: Made, at span: Span) -> Made {
    let variables = Self.given(made.record).filter { $0.wrapper == nil && !$0.isConstant }
    leaveOpen(variables, of: made.record, made.instance, at: span)
    return made
  }

  /// Returns the names of the functions of the team's views, modifiers and styles.
  static func functionsOfOwn(in table: DeclarationTable) -> Set<String> {
    let kinds = ["View", "ViewModifier"] + ViewRoots.styles
    let views = table.types.filter { type in type.declaration != nil && kinds.contains { conforms(type, to: $0) } }
    return Set((views + views.flatMap(\.allProtocols)).filter { $0.declaration != nil }.flatMap(\.functions.keys))
  }

  /// Whether a function changes something that is a copy of the value, perhaps.
  private static func changesCopy(_ body: [Statement]) -> Bool {
    var copies = false
    var sets = false
    for case .variables(let bindings) in body where bindings.contains(where: { $0.initial?.isSelf == true }) {
      copies = true
    }
    SyntaxWalk.each(body) { part in
      if !RunningWrites.targets(of: part).isEmpty { sets = true }
    }
    return copies && sets
  }

  /// Whether a function gives a value of its own type.
  private static func givesOwn(_ function: Function, _ record: TypeRecord) -> Bool {
    guard let result = function.result?.names.first?.last else { return false }
    return result == "Self" || result == record.name
  }
}
