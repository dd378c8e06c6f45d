import ThemeModel

/// Themes of static members: dictionaries, types, and colors that stand alone.
extension ThemeRecognition {
  func themeOfStatics(_ type: TypeRecord) -> ThemeCandidate? {
    type.declaration.map { ThemeCandidate(name: type.name, root: .type(type), span: $0.span) }
  }

  func staticColors(of type: TypeRecord) -> [Property] {
    let properties = type === table.foreignScope ? table.globalProperties : type.properties
    return properties.map(\.member).filter { property in
      guard property.isStatic, case .color = types.kind(of: property, in: type) else { return false }
      return true
    }
  }

  /// Returns how many static colors other types than this one have.
  func staticColors(beside type: TypeRecord) -> Int {
    (table.types + [table.foreignScope]).reduce(0) { sum, owner in
      owner === type || types.isView(owner) ? sum : sum + staticColors(of: owner).count
    }
  }

  var staticOwners: [TypeRecord] {
    (table.types + [table.foreignScope]).filter { type in
      (!types.isView(type) || types.isStyle(type))
        && (!staticColors(of: type).isEmpty || !functions.statics(of: type).isEmpty || isKeyed(type)
          || !staticGroups(of: type).isEmpty || isPlain(type) || !colors(ofTraits: type).isEmpty)
    }
  }

  private static let traits: Set = ["UITraitCollection", "EnvironmentValues"]

  /// Returns the colors that an extension works out of the device's traits:
  /// `extension UITraitCollection { var ink: UIColor { userInterfaceStyle == .dark ? … } }`.
  func colors(ofTraits type: TypeRecord) -> [Property] {
    guard type.declaration == nil, Self.traits.contains(type.name) else { return [] }
    return type.properties.map(\.member).filter { property in
      guard !property.isStatic, property.getter != nil, property.changes.set == nil else { return false }
      if case .color = types.kind(of: property, in: type) { return true }
      return false
    }
  }

  /// Returns the static values with colors: `static let badges: [String: Badge]`, `static let plain = Badge(…)`.
  func staticGroups(of type: TypeRecord) -> [Property] {
    let properties = type === table.foreignScope ? table.globalProperties : type.properties
    return properties.map(\.member).filter { property in
      guard property.isStatic, property.access != .file, !property.wrapperIsOther,
        !ThemeWords.namesOfTheOneInUse.contains(property.name), !Self.isKeysDefault(property, type)
      else { return false }
      switch types.kind(of: property, in: type) {
      case .palette(let models):
        return models.allSatisfy { isOneColor($0) }
          || property.isStored
            && models.allSatisfy {
              ($0 !== type || types.isStyle(type)) && ($0.kind == .structure || $0.kind == .classType)
            }
      case .other: return property.isStored && types.holdsColors(property, in: type)
      case .color, .unknown: return false
      }
    }
  }

  /// Returns whether a value of a type is one color beside other data, and no theme: `struct TagColor { let name: String; let value: UIColor }`.
  func isOneColor(_ model: TypeRecord) -> Bool {
    guard model.declaration != nil, model.kind == .structure || model.kind == .classType,
      ThemeWords.saysNoMoreThanColor(model.name), functions.instance(of: model).isEmpty,
      // `static let dark = Inks(ink: .white)` is one of two themes.
      !model.properties.contains(where: { property, _ in
        property.isStatic && ModeWords.speaksOfMode(property.name) && !KnownColors.endsWithHue(property.name)
      })
    else { return false }
    var colors = 0
    for (property, owner) in types.members(model) {
      switch types.kind(of: property, in: owner) {
      // What an extension makes of the color is no color of its own.
      case .color: colors += isMadeInExtension(property, of: model) ? 0 : 1
      case .unknown: colors += types.isHandedColor(property, of: owner) ? 1 : 0
      case .palette: return false
      case .other: if types.holdsColors(property, in: owner) { return false }
      }
    }
    return colors == 1
  }

  /// Returns whether an extension makes a member of the colors that a type's own declaration has.
  private func isMadeInExtension(_ property: Property, of model: TypeRecord) -> Bool {
    guard let own = model.declaration?.members.properties, property.getter != nil,
      !own.contains(where: { $0 === property })
    else { return false }
    let colors = own.filter { one in
      guard !one.isStatic, case .color = types.kind(of: one, in: model) else { return false }
      return true
    }
    var variants = ColorVariants(of: Set(colors.map(\.name)))
    return variants.others([property]).isEmpty
  }

  /// Returns whether an enum has a color for each case:
  /// `enum Palette { case sky; var color: UIColor { switch self … } }`.
  func isKeyed(_ type: TypeRecord) -> Bool {
    guard type.kind == .enumeration, !type.cases.isEmpty else { return false }
    return !functions.instance(of: type).isEmpty
      || types.members(type).contains { property, owner in
        if case .color = types.kind(of: property, in: owner) { true } else { false }
      }
  }
}
