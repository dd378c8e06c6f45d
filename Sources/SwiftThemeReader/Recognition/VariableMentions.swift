/// How expressions refer to a variable's value: `Theme.active.ink`, `manager.current == .dusk`,
/// and the names of properties that read it.
final class VariableMentions {
  /// Expressions refer to all variables with the same key in the same way.
  struct Key: Hashable {
    let direct: [SpokenName]
    let type: TypeName?
  }

  private struct Reader: Hashable {
    let name: SpokenName
    let type: TypeName
  }

  private let table: DeclarationTable
  /// The names of properties such as `private static var theme: AppTheme { ThemeManager.shared.current }`,
  /// by the name that they read and the type that they return.
  private lazy var readers: [Reader: Set<SpokenName>] = {
    var found: [Reader: Set<SpokenName>] = [:]
    func look(at property: Property, of owner: TypeRecord?) {
      guard property.getter != nil, let type = property.type else { return }
      let names: Set<SpokenName> = [
        .own(property.name, of: owner, table), .implicit(property.name), .member(property.name),
      ]
      for name in SpokenName.inside(property, of: owner, table) {
        found[Reader(name: name, type: type), default: []].formUnion(names)
      }
    }
    for type in table.types {
      for (property, _) in type.properties { look(at: property, of: type) }
    }
    for (property, _) in table.globalProperties { look(at: property, of: nil) }
    return found
  }()
  private var known: [Key: Set<SpokenName>] = [:]

  init(_ table: DeclarationTable) {
    self.table = table
  }

  /// Returns the keys of a variable: one for where its name is in scope and one for elsewhere, which several may share.
  func keys(of variable: Property, in owner: TypeRecord?) -> [Key] {
    let own = Key(direct: [.own(variable.name, of: owner, table)], type: variable.type)
    guard variable.isStatic else { return [own, Key(direct: [.member(variable.name)], type: variable.type)] }
    guard let owner else { return [own] }
    return [own, Key(direct: [.of(holder: owner.name, variable.name)], type: variable.type)]
  }

  func all(_ key: Key) -> Set<SpokenName> {
    if let all = known[key] { return all }
    var all = Set(key.direct)
    if let type = key.type {
      for name in key.direct { all.formUnion(readers[Reader(name: name, type: type)] ?? []) }
    }
    known[key] = all
    return all
  }
}
