/// Enums that name themes.
extension ColorTypes {
  /// Returns whether an enum does no more than name the themes of a type, so that a theme that has a case has its own name, and no
  /// palette: `protocol Look { var kind: Kind { get } }`, `enum Kind { case day, dusk; var look: Look { … } }`.
  func names(_ type: TypeRecord, theThemesOf owner: TypeRecord) -> Bool {
    let themes = themesByCase(of: type)
    return !themes.isEmpty
      && themes.allSatisfy { $0 === owner || owner.inherits(from: $0) || $0.inherits(from: owner) }
  }

  /// Returns the types of the themes that the cases of an enum give, unless it gives colors beside them.
  private func themesByCase(of type: TypeRecord) -> [TypeRecord] {
    if let known = themesByCase[ObjectIdentifier(type)] { return known }
    themesByCase[ObjectIdentifier(type)] = []
    let found = type.kind == .enumeration ? themesByCaseHere(of: type) : []
    themesByCase[ObjectIdentifier(type)] = found
    return found
  }

  private func themesByCaseHere(of type: TypeRecord) -> [TypeRecord] {
    guard functions.instance(of: type).isEmpty, functions.keyed(askedBy: type).isEmpty else { return [] }
    var found: [TypeRecord] = []
    for (property, owner) in members(type) {
      switch shape(of: property, in: owner) {
      case .color, .unknown: return []
      // `var next: Self` is another case.
      case .types(let given): found += given.filter { $0 !== type && isPalette($0) }
      case .other: if holdsColors(property, in: owner) { return [] }
      }
    }
    return found
  }
}
