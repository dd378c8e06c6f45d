/// The colors that each case of a token enum has.
enum KeyedColors {
  typealias Member = (property: Property, owner: TypeRecord)

  /// Returns the color members of a type. Of several forms of one color, only the best is returned.
  static func members(of type: TypeRecord, _ types: ColorTypes) -> [Member] {
    let colors = types.members(type).filter {
      if case .color = types.kind(of: $0.property, in: $0.owner) { true } else { false }
    }
    guard areForms(colors.map(\.property.name)) else { return colors }
    let best = ColorForms.preferred.lazy.compactMap { name in colors.first { $0.property.name == name } }.first
    return best.map { [$0] } ?? colors
  }

  /// Returns whether the members of an enum are forms of one color for each case.
  /// The cases are then tokens, not themes.
  static func areForms(_ names: [String]) -> Bool {
    let sides = ModePair.names(of: names)
    return names.allSatisfy { ColorForms.names.contains($0) || $0 == sides?.light || $0 == sides?.dark }
  }

  static func sides(_ colors: [Member]) -> (light: Member, dark: Member)? {
    guard let names = ModePair.names(of: colors.map(\.property.name)),
      let light = colors.first(where: { $0.property.name == names.light }),
      let dark = colors.first(where: { $0.property.name == names.dark }), colors.count == 2
    else { return nil }
    return (light, dark)
  }
}
