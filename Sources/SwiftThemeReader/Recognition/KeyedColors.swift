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
    return names.allSatisfy { ColorForms.isForm($0) || $0 == sides?.light || $0 == sides?.dark }
  }

  /// Returns the functions of an enum that give colors of each case. Of several forms of one color, only the best is returned, and
  /// none beside a member that is that color.
  static func functions(of type: TypeRecord, beside members: [Member], _ types: ColorTypes) -> [ColorFunctions.Found] {
    let found = types.functions.instance(of: type)
    guard found.count + members.count > 1, areForms(found), areForms(members.map(\.property.name)) else { return found }
    guard members.isEmpty else { return [] }
    let best = ColorForms.preferred.lazy.compactMap { name in found.first { $0.function.name == name } }.first
    return best.map { [$0] } ?? found
  }

  /// Returns whether functions give one color of each case in several forms: `color()`, `uiColor()`.
  static func areForms(_ functions: [ColorFunctions.Found]) -> Bool {
    functions.allSatisfy { !$0.isKeyed && ColorForms.isForm($0.function.name) }
  }

  /// Returns the members that are not made of one other color: `var dimmed: Color { color.opacity(0.5) }` is a shade.
  static func withoutShades(_ colors: [Member]) -> [Member] {
    let names = Set(colors.map(\.property.name))
    return colors.filter { !isShade($0.property, of: names) }
  }

  private static func isShade(_ property: Property, of names: Set<String>) -> Bool {
    guard let getter = property.getter, getter.count == 1, var here = result(of: getter[0]) else { return false }
    while true {
      switch here.kind {
      case .call(let callee, _): here = callee
      case .forced(let base), .chained(let base): here = base
      case .member(let base?, let name):
        if case .name("self") = base.kind { return name != property.name && names.contains(name) }
        here = base
      case .name(let name): return name != property.name && names.contains(name)
      default: return false
      }
    }
  }

  private static func result(of statement: Statement) -> Expression? {
    switch statement {
    case .expression(let expression), .returned(let expression?): expression
    default: nil
    }
  }

  static func sides(_ colors: [Member]) -> (light: Member, dark: Member)? {
    guard let names = ModePair.names(of: colors.map(\.property.name)),
      let light = colors.first(where: { $0.property.name == names.light }),
      let dark = colors.first(where: { $0.property.name == names.dark }), colors.count == 2
    else { return nil }
    return (light, dark)
  }
}
