import ThemeModel

/// What happens when a member of a value is set.
extension Evaluator {
  func set(_ name: String, _ value: Value, on instance: Instance, _ scope: Scope, fills: Bool = false) {
    noteChange(of: instance)
    instance.varying[name] = nil
    let value = changed(value) { walk in
      instance.type.isReference && (instance.isShared || instance.serial < walk.instances)
    }
    guard let (property, owner) = instance.type.property(name, isStatic: false) else {
      instance.stored[name] = value
      return
    }
    let expected = property.type.map { Expected($0, file: Int(property.span.file), scope: owner) }
    let typed = coerced(value, expected)
    let given = instance.stored[name]?.isDecimal == true ? typed.widened : typed.settled
    defer { instance.forget() }
    if property.getter != nil {
      // What is worked out cannot be set but by code that says how.
      guard let setter = property.changes.set else { return }
      run(setter, with: given, property, of: instance, owner)
      return
    }
    if let wrapper = wrapperType(of: property, Scope(type: owner, file: Int(property.span.file))) {
      instance.stored[name] = unknown(
        "unsupported-expression", "what \(wrapper.path) makes of what it is given is not known", property.span)
      return
    }
    let isMaking = isMaking(instance, owner, scope)
    if !isMaking { noteShared(given, as: property, of: instance, fills: fills) }
    guard !isMaking, !observed.contains(ObjectIdentifier(property)) else {
      instance.stored[name] = given
      return
    }
    observed.insert(ObjectIdentifier(property))
    defer { observed.remove(ObjectIdentifier(property)) }
    // An override observes what the superclass sets, and observes by itself.
    let all = [(property, owner)] + overridden(property, owner)
    for (one, type) in all {
      if let before = one.changes.willSet { run(before, with: given, one, of: instance, type) }
    }
    guard all.contains(where: { $0.0.changes.didSet != nil }) else {
      instance.stored[name] = given
      return
    }
    let old = instance.stored[name] ?? instanceValue(property, of: instance, owner: owner)
    instance.stored[name] = given
    instance.forget()
    for (one, type) in all.reversed() {
      if let after = one.changes.didSet { run(after, with: old, one, of: instance, type) }
    }
  }

  /// Returns the properties of superclasses that a property overrides, nearest first.
  private func overridden(_ property: Property, _ owner: TypeRecord) -> [(Property, TypeRecord)] {
    guard property.isOverride else { return [] }
    return owner.classLine.dropFirst().compactMap { type in
      type.propertiesByName[property.name]?.last { !$0.isStatic }.map { ($0, type) }
    }
  }

  /// A type's own initialiser sets its members without anybody seeing it.
  private func isMaking(_ instance: Instance, _ owner: TypeRecord, _ scope: Scope) -> Bool {
    guard scope.isInitializer, scope.type === owner, case .instance(let own)? = scope.receiver?.payload else {
      return false
    }
    return own === instance
  }

  private func run(
    _ accessor: Property.Accessor, with value: Value, _ property: Property, of instance: Instance, _ owner: TypeRecord
  ) {
    if let reason = descend(property.span) {
      instance.fault = instance.fault ?? reason
      return
    }
    defer { ascend() }
    let scope = Scope(
      receiver: Value(.instance(instance)), type: owner, file: Int(property.span.file), body: property.span)
    scope.declare(accessor.parameter, value, type: property.type)
    enter(property.span)
    if case .failed(let reason) = inside({ perform(accessor.body, scope, isDropped: true) }) {
      instance.fault = instance.fault ?? reason
    }
    // `self = …`
    if case .instance(let other)? = scope.receiver?.payload, other !== instance { instance.take(from: other) }
  }

  /// A value of its own, of what is copied when it changes.
  func ownCopy(of value: Value) -> Value {
    guard case .instance(let instance) = value.payload, !instance.type.isReference else { return value }
    settleReferences(of: instance)
    var copy = value
    copy.payload = .instance(instance.copy())
    return copy
  }

  /// Makes the variables of an object unknown.
  func lose(_ instance: Instance, _ value: Value) {
    guard case .unknown(let reason) = value.payload else { return }
    noteChange(of: instance)
    instance.fault = instance.fault ?? reason
    instance.known = [:]
    instance.axes = [:]
  }

  /// Makes the objects that a value holds from the start: they are older than what it does, and its copies hold the same
  /// ones.
  func settleReferences(of instance: Instance) {
    for property in instance.type.storedMembers where !property.isLazy {
      guard instance.stored[property.name] == nil, case .call(let callee, _)? = property.initial?.kind,
        case .name(let name) = callee.kind,
        table.type([name], from: Int(property.span.file), within: instance.type)?.isReference == true
      else { continue }
      let value = instanceValue(property, of: instance, owner: instance.type).behind
      if case .instance(let held) = value.payload, held.type.isReference { instance.stored[property.name] = value }
    }
  }
}
