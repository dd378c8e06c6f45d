/// The types that declare the tokens or give them their values, as far as the sources tell.
struct TokenOwners {
  private var owners: [String: [TypeRecord]] = [:]

  init(table: DeclarationTable, names: TokenNames) {
    for type in table.types {
      for (property, _) in type.properties {
        for path in names.paths(ofMember: property.name) where names.isDeclared(path, at: property.span, in: table) {
          owners[path, default: []].append(type)
        }
      }
    }
  }

  /// Whether a type that has a member of its own with the token's name may mean another color by it: `background` of a sheet's
  /// style is not `background` of a toast's. Where nobody knows who declares the token, or the type has no such member, the name
  /// decides.
  func means(_ path: String, member name: String, of record: TypeRecord) -> Bool {
    guard let owners = owners[path] else { return true }
    let declaring = (record.classLine + record.allProtocols).filter { $0.propertiesByName[name] != nil }
    guard !declaring.isEmpty else { return true }
    return owners.contains { owner in declaring.contains { $0 === owner || owner.inherits(from: $0) } }
  }
}
