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
}
