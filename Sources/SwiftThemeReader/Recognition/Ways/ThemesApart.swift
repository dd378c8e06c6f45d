import ThemeModel

/// Decides whether themes have to do with one another: through the types of their members, through what they inherit from, or through
/// the types that their code names. Those that have nothing to do with the themes that are read are a system of their own.
extension ThemeRecognition {
  /// Returns whether what one way finds has nothing to do with the contract of another.
  func isApart(_ found: Found, from other: Found) -> Bool {
    other.contract.map { isApart(found, from: $0) } ?? false
  }

  /// Returns whether what one way finds has nothing to do with any type of the themes of another. Static colors have no types that could
  /// tell: they may be colors of the themes beside them.
  func isApart(_ found: Found, fromAll other: Found) -> Bool {
    let models = models(of: other)
    return !models.isEmpty && models.allSatisfy { isApart(found, from: $0) }
  }

  /// Returns whether no value and no type of the values has to do with a contract.
  func isApart(_ values: Found, from contract: TypeRecord) -> Bool {
    let themes = declared.filter { $0.inherits(from: contract) }
    let family = Set((themes + [contract]).map { ObjectIdentifier($0) })
    let models = self.models(of: values)
    let own = Set(models.map { ObjectIdentifier($0) })
    guard own.isDisjoint(with: family), !(themes + [contract]).contains(where: { leads(to: own, from: $0) }),
      !models.contains(where: { leads(to: family, from: $0) })
    else { return false }
    let named = NamedTypes(family: family, names: Set((themes + [contract]).map(\.name)), table: table)
    return !models.contains(where: named.areIn) && !values.candidates.contains(where: named.areIn)
  }

  /// Returns the types of which values are made: their models, the enums of cases, and the palettes that these give.
  func models(of found: Found) -> [TypeRecord] {
    var models: [TypeRecord] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ type: TypeRecord?) {
      guard let type, seen.insert(ObjectIdentifier(type)).inserted else { return }
      models.append(type)
    }
    for candidate in found.candidates {
      add(candidate.model(types))
      if case .enumCase(let type, _, _) = candidate.root { add(type) }
    }
    add(found.contract)
    return models
  }

  /// Returns whether a member is of one of these types, or has members that are.
  private func leads(to wanted: Set<ObjectIdentifier>, from type: TypeRecord) -> Bool {
    !types.reach.types(from: type, in: types).isDisjoint(with: wanted)
  }
}

/// Looks for types by their names in the code of others. Another type of the same name, such as that of another target, is not meant.
private struct NamedTypes {
  let family: Set<ObjectIdentifier>
  /// The names of these types, which are cheaper to compare.
  let names: Set<String>
  let table: DeclarationTable

  /// Returns whether the members of a type, or their code, name one of the types.
  func areIn(_ type: TypeRecord) -> Bool {
    var isNamed = false
    for (property, _) in type.properties {
      if isWritten(property.type?.names ?? [], property.span, type) { return true }
      SyntaxWalk.each(property) { isNamed = isNamed || self.isNamed($0, in: type) }
    }
    for function in type.functions.values.joined() {
      let written = function.parameters.flatMap(\.type.names) + (function.result?.names ?? [])
      if isWritten(written, function.span, type) { return true }
      SyntaxWalk.each(function.body ?? []) { isNamed = isNamed || self.isNamed($0, in: type) }
    }
    for initializer in type.initializers {
      if isWritten(initializer.parameters.flatMap(\.type.names), initializer.span, type) { return true }
      SyntaxWalk.each(initializer.body ?? []) { isNamed = isNamed || self.isNamed($0, in: type) }
    }
    return isNamed
  }

  /// Returns whether the code that makes a theme names one of the types.
  func areIn(_ candidate: ThemeCandidate) -> Bool {
    guard case .property(let property, let owner) = candidate.root else { return false }
    var isNamed = false
    SyntaxWalk.each(property) { isNamed = isNamed || self.isNamed($0, in: owner) }
    return isNamed
  }

  private func isWritten(_ paths: [[String]], _ span: Span, _ scope: TypeRecord?) -> Bool {
    paths.contains { path in
      guard path.last.map(names.contains) == true else { return false }
      return table.expand(path, from: Int(span.file), within: scope).types.contains {
        family.contains(ObjectIdentifier($0))
      }
    }
  }

  private func isNamed(_ expression: Expression, in scope: TypeRecord?) -> Bool {
    var path: [String] = []
    var here = expression
    while case .member(let base?, let name) = here.kind {
      path.insert(name, at: 0)
      here = base
    }
    switch here.kind {
    case .name(let name): path.insert(name, at: 0)
    default: return false
    }
    return isWritten([path], expression.span, scope)
  }
}
