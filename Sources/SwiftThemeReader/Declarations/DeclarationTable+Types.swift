/// The types that written types name.
extension DeclarationTable {
  /// Returns the type of the sources that a written type names.
  func record(_ type: Expected) -> TypeRecord? {
    guard case .named(let path) = type.type.unwrapped else { return nil }
    let found = expand(path, from: type.file, within: type.scope).types
    return found.count == 1 && found[0].declaration != nil ? found[0] : nil
  }

  /// Returns the one of several types that a written type names.
  func model(_ type: Expected, among models: [TypeRecord]) -> TypeRecord? {
    for path in type.type.unwrapped.names {
      if path == ["Self"] { return models.first { $0 === type.scope } }
      let found = unnoted { expand(path, from: type.file, within: type.scope).types.first }
      if let model = models.first(where: { $0 === found }) { return model }
    }
    return nil
  }
}
