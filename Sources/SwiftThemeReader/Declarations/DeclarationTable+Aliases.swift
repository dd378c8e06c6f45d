extension DeclarationTable {
  /// Returns the collection or tuple for which an alias stands, else the type itself.
  func unaliased(_ type: TypeName, from file: Int, within scope: TypeRecord?) -> TypeName {
    var (type, file) = (type, file)
    for _ in 0..<32 {
      guard case .named(let path) = type, unnoted({ self.type(path, from: file, within: scope) == nil }),
        let (alias, home) = alias(path, from: file, within: scope), alias.target != type
      else { return type }
      (type, file) = (alias.target, home)
    }
    return type
  }

  /// Whether a type is optional, by itself or as an alias: `typealias MaybeRole = Role?`.
  func isOptional(_ type: TypeName, from file: Int, within scope: TypeRecord?) -> Bool {
    type.isOptional || unaliased(type, from: file, within: scope).isOptional
  }
}
