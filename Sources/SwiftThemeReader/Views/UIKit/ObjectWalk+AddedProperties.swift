/// Properties that teams add to the system's views, to take the keys of their themes: `label.themedText = .muted`.
extension ObjectWalk {
  /// Follows an assignment to a property whose setter hands the value on to one of the view's own colors. Returns whether the
  /// property is of that kind.
  func added(
    _ name: String, of object: String, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    guard keyType == nil, let (property, path) = addedProperty(name, of: object), let last = path.last else {
      return false
    }
    keyType = property.type?.names.first?.last
    defer { keyType = nil }
    let parts = (object == "self" ? [] : [object]) + path.dropLast()
    attribute(last, of: parts.isEmpty ? "self" : parts.joined(separator: "."), value, whole, scope, facts)
    return true
  }

  /// Returns the property of the system's view that a team's own property stands for: `textColor`, `layer.borderColor`.
  private func addedProperty(_ name: String, of object: String) -> (Property, [String])? {
    let own = object == "self" ? record : tree.types[object].flatMap { colors.table.type([$0], from: record.file) }
    let classes = own.map { $0.declaration == nil ? [$0.name] : $0.classLine.flatMap(\.foreignParents) }
    let types = (classes ?? tree.types[object].map { [$0] })?.flatMap(KitClasses.line) ?? KitClasses.extended
    var found: [(Property, [String])] = []
    for type in types {
      guard let record = colors.table.type([type], from: record.file), record.declaration == nil,
        let property = record.property(name, isStatic: false)?.member, let setter = property.changes.set,
        let path = Self.target(of: setter)
      else { continue }
      found.append((property, path))
      if classes != nil { break }
    }
    guard let first = found.first, found.allSatisfy({ $0.1 == first.1 }) else { return nil }
    return first
  }

  /// Returns the key path that a setter gives its value to: `Themes.set(self, keyPath: \.textColor, to: newValue)`.
  private static func target(of setter: Property.Accessor) -> [String]? {
    var paths: [[String]] = []
    SyntaxWalk.each(setter.body) { part in
      guard case .call(let callee, let arguments) = part.kind, let name = MemberChain(callee).names.last,
        ["set", "bind", "apply"].contains(where: name.hasPrefix),
        arguments.contains(where: { if case .name(setter.parameter) = $0.value.kind { true } else { false } })
      else { return }
      for case .keyPath(let path) in arguments.map(\.value.kind) { paths.append(path) }
    }
    guard paths.count == 1, let last = paths[0].last, painted.contains(last) else { return nil }
    return paths[0]
  }

  private static let painted: Set = ["textColor", "backgroundColor", "tintColor", "barTintColor", "borderColor"]
}
