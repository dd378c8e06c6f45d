/// Functions that are walked through in place of their calls, and code that is not read.
extension ObjectWalk {
  static let mostInlined = 300
  static let deepestInlined = 12

  /// Walks through a call that is none of UIKit's own that matter here.
  func other(_ call: ObjectCall, _ scope: ViewScope, _ facts: Facts) {
    if delegated(call, scope, facts) { return }
    if call.base == nil {
      switch scope.bound(call.name)?.value {
      case .function(let function, let from): return walk(function, call, from: from ?? scope, scope, facts)
      case .expression(let value, let from):
        if case .closure(let closure) = value.kind { return walk(closure, call, from: from, scope, facts) }
      case nil: if colors.isLocalFunction(call.name, at: call.whole.span) { return }
      default: break
      }
    }
    if let closure = heldClosure(call, scope) { return walk(closure, call, from: own(scope), scope, facts) }
    let meant = meant(by: call, scope)
    if walk(meant.targets, call, scope, facts) { return }
    embedded(call, scope, facts)
    if meant.targets.isEmpty, let (closure, from) = closure(call.callee, scope) {
      return walk(closure, call, from: from, scope, facts)
    }
    if let object = call.object {
      laidOut(object, by: call.name, call.arguments, scope)
      if !passesOn(call) { touched(object, call, scope) }
    }
    handed(call, scope, mayPaint: meant.isOpen || isFunctionValue(call, scope))
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      walk(closure, of: call, scope, facts)
    }
  }

  static let passingOn: Set = [
    "then", "apply", "with", "also", "configure", "build", "tap", "do", "modify", "setup",
  ]

  private func passesOn(_ call: ObjectCall) -> Bool {
    Self.passingOn.contains(call.name)
      && call.arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }

  /// Walks through a closure that a constant of the function holds, where the constant is called.
  private func walk(_ closure: Closure, _ call: ObjectCall, from: ViewScope, _ scope: ViewScope, _ facts: Facts) {
    guard !inlining.contains(closure.span), inlining.count < Self.deepestInlined, inlined < Self.mostInlined else {
      return
    }
    walked.insert(closure.span)
    let id = colors.identity([scope.id, Int(closure.span.start), Int(call.whole.span.start), -14])
    let inner = from.inner(id: id)
    for (index, parameter) in closure.parameters.enumerated() {
      let given = call.arguments.indices.contains(index) ? call.arguments[index].value : nil
      inner.bind(parameter, given.map { .expression($0, scope) } ?? .open(nil))
    }
    if closure.parameters.isEmpty {
      for (index, given) in call.arguments.enumerated() { inner.bind("$\(index)", .expression(given.value, scope)) }
    }
    inlining.append(closure.span)
    inlined += 1
    statements(closure.body, inner, facts)
    inlining.removeLast()
  }

  /// Walks through a function that another one contains.
  private func walk(
    _ nested: Function, _ call: ObjectCall, from: ViewScope, _ scope: ViewScope, _ facts: Facts
  ) {
    guard let body = nested.body, !inlining.contains(nested.span), inlining.count < Self.deepestInlined,
      inlined < Self.mostInlined,
      let bindings = ColorReading.bindings(nested.parameters, call.arguments, from: scope, from)
    else { return }
    inlining(nested.span) {
      let id = colors.identity([scope.id, Int(nested.span.start), Int(call.whole.span.start), -13])
      statements(body, from.inner(id: id, bindings), facts)
    }
  }

  /// Walks through the functions that a call may mean. Returns whether it went through one.
  func walk(_ targets: [Target], _ call: ObjectCall, _ scope: ViewScope, _ facts: Facts) -> Bool {
    let outer = step
    defer { step = outer }
    var isWalked = false
    for target in targets {
      step = outer ?? target.assumption
      if let facts = facts.joined(with: target.facts), walk(target, call, scope, facts) {
        isWalked = true
      } else {
        tree.missed.insert(target.routine.span)
      }
    }
    return isWalked
  }

  private func walk(_ target: Target, _ call: ObjectCall, _ scope: ViewScope, _ facts: Facts) -> Bool {
    let routine = target.routine
    let inside =
      target.isOwn ? own(scope, in: routine.owner) : colors.inside(routine.owner, call.whole, in: scope)
    guard let body = routine.body, !inlining.contains(routine.span),
      inlining.count < Self.deepestInlined, inlined < Self.mostInlined,
      let bindings = ColorReading.bindings(routine.parameters, call.arguments, from: scope, inside)
    else { return false }
    enter(inside, as: target.receiver)
    let outer = owner
    if target.isOwn { owner = routine.owner }
    inlining(routine.span) {
      let id = colors.identity([
        scope.id, Int(routine.span.file), Int(routine.span.start), Int(call.whole.span.start), -11,
      ])
      let inner = inside.inner(id: id, bindings)
      inner.parameters = routine.parameters
      statements(body, inner, facts)
    }
    owner = outer
    return true
  }

  /// Returns a scope for another function of the type itself, without the names of this one.
  func own(_ scope: ViewScope, in owner: TypeRecord? = nil) -> ViewScope {
    let root = scope.ofType
    guard let owner, owner.kind == .classType else {
      return ViewScope(id: root.id, type: root.type, heir: root.heir, file: root.file)
    }
    return ViewScope(id: root.id, type: owner, heir: heir(of: owner), file: owner.file)
  }

  func inlining(_ function: Span, _ action: () -> Void) {
    inlining.append(function)
    tree.inlined.insert(function)
    inlined += 1
    action()
    inlining.removeLast()
  }

  // MARK: - Factories

  /// Walks through what makes an object: an initialiser with subviews, a closure, a function that returns a view.
  func created(_ expression: Expression, as object: String, _ scope: ViewScope, _ facts: Facts = Facts()) {
    guard case .call(let callee, let arguments) = expression.kind else { return }
    if case .member(let base?, "init") = callee.kind {
      return created(Expression(.call(base, arguments), expression.span), as: object, scope, facts)
    }
    if factory(callee, arguments, expression, as: object, scope, facts) { return }
    // `UIStackView(arrangedSubviews: [title]).then { … }`
    if case .member(let made?, let name) = callee.kind, Self.passingOn.contains(name) {
      created(made, as: object, scope, facts)
    }
    if enclosed(callee, arguments, expression, as: object, scope, facts) { return }
    constructed(callee, arguments, expression, as: object, scope, facts)
    wrapped(callee, arguments, expression, as: object, scope, facts)
    let closures = arguments.map(\.value) + [callee]
    for case .closure(let closure) in closures.map(\.kind) where !keeps(closure, of: callee) {
      walked.insert(closure.span)
      let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start)]))
      // `let label = UILabel(); …; return label`
      let names = [closure.parameters.first ?? "$0", Self.returned(closure.body)].compactMap(\.self)
      let outer = names.map { (name: $0, object: setAlias($0, object, in: inner)) }
      statements(closure.body, inner, facts)
      for (name, object) in outer.reversed() { setAlias(name, object, in: inner) }
    }
  }

  private func constructed(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, as object: String,
    _ scope: ViewScope, _ facts: Facts
  ) {
    for argument in arguments where argument.label == "arrangedSubviews" {
      add(argument.value, to: object, scope, facts)
    }
    if let frame = arguments.first(where: { $0.label == "frame" })?.value { framed(object, by: frame, scope) }
    guard case .name(let type) = callee.kind else { return }
    if type.beginsWithCapital, !KitClasses.isKit(type) { tree.makings[object, default: []].insert(whole.span) }
    if type == "UIImageView", let image = arguments.first, image.label == "image" {
      pictured(object, image.value, whole, scope, facts)
    }
    guard type == "UIButton" else { return }
    let kind = arguments.first { $0.label == "type" }?.value
    tree.buttons[object] = kind.map { if case .member(_, let name) = $0.kind { name } else { "?" } } ?? "custom"
    if let look = arguments.first(where: { $0.label == "configuration" })?.value {
      tree.configured.insert(object)
      noteType(object + ".configuration", Self.constructed(look))
      if let name = self.object(look, scope) { tree.add(name, to: object) }
    }
  }

  /// Walks through a function that makes a view, whatever its name, as the set-up of an object.
  private func factory(
    _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, as object: String,
    _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    guard let (function, owner) = maker(callee, tree.types[object], scope), let body = function.body,
      !inlining.contains(function.span), inlining.count < Self.deepestInlined, inlined < Self.mostInlined
    else { return false }
    let isOwn = line.contains { $0 === owner }
    let inside = isOwn ? own(scope, in: owner) : colors.inside(owner, whole, in: scope)
    guard let bindings = bindings(of: Routine(function, of: owner), arguments, whole, scope, inside) else {
      return false
    }
    noteType(object, function.result?.names.first?.last)
    enter(inside, as: isOwn && !function.isStatic ? receiver(in: scope) : .nothing)
    inlining(function.span) {
      let id = colors.identity([
        scope.id, Int(function.span.file), Int(function.span.start), Int(whole.span.start), -12,
      ])
      let inner = inside.inner(id: id, bindings)
      inner.parameters = function.parameters
      if let local = Self.returned(body) {
        setAlias(local, object, in: inner)
        statements(body, inner, facts)
      } else if case .returned(let value?)? = body.last {
        made(value, body, as: object, inner, facts)
      } else if case .expression(let value)? = body.last {
        made(value, body, as: object, inner, facts)
      }
    }
    return true
  }

  private func made(_ value: Expression, _ body: [Statement], as object: String, _ scope: ViewScope, _ facts: Facts) {
    statements(Array(body.dropLast()), scope, facts)
    noteType(object, Self.constructed(value))
    created(value, as: object, scope, facts)
  }

  private func maker(_ callee: Expression, _ type: String?, _ scope: ViewScope) -> (Function, TypeRecord)? {
    var found: [(member: Function, owner: TypeRecord)] = []
    switch callee.kind {
    case .name(let name) where !name.beginsWithCapital && scope.bound(name) == nil:
      for type in [scope.type, record].compactMap(\.self) where found.isEmpty {
        found = type.functions(name, isStatic: false) + type.functions(name, isStatic: true)
      }
      if found.isEmpty {
        found = colors.table.globalFunctions(name, from: scope.file).map { ($0.member, colors.table.foreignScope) }
      }
    case .member(let base?, let name):
      if base.isSelf || base.implicitName == nil, case .name(let owner) = base.kind, owner == "self" || owner == "Self"
      {
        found = record.functions(name, isStatic: owner == "Self")
      } else if case .name(let owner) = base.kind, owner.beginsWithCapital {
        found = colors.table.type([owner], from: scope.file, within: scope.type)?.functions(name, isStatic: true) ?? []
      }
    case .member(nil, let name):
      for type in KitClasses.line(type ?? "") where found.isEmpty {
        found = extended(type)?.functions(name, isStatic: true) ?? []
      }
    default: break
    }
    let able = found.filter { $0.member.body != nil && $0.member.result != nil }
    return able.count == 1 ? able.first.map { ($0.member, $0.owner) } : nil
  }
}
