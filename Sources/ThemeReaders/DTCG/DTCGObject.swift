import JSONText

/// What an object of a token file says with names that begin with `$`, as numbers of nodes, below 0 where it does not:
/// most objects say little, and numbers are cheap.
struct DTCGObject {
  var value: Int32 = -1
  var reference: Int32 = -1
  var extended: Int32 = -1
  var type: Int32 = -1
  var description: Int32 = -1
  var deprecated: Int32 = -1
  var extensions: Int32 = -1
  /// The key; its value follows.
  var root: Int32 = -1
  /// Beside the value, as Primer has it.
  var alpha: Int32 = -1
  /// In one mode, beside the value.
  var dark: Int32 = -1
  var light: Int32 = -1
  /// Children: names without `$`.
  var childCount = 0
  /// It has the names of the format's forerunner: `value` for `$value`.
  var isLegacy = false

  @inline(__always)
  var isToken: Bool { value >= 0 || reference >= 0 }

  static let properties = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$ref", "$extends", "$root",
  ]

  /// Takes a member whose key begins with `$`. Whether the standard has it.
  @inline(__always)
  mutating func take(_ key: Int, _ document: JSONDocument) -> Bool {
    let member = Int32(truncatingIfNeeded: key + 1)
    if document.isString(key, "$value") {
      value = member
    } else if document.isString(key, "$description") {
      description = member
    } else if document.isString(key, "$type") {
      type = member
    } else if document.isString(key, "$extensions") {
      extensions = member
    } else if document.isString(key, "$deprecated") {
      deprecated = member
    } else if document.isString(key, "$ref") {
      reference = member
    } else if document.isString(key, "$extends") {
      extended = member
    } else if document.isString(key, "$root") {
      root = member - 1
    } else {
      return false
    }
    return true
  }
}
