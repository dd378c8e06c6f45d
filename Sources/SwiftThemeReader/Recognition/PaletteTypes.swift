/// Which types are palettes: those with colors among their instance members, and those that contain such
/// types, up to three levels above.
///
/// One pass over all types finds what each contains, and one from the colors upward finds the levels. So the time is
/// linear, however the types contain each other.
final class PaletteTypes {
  private static let highest = 3

  private var levels: [ObjectIdentifier: Int] = [:]

  init(_ types: ColorTypes) {
    let table = types.table
    var holders: [ObjectIdentifier: [TypeRecord]] = [:]
    var listHolders: [ObjectIdentifier: [TypeRecord]] = [:]
    var found: [TypeRecord] = []
    for type in table.types where !types.isView(type) || types.isPart(type) {
      let saysTheme = ThemeWords.saysTheme(type.name)
      var isOwn =
        saysTheme && !types.functions.instance(of: type).isEmpty || !types.functions.keyed(askedBy: type).isEmpty
      for (property, owner) in types.members(type) {
        switch types.shape(of: property, in: owner) {
        case .color: isOwn = true
        case .types(let held): for one in held { holders[ObjectIdentifier(one), default: []].append(type) }
        case .other where saysTheme:
          switch types.elements(of: property, in: owner) {
          case .color: isOwn = true
          case .types(let held): for one in held { listHolders[ObjectIdentifier(one), default: []].append(type) }
          case .other, .unknown: break
          }
        case .unknown: isOwn = isOwn || types.isHandedColor(property, of: owner)
        case .other: break
        }
      }
      if isOwn {
        levels[ObjectIdentifier(type)] = 0
        found.append(type)
      }
    }
    for level in 1...Self.highest {
      var next: [TypeRecord] = []
      for type in found {
        let above = (holders[ObjectIdentifier(type)] ?? []) + (listHolders[ObjectIdentifier(type)] ?? [])
        // What has a button's colors is no theme by that.
        for holder in above where levels[ObjectIdentifier(holder)] == nil && !types.isPlainPart(type) {
          levels[ObjectIdentifier(holder)] = level
          next.append(holder)
        }
      }
      found = next
    }
  }

  func contains(_ type: TypeRecord) -> Bool {
    levels[ObjectIdentifier(type)] != nil
  }
}
