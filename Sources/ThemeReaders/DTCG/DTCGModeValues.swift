import ColorScience
import JSONText
import ThemeModel

/// Values by mode in the place of a token's value: `{"light": "#fff", "dark": "#000", "sepia": "#f4e8d0"}`.
///
/// Where one of the keys is the word of a mode, all values are for a mode, whatever their keys are. Where none is, they are if all of
/// them are colors and no key is that of a part which is seen together with the others: a side, a state, a stop, the size of a text.
extension DTCGModes {
  /// Names of sides, stops and states, whose colors are seen together or one after the other in one mode.
  private static let parts: Set = [
    "top", "bottom", "left", "right", "start", "end", "center", "middle", "block", "inline", "horizontal", "vertical",
    "x", "y", "from", "to", "via", "stop", "inner", "outer", "inside", "outside", "first", "second", "last", "hover",
    "hovered", "pressed", "active", "focus", "focused", "disabled", "selected", "visited", "checked", "color", "colour",
    "width", "style", "offset", "blur", "spread", "position", "alpha", "opacity",
  ]

  /// Reports whether a key is that of a part of a value. A number is a place in a list.
  static func isPart(_ key: String) -> Bool {
    let words = NameWords.of(key)
    return words.isEmpty || words.contains { parts.contains($0) || $0.allSatisfy(\.isNumber) }
  }

  /// Reports whether an object is the value of a token, by mode or with an alpha, and not a group of tokens.
  static func isValue(_ node: JSONNode) -> Bool {
    if node["color"]?.isString == true, node["alpha"] != nil { return true }
    return !overrides(inValue: node).isEmpty && node.members.allSatisfy { !$0.value.isObject || isPart($0.value) }
  }

  /// Reports whether an object is a value itself, and not a token or a group of tokens.
  private static func isPart(_ node: JSONNode) -> Bool {
    node["$value"] == nil && node["value"]?.isObject != true && node.members.contains { !$0.value.isObject }
  }

  /// Returns the values of an object of modes, the one that applies where no other does first if no mode is light.
  ///
  /// - Parameter isColor: Whether the token is known to be a color. If not, only written colors are taken for values without a mode.
  static func overrides(inValue node: JSONNode, isColor: Bool = false) -> [Override] {
    guard node.isObject, node["colorSpace"] == nil, DTCGValues.pointer(node) == nil else { return [] }
    let all = node.members.filter { !notes.contains($0.key) }
    let members = all.filter { member in
      let value = member.value
      return value.isString || value.isArray || isPart(value) || value.number != nil && speaksOfModes(member.key)
    }
    let contexts = contexts(of: members.map(\.key))
    if zip(members, contexts).contains(where: { isMode($0.key, $1) }) {
      return overrides(zip(members, contexts).filter { !isNote($0) || isMode($0.key, $1) })
    }
    let areColors = members.allSatisfy { member in
      !isPart(member.key) && !isNote(member) && !DTCGGuess.speaksOfOtherThings(member.key)
        && (isColor && member.value.isString ? self.isColor(member.value) : isWritten(member.value))
    }
    return members.count == all.count && members.count > 1 && areColors ? overrides(Array(zip(members, contexts))) : []
  }

  private static func overrides(_ values: [(JSONMember, String)]) -> [Override] {
    var found = values.map { Override(axis: "mode", context: $1, value: $0.value, code: "mode-values") }
    guard let plain = values.firstIndex(where: { PlainWords.isValue($0.0.key) }) else { return found }
    let rest = Set(found.indices.filter { $0 != plain }.map { found[$0].context })
    // What has a dark value has its light one under the plain name.
    if rest.contains("dark"), !rest.contains("light") {
      found[plain].context = "light"
    } else if rest == ["light"] {
      found[plain].context = "default"
    }
    found.insert(found.remove(at: plain), at: 0)
    return found
  }

  private static func isWritten(_ node: JSONNode) -> Bool {
    node.string.map { DTCGGuess.isEvidentColor($0.trimmingSpaces) } ?? false
  }

  /// Reports whether a text is a remark on the values.
  private static func isNote(_ member: JSONMember) -> Bool {
    member.value.isString && ProseWords.areNamed(by: member.key) && !isColor(member.value)
  }

  /// Reports whether a key says that its value is for a mode: `dark`, `Dark Mode`, `dark_dimmed`, `highContrast`, `dim`.
  private static func isMode(_ key: String, _ context: String) -> Bool {
    context != key || ["light", "dark"].contains(key) || speaksOfModes(key)
  }

  /// Returns the contexts of keys: `dark` for `Dark Mode`, `_dark` and `night`, and the key itself for any other. Keys of the same
  /// meaning are contexts of their own.
  private static func contexts(of keys: [String]) -> [String] {
    let meant = keys.map { key -> String in
      let (stem, when) = ContextNames.split(key, [.mode])
      if let context = when[Axis.mode.name], stem.isEmpty || stem == "value" { return context }
      return SpokenModes.contexts[NameWords.of(key).joined()] ?? key
    }
    let counts = Dictionary(meant.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(keys, meant).map { key, context in context != key && counts[context, default: 0] > 1 ? key : context }
  }
}
