import JSONText

/// The names that the format's forerunner and some tools use without `$`, as far as one object has them; below 0 where not.
struct DTCGLegacyNames {
  var value: Int32 = -1
  var type: Int32 = -1
  var alpha: Int32 = -1

  mutating func take(_ key: Int, _ document: JSONDocument) {
    let member = Int32(truncatingIfNeeded: key + 1)
    if document.isString(key, "value") {
      value = member
    } else if document.isString(key, "type") {
      type = member
    } else if document.isString(key, "alpha"), !document.isObject(key + 1) {
      alpha = member
    }
  }
}

extension DTCGWalk {
  /// What an object says in the older way, where it says it in no other.
  mutating func read(_ legacy: DTCGLegacyNames, into object: inout DTCGObject) {
    object.alpha = legacy.alpha
    if object.value >= 0, object.alpha >= 0 { object.childCount -= 1 }
    // A group may hold a token that is named value: then that is an object with a value of its own.
    guard !object.isToken, let value = node(legacy.value), !isToken(value) else { return }
    object.value = legacy.value
    if object.type < 0 { object.type = legacy.type }
    object.isLegacy = true
    object.childCount = 0
    findings.warning(
      "legacy-value", "“value” and “type” without “$”, as before the standard", at: place(value))
  }

  private func isToken(_ node: JSONNode) -> Bool {
    node.isObject && (node["value"] != nil || node["$value"] != nil)
  }
}
