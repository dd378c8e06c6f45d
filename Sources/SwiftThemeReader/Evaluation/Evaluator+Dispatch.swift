import ThemeModel

/// A member of a protocol extension that the protocol does not require is chosen by the static type.
extension Evaluator {
  /// Returns the protocol's own member, such as `accent` in an extension of a protocol that does not require it; `nil`
  /// where the value's own type decides.
  func fixedMember(_ name: String, of receiver: Value, knownAs type: TypeRecord?) -> Value? {
    guard let type, type.kind == .protocolType, let (property, owner) = type.fixedProperty(name, isStatic: false),
      let own = Self.type(of: receiver)?.property(name, isStatic: false), own.member !== property
    else { return nil }
    return computed(property, receiver: receiver, owner: owner)
      .passing(through: Reference(owner: .type(owner), name: name, property: property, span: property.span))
  }

  /// Returns the functions that a call may mean, by the same rule as for members.
  func fixedFunctions(_ name: String, of receiver: Value, knownAs type: TypeRecord?) -> [(
    member: Function, owner: TypeRecord
  )] {
    guard let type, Self.type(of: receiver) != nil else { return [] }
    return type.fixedFunctions(name, isStatic: false)
  }

  static func type(of value: Value) -> TypeRecord? {
    switch value.payload {
    case .instance(let instance): instance.type
    case .enumCase(let type, _, _): type
    default: nil
    }
  }

  /// Returns the protocol that is a value's static type: of `self` in a protocol extension, or of a declared name.
  func knownProtocol(of expression: Expression, _ scope: Scope) -> TypeRecord? {
    switch expression.kind {
    case .name("self"): return scope.type?.kind == .protocolType ? scope.type : nil
    case .name(let name):
      if scope.value(name) != nil {
        return scope.declaredType(of: name).flatMap { asProtocol($0, file: scope.file, within: scope.type) }
      }
      var around = scope.type
      while let type = around {
        if let (property, owner) = type.property(name, isStatic: false) ?? type.property(name, isStatic: true) {
          return asProtocol(property.type, file: Int(property.span.file), within: owner)
        }
        around = type.parent
      }
      return table.global(name, from: scope.file).flatMap { asProtocol($0.member.type, file: $0.file, within: nil) }
    case .member(let base?, let name):
      guard case .name(let space) = base.kind, space.first?.isUppercase == true,
        let type = table.type([space], from: scope.file, within: scope.type),
        let (property, owner) = type.property(name, isStatic: true)
      else { return nil }
      return asProtocol(property.type, file: Int(property.span.file), within: owner)
    default: return nil
    }
  }

  private func asProtocol(_ type: TypeName?, file: Int, within scope: TypeRecord?) -> TypeRecord? {
    guard case .named(let path)? = type else { return nil }
    let found = table.expand(path, from: file, within: scope).types
    return found.count == 1 && found[0].kind == .protocolType ? found[0] : nil
  }
}
