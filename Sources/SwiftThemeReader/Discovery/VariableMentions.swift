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
  /// `private static var theme: AppTheme { ThemeManager.shared.current }`: such names, by what they read and give.
  private lazy var readers: [Reader: Set<String>] = {
    var found: [Reader: Set<String>] = [:]
    let properties = table.types.flatMap { $0.properties.map(\.member) } + table.globalProperties.map(\.member)
    for property in properties where property.getter != nil {
      guard let type = property.type else { continue }
      for name in SpokenName.inside(property) {
        found[Reader(name: name, type: type), default: []].insert(property.name)
      }
    }
    return found
  }()
  private var known: [Key: Set<SpokenName>] = [:]

  init(_ table: DeclarationTable) {
    self.table = table
  }

  func key(of variable: Property, in owner: TypeRecord?) -> Key {
    var direct = [SpokenName.bare(variable.name)]
    if variable.isStatic {
      direct += [.of(holder: "Self", variable.name)]
      if let owner { direct += [.of(holder: owner.name, variable.name)] }
    } else {
      direct += [.member(variable.name)]
    }
    return Key(direct: direct, type: variable.type)
  }

  func all(_ key: Key) -> Set<SpokenName> {
    if let all = known[key] { return all }
    var all = Set(key.direct)
    if let type = key.type {
      for name in key.direct.flatMap({ readers[Reader(name: $0, type: type)] ?? [] }) {
        all.formUnion([.bare(name), .implicit(name), .member(name)])
      }
    }
    known[key] = all
    return all
  }
}
