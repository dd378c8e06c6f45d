/// A name in an expression, told by how it is written.
enum SpokenName: Hashable {
  /// `active`
  case bare(String)
  /// `.active`
  case implicit(String)
  /// `manager.active`, `Theme.shared.active`: of whatever holder.
  case member(String)
  /// `Theme.active`
  case of(holder: String, String)

  static func inside(_ property: Property) -> Set<SpokenName> {
    var found: Set<SpokenName> = []
    SyntaxWalk.each(property) { add($0, to: &found) }
    return found
  }

  static func inside(_ function: Function) -> Set<SpokenName> {
    var found: Set<SpokenName> = []
    SyntaxWalk.each(function.body ?? []) { add($0, to: &found) }
    return found
  }

  private static func add(_ expression: Expression, to found: inout Set<SpokenName>) {
    switch expression.kind {
    case .name(let name): found.insert(.bare(name))
    case .member(nil, let name): found.insert(.implicit(name))
    case .member(let holder?, let name):
      found.insert(.member(name))
      if case .name(let type) = holder.kind { found.insert(.of(holder: type, name)) }
    default: break
    }
  }
}
