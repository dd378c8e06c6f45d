import ThemeModel

extension Evaluator {
  /// Evaluates `T(…)`.
  func construct(
    _ type: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    if type.declaration == nil { return constructForeign(type.name, arguments, expression, scope) }
    if let reason = descend(expression.span) { return Value(.unknown(reason)) }
    defer { ascend() }
    switch type.kind {
    case .enumeration:
      return constructCase(of: type, arguments, expression, scope)
    case .protocolType, .extended:
      return unknown(
        "unknown-initialiser", "\(type.path) is a protocol or an extension, so it has no initialiser", expression.span)
    case .structure, .classType, .actor:
      if let platform = type.platformColor {
        return constructColor(type, platform, arguments, expression, scope)
      }
      let instance = Instance(type)
      instance.isPlain = arguments.isEmpty
      instance.isTuning = tuningType === type
      register(instance)
      let result = initialize(instance, as: type, arguments, expression, scope)
      if case .unknown(let reason) = result.payload { return Value(.unknown(reason)) }
      settleReferences(of: instance)
      return result
    }
  }

  /// Makes a color of a class that inherits from a platform color type: with its own initialisers first,
  /// else with those that it inherits.
  private func constructColor(
    _ type: TypeRecord, _ platform: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    for owner in type.classLine where owner.declaration != nil {
      switch choose(initializers(owner.initializers.map { ($0, owner) }, arguments), arguments, scope) {
      case .one(let chosen, _): return run(chosen.initializer, on: .none, of: owner, arguments, expression, scope)
      case .ambiguous: return ambiguous(type.path, expression)
      case .none: continue
      }
    }
    return constructForeign(platform, arguments, expression, scope)
  }

  private func constructCase(
    of type: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    let declared = type.initializers.map { ($0, type) }
    if arguments.count == 1, arguments[0].label == "rawValue", !replacesRawInitializer(declared, of: type, arguments) {
      let around = states
      let wanted = evaluate(arguments[0].value, scope)
      if let variable = stateVariable(of: wanted) {
        states = .joined(around, wanted.states?.without(variable.name))
      }
      if wanted.isUnknown { return wanted }
      if let found = enumCase(of: type, withRaw: wanted) { return found }
      for one in type.cases where one.parameters.isEmpty {
        let value = Value(.enumCase(type, name: one.name, values: []))
        let raw = member("rawValue", of: value, expression)
        if comparedState(wanted, raw)?.isEqual ?? Equality.equal(raw, wanted) == true { return value }
      }
      return .none
    }
    let owned =
      declared
      + type.allProtocols.flatMap { owner in owner.initializers.map { ($0, owner) } }
    switch choose(initializers(owned, arguments), arguments, scope) {
    case .one(let chosen, _): return run(chosen.initializer, on: .none, of: type, arguments, expression, scope)
    case .ambiguous: return ambiguous(type.path, expression)
    case .none:
      return unknown("unknown-initialiser", "no initialiser of \(type.path) takes these arguments", expression.span)
    }
  }

  /// Whether an enum has an initialiser of its own in place of the one that Swift makes: one that takes the same.
  private func replacesRawInitializer(
    _ declared: [(initializer: Initializer, owner: TypeRecord)], of type: TypeRecord,
    _ arguments: [Expression.Argument]
  ) -> Bool {
    let raw = type.inherited.flatMap(\.name.names)
    return initializers(declared, arguments).contains { one in
      one.parameters.first.map { raw.contains($0.type.names.first ?? []) } == true
    }
  }

  /// Makes a case with associated values. Those that are left out have their default values.
  func makeCase(_ name: String, of type: TypeRecord, _ arguments: [Expression.Argument], _ scope: Scope) -> Value {
    let named = type.cases.filter { $0.name == name }
    let context = Expected(.named([type.name]), file: type.file, scope: type.parent)
    guard let one = named.first(where: { ArgumentMatch.fits($0.parameters, arguments, table) }) else {
      let parameters = named.first?.parameters ?? []
      let values = arguments.enumerated().map { position, argument in
        let expected = parameters.indices.contains(position) ? context.with(parameters[position].type) : nil
        return (label: argument.label, value: evaluate(argument.value, scope, expecting: expected))
      }
      return Value(.enumCase(type, name: name, values: values))
    }
    let inner = Scope(type: type, file: type.file)
    let values = ArgumentMatch.pairs(one.parameters, arguments, table).map { parameter, given in
      let expected = context.with(parameter.type)
      let value =
        given.first.map { evaluate($0.value, scope, expecting: expected) }
        ?? parameter.initial.map { evaluate($0, inner, expecting: expected) }
      return (label: parameter.label, value: value ?? .none)
    }
    return Value(.enumCase(type, name: name, values: values))
  }

  /// Returns the initialisers whose parameters match the arguments by label.
  private func initializers(
    _ all: [(initializer: Initializer, owner: TypeRecord)], _ arguments: [Expression.Argument]
  ) -> [Overload<(initializer: Initializer, owner: TypeRecord)>] {
    all.filter { $0.initializer.body != nil && ArgumentMatch.fits($0.initializer.parameters, arguments, table) }.map {
      Overload(candidate: $0, parameters: $0.initializer.parameters, span: $0.initializer.span, owner: $0.owner)
    }
  }

  func ambiguous(_ name: String, _ expression: Expression) -> Value {
    unknown("ambiguous-call", "several declarations of `\(name)` match this call", expression.span)
  }

  /// Runs the initialiser that matches the arguments, or the memberwise one.
  func initialize(
    _ instance: Instance, as type: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    let fitting = initializers(type.usableInitializers, arguments)
    // The most derived class with a matching initialiser counts.
    let nearest = fitting.filter { $0.owner === fitting.first?.owner }
    switch choose(nearest, arguments, scope) {
    case .one(let chosen, _):
      return run(chosen.initializer, on: Value(.instance(instance)), of: chosen.owner, arguments, expression, scope)
    case .ambiguous: return ambiguous(type.path, expression)
    case .none: break
    }
    if type.isReference {
      guard arguments.isEmpty else {
        // The initialisers of a superclass that the sources do not declare are unknown.
        let isForeign = type.classLine.contains { $0.superclass == nil && !$0.foreignParents.isEmpty }
        if isForeign { return Value(.instance(instance)) }
        return unknown("unknown-initialiser", "no initialiser of \(type.path) takes these arguments", expression.span)
      }
      return Value(.instance(instance))
    }
    return memberwise(instance, type, arguments, expression, scope)
  }

  /// Returns whether a memberwise argument may be left out: optional variables start as `nil`,
  /// and wrappers provide their own values.
  private func mayBeLeftOut(_ property: Property) -> Bool {
    property.wrapper != nil || property.type?.isOptional == true && !property.isConstant
  }

  private static let nothing = Expression(.nilLiteral, Span(file: -1, start: 0, end: 0))

  private func memberwise(
    _ instance: Instance, _ type: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    let parameters = type.properties.compactMap { property, file -> Parameter? in
      guard property.isStored, !property.isStatic, !(property.isConstant && property.initial != nil) else { return nil }
      return Parameter(
        label: property.name, name: property.name,
        type: statedType(of: property, type)?.type ?? .other("its initial value's type"),
        initial: property.initial ?? (mayBeLeftOut(property) ? Self.nothing : nil))
    }
    guard ArgumentMatch.fits(parameters, arguments, table) || arguments.isEmpty else {
      return unknown("unknown-initialiser", "no initialiser of \(type.path) takes these arguments", expression.span)
    }
    // What a member is made of stays with the member.
    let around = states
    defer { states = around }
    let given = ArgumentMatch.pairs(parameters, arguments, table)
    guard !given.isEmpty || arguments.isEmpty else {
      return unknown("unknown-initialiser", "no initialiser of \(type.path) takes these arguments", expression.span)
    }
    for (parameter, values) in given {
      guard let argument = values.first else { continue }
      let expected = Expected(parameter.type, file: type.file, scope: type)
      instance.stored[parameter.name] = coerced(evaluate(argument.value, scope, expecting: expected), expected)
    }
    return Value(.instance(instance))
  }

  /// Runs an initialiser's body on the new value.
  func run(
    _ initializer: Initializer, on receiver: Value, of owner: TypeRecord, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope
  ) -> Value {
    if let fault = initializer.fault { return unknown("syntax-error", fault, initializer.span) }
    guard let body = initializer.body else {
      return unknown("no-implementation", "the initialiser has no body", initializer.span)
    }
    if let reason = descend(expression.span) { return Value(.unknown(reason)) }
    let around = states
    defer {
      ascend()
      states = around
    }
    let inner = Scope(
      frame: .init(
        receiver: receiver, type: owner, file: Int(initializer.span.file), isInitializer: true, body: initializer.span))
    enter(initializer.span)
    _ = bind(arguments, to: initializer.parameters, scope, inner)
    let (flow, hasEnded) = flowing {
      let flow = inside { perform(body, inner, isDropped: true) }
      return (flow, ending != nil)
    }
    switch flow {
    case .returned(let value):
      if case .none = value.payload { return .none }
    case .failed(let reason):
      // Where it may have made nothing, there is no value with parts that are known.
      guard !hasEnded, !initializer.isFailable, case .instance(let instance)? = inner.receiver?.payload else {
        return Value(.unknown(reason))
      }
      instance.fault = reason
    default:
      break
    }
    return inner.receiver ?? .none
  }

  func initializeSuper(_ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope) -> Value {
    if let platform = scope.type?.platformColor {
      scope.receiver = attributed(
        scope.type?.superclass.flatMap { $0.declaration == nil ? nil : $0 }.map {
          constructColor($0, platform, arguments, expression, scope)
        } ?? constructForeign(platform, arguments, expression, scope), expression)
      return .void
    }
    guard case .instance(let instance)? = scope.receiver?.payload else { return .void }
    guard let superclass = scope.type?.superclass, superclass.declaration != nil else { return .void }
    let result = initialize(instance, as: superclass, arguments, expression, scope)
    if case .unknown(let reason) = result.payload { instance.fault = reason }
    return .void
  }

  func initializeSelf(_ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope) -> Value {
    guard let type = scope.type else { return .void }
    if case .instance(let instance)? = scope.receiver?.payload {
      let made = initialize(instance, as: instance.type, arguments, expression, scope)
      // What catches an error may make the value in another way.
      guard ending == nil else { return made }
      scope.receiver = made
    } else if type.declaration == nil {
      scope.receiver = attributed(constructForeign(type.name, arguments, expression, scope), expression)
    } else if let platform = type.platformColor {
      scope.receiver = attributed(constructColor(type, platform, arguments, expression, scope), expression)
    } else {
      scope.receiver = constructCase(of: type, arguments, expression, scope)
    }
    return .void
  }

  /// Attributes the result of `self.init(…)` to the values that were passed in.
  private func attributed(_ value: Value, _ expression: Expression) -> Value {
    var value = value
    attribute(&value, to: expression)
    return value
  }

  /// Makes a value of a platform type: with an initialiser that the sources add to it, if the arguments
  /// match, else as the platform does.
  func constructForeign(
    _ type: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    // Whether the sources give it initialisers with these labels.
    var isDeclared = false
    if let record = table.type([type], from: -1), record.declaration == nil {
      let own = initializers(record.initializers.map { ($0, record) }, arguments)
      isDeclared = !own.isEmpty
      switch own.isEmpty ? .none : choose(own, arguments, scope) {
      case .one(let chosen, let isSure):
        // An unknown argument may also match the platform's initialiser with these labels.
        if !isSure, platform.hasInitializer(arguments.map(\.label), of: type),
          let unknown = arguments.lazy.map({ self.evaluate($0.value, scope) }).first(where: \.isUnknown)
        {
          return unknown
        }
        return run(chosen.initializer, on: .none, of: record, arguments, expression, scope)
      case .ambiguous: return ambiguous(type, expression)
      case .none: break
      }
    }
    var made = platform.construct(type, arguments, expression, scope, self)
    if isDeclared, case .unknown(let reason) = made.payload, reason.code == "unknown-initialiser" {
      made = unknown(
        "unknown-initialiser", "no initialiser of \(type) that the sources declare is known to take these arguments",
        expression.span)
    }
    return made.isUnknown ? given(arguments, to: expression, made, scope, areEvaluated: true) : made
  }
}
