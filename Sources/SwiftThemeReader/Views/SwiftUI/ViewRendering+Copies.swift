/// Views that functions of their own make of other values: `func tinted(_ ink: Color) -> Chip { var copy = self; copy.ink = ink; return copy }`.
extension ViewRendering {
  private typealias Made = (record: TypeRecord, instance: ViewScope)

  private static let mostCopies = 24

  /// Renders the changed copy of a view that a call gives. Returns whether it is one.
  func copied(_ call: Expression, _ scope: ViewScope, _ around: Surroundings) -> Bool {
    guard let (record, instance) = copy(by: call, scope, depth: 0),
      let body = record.property("body", isStatic: false)?.member.getter
    else { return false }
    guard path.count < Self.deepestCalls, path.filter({ $0.record === record }).count < 2 else { return true }
    give(around.environment, to: instance)
    var inside = around.assuming(instance.assumption)
    inside.isOwnInk = false
    component(record, body, instance, call, inside)
    return true
  }

  /// Returns the view of the team's that an expression makes, with the values that it gives it.
  private func made(_ expression: Expression, _ scope: ViewScope, depth: Int) -> Made? {
    guard depth < Self.mostCopies else { return nil }
    switch expression.kind {
    case .name(let name):
      guard scope.bound(name) != nil, let (value, from) = colors.steady(name, in: scope) else { return nil }
      return made(value, from, depth: depth + 1)
    case .call(let callee, let arguments):
      if MemberChain(callee).names.last?.beginsWithCapital == true, let record = record(callee, scope),
        Self.conforms(record, to: "View")
      {
        return (record, instance(record, arguments, expression, scope))
      }
      return copy(by: expression, scope, depth: depth + 1)
    default: return nil
    }
  }

  /// Returns the copy that a call gives. Most calls are those of modifiers.
  private func copy(by call: Expression, _ scope: ViewScope, depth: Int) -> Made? {
    guard case .call(let callee, let arguments) = call.kind, case .member(let base?, let name) = callee.kind,
      ownFunctions.contains(name), let (record, before) = made(base, scope, depth: depth)
    else { return nil }
    let found = record.functions(name, isStatic: false)
    guard !found.isEmpty else { return nil }
    let fitting = Overloads(
      found.map(\.member).filter { $0.body != nil }, \.parameters, arguments, from: scope, before)
    guard let (function, bindings) = fitting.first, let body = function.body else { return nil }
    let parts =
      [before.id, Int(function.span.file), Int(function.span.start)]
      + arguments.flatMap { signature(of: $0, scope) }
    let inside = before.inner(id: colors.identity(parts + [-37]), bindings)
    inside.parameters = function.parameters
    let instance = ViewScope(
      id: colors.identity(parts + [-38]), type: record, file: record.file, depth: scope.depth)
    let stored = Self.given(record)
    for property in stored {
      if let (value, owner) = before.bound(property.name), owner === before { instance.bind(property.name, value) }
    }
    undecided[instance.id] = undecided[before.id]
    instance.assumption = before.assumption ?? (fitting.isCertain ? nil : Overloads<Function>.step(name))
    if let changes = Self.changes(body) {
      for (property, value) in changes { instance.bind(property, .expression(value, inside)) }
    } else if Self.changesCopy(body) || Self.givesOwn(function, record) {
      leaveOpen(stored.filter { $0.wrapper == nil && !$0.isConstant }, of: record, instance, at: call.span)
    } else {
      return nil
    }
    return (record, instance)
  }

  /// Returns the names of the functions of the team's views.
  static func ownFunctions(in table: DeclarationTable) -> Set<String> {
    Set(table.types.filter { $0.declaration != nil && conforms($0, to: "View") }.flatMap(\.functions.keys))
  }

  /// Returns what a function sets in a copy that it returns, if it does nothing else; `nil` for another function.
  private static func changes(_ body: [Statement]) -> [(property: String, value: Expression)]? {
    guard let name = copyName(body), let last = body.last else { return nil }
    switch last {
    case .returned(let value?), .expression(let value):
      guard case .name(name) = value.kind else { return nil }
    default: return nil
    }
    var changes: [(property: String, value: Expression)] = []
    for statement in body.dropFirst().dropLast() {
      guard case .expression(let one) = statement, case .assignment(let target, nil, let value) = one.kind,
        case .member(let base?, let property) = target.kind, case .name(name) = base.kind,
        !ColorReading.mentions(name, in: value)
      else { return nil }
      changes.append((property, value))
    }
    return changes
  }

  /// Returns the name of the variable with which a function begins, if it is a copy of the value.
  private static func copyName(_ body: [Statement]) -> String? {
    guard case .variables(let bindings)? = body.first, bindings.count == 1, let only = bindings.first,
      only.pattern.names.count == 1, only.initial?.isSelf == true
    else { return nil }
    return only.pattern.names[0]
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

  /// Whether a function gives a value of its own type that is another one than the value itself.
  private static func givesOwn(_ function: Function, _ record: TypeRecord) -> Bool {
    guard let result = function.result?.names.first?.last, result == "Self" || result == record.name else {
      return false
    }
    return ColorReading.only(function.body ?? [])?.isSelf != true
  }
}
