import ThemeModel

/// The values that the sources make of a model, and the variables that hold one of them at a time.
struct ModelValues {
  let table: DeclarationTable
  let types: ColorTypes

  /// Stored variables, static ones and those of managers, that may hold the theme in use.
  var variables: [(property: Property, owner: TypeRecord?)] {
    let members = table.types.filter { $0.declaration != nil }.flatMap { type in
      type.properties.filter { isVariable($0.member) }.map { ($0.member, Optional(type)) }
    }
    return members + table.globalProperties.filter { isVariable($0.member) }.map { ($0.member, nil) }
  }

  private func isVariable(_ property: Property) -> Bool {
    property.isStored && !property.isConstant && !property.isRequirement
  }

  /// The model that a variable holds a value of.
  func model(of variable: Property, in owner: TypeRecord?) -> TypeRecord? {
    guard case .palette(let models) = types.kind(of: variable, in: owner ?? table.foreignScope),
      let model = models.first,
      model.kind != .enumeration, model.kind != .protocolType, ThemeDiscovery.saysTheme(model.name)
    else { return nil }
    return model
  }

  /// `static let pastel = Theme(…)`: constants, and computed ones.
  func constants(of model: TypeRecord) -> [(property: Property, owner: TypeRecord?)] {
    var found: [(Property, TypeRecord?)] = []
    for owner in table.types {
      for (property, _) in owner.properties where property.isStatic && isConstant(property, of: model, in: owner) {
        found.append((property, owner))
      }
    }
    for (property, _) in table.globalProperties where isConstant(property, of: model, in: table.foreignScope) {
      found.append((property, nil))
    }
    return found
  }

  private func isConstant(_ property: Property, of model: TypeRecord, in owner: TypeRecord) -> Bool {
    guard property.isConstant || !property.isStored, !property.wrapperIsOther,
      !["shared", "current", "instance", "sharedInstance", "active", "selected"].contains(property.name)
    else { return false }
    if case .array? = property.type { return false }
    guard case .palette(let models) = types.kind(of: property, in: owner) else { return false }
    return models.first === model
  }

  /// Whether a colour is made of what the variable holds: `Theme.active.ink`, `manager.current.ink`.
  func mentions(_ variable: Property, of owner: TypeRecord?, in color: Property) -> Bool {
    var isMentioned = false
    SyntaxWalk.each(color) { expression in
      guard case .member(let base?, _) = expression.kind else { return }
      switch base.kind {
      case .member(let holder?, variable.name):
        guard variable.isStatic, case .name(let name) = holder.kind else {
          isMentioned = isMentioned || !variable.isStatic
          return
        }
        isMentioned = isMentioned || name == owner?.name
      case .name(variable.name): isMentioned = isMentioned || owner == nil
      default: break
      }
    }
    return isMentioned
  }
}
