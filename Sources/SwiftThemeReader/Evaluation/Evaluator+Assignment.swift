import ThemeModel

extension Evaluator {
  func assign(
    _ target: Expression, _ operation: String?, _ value: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    // As in Swift, the target's subscripts come before the value.
    let (target, scope) = evaluatedOnce(target, scope)
    guard let operation else {
      if case .name("_") = target.kind {
        spoil(by: value, evaluate(value, scope), scope)
        return .void
      }
      var given = evaluate(value, scope, expecting: type(of: target, scope))
      if given.isNone, holdsOptionals(target, value, scope) { given = nestedOptional(expression) }
      return store(given, in: target, expression, scope)
    }
    let before = evaluate(target, scope)
    let change = evaluate(value, scope, expecting: type(of: target, scope))
    let after =
      Arithmetic.apply(operation, before, change) ?? firstUnknown(before, change)
      ?? unknown("unsupported-expression", "`\(operation)=` cannot be evaluated", expression.span)
    return store(after, in: target, expression, scope)
  }

  /// Whether `inks["link"] = ink` keeps a nil in a dictionary of optionals, from which only the word `nil` removes.
  private func holdsOptionals(_ target: Expression, _ value: Expression, _ scope: Scope) -> Bool {
    guard case .index(let base, _) = target.kind,
      case .dictionary(_, .optional)? = type(of: base, scope)?.type.unwrapped
    else { return false }
    if case .nilLiteral = value.kind { return false }
    return true
  }

  /// Returns the target of `list[next()] += 1` with the values of its subscripts, and a scope that has them:
  /// the target is read and then set.
  private func evaluatedOnce(_ target: Expression, _ scope: Scope) -> (Expression, Scope) {
    switch target.kind {
    case .index(let base, let arguments):
      let (base, inner) = evaluatedOnce(base, scope)
      guard arguments.contains(where: { Self.mayChange($0.value) }) else {
        return (Expression(.index(base, arguments), target.span), inner)
      }
      let own = inner.inner()
      var names: [Expression.Argument] = []
      for argument in arguments {
        let name = "#\(argument.value.span.start)"
        own.declare(name, evaluate(argument.value, scope))
        names.append(.init(label: argument.label, value: Expression(.name(name), argument.value.span)))
      }
      return (Expression(.index(base, names), target.span), own)
    case .member(let base?, let name):
      let (base, inner) = evaluatedOnce(base, scope)
      return (Expression(.member(base, name), target.span), inner)
    case .forced(let base):
      let (base, inner) = evaluatedOnce(base, scope)
      return (Expression(.forced(base), target.span), inner)
    default: return (target, scope)
    }
  }

  private static func mayChange(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .string, .name, .member: false
    default: true
    }
  }

  /// Returns the declared type of an assignment's target, for implicit members on the right-hand side.
  func type(of target: Expression, _ scope: Scope) -> Expected? {
    let name: String
    switch target.kind {
    case .name("self"):
      return dynamicType(scope).map { Expected(.named([$0.name]), file: $0.file, scope: $0) }
    case .name(let own):
      if scope.value(own) != nil { return scope.declaredType(of: own).map { Expected($0, scope) } }
      name = own
    case .member(let base?, let own):
      guard case .name("self") = base.kind else {
        guard case .instance(let instance) = evaluate(base, scope).payload,
          let (property, owner) = instance.type.property(own, isStatic: false)
        else { return nil }
        return statedType(of: property, owner)
      }
      name = own
    case .index(let base, _): return type(of: base, scope)?.element
    default: return nil
    }
    guard let type = dynamicType(scope), let (property, owner) = type.property(name, isStatic: false) else {
      return nil
    }
    return statedType(of: property, owner)
  }

  /// Returns the type that a property states, or that its first value does: `var ink = Color.black`.
  func statedType(of property: Property, _ owner: TypeRecord) -> Expected? {
    let file = Int(property.span.file)
    if let type = property.type { return Expected(type, file: file, scope: owner) }
    return property.initial.flatMap { writtenType($0, Scope(type: owner, file: file)) }
  }

  /// Writes to a local name, a property, an element or a tuple of these.
  ///
  /// - Parameter fills: whether only an element that did not exist is new
  func store(
    _ value: Value, in target: Expression, _ expression: Expression, _ scope: Scope, fills: Bool = false
  ) -> Value {
    guard ending == nil else { return .void }
    if walk != nil, keyed.contains(target.span) {
      return keepingOrder { store(value, in: target, expression, scope, fills: fills) }
    }
    // An element that changes makes the whole of what is noted of it.
    var value = value.noting(states)
    effects += 1
    // The value that a method leaves was written where the value before the change was: `code.removeFirst()`,
    // `scanner.scanHexInt64(&number)`.
    if value.origin == nil, let outside {
      value.origin = outside.span
      value.isJoined = outside.isJoined
    }
    switch target.kind {
    case .name("_"): break
    case .name("self"): scope.receiver = ownCopy(of: changed(value) { scope.ageOfFrame <= $0.scopes })
    case .name(let name):
      if let old = scope.value(name) {
        value = coerced(value, scope.declaredType(of: name).map { Expected($0, scope) })
        // A variable keeps its type: `scanHexInt32(&number)`.
        value = old.isDecimal ? value.widened : value.settled
        if case .integer = value.payload, case .integer = old.payload, let type = old.integer { value.integer = type }
        let age = scope.age(of: name) ?? 0
        if scope.set(name, changed(value) { age <= $0.scopes }) { break }
      }
      if case .instance(let instance)? = scope.receiver?.payload,
        instance.type.property(name, isStatic: false) != nil || instance.type.property(name, isStatic: true) == nil
      {
        set(name, changed(value, memberOf: instance, scope), on: instance, scope, fills: fills)
      } else if let (property, owner) = sharedVariable(name, scope) {
        setShared(property, of: owner, to: value, fills: fills, expression)
      } else {
        scope.shadow(name, changed(value) { _ in true })
      }
    case .tuple(let parts):
      guard case .tuple(let values) = value.payload, values.count == parts.count else {
        let unknown =
          value.isUnknown
          ? value : self.unknown("unsupported-expression", "expected a tuple of \(parts.count) values", expression.span)
        for part in parts { _ = store(unknown, in: part.value, expression, scope) }
        break
      }
      for (part, element) in zip(parts, values) { _ = store(element.value, in: part.value, expression, scope) }
    case .member(let base?, let name): store(value, in: name, of: base, expression, scope, fills: fills)
    case .index(let base, let arguments): store(value, at: arguments, of: base, expression, scope, fills: fills)
    case .forced(let inner), .chained(let inner):
      return store(value, in: inner, expression, scope, fills: fills)
    default: break
    }
    return .void
  }

  private func store(
    _ value: Value, at arguments: [Expression.Argument], of base: Expression, _ expression: Expression, _ scope: Scope,
    fills: Bool
  ) {
    guard let first = arguments.first else { return }
    let key = evaluate(first.value, scope)
    if first.label == "keyPath" {
      guard case .keyPath(let names) = key.payload else {
        // A path whose members are not known may lead to any of them.
        _ = store(key.isUnknown ? key : unsettable("a member", key, expression), in: base, expression, scope)
        return
      }
      let member = names.reduce(base) { Expression(.member($0, $1), expression.span) }
      _ = store(value, in: member, expression, scope, fills: fills)
      return
    }
    let collection = shared.unnoted { evaluate(base, scope) }
    if CollectionElements.isBeyond(key, in: collection) {
      _ = trap(Words.beyond, expression.span)
      return
    }
    let value = value.asElement(of: collection)
    if let changed = CollectionElements.replacing(key, in: collection, with: value) {
      let isNew = CollectionElements.one(of: collection, at: key, fallback: nil)?.isNone ?? true
      _ = store(changed, in: base, expression, scope, fills: isNew)
    } else if key.isUnknown {
      // Any element may have changed.
      _ = store(key, in: base, expression, scope)
    } else if case .instance(let instance) = collection.payload, instance.type.isReference {
      // What its subscript sets is not followed, and whoever else holds the object sees it.
      lose(instance, unknown("unsupported-expression", "what its subscript sets is not evaluated", expression.span))
    } else if !collection.isUnknown {
      _ = store(unknown("unsupported-expression", "it cannot be set", expression.span), in: base, expression, scope)
    }
  }

  private func store(
    _ value: Value, in name: String, of base: Expression, _ expression: Expression, _ scope: Scope, fills: Bool
  ) {
    if case .name("self") = base.kind, case .instance(let instance)? = scope.receiver?.payload {
      set(name, changed(value, memberOf: instance, scope), on: instance, scope, fills: fills)
      return
    }
    let owner = evaluate(base, scope)
    if owner.isUnknown {
      _ = given([value], owner, keepsObjects: Self.root(of: base).map(PlatformTypes.isSystems) ?? false)
      return
    }
    if let (property, type) = sharedVariable(name, of: owner, expression) {
      setShared(property, of: type, to: value, fills: fills, expression)
      return
    }
    switch owner.payload {
    case .instance(let instance) where instance.type.isReference:
      set(name, value, on: instance, scope, fills: fills)
    case .instance(let instance):
      settleReferences(of: instance)
      let changed = instance.copy()
      set(name, value, on: changed, scope)
      _ = store(Value(.instance(changed)), in: base, expression, scope)
    case .traits(let contexts):
      // `UITraitCollection { $0.userInterfaceStyle = .dark }`
      if let more = platform.fixing(name, value) {
        _ = store(Value(.traits(contexts.merging(more) { $1 })), in: base, expression, scope)
      }
    case .scanner:
      let changed = platform.setting(name, of: owner, to: value)
      _ = store(changed ?? unsettable(name, owner, expression), in: base, expression, scope)
    case .tuple(var parts):
      guard let index = Int(name) ?? parts.firstIndex(where: { $0.label == name }), parts.indices.contains(index) else {
        _ = store(unsettable(name, owner, expression), in: base, expression, scope)
        break
      }
      parts[index].value = value
      _ = store(Value(.tuple(parts)), in: base, expression, scope)
    case .array, .dictionary, .string, .integer, .decimal, .boolean, .color, .gradient, .enumCase:
      _ = store(unsettable(name, owner, expression), in: base, expression, scope)
    default: break
    }
  }

  private func unsettable(_ name: String, _ owner: Value, _ expression: Expression) -> Value {
    unknown("unsupported-expression", "`\(name)` of \(Words.kind(of: owner)) cannot be set", expression.span)
  }
}
