/// Answers questions about all types of the sources without going through them each time. The code of every view asks them, so that
/// going through them would take time by the square of the sources.
struct TypeIndex {
  private var heirs: [ObjectIdentifier: [TypeRecord]] = [:]
  private var types: [String: [TypeRecord]] = [:]
  private var functions: [String: [(member: Function, owner: TypeRecord)]] = [:]
  private var properties: [String: [(member: Property, owner: TypeRecord)]] = [:]

  /// - Parameter all: all types, once their superclasses and protocols are known
  init(_ all: [TypeRecord]) {
    for type in all {
      types[type.name, default: []].append(type)
      for (name, members) in type.functions { functions[name, default: []] += members.map { ($0, type) } }
      for (name, members) in type.propertiesByName { properties[name, default: []] += members.map { ($0, type) } }
      var known: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
      for parent in type.classLine + type.allProtocols where known.insert(ObjectIdentifier(parent)).inserted {
        heirs[ObjectIdentifier(parent), default: []].append(type)
      }
    }
  }

  /// Returns the types that inherit from a class or conform to a protocol, in the order of their declarations.
  func heirs(of type: TypeRecord) -> [TypeRecord] { heirs[ObjectIdentifier(type)] ?? [] }

  /// Returns the types of a name, nested ones too.
  func types(named name: String) -> [TypeRecord] { types[name] ?? [] }

  /// Whether a type has a function of a name that changes the value on which it is called.
  func isMutating(_ name: String) -> Bool { functions(named: name).contains { $0.member.isMutating } }

  /// Returns the functions of a name that types have, by the order of the types.
  func functions(named name: String) -> [(member: Function, owner: TypeRecord)] { functions[name] ?? [] }

  /// Returns the types that have a property of a name, in the order of their declarations.
  func owners(ofProperty name: String) -> [TypeRecord] {
    var last: TypeRecord?
    return properties(named: name).map(\.owner).filter { owner in
      defer { last = owner }
      return owner !== last
    }
  }

  /// Returns the properties of a name that types have, by the order of the types.
  func properties(named name: String) -> [(member: Property, owner: TypeRecord)] { properties[name] ?? [] }
}
