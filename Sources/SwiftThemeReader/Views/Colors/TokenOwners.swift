/// The types that declare tokens or give them values, as far as the sources show. A global has the scope outside of all types as its
/// owner: no member of a type means it.
struct TokenOwners {
  private var owners: [String: [TypeRecord]] = [:]
  private let outside: TypeRecord
  /// The tokens whose values are codes in the sources, of which other code makes colors.
  private var codes: [String: Code] = [:]

  enum Code {
    case text, number
  }

  init(table: DeclarationTable, names: TokenNames) {
    outside = table.foreignScope
    for (property, _) in table.globalProperties {
      for path in names.paths(ofMember: property.name) where names.isDeclared(path, at: property.span, in: table) {
        owners[path, default: []].append(outside)
        if let code = Self.code(in: property) { codes[path] = code }
      }
    }
    for type in table.types {
      for (property, _) in type.properties {
        for path in names.paths(ofMember: property.name) where names.isDeclared(path, at: property.span, in: table) {
          owners[path, default: []].append(type)
          if let code = Self.code(in: property) { codes[path] = code }
        }
      }
    }
  }

  /// Returns whether a member of a type may mean the token. A type with its own member of the token's
  /// name may mean another color: `background` of a sheet's style is not `background` of a toast's.
  /// When it is unknown which type declares the token, or the type has no such member, the name decides.
  func means(_ path: String, member name: String, of record: TypeRecord) -> Bool {
    guard let owners = owners[path] else { return true }
    let declaring = (record.classLine + record.allProtocols).filter { $0.propertiesByName[name] != nil }
    guard !declaring.isEmpty else { return true }
    return owners.contains { owner in declaring.contains { $0 === owner || owner.inherits(from: $0) } }
  }

  private static func code(in property: Property) -> Code? {
    if let word = ColorReading.word(property.type) {
      return word == "String" ? .text : PlatformTypes.integers.contains(word) ? .number : nil
    }
    switch property.initial?.kind {
    case .string where property.type == nil: return .text
    case .integer where property.type == nil: return .number
    default: return nil
    }
  }

  /// The types of the sources that declare tokens.
  var declaring: Set<ObjectIdentifier> {
    Set(owners.values.joined().filter { $0 !== outside }.map { ObjectIdentifier($0) })
  }

  /// Returns what a token's values are in the sources, if other code makes colors of them.
  func code(of path: String) -> Code? { codes[path] }

  /// Whether globals alone declare the token.
  func isGlobal(_ path: String) -> Bool {
    owners[path]?.allSatisfy { $0 === outside } == true
  }

  /// Whether a type of the sources is known to declare the token.
  func isKnown(_ path: String) -> Bool {
    owners[path] != nil
  }

  /// Returns whether the token may be a member of one of these types: it is one, or no type of the sources is known to declare it.
  func mayBeMember(_ path: String, of types: [TypeRecord]) -> Bool {
    guard let owners = owners[path] else { return true }
    return owners.contains { owner in types.contains { $0 === owner || owner.inherits(from: $0) } }
  }
}
