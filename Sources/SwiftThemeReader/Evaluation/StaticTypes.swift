/// The types that expressions have by declarations, whatever their values are.
struct StaticTypes {
  /// What is known of a name where it stands.
  enum Local {
    /// It is no local name.
    case outside
    /// A local name, with its type if that is told.
    case inside(Expected?)
  }

  /// Longer chains do not occur in practice.
  private static let longestChain = 24

  let table: DeclarationTable
  let file: Int
  let owner: TypeRecord?
  /// What a name means at a place, with the number of expressions that led there.
  let local: (_ name: String, _ place: Span, _ depth: Int) -> Local

  init(
    _ table: DeclarationTable, file: Int, owner: TypeRecord?,
    local: @escaping (_ name: String, _ place: Span, _ depth: Int) -> Local = { _, _, _ in .outside }
  ) {
    (self.table, self.file, self.owner, self.local) = (table, file, owner, local)
  }

  /// Returns the static type of an expression, if declarations tell it.
  func type(of expression: Expression, depth: Int = 0) -> Expected? {
    guard depth < Self.longestChain else { return nil }
    func next(_ inner: Expression) -> Expected? { type(of: inner, depth: depth + 1) }
    switch expression.kind {
    case .name(let name): return type(ofName: name, at: expression.span, depth)
    case .member(let base?, let name):
      guard let known = next(base) else { return type(ofMember: name, added: base, depth) }
      return type(ofMember: name, of: known, depth)
    case .call(let callee, let arguments): return type(ofCall: callee, arguments, depth)
    case .index(let base, _):
      guard let type = next(base) else { return nil }
      switch type.type.unwrapped {
      case .array(let element): return type.with(element)
      case .dictionary(_, let value): return type.with(.optional(value))
      default: return nil
      }
    case .forced(let inner), .chained(let inner): return next(inner).map { $0.with($0.type.unwrapped) }
    case .attempt(let inner): return next(inner)
    case .binary("??", let value, let other):
      return common((value, next(value).map { $0.with($0.type.unwrapped) }), (other, next(other)))
    case .conditional(_, let yes, let no): return common((yes, next(yes)), (no, next(no)))
    case .cast(_, let type, let kind): return kind == .test ? nil : Expected(type, file: file, scope: owner)
    case .array(let elements):
      let types = elements.map { next($0) }
      guard let first = types.first.flatMap({ $0 }), let own = table.record(first),
        types.allSatisfy({ $0.flatMap { table.record($0) } === own })
      else { return nil }
      return first.with(.array(first.type))
    default: return nil
    }
  }

  /// Returns the type of what is one of two values; `nil` where declarations do not tell that they have one type.
  private func common(_ first: (Expression, Expected?), _ second: (Expression, Expected?)) -> Expected? {
    guard let one = first.1, let other = second.1 else {
      guard let known = first.1 ?? second.1 else { return nil }
      let open = first.1 == nil ? first.0 : second.0
      if open.firstMember != nil { return known }
      if case .nilLiteral = open.kind { return known }
      // No other type is that of both where nothing inherits from it.
      let kind = table.record(known)?.kind
      return kind == .structure || kind == .enumeration ? known : nil
    }
    if one.type.unwrapped == other.type.unwrapped { return one }
    guard let mine = table.record(one), let theirs = table.record(other) else { return nil }
    if theirs === mine || theirs.inherits(from: mine) { return one }
    return mine.inherits(from: theirs) ? other : nil
  }

  private func type(ofName name: String, at place: Span, _ depth: Int) -> Expected? {
    if case .inside(let known) = local(name, place, depth) { return known }
    if name == "self" { return owner.map { Expected(.named([$0.name]), file: $0.file, scope: $0.parent) } }
    var around = owner
    while let type = around {
      if let (property, owner) = type.property(name, isStatic: false) ?? type.property(name, isStatic: true) {
        return declaredType(of: property, owner, depth)
      }
      around = type.parent
    }
    if let (property, _) = table.global(name, from: file) { return declaredType(of: property, nil, depth) }
    guard table.type([name], from: file, within: owner)?.declaration != nil else { return nil }
    return Expected(.metatype(.named([name])), file: file, scope: owner)
  }

  /// Returns the type of a property, as its declaration writes it or as its first value has it.
  func declaredType(of property: Property, _ owner: TypeRecord?, _ depth: Int = 0) -> Expected? {
    let file = Int(property.span.file)
    if let type = property.type {
      let seen = owner?.declaration.map { type.replacing($0.constraints) } ?? type
      return Expected(seen, file: file, scope: owner)
    }
    return property.initial.flatMap { initial in
      table.firstValueTypes.type(of: initial, in: nil, depth: depth, table) {
        StaticTypes(table, file: file, owner: owner).type(of: initial, depth: depth + 1)
      }
    }
  }

  private func type(ofMember name: String, of base: Expected, _ depth: Int) -> Expected? {
    if case .metatype(let inner) = base.type.unwrapped {
      guard let type = table.record(base.with(inner)) else { return nil }
      if name == "self" { return base }
      if type.caseNames.contains(name) { return base.with(inner) }
      if let nested = type.types[name] {
        return Expected(.metatype(.named([nested.name])), file: nested.file, scope: type)
      }
      return type.property(name, isStatic: true).flatMap { declaredType(of: $0.member, $0.owner, depth) }
    }
    if case .array(let element) = base.type.unwrapped, name == "first" || name == "last" {
      return base.with(.optional(element))
    }
    guard let type = table.record(base) else { return nil }
    if name == "self" { return base }
    return property(name, of: type).flatMap { declaredType(of: $0.member, $0.owner, depth) }
  }

  /// Returns the type of a static member that the sources add to a type of another module: `Image.icons`.
  private func type(ofMember name: String, added base: Expression, _ depth: Int) -> Expected? {
    guard case .name(let word) = base.kind, word.beginsWithCapital,
      let type = table.type([word], from: file, within: owner), type.declaration == nil,
      let (property, owner) = type.property(name, isStatic: true)
    else { return nil }
    return declaredType(of: property, owner, depth)
  }

  /// A protocol's requirement has a type, too.
  private func property(_ name: String, of type: TypeRecord) -> (member: Property, owner: TypeRecord)? {
    if let found = type.property(name, isStatic: false) { return found }
    for one in [type] + type.allProtocols {
      if let found = one.propertiesByName[name]?.last(where: { !$0.isStatic }) { return (found, one) }
    }
    return nil
  }

  /// The methods of a name, and what a protocol asks for.
  private func methods(_ name: String, of type: TypeRecord) -> [(member: Function, owner: TypeRecord?)] {
    let own = type.functions(name, isStatic: false)
    guard own.isEmpty else { return own.map { ($0.member, $0.owner) } }
    return ([type] + type.allProtocols).flatMap { one in
      (one.functions[name] ?? []).filter { !$0.isStatic }.map { ($0, one) }
    }
  }

  private func type(ofCall callee: Expression, _ arguments: [Expression.Argument], _ depth: Int) -> Expected? {
    func next(_ inner: Expression) -> Expected? { type(of: inner, depth: depth + 1) }
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
      if case .inside(let held) = local(name, callee.span, depth) { return held.flatMap(made) }
      var around = owner
      while let type = around {
        let own = type.functions(name, isStatic: false) + type.functions(name, isStatic: true)
        if !own.isEmpty { return result(own.map { ($0.member, $0.owner) }) }
        around = type.parent
      }
      let globals = table.globalFunctions(name, from: file).map { (member: $0.member, owner: TypeRecord?.none) }
      if !globals.isEmpty { return result(globals) }
    case .member(let base?, let name) where name != "init":
      guard let type = next(base) else { return nil }
      if case .metatype(let inner) = type.type.unwrapped, let owner = table.record(type.with(inner)) {
        if owner.caseNames.contains(name) { return type.with(inner) }
        let own = owner.functions(name, isStatic: true)
        if !own.isEmpty { return result(own.map { ($0.member, $0.owner) }) }
      } else if let owner = table.record(type) {
        let own = methods(name, of: owner)
        if !own.isEmpty { return result(own) }
      }
      return self.type(ofMember: name, of: type, depth + 1).flatMap(made)
    case .member(let base?, _): return next(base).flatMap(made)
    default: break
    }
    return next(callee).flatMap(made)
  }

  /// The type of what a type makes, or a closure gives.
  private func made(by type: Expected) -> Expected? {
    switch type.type.unwrapped {
    case .metatype(let inner): type.with(inner)
    case .function(let result?): type.with(result)
    default: nil
    }
  }
}

extension StaticTypes {
  /// The types of expressions in code, with those of its parameters and local names.
  init(in body: CodeBody, _ table: DeclarationTable) {
    self.init(table, file: body.file, owner: body.owner) { name, place, depth in
      func written(_ type: TypeName) -> Expected { Expected(type, file: body.file, scope: body.owner) }
      func next(_ inner: Expression) -> Expected? {
        table.firstValueTypes.type(of: inner, in: body, depth: depth, table) {
          StaticTypes(in: body, table).type(of: inner, depth: depth + 1)
        }
      }
      switch body.locals.meaning(of: name, at: place) {
      case .variable(let binding)?: return .inside(binding.type.map(written) ?? binding.initial.flatMap(next))
      case .argument(let parameter)?: return .inside(written(parameter.seenType ?? parameter.type))
      case .element(let sequence)?: return .inside(next(sequence)?.element)
      case .parameter(let closure, let position, _)?:
        let types = closure.parameterTypes
        return .inside(types.indices.contains(position) ? types[position].map(written) : nil)
      case .function(let function)?: return .inside(function.result.map { written(.function(result: $0)) })
      case .part?: return .inside(nil)
      case nil: break
      }
      if let parameter = body.parameters.first(where: { $0.name == name }) {
        return .inside(written(parameter.seenType ?? parameter.type))
      }
      return body.names.contains(name) ? .inside(body.accessed?.type.map(written)) : .outside
    }
  }
}

extension Expression {
  /// A chain of members with the type that its first one is of: `Role.brand.soft()` of `.brand.soft()`.
  func rooted(in type: String) -> Expression {
    switch kind {
    case .member(nil, let name): Expression(.member(Expression(.name(type), span), name), span)
    case .member(let base?, let name): Expression(.member(base.rooted(in: type), name), span)
    case .call(let callee, let arguments): Expression(.call(callee.rooted(in: type), arguments), span)
    case .index(let base, let arguments): Expression(.index(base.rooted(in: type), arguments), span)
    case .forced(let base): Expression(.forced(base.rooted(in: type)), span)
    case .chained(let base): Expression(.chained(base.rooted(in: type)), span)
    default: self
    }
  }

  /// The first member of a chain without a root.
  var firstMember: String? {
    switch kind {
    case .member(nil, let name): name
    case .member(let base?, _), .call(let base, _), .index(let base, _), .forced(let base), .chained(let base):
      base.firstMember
    default: nil
    }
  }
}
