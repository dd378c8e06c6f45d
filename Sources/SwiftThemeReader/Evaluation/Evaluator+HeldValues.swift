import ThemeModel

/// The values that the properties of an instance have.
extension Evaluator {
  /// Returns what an initialiser or an assignment put into a property.
  func storedValue(
    _ stored: Value, of property: Property, _ instance: Instance, owner: TypeRecord, _ reference: Reference
  ) -> Value {
    if instance.isTuning { return tuningFlag(property, of: instance, stored) }
    // Under the name of the member it would refer to itself, and in an object that is kept, each call changes it again.
    if !property.isConstant, stored.isMade(of: property, in: instance) {
      return isKept(instance) ? open(property).passing(through: reference) : stored
    }
    if property.wrapper != nil, !stored.isUnknown,
      let value = wrapped(property, given: stored, Scope(type: owner, file: Int(property.span.file)))
    {
      return value.passing(through: reference)
    }
    let mayFollow = AppState.mayFollow(property, of: instance)
    keepAsState(stored, in: property, mayFollow: mayFollow)
    let value = mayFollow ? assumingMode(property, stored, of: instance) : stored
    return following(property, value, of: owner, instance: instance).passing(through: reference)
  }

  /// Evaluates the getter or the initial value of a property.
  func computedValue(_ property: Property, of instance: Instance, owner: TypeRecord) -> Value {
    let scope = Scope(
      receiver: Value(.instance(instance)), type: owner, file: Int(property.span.file), body: property.span)
    if property.isStored, property.isOverride,
      let (base, type) = owner.superclass?.property(property.name, isStatic: false)
    {
      return instanceValue(base, of: instance, owner: type).behind
    }
    if property.isStored, property.initial == nil {
      return property.wrapper.flatMap { wrapped($0, property) } ?? missing(property, of: instance)
    }
    return body(of: property, scope)
  }

  func missing(_ property: Property, of instance: Instance) -> Value {
    if let fault = instance.fault { return Value(.unknown(fault)) }
    if property.type?.isOptional == true { return .none }
    return unknown("not-initialised", "the sources do not set `\(property.name)`", property.span)
  }

  func wrapped(_ wrapper: Property.Wrapper, _ property: Property) -> Value? {
    guard case .environment(let key) = wrapper else { return nil }
    return platform.environment(key, self)
  }

  /// Returns a flag of a tuning, which becomes an axis because a color reads it.
  func tuningFlag(_ property: Property, of instance: Instance, _ value: Value) -> Value {
    guard case .boolean(let flag) = value.payload else { return value }
    let axis = Tuning.axis(ofFlag: property.name, isOn: flag)
    return Value(.boolean(assignment.context(on: axis) == Tuning.on))
  }
}
