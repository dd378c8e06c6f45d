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
    let all = Array(found.values)
    next[ObjectIdentifier(type)] = all
    return all
  }
}
