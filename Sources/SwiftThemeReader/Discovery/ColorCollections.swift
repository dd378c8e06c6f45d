/// Members whose types are collections with colours in them, of whatever depth: `[AvatarColors]`, `[String: Badge]`,
/// `(plain: Badge, loud: Badge)`, `[[Badge]]`, `(Color, String)`.
extension ColorTypes {
  private static let deepestCollection = 8

  func holdsColors(_ property: Property, in owner: TypeRecord, depth: Int = 0) -> Bool {
    guard property.access != .file, let type = property.type else { return false }
    return holdsColors(type, property, owner, isInside: false, depth: depth, level: 0)
  }

  private func holdsColors(
    _ type: TypeName, _ property: Property, _ owner: TypeRecord, isInside: Bool, depth: Int, level: Int
  ) -> Bool {
    guard level < Self.deepestCollection else { return false }
    func holds(_ inner: TypeName, isInside: Bool) -> Bool {
      holdsColors(inner, property, owner, isInside: isInside, depth: depth, level: level + 1)
    }
    switch type {
    case .optional(let wrapped): return holds(wrapped, isInside: isInside)
    case .array(let element), .dictionary(_, let element): return holds(element, isInside: true)
    case .tuple(let elements, _): return elements.contains { holds($0, isInside: true) }
    case .named, .composition:
      guard isInside else { return false }
      switch kind(type, from: Int(property.span.file), within: owner, depth: depth) {
      case .color: return true
      case .palette(let palettes): return !palettes.contains { isChoice($0, for: owner) }
      case .other, .unknown: return false
      }
    case .function, .other: return false
    }
  }

  /// Whether a list of such is what there is to choose from, and no part of a theme: a theme's list of other themes, a
  /// manager's list beside the one in use.
  private func isChoice(_ type: TypeRecord, for owner: TypeRecord) -> Bool {
    if type === owner || type.inherits(from: owner) || owner.inherits(from: type) { return true }
    guard ["theme", "skin", "appearance"].contains(where: { StringMethods.contains(type.name.lowercased(), $0) }) else {
      return false
    }
    if Self.isView(owner) { return true }
    // What has colours of its own is no manager.
    return !hasOwnColor(owner)
      && members(owner).contains { property, declaredIn in
        guard case .named(let path)? = property.type else { return false }
        return table.expand(path, from: Int(property.span.file), within: declaredIn).types.contains { $0 === type }
      }
  }

  private func hasOwnColor(_ owner: TypeRecord) -> Bool {
    members(owner).contains { property, declaredIn in
      guard let type = property.type, case .named = type,
        case .color = kind(type, from: Int(property.span.file), within: declaredIn)
      else { return false }
      return true
    }
  }
}
