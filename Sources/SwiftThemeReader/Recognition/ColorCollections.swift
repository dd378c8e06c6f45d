import ThemeModel

/// Members that are collections with colors in them, at any depth: `[AvatarColors]`, `[String: Badge]`,
/// `(plain: Badge, loud: Badge)`, `[[Badge]]`, `(Color, String)`.
extension ColorTypes {
  private static let deepestCollection = 8

  func holdsColors(_ property: Property, in owner: TypeRecord) -> Bool {
    switch elements(of: property, in: owner) {
    case .color: true
    case .types(let types): types.contains(where: isPalette)
    case .other, .unknown: false
    }
  }

  /// Returns what a collection contains: colors, or values of types in the sources.
  func elements(of property: Property, in owner: TypeRecord) -> Shape {
    guard property.access != .file, let type = property.type else { return .other }
    return elements(type, property, owner, isInside: false, level: 0)
  }

  private func elements(
    _ type: TypeName, _ property: Property, _ owner: TypeRecord, isInside: Bool, level: Int
  ) -> Shape {
    guard level < Self.deepestCollection else { return .other }
    func inner(_ type: TypeName, isInside: Bool) -> Shape {
      elements(type, property, owner, isInside: isInside, level: level + 1)
    }
    switch collection(type, from: Int(property.span.file), within: owner) {
    case .optional(let wrapped): return inner(wrapped, isInside: isInside)
    case .array(let element), .set(let element), .dictionary(_, let element): return inner(element, isInside: true)
    case .tuple(let elements, _):
      var found: [TypeRecord] = []
      for element in elements {
        switch inner(element, isInside: true) {
        case .color: return .color
        case .types(let types): found += types
        case .other, .unknown: continue
        }
      }
      return found.isEmpty ? .other : .types(found)
    case .named, .composition:
      guard isInside else { return .other }
      switch shape(type, from: Int(property.span.file), within: owner) {
      case .color: return .color
      case .types(let types): return types.contains { isChoice($0, for: owner) } ? .other : .types(types)
      case .other, .unknown: return .other
      }
    case .function, .metatype, .other: return .other
    }
  }

  /// Returns whether a collection lists choices and is not a part of a theme: a theme's list of other themes, or a
  /// manager's list beside the theme in use.
  private func isChoice(_ type: TypeRecord, for owner: TypeRecord) -> Bool {
    if type === owner || type.inherits(from: owner) || owner.inherits(from: type) { return true }
    guard ["theme", "skin", "appearance"].contains(where: { TextSearch.contains(type.name.lowercased(), $0) }) else {
      return false
    }
    if isView(owner) { return true }
    // A type with colors of its own is not a manager.
    return !hasOwnColor(owner)
      && members(owner).contains { property, declaredIn in
        guard case .named(let path)? = property.type else { return false }
        return table.expand(path, from: Int(property.span.file), within: declaredIn).types.contains { $0 === type }
      }
  }

  private func hasOwnColor(_ owner: TypeRecord) -> Bool {
    members(owner).contains { property, declaredIn in
      guard let type = property.type, case .named = type,
        case .color = shape(type, from: Int(property.span.file), within: declaredIn)
      else { return false }
      return true
    }
  }
}
