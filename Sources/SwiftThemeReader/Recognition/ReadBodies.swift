/// The code that themes are read from, with the functions and computed properties that it calls.
struct ReadBodies {
  private struct Key: Hashable {
    var name: String
    /// `nil` for what belongs to no type.
    var owner: ObjectIdentifier?
  }

  private let table: DeclarationTable
  private var bodies: [Key: [CodeBody]] = [:]
  /// The bodies of each name, with the types that they belong to.
  private var owners: [String: [TypeRecord?]] = [:]
  /// The types that inherit from each type.
  private var heirs: [ObjectIdentifier: [TypeRecord]] = [:]

  init(_ table: DeclarationTable) {
    self.table = table
    for body in table.codeBodies where body.kind == .function || body.kind == .getter {
      let key = Key(name: body.name, owner: body.owner.map { ObjectIdentifier($0) })
      if bodies[key] == nil { owners[body.name, default: []].append(body.owner) }
      bodies[key, default: []].append(body)
    }
    for type in table.types {
      for parent in type.classLine.dropFirst() + type.allProtocols {
        heirs[ObjectIdentifier(parent), default: []].append(type)
      }
    }
  }

  /// Returns the bodies that others lead to, with these.
  func all(from first: [CodeBody]) -> Set<ObjectIdentifier> {
    var read: Set<ObjectIdentifier> = []
    var asked: Set<Key> = []
    var waiting = first
    while let body = waiting.popLast() {
      guard read.insert(ObjectIdentifier(body)).inserted else { continue }
      let types = StaticTypes(in: body, table)
      SyntaxWalk.each(body.statements) { part in
        for key in keys(part, types, body) where asked.insert(key).inserted { waiting += bodies[key] ?? [] }
      }
    }
    return read
  }

  /// Returns what a name may call.
  private func keys(_ part: Expression, _ types: StaticTypes, _ body: CodeBody) -> [Key] {
    switch part.kind {
    case .name(let name):
      guard let owners = owners[name], !body.hasLocal(name, at: part.span) else { return [] }
      var around = body.owner
      while let type = around {
        let own = line(type, among: owners)
        if !own.isEmpty { return own.map { Key(name: name, owner: $0) } }
        around = type.parent
      }
      return [Key(name: name)]
    case .member(let base?, let name):
      guard let owners = owners[name] else { return [] }
      guard let type = type(of: base, types, body) else {
        // The only type with such a member is meant, whatever the base is.
        return owners.count == 1 ? [Key(name: name, owner: owners[0].map { ObjectIdentifier($0) })] : []
      }
      return line(type, among: owners).map { Key(name: name, owner: $0) }
    case .member(nil, let name):
      // The type of a value that an implicit member gives declares it.
      return (owners[name] ?? []).compactMap { $0.map { Key(name: name, owner: ObjectIdentifier($0)) } }
        .filter { bodies[$0]?.contains(where: \.isStatic) == true }
    default: return []
    }
  }

  private func type(of base: Expression, _ types: StaticTypes, _ body: CodeBody) -> TypeRecord? {
    if case .name("super") = base.kind { return body.owner?.superclass }
    if base.isSelf || MakingCalls.path(base) == ["Self"] { return body.owner }
    return table.unnoted {
      guard let type = types.type(of: base) else {
        return MakingCalls.path(base).flatMap { table.expand($0, from: body.file, within: body.owner).types.first }
      }
      guard case .metatype(let inner) = type.type.unwrapped else { return table.record(type) }
      return table.record(type.with(inner))
    }
  }

  /// Returns the types from which a type has a member, and those that override it.
  private func line(_ type: TypeRecord, among owners: [TypeRecord?]) -> [ObjectIdentifier] {
    let known = Set(owners.compactMap { $0.map { ObjectIdentifier($0) } })
    let line = type.classLine + type.allProtocols
    let all = line.map { ObjectIdentifier($0) } + (heirs[ObjectIdentifier(type)] ?? []).map { ObjectIdentifier($0) }
    return all.filter(known.contains)
  }
}
