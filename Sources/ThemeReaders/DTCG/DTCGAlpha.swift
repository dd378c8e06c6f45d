import JSONText

/// An alpha that a tool or a team writes beside a color. Whatever stands there changes the color, so that one which cannot be read
/// makes the color unknown.
enum DTCGAlpha: Equatable {
  case share(Double)
  /// It is a length, a count, a word, or out of range: nothing says which share it stands for.
  case unreadable

  /// Nil for `null`, which says nothing.
  init?(_ node: JSONNode) {
    if node.isNull { return nil }
    let share = node.number ?? node.string.flatMap(Self.share)
    self = share.flatMap { (0...1).contains($0) ? .share($0) : nil } ?? .unreadable
  }

  /// Reads `30%` and `0.3`. What `30` alone stands for is not evident.
  private static func share(of text: String) -> Double? {
    let text = text.trimmingSpaces
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? text.dropLast() : text[...]
    guard digits.utf8.first != nil, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Double(digits).map { isPercentage ? $0 / 100 : $0 }
  }

  /// Returns what a tool writes beside a value to change it, and that no reader of the standard applies: an opacity, or changes for a
  /// build to make. An opacity of 1 changes nothing.
  static func change(beside token: JSONNode) -> (name: String, node: JSONNode)? {
    for name in changes {
      guard let node = token[name], !node.isNull, node["value"] == nil, node["$value"] == nil else { continue }
      if node.isObject || node.isArray, node.count == 0 { continue }
      if name == "opacity", DTCGAlpha(node) == .share(1) { continue }
      return (name, node)
    }
    // `{"light": "#fff", "dark": "#000", "alpha": 0.3}`.
    guard let value = token["$value"] ?? token["value"], value.isObject, value["color"] == nil,
      let name = shares.first(where: { value[$0]?.number != nil }), let alpha = value[name],
      DTCGAlpha(alpha) != .share(1), DTCGModes.isValue(value)
    else { return nil }
    return (name, alpha)
  }

  private static let shares = ["alpha", "opacity"]
  private static let changes = ["opacity", "modify"]
}
