/// Which types inherit from which, and which types the code of each names. Every answer is worked out once: hundreds of systems in one
/// folder are all compared with each other.
final class TypeRelations {
  private let types: ColorTypes
  private var table: DeclarationTable { types.table }
  private lazy var heirs = readHeirs()
  private lazy var declaredNames = Set(table.types.lazy.filter { $0.declaration != nil }.map(\.name))
  private var named: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  private var kin: [ObjectIdentifier: Kin] = [:]

  init(_ types: ColorTypes) {
    self.types = types
  }

  /// The types that belong to some contracts.
  struct Kin {
    /// The contracts, and what inherits from them.
    private(set) var family: Set<ObjectIdentifier> = []
    /// What members of the family lead to.
    fileprivate(set) var reached: Set<ObjectIdentifier> = []

    fileprivate init(_ family: [TypeRecord]) {
      self.family = Set(family.map { ObjectIdentifier($0) })
    }

    mutating func add(_ other: Kin) {
      family.formUnion(other.family)
      reached.formUnion(other.reached)
    }
  }

  func kin(of contract: TypeRecord) -> Kin {
    if let known = kin[ObjectIdentifier(contract)] { return known }
    let family = (heirs[ObjectIdentifier(contract)] ?? []) + [contract]
    var found = Kin(family)
    for type in family { found.reached.formUnion(types.reach.types(from: type, in: types)) }
    kin[ObjectIdentifier(contract)] = found
    return found
  }

  private func readHeirs() -> [ObjectIdentifier: [TypeRecord]] {
    var found: [ObjectIdentifier: [TypeRecord]] = [:]
    for type in table.types where type.declaration != nil {
      let above = Set((type.classLine + type.allProtocols).map { ObjectIdentifier($0) })
      for one in above where one != ObjectIdentifier(type) { found[one, default: []].append(type) }
    }
    return found
  }

  // MARK: Names in code

  /// Returns the types that the members of a type, or their code, name. Another type of the same name, such as that of another target,
  /// is not meant.
  func named(by type: TypeRecord) -> Set<ObjectIdentifier> {
    if let known = named[ObjectIdentifier(type)] { return known }
    var found: Set<ObjectIdentifier> = []
    for (property, _) in type.properties { found.formUnion(named(by: property, in: type)) }
    for function in type.functions.values.joined() {
      let written = function.parameters.flatMap(\.type.names) + (function.result?.names ?? [])
      add(written, function.span, type, to: &found)
      SyntaxWalk.each(function.body ?? []) { add($0, in: type, to: &found) }
    }
    for initializer in type.initializers {
      add(initializer.parameters.flatMap(\.type.names), initializer.span, type, to: &found)
      SyntaxWalk.each(initializer.body ?? []) { add($0, in: type, to: &found) }
    }
    named[ObjectIdentifier(type)] = found
    return found
  }

  func named(by property: Property, in owner: TypeRecord?) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    add(property.type?.names ?? [], property.span, owner, to: &found)
    SyntaxWalk.each(property) { add($0, in: owner, to: &found) }
    return found
  }

  private func add(_ paths: [[String]], _ span: Span, _ scope: TypeRecord?, to found: inout Set<ObjectIdentifier>) {
    for path in paths where path.last.map(declaredNames.contains) == true {
      let named = table.unnoted { table.expand(path, from: Int(span.file), within: scope).types }
      found.formUnion(named.map { ObjectIdentifier($0) })
    }
  }

  private func add(_ expression: Expression, in scope: TypeRecord?, to found: inout Set<ObjectIdentifier>) {
    var path: [String] = []
    var here = expression
    while case .member(let base?, let name) = here.kind {
      path.insert(name, at: 0)
      here = base
    }
    guard case .name(let name) = here.kind else { return }
    add([[name] + path], expression.span, scope, to: &found)
  }
}
