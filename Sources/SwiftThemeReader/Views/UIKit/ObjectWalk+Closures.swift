/// Closures that code hands to somebody, or keeps: they run at once, later, whenever something happens, or never. What they set
/// is one of the states of an object, and takes the place of no other.
extension ObjectWalk {
  /// Walks through an expression that is a statement, and then through what is left of its closures.
  func whole(_ one: Expression, _ scope: ViewScope, _ facts: Facts) {
    let outer = walked
    defer { walked.formUnion(outer) }
    walked = []
    expression(one, scope, facts)
    sweep(one, scope, facts)
  }

  /// Walks through what the variables of a body are made with.
  func local(
    _ bindings: [Binding], _ scope: ViewScope, in outer: ViewScope, _ facts: Facts, before rest: ArraySlice<Statement>
  ) {
    let around = walked
    defer { walked.formUnion(around) }
    walked = []
    for binding in bindings {
      guard let initial = binding.initial else { continue }
      guard let name = binding.pattern.names.first else {
        sweep(initial, scope, facts)
        continue
      }
      if case .closure = initial.kind, Self.isOnlyCalled(name, in: Array(rest)) { continue }
      takeName(name, for: initial, scope, in: outer)
      let object = alias(name, in: scope) ?? ofBlock(name, initial, scope, facts) ?? local(name, scope)
      born[object] = facts
      if binding.type.map({ $0.isCollection || $0.isOptional }) == true { holders.insert(local(name, scope)) }
      noteType(object, Self.made(by: initial) ?? binding.type?.names.first?.last ?? Self.type(of: initial))
      if case .call = initial.kind { created(initial, as: object, scope, facts) }
      sweep(initial, scope, facts)
    }
  }

  /// Makes a local that takes the name of a parameter an object of its own.
  private func takeName(_ name: String, for initial: Expression, _ scope: ViewScope, in outer: ViewScope) {
    guard let known = alias(name, in: scope), case .open? = outer.bound(name)?.value,
      object(initial, outer) != known
    else { return }
    ofBlocks.append((name, setAlias(name, nil, in: scope)))
  }

  /// Walks through the closures in an expression to which nothing else has come: those of calls in other calls, of values that are
  /// assigned, of conditions. What is set in them is set whenever they run.
  func sweep(_ expression: Expression, _ scope: ViewScope, _ facts: Facts, of call: ObjectCall? = nil) {
    switch expression.kind {
    case .closure(let closure): if !walked.contains(closure.span) { walk(closure, of: call, scope, facts) }
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee.kind {
        if !walked.contains(closure.span) { enter(closure, of: nil, scope, facts) }
      } else {
        sweep(callee, scope, facts)
      }
      var inner: ObjectCall?
      for argument in arguments {
        if case .closure = argument.value.kind, inner == nil { inner = named(callee, arguments, expression, scope) }
        sweep(argument.value, scope, facts, of: inner)
      }
    case .assignment(let target, _, let value):
      sweep(target, scope, facts)
      sweep(value, scope, facts, of: kept(by: target, value, expression, scope))
    case .ifElse(let choice): for condition in choice.conditions { sweep(condition, scope, facts) }
    case .switchOver(let choice): sweep(choice.subject, scope, facts)
    default: for part in Self.parts(of: expression) { sweep(part, scope, facts) }
    }
  }

  func sweep(_ condition: Condition, _ scope: ViewScope, _ facts: Facts) {
    switch condition {
    case .holds(let value), .unwraps(_, let value), .matches(_, let value): sweep(value, scope, facts)
    case .isAvailable: break
    }
  }

  private static func parts(of expression: Expression) -> [Expression] {
    switch expression.kind {
    case .string(let parts): parts.compactMap { if case .value(let inner) = $0 { inner } else { nil } }
    case .member(let base?, _), .prefix(_, let base), .cast(let base, _, _), .forced(let base), .attempt(let base),
      .chained(let base), .reference(let base):
      [base]
    case .index(let base, let arguments): [base] + arguments.map(\.value)
    case .macro(_, let arguments), .tuple(let arguments): arguments.map(\.value)
    case .array(let elements): elements
    case .dictionary(let entries): entries.map(\.value)
    case .binary(_, let left, let right): [left, right]
    case .conditional(let condition, let yes, let no): [condition, yes, no]
    default: []
    }
  }

  /// Returns a call with its name and its object, as far as it has one.
  private func named(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, _ scope: ViewScope
  ) -> ObjectCall? {
    var callee = callee
    while case .chained(let inner) = callee.kind { callee = inner }
    switch callee.kind {
    case .member(let base, let name):
      return ObjectCall(
        name: name, object: base.flatMap { object($0, scope) }, base: base, callee: callee, arguments: arguments,
        whole: whole)
    case .name(let name):
      return ObjectCall(
        name: name, object: object(Expression(.name("self"), callee.span), scope), base: nil, callee: callee,
        arguments: arguments, whole: whole)
    default: return nil
    }
  }

  /// Returns an assignment of a closure as what keeps it: `bell.onRing = { … }`.
  private func kept(
    by target: Expression, _ value: Expression, _ whole: Expression, _ scope: ViewScope
  ) -> ObjectCall? {
    guard case .closure = value.kind, let name = MemberChain(target).names.last else { return nil }
    if colors.plainName(target) == name { handlers.insert(name) }
    guard case .member(let base?, _) = target.kind else {
      return ObjectCall(name: "=" + name, object: nil, base: nil, callee: target, arguments: [], whole: whole)
    }
    return ObjectCall(
      name: "=" + name, object: object(base, scope), base: base, callee: target, arguments: [], whole: whole)
  }

  /// Whether a name stands for nothing but calls in some statements: of a closure that is walked through there, of a function that is handed
  /// to nobody.
  static func isOnlyCalled(_ name: String, in body: [Statement], asMember: Bool = false) -> Bool {
    func names(_ part: Expression) -> Bool {
      switch part.kind {
      case .name(name): true
      case .member(_, name): asMember
      default: false
      }
    }
    var mentions = 0
    var calls = 0
    SyntaxWalk.each(body) { part in
      if names(part) { mentions += 1 }
      guard case .call(var callee, _) = part.kind else { return }
      while case .chained(let inner) = callee.kind { callee = inner }
      if names(callee) { calls += 1 }
    }
    return mentions == calls
  }

  // MARK: - Bodies

  /// Walks through a closure that is an argument, or that is kept.
  func walk(_ closure: Closure, of call: ObjectCall?, _ scope: ViewScope, _ facts: Facts) {
    guard let timing = timing(closure, of: call, scope) else { return enter(closure, of: call, scope, facts) }
    inMoment(timing, calls: Self.calls(in: closure.body)) { enter(closure, of: call, scope, facts) }
  }

  /// Walks through what does not run when the code around it does.
  func inMoment(_ timing: ObjectTree.Moment.Timing, calls: Set<String>, _ action: () -> Void) {
    let outer = moment
    moments += 1
    moment = moments
    tree.moments[moment] = ObjectTree.Moment(outer: outer, timing: timing, calls: calls)
    let before = tree.isFirst ? tree : nil
    action()
    if let before { tree.takeBack(to: before, mayHaveRun: timing != .waiting) }
    moment = outer
  }

  /// Walks through the body of a closure, in which the names of its parameters may stand for objects.
  func enter(_ closure: Closure, of call: ObjectCall?, _ scope: ViewScope, _ facts: Facts) {
    walked.insert(closure.span)
    let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start), -5]))
    for (name, value) in closure.captures {
      if case .name(name) = value.kind { continue }
      inner.bind(name, .expression(value, scope))
    }
    // What an argument without a name is, is another thing in each closure.
    if closure.parameters.isEmpty { for index in 0..<closure.arity { inner.bind("$\(index)", .open(nil)) } }
    var aliases: [(name: String, object: String)] = []
    for (index, parameter) in closure.parameters.enumerated() {
      let type = closure.parameterTypes.indices.contains(index) ? closure.parameterTypes[index] : nil
      inner.bind(parameter, .open(type))
      if isOwn(type) {
        aliases.append((parameter, "self"))
      } else {
        noteType(local(parameter, inner), type?.names.first?.last)
      }
    }
    let first = closure.parameters.first ?? "$0"
    if let call, let base = call.base, ["map", "flatMap"].contains(call.name), collection(base) == nil {
      // Of an optional value, it is the value itself.
      inner.bind(first, .expression(base, scope))
    }
    if let call, let given = given(closure, to: call, scope), aliases.first?.name != first {
      aliases.append((first, given))
    }
    let before = aliases.map { (name: $0.name, object: setAlias($0.name, $0.object, in: inner)) }
    statements(closure.body, inner, facts)
    for (name, object) in before.reversed() { setAlias(name, object, in: inner) }
  }

  /// Whether a parameter is an object of the class itself, which code gives its closures so that these need not keep it.
  private func isOwn(_ type: TypeName?) -> Bool {
    guard record.kind == .classType, receiver == .own, inlining.isEmpty, let names = type?.names.first,
      names.count == 1
    else { return false }
    return names[0] == record.name || names[0] == "Self"
  }

  /// Returns the object that the first parameter of a call's closure stands for: `title.then { $0.textColor = x }`,
  /// `observe(\.isOn) { view, _ in … }`, `subscribe(with: self) { owner, _ in … }`, `style(title) { $0.textColor = x }`.
  func given(_ closure: Closure, to call: ObjectCall, _ scope: ViewScope) -> String? {
    if Self.passingOn.contains(call.name) {
      return call.base == nil ? call.first.flatMap { object($0, scope) } : call.object
    }
    if let owner = call.arguments.first(where: { $0.label == "with" && $0.value.isSelf }) {
      return object(owner.value, scope)
    }
    if Self.observes(call.name, call.arguments) || call.name == "=configurationUpdateHandler" { return call.object }
    return handing(closure, call, scope)?.object
  }

  private static func observes(_ name: String, _ arguments: [Expression.Argument]) -> Bool {
    if name == "registerForTraitChanges" { return true }
    if name == "observe", case .keyPath? = arguments.first?.value.kind { return true }
    return false
  }

  /// Whether a call gives its closures the object of the type itself.
  static func givesSelf(_ callee: Expression, _ arguments: [Expression.Argument]) -> Bool {
    if arguments.contains(where: { $0.label == "with" && $0.value.isSelf }) { return true }
    switch callee.kind {
    case .name(let name): return observes(name, arguments)
    case .member(let base?, let name): return base.isSelf && observes(name, arguments)
    default: return false
    }
  }
}
