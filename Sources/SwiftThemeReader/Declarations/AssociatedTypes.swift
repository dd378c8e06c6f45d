/// Finds types for a protocol's associated types from what the conforming types have in their place. Where that is one
/// type, or a color type in all of them, the associated type becomes an alias of it.
struct AssociatedTypes {
  private let table: DeclarationTable

  init(_ table: DeclarationTable) {
    self.table = table
  }

  func settle() {
    let protocols = table.types.filter { $0.kind == .protocolType && $0.declaration != nil }
    let open = protocols.compactMap { one in
      let names = names(of: one)
      return names.isEmpty ? nil : (contract: one, names: names)
    }
    guard !open.isEmpty else { return }
    let others = table.types.filter { $0.kind != .protocolType && $0.declaration != nil }
    for (contract, names) in open {
      let conforming = others.filter { $0.inherits(from: contract) }
      for (name, properties) in names.sorted(by: { $0.key < $1.key }) {
        var found: [TypeName] = []
        for type in conforming {
          guard let witness = witness(of: properties, named: name, in: type) else { continue }
          if !found.contains(witness) { found.append(witness) }
        }
        guard let span = contract.declaration?.span,
          let target = GenericArguments.only(found) ?? common(found, from: contract.file)
        else { continue }
        contract.aliases[name] = TypeAlias(name: name, target: target, span: span)
      }
    }
  }

  /// Returns the undeclared type names in a protocol's requirements, with the properties of each type.
  private func names(of contract: TypeRecord) -> [String: [String]] {
    var names: [String: [String]] = [:]
    for (property, file) in contract.properties where !property.isStatic {
      guard case .named(let path)? = property.type, path.count == 1, let name = path.first,
        contract.aliases[name] == nil, !PlatformTypes.all.contains(name)
      else { continue }
      let (types, foreign) = table.expand(path, from: file, within: contract)
      if types.isEmpty, foreign == [name] { names[name, default: []].append(property.name) }
    }
    return names
  }

  /// Returns the type that a conforming type puts in place of `name`: a declared alias, or the type of its member.
  private func witness(of properties: [String], named name: String, in type: TypeRecord) -> TypeName? {
    if let alias = type.aliases[name] { return alias.target }
    for property in properties {
      guard let member = type.property(property, isStatic: false)?.member, !member.isRequirement else { continue }
      if let written = member.type {
        // A conforming type that repeats the undeclared name adds nothing to the protocol.
        return written == .named([name]) ? nil : written
      }
      if let value = member.initial, let made = made(value) { return .named([made]) }
    }
    return nil
  }

  /// Returns a protocol that all these types conform to, as for `associatedtype Tints: TintSet`.
  private func common(_ types: [TypeName], from file: Int) -> TypeName? {
    let records = types.compactMap { type in type.names.first.flatMap { table.type($0, from: file) } }
    guard let first = records.first, records.count == types.count else { return nil }
    let shared = first.allProtocols.first { one in
      one.declaration != nil && records.allSatisfy { $0.inherits(from: one) }
    }
    return shared.map { .named($0.path.split(separator: ".").map(String.init)) }
  }

  /// Returns the type that an expression begins with, as in `Pair(…)` and `UIColor.white`.
  private func made(_ expression: Expression) -> String? {
    switch expression.kind {
    case .call(let base, _), .member(let base?, _), .forced(let base): return made(base)
    case .name(let name):
      let isType = PlatformTypes.colors.contains(name) || table.type([name], from: Int(expression.span.file)) != nil
      return isType ? name : nil
    default: return nil
    }
  }
}
