/// Which types are parts of the user interface.
extension ColorTypes {
  /// Returns whether a type only groups static members, whatever its name says. No value of such a type is ever made.
  private static func isNamespace(_ type: TypeRecord) -> Bool {
    guard type.declaration != nil, type.inherited.isEmpty else { return false }
    switch type.kind {
    case .enumeration: return type.cases.isEmpty
    case .structure, .classType:
      return !type.properties.isEmpty && type.initializers.isEmpty && type.subscripts.allSatisfy(\.isStatic)
        && type.properties.allSatisfy(\.member.isStatic) && type.functions.values.joined().allSatisfy(\.isStatic)
        && !type.properties.contains { ThemeWords.namesOfTheOneInUse.contains($0.member.name) }
    default: return false
    }
  }

  private static let viewTypes: Set = [
    "View", "ViewModifier", "App", "UIView", "UIControl", "UILabel", "UIButton", "UIViewController",
    "UITableViewController", "UITableViewCell", "UICollectionViewCell", "NSView", "NSViewController",
  ]

  /// Returns whether a type is a part of the user interface. Such a type is not a theme, even if it has colors.
  static func isView(_ type: TypeRecord) -> Bool {
    if isNamespace(type) { return false }
    if type.declaration == nil, PlatformTypes.colors.contains(type.name) || type.name == "ShapeStyle" { return false }
    let parents = type.classLine.flatMap(\.foreignParents)
    // The inherited type decides, whatever the type's own name is: `struct ThemeLabel: View`.
    if type.declaration != nil, parents.contains(where: Self.viewTypes.contains) { return true }
    if ["Theme", "Palette", "Scheme"].contains(where: { type.name.contains($0) }), !type.name.hasSuffix("Manager"),
      !type.name.hasSuffix("Service"), !type.name.hasSuffix("Store"), !type.name.hasSuffix("View")
    {
      return false
    }
    if PlainParts.isOfTheme(type, parents) { return false }
    return ThemeWords.viewEndings.contains { type.name.hasSuffix($0) }
      || parents.contains {
        ["View", "ViewModifier", "App", "ObservableObject"].contains($0)
          || $0.hasPrefix("UI") && !PlatformTypes.colors.contains($0)
      }
  }
}
