/// The colors that each case of an enum of tokens has.
enum KeyedColors {
  typealias Member = (property: Property, owner: TypeRecord)

  /// One of several forms of one color stands for it.
  static func members(of type: TypeRecord, _ types: ColorTypes) -> [Member] {
    let colors = types.members(type).filter {
      if case .color = types.kind(of: $0.property, in: $0.owner) { true } else { false }
    }
    guard areForms(colors.map(\.property.name)) else { return colors }
    let best = ColorForms.preferred.lazy.compactMap { name in colors.first { $0.property.name == name } }.first
    return best.map { [$0] } ?? colors
  }

  /// Whether an enum's members are one color of each case: then its cases are tokens, and no themes.
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
