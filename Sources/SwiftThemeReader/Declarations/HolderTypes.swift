/// Finds the variable that an expression names, by the types that the sources state: `settings.ink`, `Palette.shared.ink`.
struct HolderTypes {
  private let table: DeclarationTable

  init(_ table: DeclarationTable) {
    self.table = table
  }

  private struct Holder {
    var type: TypeRecord
    var isStatic: Bool
    /// Whether it is the object that the code belongs to.
    var isSelf = false
    /// The variable that holds it, if it is a value and no object: what is set in it is set in the variable.
    var home: Home?
  }

  /// A variable, and the way to a part of its value.
  struct Home {
    var variable: Property
    var path: [String] = []
  }

  /// What an expression names.
  struct Target {
    var home: Home
    /// Whether it is one of the object that the code belongs to.
    var isOwn: Bool
  }

  /// Returns the variable that an expression names. Returns `nil` for what lives no longer than the code, and for what the
  /// sources do not tell.
  func target(_ expression: Expression, in body: CodeBody) -> Target? {
    var target = expression
    while true {
      switch target.kind {
      case .index(let base, _), .forced(let base), .chained(let base): target = base
      case .name(let written):
        let name = Self.unwrapped(written)
        guard !isLocal(name, in: body) else { return nil }
        return variable(name, in: body).map { Target(home: Home(variable: $0.property), isOwn: $0.isOwn) }
      case .member(let base?, let name):
        guard let holder = holder(base, in: body, depth: 0) else {
          // What is set in an element is set in the collection.
          guard let collection = Self.collection(of: base) else { return nil }
          target = collection
          continue
        }
        guard let (property, _) = holder.type.property(name, isStatic: holder.isStatic) else { return nil }
        if var home = holder.home {
          home.path.append(name)
          return Target(home: home, isOwn: false)
        }
        // `self?` is read later, when the object is there.
        let isLate = if case .chained = base.kind { true } else { false }
        return Target(home: Home(variable: property), isOwn: holder.isSelf && !isLate)
      default: return nil
      }
    }
  }

  private static func collection(of element: Expression) -> Expression? {
    switch element.kind {
    case .index(let base, _): base
    case .forced(let inner), .chained(let inner): collection(of: inner)
    default: nil
    }
  }

  private static func unwrapped(_ name: String) -> String {
    name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  private func variable(_ name: String, in body: CodeBody) -> (property: Property, owner: TypeRecord?, isOwn: Bool)? {
    if let own = body.owner {
      if let (property, owner) = own.property(name, isStatic: body.isStatic) { return (property, owner, true) }
      var around = own.parent
      while let type = around {
        if let (property, owner) = type.property(name, isStatic: true) { return (property, owner, false) }
        around = type.parent
      }
    }
    return table.global(name, from: body.file).map { ($0.member, nil, false) }
  }

  private func holder(_ expression: Expression, in body: CodeBody, depth: Int) -> Holder? {
    guard depth < 16 else { return nil }
    switch expression.kind {
    case .name("self"): return body.owner.map { Holder(type: $0, isStatic: body.isStatic, isSelf: true) }
    case .name("Self"): return body.owner.map { Holder(type: $0, isStatic: true) }
    case .name(let written):
      let name = Self.unwrapped(written)
      if let parameter = body.parameters.first(where: { $0.name == name }) {
        return object(parameter.type, body.file, body.owner)
      }
      if let local = local(name, in: body) {
        if let type = local.type { return object(type, body.file, body.owner) }
        guard let initial = local.initial, let held = holder(initial, in: body, depth: depth + 1) else { return nil }
        return held.type.isReference || held.isStatic ? held : nil
      }
      if isLocal(name, in: body) { return nil }
      if let found = variable(name, in: body) { return typed(found.property, found.owner, depth, in: nil) }
      return table.type([name], from: body.file, within: body.owner).map { Holder(type: $0, isStatic: true) }
    case .member(let base?, let name):
      guard let holder = holder(base, in: body, depth: depth + 1) else { return nil }
      if let (property, owner) = holder.type.property(name, isStatic: holder.isStatic) {
        return typed(property, owner, depth, in: holder)
      }
      return holder.isStatic ? holder.type.types[name].map { Holder(type: $0, isStatic: true) } : nil
    case .call(let callee, _): return made(callee, in: body, depth: depth)
    case .forced(let base), .chained(let base), .attempt(let base): return holder(base, in: body, depth: depth + 1)
    case .cast(_, let type, _): return object(type, body.file, body.owner)
    default: return nil
    }
  }

  /// What a call returns: a new object, or what a function says that it returns.
  private func made(_ callee: Expression, in body: CodeBody, depth: Int) -> Holder? {
    if case .member(let base?, let name) = callee.kind, let holder = holder(base, in: body, depth: depth + 1) {
      if name == "init", holder.isStatic { return Holder(type: holder.type, isStatic: false) }
      return result(of: holder.type.functions(name, isStatic: holder.isStatic).map { ($0.member, $0.owner) })
    }
    if case .name(let name) = callee.kind, !isLocal(name, in: body) {
      var around = body.owner
      while let type = around {
        let all = type.functions(name, isStatic: false) + type.functions(name, isStatic: true)
        if !all.isEmpty { return result(of: all.map { ($0.member, $0.owner) }) }
        around = type.parent
      }
      let all = table.globalFunctions(name, from: body.file)
      if !all.isEmpty { return result(of: all.map { ($0.member, nil) }) }
    }
    guard let holder = holder(callee, in: body, depth: depth + 1), holder.isStatic else { return nil }
    return Holder(type: holder.type, isStatic: false)
  }

  private func result(of functions: [(Function, TypeRecord?)]) -> Holder? {
    functions.lazy.compactMap { function, owner in
      function.result.flatMap { object($0, Int(function.span.file), owner) }
    }.first
  }

  private func typed(_ property: Property, _ owner: TypeRecord?, _ depth: Int, in around: Holder?) -> Holder? {
    let file = Int(property.span.file)
    var found: Holder?
    if let type = property.type {
      found = instance(type, file, owner)
    } else if let initial = property.initial {
      let home = CodeBody(
        kind: .getter, owner: owner, isStatic: true, file: file, name: property.name, statements: [])
      found = holder(initial, in: home, depth: depth + 1)
    }
    guard var found, !found.isStatic else { return found }
    found.home = nil
    guard !found.type.isReference, property.isStored, !property.isConstant else { return found }
    if var home = around?.home {
      home.path.append(property.name)
      found.home = home
    } else {
      found.home = Home(variable: property)
    }
    return found
  }

  /// A parameter or a local variable: what is set in a value of it is set in a copy.
  private func object(_ type: TypeName, _ file: Int, _ scope: TypeRecord?) -> Holder? {
    instance(type, file, scope).flatMap { $0.type.isReference || $0.type.kind == .protocolType ? $0 : nil }
  }

  private func instance(_ type: TypeName, _ file: Int, _ scope: TypeRecord?) -> Holder? {
    guard let path = type.names.first, let found = table.expand(path, from: file, within: scope).types.first else {
      return nil
    }
    return Holder(type: found, isStatic: false)
  }

  // MARK: Local names

  private func isLocal(_ name: String, in body: CodeBody) -> Bool {
    body.parameters.contains { $0.name == name } || body.names.contains(name) || body.locals[name] != nil
  }

  private func local(_ name: String, in body: CodeBody) -> Binding? {
    body.locals[name] ?? nil
  }
}
