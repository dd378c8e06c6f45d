/// Colors that calls of a class's initialiser hand to it: `Badge(ink: theme.text)`.
extension ColorReading {
  /// Returns the colors to which initialisers set a property, which may be what they are handed; `nil` where that is not all.
  func handed(to property: Property, of owner: TypeRecord?) -> Ink? {
    guard let owner, owner.kind == .classType, property.initial == nil, property.wrapper == nil else { return nil }
    // `init?(coder:)` mostly stops the app.
    let setters = owner.initializers.filter { !$0.isConvenience && Self.only($0.body ?? [])?.stopsApp != true }
    let found = setters.map { given(by: $0, to: property, of: owner) }
    let known = found.compactMap(\.self)
    guard let first = known.first else { return nil }
    let whole = known.count == 1 ? first : Ink(known.flatMap(\.alternatives))
    return
      whole
      .assuming(
        found.count > 1 ? "the object is made by the initialiser that sets `\(property.name)` to this colour" : nil
      )
      .assuming(property.isConstant ? nil : "`\(property.name)` is still what the initialiser sets it to")
  }

  /// Returns the color to which an initialiser sets a property, whatever happens.
  private func given(by initializer: Initializer, to property: Property, of owner: TypeRecord) -> Ink? {
    for case .expression(let one) in initializer.body ?? [] {
      guard let value = Self.value(given: property.name, by: one) else { continue }
      if case .name(let name) = value.kind, let parameter = initializer.parameters.first(where: { $0.name == name }) {
        return handed(parameter, of: initializer, to: owner)
      }
      let scope = ViewScope(
        id: identity([owner.order, Int(initializer.span.file), Int(initializer.span.start), -42]), type: owner,
        file: owner.file)
      for parameter in initializer.parameters {
        let ink = handed(parameter, of: initializer, to: owner)
        scope.bind(parameter.name, ink.map { .ink($0) } ?? .open(parameter.type))
      }
      let ink = painted(value, as: Self.word(property.type) ?? "UIColor", in: scope)
      return ink.isUnread ? nil : ink
    }
    return nil
  }

  /// Returns what a statement sets a property to, whatever happens: `self.ink = ink`, `if warn { ink = red } else { ink = blue }`.
  private static func value(given name: String, by statement: Expression) -> Expression? {
    switch statement.kind {
    case .assignment(let target, nil, let value):
      let path = MakingCalls.path(target)
      return path == [name] || path == ["self", name] ? value : nil
    case .ifElse, .switchOver:
      guard LocalValues.assigned(in: [.expression(statement)]).contains(name),
        let value = LocalValues.value(of: name, after: statement), !mentions(name, in: value)
      else { return nil }
      return value
    default: return nil
    }
  }

  /// Returns the colors that the calls of an initialiser hand to one of its parameters, each under the condition that it is that call;
  /// `nil` where there are none, or a class that inherits may hand on others.
  ///
  /// - Parameter members: the names under which the parameter, a value of the team's own, has the color
  func handed(
    _ parameter: Parameter, _ members: [String] = [], of initializer: Initializer, to owner: TypeRecord
  ) -> Ink? {
    guard !members.isEmpty || Self.word(parameter.type).map(Self.colorTypes.contains) == true,
      owner.kind == .classType, table.index.heirs(of: owner).isEmpty
    else { return nil }
    // A type that makes itself hands on what it was handed.
    let key = ([String(owner.order), parameter.name] + members).joined(separator: " ")
    guard handing.count < Self.mostPassed, handing.insert(key).inserted else { return nil }
    defer { handing.remove(key) }
    guard let calls = calls(of: owner, parameter) else { return nil }
    let type = record(parameter.type, in: ViewScope(id: -15, type: owner, file: owner.file))
    var all: [Ink.Alternative] = []
    for call in calls where !isDelegation(call, of: owner) {
      guard let bindings = bindings(of: initializer, by: call, of: owner),
        case .expression(let value, let from)? = bindings[parameter.name]
      else {
        if runsOther(call, than: initializer, of: owner) { continue }
        guard owner.initializers.contains(where: \.isConvenience) else { return nil }
        return Ink(.unknown(TokenPath.join(owner.path, parameter.name), .notFollowed), call.expression.span)
      }
      guard let facts = Facts().adding(Self.making(of: owner), .equals(place(of: call.expression.span))) else {
        return nil
      }
      // A local of a branch may have the name of something else.
      let isPlain = if case .name = value.kind { true } else { false }
      let whole =
        members.isEmpty
        ? color(value, as: Self.word(parameter.type) ?? "UIColor", in: from)
        : carried(members, by: value, as: type, in: from)
      guard let whole else { return nil }
      let ink =
        whole
        .assuming(isPlain ? "`\(words(value))` is what the type declares under that name" : nil)
      all += (calls.count > 1 ? ink.given(facts) : ink).alternatives
    }
    return all.isEmpty ? nil : Ink(all)
  }

  /// Makes the colors known that calls hand to an initialiser in values of the team's own: `config.ink`.
  func bindMembers(of parameter: Parameter, of initializer: Initializer, to owner: TypeRecord, in scope: ViewScope) {
    guard let type = record(parameter.type, in: ViewScope(id: -15, type: owner, file: owner.file)),
      type.declaration != nil, type.kind == .structure
    else { return }
    for (property, _) in type.properties where !property.isStatic && property.isStored {
      guard Self.word(property.type).map(Self.colorTypes.contains) == true,
        let ink = handed(parameter, [property.name], of: initializer, to: owner)
      else { continue }
      scope.bind("\(parameter.name).\(property.name)", .ink(ink))
    }
  }

  /// The subject that says which call makes an object of a type.
  static func making(of type: TypeRecord) -> Facts.Subject {
    Facts.Subject(scope: -16 - type.order, text: "the call of \(type.name)")
  }

  /// Whether a call is that of an initialiser by another one of the type, `self.init(…)`: whose calls hand it what they are handed.
  private func isDelegation(_ call: MakingCalls.Call, of owner: TypeRecord) -> Bool {
    guard call.body.isInitializer, call.body.owner === owner, case .call(let callee, _) = call.expression.kind,
      case .member(let base?, "init") = callee.kind
    else { return false }
    return base.isSelf
  }

  /// Returns what a call gives the parameters of an initialiser, perhaps by way of convenience initialisers; `nil` where that is not
  /// followed.
  private func bindings(
    of initializer: Initializer, by call: MakingCalls.Call, of owner: TypeRecord
  ) -> [String: ViewScope.Bound]? {
    let callee = ViewScope(id: -15, type: owner, file: owner.file)
    var (scope, arguments) = (scope(of: call), call.arguments)
    var passed: [ViewScope] = []
    for step in 0..<Self.mostPassed {
      if let found = Self.bindings(initializer.parameters, arguments, from: scope, callee) {
        return found.mapValues { Self.outside(passed, $0) }
      }
      let others = owner.initializers.filter(\.isConvenience).compactMap { one in
        Self.bindings(one.parameters, arguments, from: scope, callee).map { (one, $0) }
      }
      guard others.count == 1, let (other, given) = others.first, let next = Self.delegated(other.body ?? []) else {
        return nil
      }
      let span = other.span
      let inside = ViewScope(
        id: identity([scope.id, Int(span.file), Int(span.start), step, -39]), type: owner, file: owner.file)
      (scope, arguments) = (inside.inner(given), next)
      passed.append(scope)
    }
    return nil
  }

  /// Returns what a parameter is handed where it is what initialisers on the way are handed.
  private static func outside(_ passed: [ViewScope], _ bound: ViewScope.Bound) -> ViewScope.Bound {
    guard case .expression(let value, let from) = bound, case .name(let name) = value.kind,
      passed.contains(where: { $0 === from }), let (next, owner) = from.bound(name), owner === from
    else { return bound }
    return outside(passed, next)
  }

  /// Returns the arguments with which an initialiser calls another one, if it does so once and whatever happens.
  private static func delegated(_ body: [Statement]) -> [Expression.Argument]? {
    var found: [[Expression.Argument]] = []
    var all = 0
    func arguments(_ expression: Expression) -> [Expression.Argument]? {
      guard case .call(let callee, let arguments) = expression.kind, case .member(let base?, "init") = callee.kind,
        base.isSelf
      else { return nil }
      return arguments
    }
    for case .expression(let one) in body { if let given = arguments(one) { found.append(given) } }
    SyntaxWalk.each(body) { if arguments($0) != nil { all += 1 } }
    return found.count == 1 && all == 1 ? found[0] : nil
  }

  /// Whether a call is that of another initialiser, which hands nothing on to this one.
  private func runsOther(_ call: MakingCalls.Call, than initializer: Initializer, of owner: TypeRecord) -> Bool {
    owner.initializers.contains { other in
      other !== initializer && !other.isConvenience && ArgumentMatch.fits(other.parameters, call.arguments, table)
    }
  }

  /// Returns the calls that make values of a type; `nil` where there are none, too many, or one that may make its values although it
  /// does not name the type.
  private func calls(of owner: TypeRecord, _ parameter: Parameter) -> [MakingCalls.Call]? {
    let calls = table.makingCalls.calls(making: owner).filter { call in
      var around = call.body.owner
      while let type = around, !type.isForSamples { around = type.parent }
      return around == nil
    }
    let mayBeOthers = table.makingCalls.mayMakeUntold(owner, with: parameter.label)
    return calls.isEmpty || calls.count > Self.mostHanded || mayBeOthers ? nil : calls
  }

  static let mostHanded = 8
  /// How many initialisers and functions a color passes through at most.
  static let mostPassed = 4

  /// Returns a scope with the names of the function in which a call is.
  func scope(of call: MakingCalls.Call) -> ViewScope {
    let span = call.expression.span
    let scope = ViewScope(
      id: identity([call.body.owner?.order ?? -1, Int(span.file), Int(span.start), -17]), type: call.body.owner,
      file: call.body.file)
    let named = Self.names(in: call.arguments)
    for parameter in call.body.parameters {
      let ink = named.contains(parameter.name) ? handed(parameter, toCodeAround: call) : nil
      scope.bind(parameter.name, ink.map { .ink($0) } ?? .open(parameter.type))
    }
    let inner = scope.inner()
    for case .variables(let bindings) in call.body.statements { bind(bindings, in: inner) }
    // A name that a block, a loop or a closure around the call declares is known to it alone.
    for name in named where isOpen(name, in: call) { inner.bind(name, .open(nil)) }
    return inner
  }

  /// Returns the color that a function or an initialiser hands on in a call, and that its own calls hand it.
  private func handed(_ parameter: Parameter, toCodeAround call: MakingCalls.Call) -> Ink? {
    guard let owner = call.body.owner else { return nil }
    if let function = call.body.function { return handed(parameter, of: function, to: owner) }
    guard call.body.isInitializer else { return nil }
    let around = owner.initializers.first { $0.span.contains(call.expression.span) }
    return around.flatMap { handed(parameter, of: $0, to: owner) }
  }

  /// Whether a name at a call means a local one that is not a constant of the function's own block.
  private func isOpen(_ name: String, in call: MakingCalls.Call) -> Bool {
    switch call.body.locals.meaning(of: name, at: call.expression.span) {
    case nil, .function?: return false
    case .element?, .parameter?, .argument?, .part?: return true
    case .variable(let binding)?:
      guard let value = binding.initial else { return true }
      let isOfFunction = call.body.statements.contains { statement in
        guard case .variables(let bindings) = statement else { return false }
        return bindings.contains { $0.initial?.span == value.span }
      }
      return !isOfFunction || isAssigned(name, in: call.body)
    }
  }

  private func isAssigned(_ name: String, in body: CodeBody) -> Bool {
    var found = false
    SyntaxWalk.each(body.statements) { part in
      if case .assignment(let target, _, _) = part.kind, case .name(name) = target.kind { found = true }
    }
    return found
  }

  private static func names(in arguments: [Expression.Argument]) -> Set<String> {
    var names: Set<String> = []
    for argument in arguments {
      SyntaxWalk.each(argument.value) { if case .name(let name) = $0.kind { names.insert(name) } }
    }
    return names
  }
}
