import JSONText

/// The members of an object in a token file whose names begin with `$`, as numbers of nodes; below 0 for those that it lacks.
/// Most objects have few, and numbers are cheap.
struct DTCGObject {
  var value: Int32 = -1
  var reference: Int32 = -1
  var extended: Int32 = -1
  var type: Int32 = -1
  var description: Int32 = -1
  var deprecated: Int32 = -1
  var extensions: Int32 = -1
  /// The node of the key, which its value follows.
  var root: Int32 = -1
  /// An alpha beside the value, as Primer writes it.
  var alpha: Int32 = -1
  /// A value for one mode, beside the value.
  var dark: Int32 = -1
  var light: Int32 = -1
  /// Values by set, in the place of a value.
  var sets: Int32 = -1
  /// The number of children: members whose names do not begin with `$`.
  var childCount = 0
  /// Whether it has the names of the format's predecessor: `value` for `$value`.
  var isLegacy = false

  @inline(__always)
  var isToken: Bool { value >= 0 || reference >= 0 }

  static let properties = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$ref", "$extends", "$root",
  ]

  /// Takes a member whose key begins with `$`. Returns whether the standard defines it.
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
