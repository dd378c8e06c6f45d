/// A name in an expression, classified by how it is written.
enum SpokenName: Hashable {
  /// `active` or `Self.active`: the property in scope, with the type that declares it, or a global one.
  case own(of: ObjectIdentifier, String)
  /// `.active`
  case implicit(String)
  /// `manager.active`, `Theme.shared.active`: a member of any value.
  case member(String)
  /// `Theme.active`
  case of(holder: String, String)

  static func inside(_ property: Property, of owner: TypeRecord?, _ table: DeclarationTable) -> Set<SpokenName> {
    var found: Set<SpokenName> = []
    SyntaxWalk.each(property) { add($0, from: owner, table, to: &found) }
    return found
  }

  static func inside(_ function: Function, of owner: TypeRecord?, _ table: DeclarationTable) -> Set<SpokenName> {
    var found: Set<SpokenName> = []
    SyntaxWalk.each(function.body ?? []) { add($0, from: owner, table, to: &found) }
    return found
  }

  /// Returns a variable's own name. `nil` stands for no type, as for globals.
  static func own(_ name: String, of owner: TypeRecord?, _ table: DeclarationTable) -> SpokenName {
    .own(of: ObjectIdentifier(owner ?? table.foreignScope), name)
  }

  private static func add(
    _ expression: Expression, from owner: TypeRecord?, _ table: DeclarationTable, to found: inout Set<SpokenName>
  ) {
    func inScope(_ name: String) {
      guard let declaring = table.owner(ofProperty: name, from: owner) else { return }
      found.insert(.own(name, of: declaring, table))
      // A requirement of a protocol is a member of whatever conforms to it.
      if declaring.kind == .protocolType { found.insert(.member(name)) }
    }
    switch expression.kind {
    case .name(let name): inScope(name)
    case .member(nil, let name): found.insert(.implicit(name))
    case .member(let holder?, let name):
      guard case .name(let type) = holder.kind else {
        found.insert(.member(name))
        return
      }
      if type == "Self" || type == "self" { inScope(name) } else { found.insert(.member(name)) }
      found.insert(.of(holder: type, name))
    default: break
    }
  }
}
