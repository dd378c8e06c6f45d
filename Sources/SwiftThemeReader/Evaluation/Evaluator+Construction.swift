import ThemeModel

extension Evaluator {
  /// `T(…)`
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
      return unknown("unknown-initialiser", "\(type.path) is no type of its own", expression.span)
    case .structure, .classType, .actor:
      if let platform = type.platformColor {
        return constructColor(type, platform, arguments, expression, scope)
      }
      let instance = Instance(type)
      instance.isPlain = arguments.isEmpty
      instance.isTuning = tuningType === type
      let result = initialize(instance, as: type, arguments, expression, scope)
      if case .unknown(let reason) = result.payload { return Value(.unknown(reason)) }
      return result
    }
  }

  /// A class that inherits from the platform's colour is one: by its own initialisers first, then by those it inherits.
  private func constructColor(
    _ type: TypeRecord, _ platform: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    for owner in type.classLine where owner.declaration != nil {
      let fitting = owner.initializers.filter { $0.body != nil && ArgumentMatch.fits($0.parameters, arguments) }
      if let chosen = ArgumentMatch.best(fitting, arguments, \.parameters) {
        return run(chosen, on: .none, of: owner, arguments, expression, scope)
      }
    }
    return constructForeign(platform, arguments, expression, scope)
  }

  private func constructCase(
    of type: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    if arguments.count == 1, arguments[0].label == "rawValue" {
      let wanted = evaluate(arguments[0].value, scope)
      if wanted.isUnknown { return wanted }
      for one in type.cases where one.parameters.isEmpty {
        let value = Value(.enumCase(type, name: one.name, values: []))
        if Equality.equal(member("rawValue", of: value, expression), wanted) == true { return value }
      }
      return .none
    }
    let fitting = type.initializers.filter { ArgumentMatch.fits($0.parameters, arguments) }
    guard let chosen = ArgumentMatch.best(fitting, arguments, \.parameters) else {
      return unknown("unknown-initialiser", "no initialiser of \(type.path) takes these arguments", expression.span)
    }
    return run(chosen, on: .none, of: type, arguments, expression, scope)
  }

  /// Runs the initialiser that the arguments ask for, or the memberwise one.
  func initialize(
    _ instance: Instance, as type: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    let fitting = type.usableInitializers.filter { initializer, _ in
      initializer.body != nil && ArgumentMatch.fits(initializer.parameters, arguments)
    }
    // The most derived class that has a fitting one.
    let nearest = fitting.filter { $0.owner === fitting.first?.owner }
    if let chosen = ArgumentMatch.best(nearest, arguments, \.initializer.parameters) {
      return run(chosen.initializer, on: Value(.instance(instance)), of: chosen.owner, arguments, expression, scope)
    }
    if type.isReference {
      guard arguments.isEmpty else {
        // A superclass from elsewhere has initialisers that no source tells.
        let isForeign = type.classLine.contains { $0.superclass == nil && !$0.foreignParents.isEmpty }
        if isForeign { return Value(.instance(instance)) }
        return unknown("unknown-initialiser", "no initialiser of \(type.path) takes these arguments", expression.span)
      }
      return Value(.instance(instance))
    }
    return memberwise(instance, type, arguments, expression, scope)
  }

  private func memberwise(
    _ instance: Instance, _ type: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    let parameters = type.properties.compactMap { property, file -> Parameter? in
      guard property.isStored, !property.isStatic, !(property.isConstant && property.initial != nil) else { return nil }
      return Parameter(
        label: property.name, name: property.name, type: property.type ?? .other("its initial value's type"),
        initial: property.initial)
    }
    let given = ArgumentMatch.pairs(parameters, arguments)
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

  /// Runs an initialiser's body on what is being made.
  func run(
    _ initializer: Initializer, on receiver: Value, of owner: TypeRecord, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope
  ) -> Value {
    if let fault = initializer.fault { return unknown("syntax-error", fault, initializer.span) }
    guard let body = initializer.body else {
      return unknown("no-implementation", "the initialiser has no body", initializer.span)
    }
    if let reason = descend(expression.span) { return Value(.unknown(reason)) }
    defer { ascend() }
    let inner = Scope(
      frame: .init(receiver: receiver, type: owner, file: Int(initializer.span.file), isInitializer: true))
    _ = bind(arguments, to: initializer.parameters, scope, inner)
    switch perform(body, inner) {
    case .returned(let value):
      if case .none = value.payload { return .none }
    case .failed(let reason):
      guard case .instance(let instance)? = inner.receiver?.payload else { return Value(.unknown(reason)) }
      instance.fault = reason
    default:
      break
    }
    return inner.receiver ?? .none
  }

  func initializeSuper(_ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope) -> Value {
    if let platform = scope.type?.platformColor {
      scope.receiver =
        scope.type?.superclass.flatMap { $0.declaration == nil ? nil : $0 }.map {
          constructColor($0, platform, arguments, expression, scope)
        } ?? constructForeign(platform, arguments, expression, scope)
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
      scope.receiver = initialize(instance, as: instance.type, arguments, expression, scope)
    } else if type.declaration == nil {
      scope.receiver = constructForeign(type.name, arguments, expression, scope)
    } else if let platform = type.platformColor {
      scope.receiver = constructColor(type, platform, arguments, expression, scope)
    } else {
      scope.receiver = constructCase(of: type, arguments, expression, scope)
    }
    return .void
  }

  /// Whether the values suit an initialiser that takes whole numbers under labels that the platform's has too:
  /// `init(red: Int, …)` calls `self.init(red: CGFloat(red) / 255, …)`.
  private func takes(_ initializer: Initializer, _ arguments: [Expression.Argument], _ scope: Scope) -> Bool {
    guard initializer.parameters.contains(where: { ColorConstructors.isFloating($0.label ?? "") }) else { return true }
    return ArgumentMatch.pairs(initializer.parameters, arguments).allSatisfy { parameter, given in
      guard let argument = given.first, case .named(let path) = parameter.type,
        Platform.integerTypes.contains(path.last ?? "")
      else { return true }
      if case .decimal = evaluate(argument.value, scope).payload { return false }
      return true
    }
  }

  /// Makes a value of a platform type: by the sources' own initialisers of it first, then as the platform does.
  func constructForeign(
    _ type: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    if let record = table.type([type], from: -1), record.declaration == nil {
      let fitting = record.initializers.filter {
        $0.body != nil && ArgumentMatch.fits($0.parameters, arguments) && takes($0, arguments, scope)
      }
      if let chosen = ArgumentMatch.best(fitting, arguments, \.parameters) {
        return run(chosen, on: .none, of: record, arguments, expression, scope)
      }
    }
    return Platform.construct(type, arguments, expression, scope, self)
  }
}
