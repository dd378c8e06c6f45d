/// How expressions speak of what a variable holds: `Theme.active.ink`, `manager.current == .dusk`, and by the names of what reads
/// it.
final class VariableMentions {
  /// Variables with the same one are spoken of in the same way.
  struct Key: Hashable {
    let direct: [SpokenName]
    let type: TypeName?
  }

  private struct Reader: Hashable {
    let name: SpokenName
    let type: TypeName
  }

  private let table: DeclarationTable
  /// `private static var theme: AppTheme { ThemeManager.shared.current }`: the names of such, by what they read and give.
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

  /// What names it where it is in scope, and what names it anywhere: the latter may be the same for many.
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
