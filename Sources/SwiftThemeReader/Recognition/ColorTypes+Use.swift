/// Themes whose names, and those of their colors, say nothing, and that code shows all the same.
extension ColorTypes {
  private static let fewest = 2

  /// Returns whether code shows what the names of a type's colors do not say: one as a ground, another one on it. The type has nothing else
  /// in it, and variables of it are called themes, or its one object keeps a choice.
  func isTheme(byUseOf type: TypeRecord) -> Bool {
    guard mayBeTheme(byUseOf: type), shownRoles.isHeldAsTheme(type) || keepsChoice(type) else { return false }
    return shownRoles.areShown(Set(colors(of: type).map(\.name)), of: type)
  }

  /// Returns whether the cases of an enum that is not called so are themes: code shows colors of one value of it on each other, and
  /// variables of it are called themes, or its cases after modes.
  func isTheme(byCasesOf type: TypeRecord) -> Bool {
    if let known = enumsOfThemes[ObjectIdentifier(type)] { return known }
    let found =
      mayBeTheme(byCasesOf: type)
      && (shownRoles.isHeldAsTheme(type) || type.cases.allSatisfy { ModeWords.speaksOfMode($0.name) })
      && shownRoles.areShown(names(ofColorsIn: type), of: type)
    enumsOfThemes[ObjectIdentifier(type)] = found
    return found
  }

  /// The types that are themes if code that is not read yet shows them so.
  var mayBeShown: [TypeRecord] {
    table.types.filter { type in
      guard !ThemeWords.saysTheme(type.name) else { return false }
      return mayBeTheme(byCasesOf: type) ? !isTheme(byCasesOf: type) : mayBeTheme(byUseOf: type) && !isWholeTheme(type)
    }
  }

  private func mayBeTheme(byUseOf type: TypeRecord) -> Bool {
    countsStructure && mayBeWholeTheme(type) && colors(of: type).count >= Self.fewest
      && !hasContent(type, enumsCount: false)
  }

  private func mayBeTheme(byCasesOf type: TypeRecord) -> Bool {
    countsStructure && type.kind == .enumeration && type.declaration != nil && type.cases.count > 1 && !isView(type)
      && !type.isInView(self) && !ThemeWords.saysPart(type.path) && names(ofColorsIn: type).count >= Self.fewest
  }

  /// Returns the names of the colors of each case of an enum, and those of the keys by which it gives colors.
  private func names(ofColorsIn type: TypeRecord) -> Set<String> {
    let keyed = functions.instance(of: type).filter(\.isKeyed).flatMap { $0.keys.flatMap(\.names) }
    return Set(colors(of: type).map(\.name) + keyed)
  }

  /// Returns whether a type has one object, which keeps a flag or one case of an enum.
  private func keepsChoice(_ type: TypeRecord) -> Bool {
    AppState.isManager(type)
      && members(type).contains { property, _ in
        property.isStored && !property.isConstant && isCondition(property, of: type)
      }
  }
}
