import JSONText
import ThemeModel

/// Values of one token by set, as Spectrum writes them: `"sets": {"light": {"value": …}, "dark": {"value": …}}`. Aliases lead to
/// the object around them.
enum DTCGSets {
  /// Returns the value of the set that counts when no other is chosen, and nil unless every set has a value and one is a mode:
  /// a group of tokens may be called `sets`.
  static func plain(_ sets: JSONNode) -> JSONNode? {
    let values = sets.members.map { value(of: $0.value) }
    guard values.count > 1, values.allSatisfy({ $0 != nil }), hasModes(sets) else { return nil }
    return sets["light"].flatMap(value) ?? values[0]
  }

  /// Returns the values of modes. Sets of other kinds, such as platforms with sizes, are none of colors.
  static func overrides(_ sets: JSONNode) -> [DTCGModes.Override] {
    guard hasModes(sets) else { return [] }
    return sets.members.compactMap { member in
      value(of: member.value).map {
        DTCGModes.Override(axis: Axis.mode.name, context: member.key, value: $0, code: "mode-values")
      }
    }
  }

  private static func hasModes(_ sets: JSONNode) -> Bool {
    sets.members.contains { !ContextNames.split($0.key, [.mode]).when.isEmpty }
  }

  private static func value(of set: JSONNode) -> JSONNode? {
    guard set.isObject, let value = set["value"] ?? set["$value"], !value.isObject else { return nil }
    return value
  }
}
