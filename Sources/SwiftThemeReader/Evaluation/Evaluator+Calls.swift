import ThemeModel

extension Evaluator {
  func call(
    _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope,
    _ expected: Expected?
  ) -> Value {
    let around = wantedResult
    wantedResult = expected.map { (expression.span, $0) }
    defer { wantedResult = around }
    switch callee.kind {
    case .member(nil, let name):
      return callImplicit(name, arguments, expression, scope, expected)
    case .member(let base?, let name):
      if let stand = standIn(base, name, expression) { return stand }
      if let asset = generatedAsset(base, name, expression, scope) { return asset }
      return callMember(name, of: base, arguments, expression, scope, expected)
    case .name(let name):
      if let result = platform.function(name, arguments, expression, scope, self) { return result }
      if let result = callMethod(name, arguments, expression, scope) { return result }
      // `static let color = color()`, beside `struct color`, makes a value of the type.
      if !name.beginsWithCapital, scope.value(name) == nil, let type = scope.type?.types[name], type.declaration != nil
      {
        return construct(type, arguments, expression, scope)
      }
      if let result = callOwn(name, arguments, expression, scope, expected) { return result }
      if arguments.isEmpty, let empty = emptyCollection(name, scope) { return empty }
      return apply(evaluate(callee, scope), name: name, arguments, expression, scope)
    // `[String: UIColor]()` makes an empty collection.
    case .array(let elements) where elements.count == 1 && arguments.isEmpty: return Value(.array([]))
    case .dictionary(let entries) where entries.count == 1 && arguments.isEmpty: return Value(.dictionary([]))
    case .closure(let closure):
      let called = ClosureValue(closure, capturing(closure, scope), result: closure.result ?? expected?.type)
      return apply(Value(.closure(called)), name: nil, arguments, expression, scope)
    default:
      return apply(evaluate(callee, scope), name: nil, arguments, expression, scope)
    }
  }

  /// Returns the empty collection that the name of an alias makes: `Palette()` with `typealias Palette = [Swatch]`.
  private func emptyCollection(_ name: String, _ scope: Scope) -> Value? {
    guard name.beginsWithCapital, scope.value(name) == nil else { return nil }
    switch table.unaliased(.named([name]), from: scope.file, within: scope.type) {
    case .array: return Value(.array([]))
    case .dictionary: return Value(.dictionary([]))
    case .set: return CollectionElements.set([])
    default: return nil
    }
  }

  /// Returns a stand-in for a color that the configuration lists as a placeholder: `MissingToken.color(.clear)`.
  private func standIn(_ base: Expression, _ name: String, _ expression: Expression) -> Value? {
    guard case .name(let type) = base.kind, let kind = placeholder(named: "\(type).\(name)") else { return nil }
    return Value(.color(.placeholder(Placeholder(kind: kind, text: text(expression.span)))))
  }

  /// Returns the asset color behind `R.color.ink()`. R.swift writes the names of assets into a file that is
  /// usually not kept in the repository.
  private func generatedAsset(_ base: Expression, _ name: String, _ expression: Expression, _ scope: Scope) -> Value? {
    var path: [String] = []
    var here = base
    while case .member(let inner?, let step) = here.kind {
      path.insert(step, at: 0)
      here = inner
    }
    guard case .name("R") = here.kind, path.first == "color", scope.value("R") == nil,
      table.type(["R"], from: scope.file, within: scope.type) == nil
    else { return nil }
    let space = path.dropFirst().joined(separator: ".")
    let asset = space.isEmpty ? platform.asset(symbol: name) : platform.asset(symbol: name, in: space)
    guard let asset else {
      return unknown(
        "unknown-asset", "no asset catalog contains `\(text(expression.span))`", expression.span)
    }
    return platform.assetColor(asset, expression.span, self)
  }

  /// Calls a method of `self` that has the name and the labels of the call. A property of the same name is ignored.
  private func callMethod(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value? {
    guard scope.value(name) == nil, let receiver = scope.receiver else { return nil }
    return callMethod(name, on: receiver, seenAs: scope.type, arguments, expression, scope)
  }

  func callMethod(
    _ name: String, on receiver: Value, seenAs view: @autoclosure () -> TypeRecord?, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, calledOn home: Expression? = nil
  ) -> Value? {
    var found = functions(name, of: receiver, from: Int(expression.span.file))
    if !found.isEmpty, let (type, isStatic) = Self.type(dispatching: receiver) {
      switch type.split(of: name, isStatic: isStatic) {
      case .none: break
      case let split:
        if let known = view() {
          found = type.functions(name, isStatic: isStatic, seenAs: known)
        } else if split == .byProtocol {
          return undecided(name, type, expression)
        }
      }
    }
    guard found.contains(where: { ArgumentMatch.fits($0.member.parameters, arguments, table) }),
      case .method(let method) = self.method(found, receiver, calledOn: home).payload
    else { return nil }
    return call(method, arguments, expression, scope)
  }

  /// Returns the functions of that name in the value's own type.
  private func functions(
    _ name: String, of receiver: Value, from file: Int
  ) -> [(member: Function, owner: TypeRecord)] {
    switch receiver.payload {
    case .instance(let instance): return instance.type.functions(name, isStatic: false)
    case .enumCase(let type, _, _): return type.functions(name, isStatic: false)
    case .type(let type): return type.functions(name, isStatic: true)
    default:
      return Words.foreignTypes(of: receiver).lazy.compactMap { type in
        guard let record = self.table.type([type], from: -1), record.declaration == nil else { return nil }
        let own = record.functions(name, isStatic: false).filter {
          $0.member.access.reaches(file, from: $0.member.span)
        }
        return own.isEmpty ? nil : own
      }.first ?? []
    }
  }

  /// Calls a platform method on `self` when `self` is a platform value: `getRed(&r, …)` in an extension of UIColor.
  private func callOwn(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope, _ expected: Expected?
  ) -> Value? {
    guard let receiver = scope.receiver, scope.value(name) == nil else { return nil }
    switch receiver.payload {
    case .color, .string, .array, .dictionary, .integer, .decimal: break
    case .traits where name == "bestMatch": break
    default: return nil
    }
    guard extended(name, of: receiver, from: scope.file) == nil else { return nil }
    return platform.method(
      name, on: receiver, Expression(.name("self"), expression.span), arguments, expression, scope, expected, self)
  }

  private func callImplicit(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope, _ expected: Expected?
  ) -> Value {
    // An optional is represented by the value that it wraps.
    if name == "some", arguments.count == 1, arguments[0].label == nil, expected?.type.isOptional ?? true {
      let value = evaluate(arguments[0].value, scope, expecting: expected)
      return value.isNone ? nestedOptional(expression) : value
    }
    guard let expected else {
      let result = unknown("unsupported-expression", "the type of `.\(name)(…)` is unknown here", expression.span)
      return given(arguments, to: expression, result, scope)
    }
    for path in expected.type.names {
      let (types, foreign) = table.expand(path, from: expected.file, within: expected.scope)
      for type in types where type.declaration != nil {
        if name == "init" { return construct(type, arguments, expression, scope) }
        if let value = callStatic(name, of: type, arguments, expression, scope) { return value }
      }
      for type in types.filter({ $0.declaration == nil }).map(\.name) + foreign {
        if name == "init" { return constructForeign(type, arguments, expression, scope) }
        if let value = callForeignStatic(name, of: type, arguments, expression, scope) { return value }
      }
    }
    let result = unknown(
      "unknown-function", "\(expected.type.text) has no known function `.\(name)(…)`", expression.span)
    return given(arguments, to: expression, result, scope)
  }

  func callStatic(
    _ name: String, of type: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value? {
    if type.caseNames.contains(name) { return makeCase(name, of: type, arguments, scope) }
    let methods = type.functions(name, isStatic: true)
    if !methods.isEmpty, case .method(let method) = self.method(methods, Value(.type(type))).payload {
      return call(method, arguments, expression, scope)
    }
    if let nested = type.types[name] { return construct(nested, arguments, expression, scope) }
    if let value = staticMember(name, of: type, from: Int(expression.span.file)) {
      return apply(value, name: name, arguments, expression, scope)
    }
    return nil
  }

  func callForeignStatic(
    _ name: String, of type: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value? {
    guard let record = table.type([type], from: -1), record.declaration == nil else { return nil }
    return callStatic(name, of: record, arguments, expression, scope)
  }

  /// Calls the value of an expression.
  func apply(
    _ callee: Value, name: String?, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch callee.payload {
    case .unknown: return given(arguments, to: expression, callee, scope)
    case .none: return callee
    case .type(let type): return construct(type, arguments, expression, scope)
    case .foreignType(let type): return constructForeign(type, arguments, expression, scope)
    case .method(let method): return call(method, arguments, expression, scope)
    case .closure(let closure): return call(closure, with: arguments, expression, scope)
    case .instance(let instance):
      let methods = instance.type.functions("callAsFunction", isStatic: false)
      if !methods.isEmpty, case .method(let method) = self.method(methods, callee).payload {
        return call(method, arguments, expression, scope)
      }
    default: break
    }
    let result = unknown("unknown-function", "`\(name ?? text(expression.span))` cannot be called", expression.span)
    return given(arguments, to: expression, result, scope)
  }

  /// Calls a named function or an initialiser with values, as in `map(UIColor.init(rgb:))`.
  func apply(_ callee: Value, to values: [Value], _ expression: Expression) -> Value {
    let scope = Scope(type: nil, file: Int(expression.span.file))
    let names = values.indices.map { "$\($0)" }
    for (name, value) in zip(names, values) { scope.declare(name, value) }
    func arguments(_ labels: [String?]) -> [Expression.Argument] {
      zip(labels, names).map { .init(label: $0, value: Expression(.name($1), expression.span)) }
    }
    var parameters: [[Parameter]] = []
    switch callee.payload {
    case .method(let method): parameters = method.candidates.map(\.function.parameters)
    case .type(let type): parameters = type.usableInitializers.map(\.initializer.parameters)
    case .foreignType(let name): parameters = table.type([name], from: -1)?.initializers.map(\.parameters) ?? []
    default: break
    }
    let labels = parameters.map { $0.filter { $0.initial == nil }.map(\.label) }.first { $0.count == values.count }
    return apply(callee, name: nil, arguments(labels ?? Array(repeating: nil, count: values.count)), expression, scope)
  }

  /// Calls a closure, then writes back its in-out arguments.
  private func call(
    _ closure: ClosureValue, with arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    let inner = closure.scope.function(result: closure.result)
    let result = call(closure, arguments.map { evaluate($0.value, scope) }, expression.span, in: inner)
    for (position, argument) in arguments.enumerated() {
      guard case .reference(let target) = argument.value.kind else { continue }
      let names = closure.closure.parameters
      let name = names.indices.contains(position) ? names[position] : "$\(position)"
      if let value = inner.value(name) { _ = store(value, in: target, expression, scope) }
    }
    return result
  }

  func call(_ closure: ClosureValue, _ values: [Value], _ span: Span, in own: Scope? = nil) -> Value {
    if let reason = descend(span) { return Value(.unknown(reason)) }
    defer { ascend() }
    let inner = own ?? closure.scope.function(result: closure.result)
    var values = values
    // A pair goes to two parameters: `zip(a, b).map { $0 + $1 }`.
    if values.count == 1, closure.closure.arity > 1, case .tuple(let parts) = values[0].payload,
      parts.count == closure.closure.arity
    {
      let states = values[0].states
      values = parts.map { $0.value.noting(states) }
    }
    for (position, value) in values.enumerated() {
      inner.declare("$\(position)", value)
      guard closure.closure.parameters.indices.contains(position) else { continue }
      let types = closure.closure.parameterTypes
      let type = types.indices.contains(position) ? types[position] : nil
      let given = coerced(value, type.map { Expected($0, closure.scope) })
      inner.declare(closure.closure.parameters[position], given, type: type)
    }
    return run(closure.closure.body, inner, hiding: closure.closure.parameters)
  }

  func call(
    _ method: MethodValue, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    let name = method.candidates.first?.function.name ?? "?"
    let fitting = method.candidates.filter { ArgumentMatch.fits($0.function.parameters, arguments, table) }
    let chosen: MethodValue.Candidate
    // What is expected of another call, or of this one by code that it runs, is not expected here.
    let around = wantedResult
    if around?.span != expression.span { wantedResult = nil }
    defer { wantedResult = around }
    let choice = choose(fitting.map(Self.overload), arguments, scope)
    wantedResult = nil
    switch choice {
    case .one(let one, _): chosen = one
    case .ambiguous: return ambiguous(name, expression)
    case .none:
      guard fitting.count == 1 else {
        return unknown("unknown-function", "no `\(name)` takes these arguments", expression.span)
      }
      chosen = fitting[0]
    }
    if let fault = chosen.function.fault { return unknown("syntax-error", fault, chosen.function.span) }
    guard let body = chosen.function.body else {
      return unknown("no-implementation", "`\(chosen.function.name)` has no body", expression.span)
    }
    if let reason = descend(expression.span) { return Value(.unknown(reason)) }
    let statesAround = states
    defer {
      ascend()
      states = statesAround
    }
    let inner: Scope
    let changes = chosen.function.isMutating ? method.home : nil
    if let outer = chosen.scope {
      inner = outer.function(result: chosen.function.result)
    } else {
      inner = Scope(
        frame: .init(
          receiver: changes == nil ? method.receiver : method.receiver.map(ownCopy), type: chosen.owner,
          file: chosen.file, result: chosen.function.result,
          body: chosen.function.span))
    }
    enter(chosen.function.span)
    let references = bind(arguments, to: seenParameters(of: chosen, expression, scope), scope, inner)
    let result = inside { run(body, inner, hiding: []) }
    for (parameter, target) in references {
      guard let value = inner.value(parameter) else { continue }
      _ = store(value, in: target, expression, scope)
    }
    if ending == nil, chosen.function.result == .named(["Never"]) {
      return trap("`\(name)` never returns", expression.span)
    }
    if let changes, let changed = inner.receiver {
      _ = store(changed, in: changes, expression, scope)
    } else if chosen.function.isMutating, chosen.scope == nil, isOnSelf(expression), let changed = inner.receiver {
      keep(changed, as: method.receiver, scope)
    }
    return result
  }

  /// Returns whether an expression calls a method of `self`: `reset()`, `self.reset()`.
  private func isOnSelf(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    switch callee.kind {
    case .name: return true
    case .member(let base?, _): if case .name("self") = base.kind { return true } else { return false }
    default: return false
    }
  }

  /// Makes `self` what a method has set it to.
  private func keep(_ changed: Value, as receiver: Value?, _ scope: Scope) {
    if case .instance(let own)? = receiver?.payload, case .instance(let new) = changed.payload {
      if own !== new { own.take(from: new) }
    } else if case .enumCase = changed.payload {
      scope.receiver = changed
    }
  }

  private static func overload(_ one: MethodValue.Candidate) -> Overload<MethodValue.Candidate> {
    Overload(
      candidate: one, parameters: one.function.parameters, span: one.function.span, owner: one.owner,
      result: one.function.result)
  }

  /// Calls a function with values for its parameters, by name. Other parameters take their default values.
  func call(_ function: Function, of owner: TypeRecord?, on receiver: Value?, giving values: [String: Value]) -> Value {
    if let fault = function.fault { return unknown("syntax-error", fault, function.span) }
    guard let body = function.body else {
      return unknown("no-implementation", "`\(function.name)` has no body", function.span)
    }
    if let reason = descend(function.span) { return Value(.unknown(reason)) }
    defer { ascend() }
    let scope = Scope(
      frame: .init(
        receiver: receiver, type: owner, file: Int(function.span.file), result: function.result, body: function.span))
    for parameter in function.parameters {
      let expected = Expected(parameter.type, scope)
      let value = values[parameter.name] ?? parameter.initial.map { evaluate($0, scope, expecting: expected) }
      scope.declare(parameter.name, value.map { coerced($0, expected) } ?? .none)
    }
    enter(function.span)
    return inside { run(body, scope) }
  }
}
