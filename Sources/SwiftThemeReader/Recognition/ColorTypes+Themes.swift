/// What the colors of a type say where its name does not.
extension ColorTypes {
  private static let fewestOfATheme = 3

  /// Returns whether the values of a type are themes by their members: most of them are colors, of the ground and of what lies on it.
  /// A step of a tour or an entry of a menu has a color beside its title and image, but is content.
  func isWholeTheme(_ type: TypeRecord) -> Bool {
    guard type.declaration != nil, !isView(type), !ThemeWords.saysPart(type.path) else { return false }
    let colors = members(type).filter { property, owner in
      guard property.isStored, case .color = kind(of: property, in: owner) else { return false }
      return true
    }.map(\.property.name)
    let grounds = colors.filter(Purposes.isGround)
    return colors.count >= Self.fewestOfATheme && !grounds.isEmpty && grounds.count < colors.count
      && isMostlyColors(type)
  }

  /// Returns whether most members of a model are colors.
  func isMostlyColors(_ model: TypeRecord) -> Bool {
    var (colors, others) = (0, 0)
    for (property, owner) in members(model) where property.isStored || property.isRequirement {
      switch kind(of: property, in: owner) {
      case .color, .palette: colors += 1
      case .other, .unknown: others += 1
      }
    }
    return colors > others
  }
}
