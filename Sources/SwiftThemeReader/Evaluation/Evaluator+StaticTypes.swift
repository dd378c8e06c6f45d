/// The types that expressions have by declarations, whatever their values are.
extension Evaluator {
  /// Longer chains do not occur in practice.
  private static let longestChain = 24

  /// Notes the static type of a local name that gets it from its first value.
  func infer(_ name: String, from initial: Expression, _ scope: Scope) {
    guard let value = scope.value(name), Self.type(dispatching: value) != nil else { return }
    scope.infer(name, staticType(of: initial, scope))
  }

  /// Returns the type of the sources by which code knows the value of an expression.
  func view(of expression: Expression, _ scope: Scope) -> TypeRecord? {
    switch expression.kind {
    case .name("self"), .name("Self"): return scope.type
    default: break
    }
    guard let type = staticType(of: expression, scope) else { return nil }
    if case .metatype(let inner) = type.type.unwrapped { return record(type.with(inner)) }
    return record(type)
  }

  func record(_ type: Expected) -> TypeRecord? {
    guard case .named(let path) = type.type.unwrapped else { return nil }
    let found = table.expand(path, from: type.file, within: type.scope).types
    return found.count == 1 && found[0].declaration != nil ? found[0] : nil
  }

  /// Returns the static type of an expression, if declarations tell it.
  func staticType(of expression: Expression, _ scope: Scope, depth: Int = 0) -> Expected? {
    guard depth < Self.longestChain else { return nil }
    func next(_ inner: Expression) -> Expected? { staticType(of: inner, scope, depth: depth + 1) }
    switch expression.kind {
    case .name(let name): return staticType(ofName: name, scope, depth)
    case .member(let base?, let name): return next(base).flatMap { staticType(ofMember: name, of: $0, depth) }
    case .call(let callee, let arguments): return staticType(ofCall: callee, arguments, scope, depth)
    case .index(let base, _):
      guard let type = next(base) else { return nil }
      switch type.type.unwrapped {
      case .array(let element): return type.with(element)
      case .dictionary(_, let value): return type.with(.optional(value))
      default: return nil
      }
    case .forced(let inner), .chained(let inner): return next(inner).map { $0.with($0.type.unwrapped) }
    case .attempt(let inner), .binary("??", _, let inner): return next(inner)
    case .conditional(_, let yes, let no): return next(yes) ?? next(no)
    case .cast(_, let type, let kind): return kind == .test ? nil : Expected(type, scope)
    case .array(let elements):
      let types = elements.map { next($0) }
      guard let first = types.first.flatMap({ $0 }), let own = record(first),
        types.allSatisfy({ $0.flatMap { record($0) } === own })
      else { return nil }
      return first.with(.array(first.type))
    default: return nil
    }
  }

  private func staticType(ofName name: String, _ scope: Scope, _ depth: Int) -> Expected? {
    if scope.value(name) != nil { return scope.staticType(of: name) }
    if name == "self" { return scope.type.map { Expected(.named([$0.name]), file: $0.file, scope: $0.parent) } }
    var around = scope.type
    while let type = around {
      if let (property, owner) = type.property(name, isStatic: false) ?? type.property(name, isStatic: true) {
        return declaredType(of: property, owner, depth)
      }
      around = type.parent
    }
    if let (property, _) = table.global(name, from: scope.file) { return declaredType(of: property, nil, depth) }
    guard table.type([name], from: scope.file, within: scope.type)?.declaration != nil else { return nil }
    return Expected(.metatype(.named([name])), scope)
  }

  private func declaredType(of property: Property, _ owner: TypeRecord?, _ depth: Int) -> Expected? {
    let file = Int(property.span.file)
    if let type = property.type {
      let seen = owner?.declaration.map { type.replacing($0.constraints) } ?? type
      return Expected(seen, file: file, scope: owner)
    }
    return property.initial.flatMap { staticType(of: $0, Scope(type: owner, file: file), depth: depth + 1) }
  }

  private func staticType(ofMember name: String, of base: Expected, _ depth: Int) -> Expected? {
    if case .metatype(let inner) = base.type.unwrapped {
      guard let type = record(base.with(inner)) else { return nil }
      if name == "self" { return base }
      if type.caseNames.contains(name) { return base.with(inner) }
      if let nested = type.types[name] {
        return Expected(.metatype(.named([nested.name])), file: nested.file, scope: type)
      }
      return type.property(name, isStatic: true).flatMap { declaredType(of: $0.member, $0.owner, depth) }
    }
    guard let type = record(base) else { return nil }
    if name == "self" { return base }
    return property(name, of: type).flatMap { declaredType(of: $0.member, $0.owner, depth) }
  }

  /// A protocol's requirement has a type, too.
  private func property(_ name: String, of type: TypeRecord) -> (member: Property, owner: TypeRecord)? {
    if let found = type.property(name, isStatic: false) { return found }
    for one in [type] + type.allProtocols {
      if let found = one.propertiesByName[name]?.last(where: { !$0.isStatic }) { return (found, one) }
    }
    return nil
  }

  private func staticType(
    ofCall callee: Expression, _ arguments: [Expression.Argument], _ scope: Scope, _ depth: Int
  ) -> Expected? {
    func next(_ inner: Expression) -> Expected? { staticType(of: inner, scope, depth: depth + 1) }
    func result(_ all: [(member: Function, owner: TypeRecord?)]) -> Expected? {
      let fitting = all.filter { ArgumentMatch.fits($0.member.parameters, arguments, table) }
      guard let first = fitting.first, let type = first.member.result,
        fitting.allSatisfy({ $0.member.result == type })
      else { return nil }
      return Expected(type, file: Int(first.member.span.file), scope: first.owner)
    }
    switch callee.kind {
    case .name("type") where arguments.count == 1 && arguments[0].label == "of":
      return next(arguments[0].value).map { $0.with(.metatype($0.type.unwrapped)) }
    case .name(let name):
      if scope.value(name) != nil { return nil }
      var around = scope.type
      while let type = around {
        let own = type.functions(name, isStatic: false) + type.functions(name, isStatic: true)
        if !own.isEmpty { return result(own.map { ($0.member, $0.owner) }) }
        around = type.parent
      }
      let globals = table.globalFunctions(name, from: scope.file).map { (member: $0.member, owner: TypeRecord?.none) }
      if !globals.isEmpty { return result(globals) }
    case .member(let base?, let name) where name != "init":
      guard let type = next(base) else { return nil }
      if case .metatype(let inner) = type.type.unwrapped, let owner = record(type.with(inner)) {
        if owner.caseNames.contains(name) { return type.with(inner) }
        let own = owner.functions(name, isStatic: true)
        if !own.isEmpty { return result(own.map { ($0.member, $0.owner) }) }
      } else if let owner = record(type) {
        return result(owner.functions(name, isStatic: false).map { ($0.member, $0.owner) })
      }
    case .member(let base?, _): return next(base).flatMap(made)
    default: break
    }
    return next(callee).flatMap(made)
  }

  /// The type of what a type makes.
  private func made(by type: Expected) -> Expected? {
    if case .metatype(let inner) = type.type { type.with(inner) } else { nil }
  }
}
