import JSONText

/// Lists that tools write as objects whose keys are places: `{"0": {"color": "#000000", "offsetX": 0}}`.
enum DTCGNumberedList {
  /// Returns the elements of an array, or of an object whose keys count from 0. Empty for anything else.
  static func elements(_ node: JSONNode) -> [JSONNode] {
    if node.isArray { return Array(node.elements) }
    guard node.isObject, node["0"] != nil else { return [] }
    let members = Array(node.members)
    for (place, member) in members.enumerated() where member.key != String(place) { return [] }
    return members.map(\.value)
  }

  /// Returns whether an object under `value` is a list of shadows or stops, and not a group of tokens.
  static func isValue(_ node: JSONNode) -> Bool {
    guard node.isObject, let first = elements(node).first, let color = first["color"] else { return false }
    return color.isString && DTCGGuess.type(of: node) != nil
  }
}
