import JSONText

/// The names without `$` that the format's predecessor and some tools use, as far as one object has them; below 0 otherwise.
struct DTCGLegacyNames {
  var value: Int32 = -1
  var type: Int32 = -1
  var alpha: Int32 = -1
  /// The value in dark or in light, when it is beside another one.
  var dark: Int32 = -1
  var light: Int32 = -1
  /// Values by set, as Spectrum writes them: `"sets": {"light": {"value": …}, "dark": {"value": …}}`.
  var sets: Int32 = -1
  /// How many members are objects.
  var objectCount = 0
  /// How many of the two are called `light` and `dark` alone, as the shades of a palette are, too.
  var plainNames = 0

  /// Reports whether a member whose name does not begin with `$` is one that no file of the standard has.
  static func isMark(_ key: Int, _ document: JSONDocument) -> Bool {
    switch document.firstByte(key) {
    case UInt8(ascii: "v") where document.isString(key, "value"):
      guard document.isObject(key + 1) else { return true }
      let value = document.node(key + 1)
      return DTCGModes.isValue(value) || DTCGChannels.isColor(value) || DTCGNumberedList.isValue(value)
    case UInt8(ascii: "a"): return document.isString(key, "alpha") && !document.isObject(key + 1)
    case UInt8(ascii: "d"), UInt8(ascii: "l"), UInt8(ascii: "n"), UInt8(ascii: "v"):
      var names = DTCGLegacyNames()
      names.takeMode(key, document)
      return names.dark >= 0 || names.light >= 0
    default: return false
    }
  }

  /// Reports whether an object is a token of several parts, such as `"value": {"fontFamily": …}, "type": "typography"`. A group
  /// would contain groups and tokens only.
  static func isComposite(_ number: Int, _ document: JSONDocument) -> Bool {
    let end = document.number(behind: number)
    var (hasParts, isTyped) = (false, false)
    var key = number + 1
    while key < end {
      if document.isObject(key + 1), document.isString(key, "value") {
        let parts = document.node(key + 1)
        hasParts = !parts.members.contains { $0.value.isObject && ($0.value["value"] ?? $0.value["$value"]) != nil }
      } else if document.isString(key, "type") {
        // A tool may have types of its own, such as `custom-gradient`. No group contains a string.
        isTyped = document.node(key + 1).isString
      }
      key = document.number(behind: key + 1)
    }
    return hasParts && isTyped
  }

  /// Takes a key such as `darkValue`, which is beside `value`.
  private mutating func takeMode(_ key: Int, _ document: JSONDocument) {
    guard !document.isArray(key + 1) else { return }
    let member = Int32(truncatingIfNeeded: key + 1)
    for name in Self.darkNames where document.isString(key, name) { dark = member }
    for name in Self.lightNames where document.isString(key, name) { light = member }
    guard Self.isColor(key + 1, document) else { return }
    for name in ["dark", "night"] as [StaticString] where document.isString(key, name) { dark = member }
    for name in ["light", "day"] as [StaticString] where document.isString(key, name) { light = member }
    if document.isString(key, "light") || document.isString(key, "dark") { plainNames += 1 }
  }

  private static var darkNames: [StaticString] {
    [
      "darkValue", "valueDark", "dark-value", "dark_value", "value-dark", "value_dark", "nightValue", "valueNight",
      "night-value", "night_value",
    ]
  }

  private static var lightNames: [StaticString] {
    ["lightValue", "valueLight", "light-value", "light_value", "dayValue", "valueDay", "day-value", "day_value"]
  }

  /// Returns whether a string is a color or a reference. A description of a mode is neither.
  private static func isColor(_ number: Int, _ document: JSONDocument) -> Bool {
    let node = document.node(number)
    return node.string.map { $0.hasPrefix("{") } ?? false || DTCGGuess.type(of: node) == .color && node.isString
  }

  mutating func take(_ key: Int, _ document: JSONDocument) {
    let member = Int32(truncatingIfNeeded: key + 1)
    if document.isObject(key + 1) { objectCount += 1 }
    if document.isString(key, "value") {
      value = member
    } else if document.isString(key, "sets"), document.isObject(key + 1) {
      sets = member
    } else if document.isString(key, "type") {
      type = member
    } else if document.isString(key, "alpha"), !document.isObject(key + 1) {
      alpha = member
    } else {
      takeMode(key, document)
    }
  }
}

extension DTCGWalk {
  /// Reads what an object says in the older notation and in no other.
  mutating func read(_ legacy: DTCGLegacyNames, into object: inout DTCGObject) {
    object.alpha = legacy.alpha
    if legacy.plainNames < 2 {
      object.dark = legacy.dark
      object.light = legacy.light
    } else if let light = node(legacy.light), object.value >= 0 || legacy.value >= 0 {
      findings.warning(
        "unknown-property", "“light” and “dark” beside a value are two modes or two shades, and are not read",
        at: place(light))
    }
    if object.value >= 0 {
      for beside in [object.alpha, object.dark, object.light] where beside >= 0 { object.childCount -= 1 }
    }
    if !object.isToken, legacy.value < 0, legacy.objectCount == 1, let sets = node(legacy.sets),
      let first = DTCGSets.plain(sets)
    {
      object.value = Int32(truncatingIfNeeded: first.nodeNumber)
      object.sets = legacy.sets
      object.isLegacy = true
      object.childCount = 0
      findings.warning("mode-values", "values by set in the place of a value", at: place(sets))
      return
    }
    // A group may contain a token named `value`, which is then an object with a value of its own.
    guard !object.isToken, let value = node(legacy.value), !isToken(value) else { return }
    object.value = legacy.value
    if object.type < 0 { object.type = legacy.type }
    object.isLegacy = true
    object.childCount = legacy.objectCount
    findings.warning(
      "legacy-value", "“value” and “type” without “$”, as before the standard", at: place(value))
  }

  /// Reports whether an object is a token, or a group of tokens: `"value": {"text": {"primary": {"$value": …}}}`.
  private func isToken(_ node: JSONNode) -> Bool {
    guard node.isObject else { return false }
    if node["value"] != nil || node["$value"] != nil { return true }
    guard node.count > 0, node.members.allSatisfy(\.value.isObject) else { return false }
    return (node.nodeNumber..<document.number(behind: node.nodeNumber)).contains { number in
      document.isString(number, "$value")
    }
  }
}
