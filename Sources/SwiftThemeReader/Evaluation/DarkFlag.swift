/// Truth values by which an app remembers that it is dark: `static var isDarkModeEnabled: Bool`.
enum DarkFlag {
  static func isOne(_ property: Property) -> Bool {
    let isTruth =
      switch property.type {
      case .named(let path): path.last == "Bool"
      case nil: if case .boolean? = property.initial?.kind { true } else { false }
      default: false
      }
    guard isTruth else { return false }
    var name = property.name.lowercased()
    for beginning in ["is", "has", "use", "uses", "in"] where name.hasPrefix(beginning + "dark") {
      name = String(name.dropFirst(beginning.count))
    }
    return name.hasPrefix("dark")
      && ["", "mode", "theme", "appearance", "modeenabled", "themeenabled", "modeon", "modeactive", "themeactive"]
        .contains(
          name.dropFirst(4))
  }

  /// A variable that the app sets: what it starts as is no more than a start.
  static func isSwitched(_ property: Property) -> Bool {
    property.isStatic && !property.isConstant && property.getter == nil && !property.isRequirement
  }
}
