import ThemeModel

/// Members that are chosen by the static type of a value: of a protocol extension that the protocol does not require, and of a class
/// that its subclass does not override.
extension Evaluator {
  /// Returns a member of a value that code knows as one of another type; `nil` where the value's own type decides.
  func member(
    _ name: String, of receiver: Value, seenAs view: @autoclosure () -> TypeRecord?, _ expression: Expression
  ) -> Value? {
    guard let (type, isStatic) = Self.type(dispatching: receiver) else { return nil }
    let split = type.split(of: name, isStatic: isStatic)
    guard split != .none else { return nil }
    guard let known = view() else { return split == .byProtocol ? undecided(name, type, expression) : nil }
    guard let (property, owner) = type.property(name, isStatic: isStatic, seenAs: known) else {
      let functions = type.functions(name, isStatic: isStatic, seenAs: known)
      return functions.isEmpty ? nil : method(functions, receiver)
    }
    guard type.property(name, isStatic: isStatic)?.member !== property else { return nil }
    // Both are kept under one name.
    if property.isStored, !isStatic { return undecided(name, type, expression) }
    if property.isStored { return staticValue(property, of: owner, file: Int(property.span.file)) }
    return computed(property, receiver: receiver, owner: owner)
      .passing(through: Reference(owner: .type(owner), name: name, property: property, span: property.span))
  }

  func undecided(_ name: String, _ type: TypeRecord, _ expression: Expression) -> Value {
    unknown(
      "unknown-type",
      "\(type.path) has a `\(name)` and an extension of its protocol has another, and the static type that decides is not known",
      expression.span)
  }

  static func type(of value: Value) -> TypeRecord? {
    switch value.payload {
    case .instance(let instance): instance.type
    case .enumCase(let type, _, _): type
    default: nil
    }
  }

  /// The type of the sources whose member is meant, and whether that is a static one.
  static func type(dispatching value: Value) -> (type: TypeRecord, isStatic: Bool)? {
    if case .type(let type) = value.payload { return (type, true) }
    return type(of: value).map { ($0, false) }
  }

  /// The parameters of a function as its caller sees them: an override's own defaults count only where the static type has it.
  func seenParameters(of chosen: MethodValue.Candidate, _ call: Expression, _ scope: Scope) -> [Parameter] {
    let own = chosen.function.parameters
    guard chosen.function.isOverride, own.contains(where: { $0.initial != nil }), case .call(let callee, _) = call.kind,
      let type = staticReceiver(callee, scope), let owner = chosen.owner, owner !== type, owner.inherits(from: type),
      let declared = type.functions(chosen.function.name, isStatic: chosen.function.isStatic).map(\.member).first(
        where: {
          $0.parameters.map(\.label) == own.map(\.label)
        })
    else { return own }
    return zip(own, declared.parameters).map { parameter, seen in
      var parameter = parameter
      parameter.initial = seen.initial
      return parameter
    }
  }

  private func staticReceiver(_ callee: Expression, _ scope: Scope) -> TypeRecord? {
    switch callee.kind {
    case .name: scope.type
    case .member(let base?, _): base.isSelf ? scope.type : staticType(of: base, scope).flatMap(record)
    default: nil
    }
  }
}
