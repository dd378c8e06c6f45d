/// Which types the code names outside of views: `Shades.ink.color` in the initialiser of a theme.
struct TypeMentions {
  /// The types that name another one, by its name.
  private var owners: [String: Set<ObjectIdentifier>] = [:]

  init(_ types: ColorTypes) {
    let table = types.table
    for body in table.codeBodies {
      note(body.owner, types) { SyntaxWalk.each(body.statements, $0) }
    }
    for type in table.types {
      for (property, _) in type.properties { note(type, types) { SyntaxWalk.each(property, $0) } }
    }
    for (property, _) in table.globalProperties { note(nil, types) { SyntaxWalk.each(property, $0) } }
  }

  private mutating func note(
    _ owner: TypeRecord?, _ types: ColorTypes, _ walk: ((Expression) -> Void) -> Void
  ) {
    if let owner, types.isView(owner) || owner.isInView(types) { return }
    let key = ObjectIdentifier(owner ?? types.table.foreignScope)
    var names: Set<String> = []
    walk { expression in
      if case .name(let name) = expression.kind, name.beginsWithCapital { names.insert(name) }
    }
    for name in names { owners[name, default: []].insert(key) }
  }

  /// Returns whether code of another type, which is no view, names a type.
  func areOf(_ type: TypeRecord) -> Bool {
    owners[type.name]?.contains { $0 != ObjectIdentifier(type) } ?? false
  }
}
