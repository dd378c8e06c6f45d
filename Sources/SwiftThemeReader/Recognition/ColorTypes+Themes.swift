import ThemeModel

/// What the colors of a type say where its name does not.
extension ColorTypes {
  private static let fewestOfATheme = 3
  private static let fewestRoles = 2

  /// Returns whether a type says that its values are themes, by its name or by its members. What meets a contract of themes is found by
  /// that, and says nothing by itself.
  func saysTheme(_ type: TypeRecord) -> Bool {
    ThemeWords.saysTheme(type.name) || countsStructure && isTheme(byStructure: type)
  }

  private func isTheme(byStructure type: TypeRecord) -> Bool {
    isWholeTheme(type) && !type.allProtocols.contains(where: isPalette)
  }

  /// Whether some type is a theme by its structure alone.
  var haveNeutralThemes: Bool {
    table.types.contains { type in
      type.declaration != nil && !ThemeWords.saysTheme(type.name)
        && (isTheme(byStructure: type) || isTheme(byCasesOf: type) || !functions.keyed(askedBy: type).isEmpty)
    }
  }

  /// Returns whether the values of a type are themes by their members: most of them are colors, of the ground and of what lies on it.
  /// A step of a tour or an entry of a menu has a color beside its title and image, but is content.
  func isWholeTheme(_ type: TypeRecord) -> Bool {
    if let known = wholeThemes[ObjectIdentifier(type)] { return known }
    let found = isWholeThemeHere(type)
    wholeThemes[ObjectIdentifier(type)] = found
    return found
  }

  private func isWholeThemeHere(_ type: TypeRecord) -> Bool {
    guard mayBeWholeTheme(type) else { return false }
    let colors = colors(of: type)
    let grounds = colors.count { Purposes.isGround($0.name) }
    guard grounds > 0, grounds < colors.count else { return isTheme(byUseOf: type) }
    if colors.count(where: \.isStored) >= Self.fewestOfATheme, isMostlyColors(type, identityCounts: !countsStructure) {
      return true
    }
    guard countsStructure else { return false }
    // Few colors, or those that a type works out, are a theme where each side is named and nothing else is in it.
    return colors.count >= Self.fewestRoles && colors.contains { Purposes.isInk($0.name) } && !hasContent(type)
      || isTheme(byUseOf: type)
  }

  func mayBeWholeTheme(_ type: TypeRecord) -> Bool {
    type.declaration != nil && type.kind != .enumeration && (!isView(type) || isObservedTheme(type))
      && !type.isInView(self) && !ThemeWords.saysPart(type.path)
  }

  func colors(of type: TypeRecord) -> [Property] {
    members(type).filter { property, owner in
      if case .color = kind(of: property, in: owner) { true } else { false }
    }.map(\.property)
  }

  /// Returns whether a type may be a theme though views observe it: its name does not say that it works for one of them.
  private func isObservedTheme(_ type: TypeRecord) -> Bool {
    let endings = ThemeWords.viewEndings.filter { !ThemeWords.storeEndings.contains($0) }
    return countsStructure && AppState.isManager(type) && !type.inheritsFromView && !PlainParts.hasCode(type)
      && !endings.contains(where: type.name.hasSuffix)
  }

  /// Returns whether most members of a model are colors.
  ///
  /// - Parameter identityCounts: whether a name or an identifier is one of the others
  func isMostlyColors(_ model: TypeRecord, identityCounts: Bool = true) -> Bool {
    var (colors, others) = (0, 0)
    for (property, owner) in members(model) where property.isStored || property.isRequirement {
      switch kind(of: property, in: owner) {
      case .color, .palette: colors += 1
      case .other, .unknown: others += identityCounts || !Self.isIdentity(property) ? 1 : 0
      }
    }
    return colors > others
  }

  /// Returns whether a type stores more than colors, what tells its values apart, and what the colors depend on.
  ///
  /// - Parameter enumsCount: whether a case of an enum is content of a type that keeps no choice
  func hasContent(_ type: TypeRecord, enumsCount: Bool = true) -> Bool {
    members(type).contains { property, owner in
      guard property.isStored, !Self.isIdentity(property), !isCondition(property, of: type, enumsCount: enumsCount)
      else { return false }
      return switch kind(of: property, in: owner) {
      case .color, .palette: false
      case .other, .unknown: true
      }
    }
  }

  /// Returns whether a member only tells one value from another, as the name of a theme in a list of them does.
  private static func isIdentity(_ property: Property) -> Bool {
    identities.contains(property.name)
  }

  private static let identities: Set = ["id", "identifier", "name", "key", "displayName"]

  /// Returns whether a member is a flag or the mode of the system, on which colors depend, or one of the choices that an object keeps
  /// while the app runs.
  func isCondition(_ property: Property, of type: TypeRecord, enumsCount: Bool = true) -> Bool {
    if case .boolean? = property.initial?.kind { return true }
    var written = property.type?.names.first
    // `var mode = Mode.day`
    if property.type == nil, case .member(let base?, _)? = property.initial?.kind { written = MakingCalls.path(base) }
    guard let path = written, let name = path.last else { return false }
    if Self.conditions.contains(name) { return true }
    let found = table.expand(path, from: Int(property.span.file), within: type).types.first
    guard found?.kind == .enumeration, found?.declaration != nil else { return false }
    return !enumsCount || AppState.isManager(type)
  }

  private static let conditions: Set = ["Bool", "ColorScheme", "UIUserInterfaceStyle", "UITraitCollection"]
}
