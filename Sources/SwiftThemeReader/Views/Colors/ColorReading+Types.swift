/// The types of properties, as far as they decide which color a member is.
extension ColorReading {
  /// Returns the type of a property's value: the declared one, or that of the value which it begins with.
  func valueType(of property: Property, in scope: ViewScope, depth: Int = 0) -> TypeRecord? {
    if let type = property.type { return record(type, in: scope) }
    if property.wrapper == .environment("self"), let key = property.wrapperArguments.first?.value {
      // `@Environment(Settings.self) var settings`
      guard case .member(let type?, "self") = key.kind else { return nil }
      return self.type(MemberChain(type).names, from: property, in: scope)
    }
    guard depth < Self.deepestTypes else { return nil }
    if case .environment(let key)? = property.wrapper,
      let kept = table.foreignType("EnvironmentValues").property(key, isStatic: false)?.member
    {
      return valueType(of: kept, in: scope, depth: depth + 1)
    }
    switch property.initial?.kind {
    case .call(let callee, _):
      let names = MemberChain(callee).names
      return type(names.last == "init" ? names.dropLast() : names, from: property, in: scope)
    case .member(let owner?, let name):
      // `Settings.shared`
      guard let record = type(MemberChain(owner).names, from: property, in: scope),
        let shared = record.property(name, isStatic: true)
      else { return nil }
      return valueType(of: shared.member, in: inside(record, owner, in: scope), depth: depth + 1)
    default: return nil
    }
  }

  private static let deepestTypes = 4

  private func type(_ names: [String], from property: Property, in scope: ViewScope) -> TypeRecord? {
    guard names.last?.first?.isUppercase == true,
      let record = table.type(names, from: Int(property.span.file), within: scope.type), record.declaration != nil
    else { return nil }
    return record
  }

  /// Returns whether the value of a member has a property of its own under a name that else only turns one type of
  /// color into another: `color` of `settings.accent.color`.
  func hasOwn(_ name: String?, of member: String, _ record: TypeRecord, _ isStatic: Bool, in scope: ViewScope) -> Bool {
    guard let name, let property = record.property(member, isStatic: isStatic)?.member,
      let type = valueType(of: property, in: scope), type.declaration != nil
    else { return false }
    return type.property(name, isStatic: false) != nil
  }

  /// Returns whether the value of a property is a color, whatever color that is.
  func isColor(_ property: Property, of owner: TypeRecord?) -> Bool {
    if let type = property.type { return Self.word(type).map(Self.colorTypes.contains) == true }
    switch property.initial?.kind {
    case .call(let callee, _): return MemberChain(callee).names.last.map(Self.colorTypes.contains) == true
    case .member(let base?, _): return MemberChain(base).names.last.map(Self.colorTypes.contains) == true
    default: return false
    }
  }

  /// Returns whether a type takes a color of a theme's into its own property of that name: `tint = colors.tint`. The property
  /// then is another name for the token.
  func handsOn(_ name: String, _ record: TypeRecord) -> Bool {
    let key = [record.order, name.hashValue]
    if let known = handedOn[key] { return known }
    var found = false
    func visit(_ expression: Expression) {
      guard case .assignment(let target, nil, let value) = expression.kind, plainName(target) == name else { return }
      let names = MemberChain(value).names
      if names.count > 1, names.last == name, names.first != record.name { found = true }
    }
    for function in record.functions.values.joined() { SyntaxWalk.each(function.body ?? [], visit) }
    for initializer in record.initializers { SyntaxWalk.each(initializer.body ?? [], visit) }
    handedOn[key] = found
    return found
  }

  /// Returns whether whoever makes a value gives it the color: a view's own property, or what it finds in the
  /// environment. What that color is, its callers say.
  func isGiven(_ property: Property, to owner: TypeRecord?, in scope: ViewScope) -> Bool {
    guard let owner else { return false }
    switch property.wrapper {
    case .environment?, .other("Binding")?: return true
    case .other?: return false
    // A property of another object is known to nobody here.
    case nil: return scope.receiver == nil && (property.initial == nil || owner.kind == .structure)
    }
  }
}
