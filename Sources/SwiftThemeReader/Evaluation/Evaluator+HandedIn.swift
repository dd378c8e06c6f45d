import ThemeModel

/// Objects that the running app hands to a theme: `init(_ configuration: Configuration)`.
extension Evaluator {
  /// Makes a value of a type of which only the running app knows the rest.
  func handedIn(_ type: TypeRecord) -> Value {
    let instance = Instance(type)
    instance.isHandedIn = true
    register(instance)
    return Value(.instance(instance))
  }

  /// Returns the value of a member of such an object; `nil` when its code gives it one. A flag for dark mode follows the mode.
  func handedInValue(of property: Property, _ instance: Instance, _ owner: TypeRecord) -> Value? {
    guard instance.isHandedIn, instance.stored[property.name] == nil,
      property.isRequirement || property.isStored && !(property.isConstant && property.initial != nil)
    else { return nil }
    let value = atRunTime(property.name, of: instance, property.span)
    return following(property, assumingMode(property, value, of: instance), of: owner, instance: instance)
  }

  /// Returns a member that the type of such an object requires. Whatever default it has, the object may have another.
  func requiredMember(_ name: String, of instance: Instance, _ expression: Expression) -> Value? {
    guard instance.isHandedIn else { return nil }
    for owner in instance.type.classLine + instance.type.allProtocols {
      if let property = owner.propertiesByName[name]?.last(where: { $0.isRequirement && !$0.isStatic }) {
        return handedInValue(of: property, instance, owner)
      }
      if owner.functions[name]?.contains(where: { $0.body == nil && !$0.isStatic }) == true {
        return atRunTime(name, of: instance, expression.span)
      }
    }
    guard instance.type.declaration == nil, instance.type.property(name, isStatic: false) == nil,
      instance.type.functions(name, isStatic: false).isEmpty
    else { return nil }
    // A member of a type that another module declares.
    guard let isDark = ModeWords.isDark(flag: name) else { return atRunTime(name, of: instance, expression.span) }
    return followingMode("`\(name)`", isDark: isDark, expression.span)
  }

  private func atRunTime(_ name: String, of instance: Instance, _ span: Span) -> Value {
    unknown("runtime-value", "`\(name)` of the \(instance.type.path) that is handed in is known only at run time", span)
  }
}
