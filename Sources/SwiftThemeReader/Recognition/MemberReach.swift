/// The types that those of members lead to. Each question walks through much of an app, and many ask for the same types.
final class MemberReach {
  private var next: [ObjectIdentifier: [TypeRecord]] = [:]
  private var reached: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

  /// Returns the types of a type's members, of the members of these, and so on.
  func types(from start: TypeRecord, in types: ColorTypes) -> Set<ObjectIdentifier> {
    if let known = reached[ObjectIdentifier(start)] { return known }
    var seen = Set([ObjectIdentifier(start)])
    var waiting = [start]
    while let type = waiting.popLast() {
      for other in next(of: type, in: types) where seen.insert(ObjectIdentifier(other)).inserted {
        waiting.append(other)
      }
    }
    seen.remove(ObjectIdentifier(start))
    reached[ObjectIdentifier(start)] = seen
    return seen
  }

  private func next(of type: TypeRecord, in types: ColorTypes) -> [TypeRecord] {
    if let known = next[ObjectIdentifier(type)] { return known }
    var found: [ObjectIdentifier: TypeRecord] = [:]
    for (property, owner) in types.members(type) {
      for name in property.type?.names ?? [] {
        for other in types.table.expand(name, from: Int(property.span.file), within: owner).types {
          found[ObjectIdentifier(other)] = other
        }
      }
      if case .palette(let palettes) = types.kind(of: property, in: owner) {
        for palette in palettes { found[ObjectIdentifier(palette)] = palette }
      }
    }
    for palette in palettes(givenBy: type, types) { found[ObjectIdentifier(palette)] = palette }
    let all = Array(found.values)
    next[ObjectIdentifier(type)] = all
    return all
  }

  /// Returns what the functions give that a protocol asks themes for: a palette, or any that meets the palette's contract.
  private func palettes(givenBy type: TypeRecord, _ types: ColorTypes) -> [TypeRecord] {
    let functions = types.functions
    let given =
      functions.askedPalettes(by: type).flatMap { functions.palettes(givenBy: $0, type) }
      + functions.palettes(of: type).flatMap { functions.palettes(givenBy: $0.function, $0.owner) }
    return given.flatMap { palette in
      palette.kind == .protocolType ? [palette] + types.table.index.heirs(of: palette) : [palette]
    }
  }
}
