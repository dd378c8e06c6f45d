/// Lists that are made by a function from another list: `static let all = specs.map { Theme(name: $0.name, ink: $0.ink) }`.
extension ModelValues {
  private static let deepest = 8

  /// One element of the list that others are made from.
  private struct Origin {
    var name: String?
    var span: Span
  }

  /// Returns the model of such a list and an element for each one of the list that it is made from, where the sources write that out.
  func mapped(_ property: Property, in owner: TypeRecord?) -> (model: TypeRecord, made: [Element])? {
    guard let initial = property.initial, case .call(let callee, let arguments) = initial.kind,
      case .member(_?, "map") = callee.kind, arguments.count == 1,
      let origins = origins(of: initial, property, owner, depth: 0), !origins.isEmpty,
      let model = model(of: property, madeBy: arguments[0].value, owner), isModel(model)
    else { return nil }
    let names = origins.compactMap(\.name)
    let areNamed = names.count == origins.count && Set(names).count == names.count
    let made = origins.enumerated().map { index, origin in
      Element(index: index, name: areNamed ? names[index] : "\(property.name).\(index)", span: origin.span)
    }
    return (model, made)
  }

  /// Returns the model that the type of a list states, or that its elements are made as.
  func model(of property: Property, madeBy transform: Expression, _ owner: TypeRecord?) -> TypeRecord? {
    let file = Int(property.span.file)
    switch property.type {
    case .array(.named(let written)): return table.expand(written, from: file, within: owner).types.first
    case nil: break
    default: return nil
    }
    let shapes = ExpressionTypes(types, file: file, owner: owner ?? table.foreignScope)
    switch transform.kind {
    case .closure(let closure):
      switch closure.body.last {
      case .expression(let value), .returned(let value?): return Self.only(shapes.shape(of: value))
      default: return nil
      }
    case .member(let base?, "init"):
      return MakingCalls.path(base).flatMap { table.expand($0, from: file, within: owner).types.first }
    case .name(let name):
      let own = owner.map { $0.functions(name, isStatic: true).map { ($0.member, Optional($0.owner)) } } ?? []
      let all = own.isEmpty ? table.globalFunctions(name, from: file).map { ($0.member, nil) } : own
      guard all.count == 1, let (function, home) = all.first else { return nil }
      return Self.only(types.shape(function.result, from: Int(function.span.file), within: home))
    default: return nil
    }
  }

  private static func only(_ shape: ColorTypes.Shape) -> TypeRecord? {
    guard case .types(let found) = shape, found.count == 1 else { return nil }
    return found[0]
  }

  private func origins(
    of list: Expression, _ property: Property, _ owner: TypeRecord?, depth: Int
  ) -> [Origin]? {
    guard depth < Self.deepest else { return nil }
    let file = Int(property.span.file)
    switch list.kind {
    case .array(let elements): return elements.map { Origin(name: Self.firstText(of: $0), span: $0.span) }
    case .call(let callee, let arguments):
      guard case .member(let base?, let name) = callee.kind, name == "map" || name == "enumerated" && arguments.isEmpty
      else { return nil }
      return origins(of: base, property, owner, depth: depth + 1)
    case .member(let base?, "allCases"):
      guard let path = MakingCalls.path(base),
        let type = table.expand(path, from: file, within: owner).types.first,
        // A list of its own may be in another order, or shorter.
        type.kind == .enumeration, type.hasPlainCases, type.property("allCases", isStatic: true) == nil
      else { return nil }
      return type.cases.map { Origin(name: $0.name, span: $0.span) }
    case .member(let base?, let name):
      guard let path = MakingCalls.path(base) else { return nil }
      let type = path == ["Self"] ? owner : table.expand(path, from: file, within: owner).types.first
      guard let (constant, home) = type?.property(name, isStatic: true) else { return nil }
      return origins(ofConstant: constant, home, depth: depth)
    case .name(let name):
      var scope = owner
      while let type = scope {
        if let (constant, home) = type.property(name, isStatic: true) {
          return origins(ofConstant: constant, home, depth: depth)
        }
        scope = type.parent
      }
      return table.global(name, from: file).flatMap { origins(ofConstant: $0.member, nil, depth: depth) }
    default: return nil
    }
  }

  private func origins(ofConstant constant: Property, _ owner: TypeRecord?, depth: Int) -> [Origin]? {
    guard constant.isConstant, let initial = constant.initial else { return nil }
    return origins(of: initial, constant, owner, depth: depth + 1)
  }

  /// Returns the first text that an element has and that is no code of a color: `("dusk", 0xFFFFFF)`.
  private static func firstText(of element: Expression) -> String? {
    let values: [Expression]
    switch element.kind {
    case .tuple(let arguments), .call(_, let arguments): values = arguments.map(\.value)
    default: values = [element]
    }
    for value in values {
      if case .string(let parts) = value.kind, parts.count == 1, case .text(let text) = parts[0], !text.isEmpty,
        !ColorTypes.isHex(parts)
      {
        return text
      }
    }
    return nil
  }
}
