import ThemeModel

/// Themes, and parts of themes, whose values are unknown. Their types still tell which colors they have, so that pairs of these
/// colors are undetermined rather than missing.
extension TokenWalk {
  /// Adds a token for each color of a part of the theme whose value is unknown.
  ///
  /// - Parameter models: the types that the code states for the part
  /// - Returns: whether there are such colors
  mutating func add(
    unknown value: Value, as models: [TypeRecord], prefix: TokenPath, tier: Tier?, depth: Int
  ) -> Bool {
    guard case .unknown(let reason) = value.payload else { return false }
    let outer = around.compactMap(Self.type)
    let before = waiting.count
    for model in models where !outer.contains(where: { $0 === model || $0.inherits(from: model) }) {
      addUnknown(reason, as: model, prefix: prefix, tier: tier, depth: depth, within: outer)
    }
    return waiting.count > before
  }

  /// - Parameter outer: the types of what it is a part of. A member that leads back to one of them is no further part.
  mutating func addUnknown(
    _ reason: Undetermined, as model: TypeRecord, prefix: TokenPath, tier: Tier?, depth: Int,
    within outer: [TypeRecord] = []
  ) {
    var palettes: [(Property, [TypeRecord])] = []
    var hasOwn = false
    for (property, owner) in types.members(model) {
      switch types.kind(of: property, in: owner) {
      case .color:
        wait(property, prefix, tier) { Value(.unknown(reason)) }
        hasOwn = true
      case .palette(let found): palettes.append((property, found))
      case .other, .unknown: continue
      }
    }
    let outer = outer + [model]
    for (property, found) in palettes where depth + 1 < Self.deepest && property.type?.isOptional != true {
      guard let type = found.first, !outer.contains(where: { $0 === type }) else { continue }
      let isMain = !hasOwn && (palettes.count == 1 || Self.isMain(property.name))
      addUnknown(
        reason, as: type, prefix: isMain ? prefix.leavingOut(property.name) : prefix.joined(property.name), tier: tier,
        depth: depth + 1, within: outer)
    }
  }

  private static func type(of value: Value) -> TypeRecord? {
    switch value.payload {
    case .instance(let instance): instance.type
    case .enumCase(let type, _, _): type
    default: nil
    }
  }
}
