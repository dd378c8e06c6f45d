/// Another token for an alias where a source writes its name.
public struct AliasEdit: Hashable, Sendable {
  public var place: Place
  /// The paths of the tokens that the alias stands for.
  public var before: String
  public var after: String

  public init(place: Place, before: String, after: String) {
    self.place = place
    self.before = before
    self.after = after
  }

  /// A text with the one name in it changed: the whole path, or as much of its end as the text spells, where what is not spelled
  /// stays. Returns nil where the name is not there, or more than once.
  public func rewritten(_ text: String) -> String? {
    let old = before.split(separator: ".", omittingEmptySubsequences: false)
    let new = after.split(separator: ".", omittingEmptySubsequences: false)
    for unspelt in 0..<old.count where unspelt < new.count && old[..<unspelt] == new[..<unspelt] {
      let name = old[unspelt...].joined(separator: ".")
      let found = AliasEdit.ranges(of: name, in: text)
      if found.count > 1 { return nil }
      guard let range = found.first else { continue }
      return text[..<range.lowerBound] + new[unspelt...].joined(separator: ".") + text[range.upperBound...]
    }
    return nil
  }

  /// Where a name stands by itself: not as a part of a longer one.
  private static func ranges(of name: String, in text: String) -> [Range<String.Index>] {
    guard !name.isEmpty else { return [] }
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      guard text[start...].hasPrefix(name) else {
        start = text.index(after: start)
        continue
      }
      let end = text.index(start, offsetBy: name.count)
      let isBegun = start == text.startIndex || !isPart(text[text.index(before: start)])
      let isEnded = end == text.endIndex || !isPart(text[end]) && !isAccess(text[end...])
      if isBegun, isEnded { found.append(start..<end) }
      start = end
    }
    return found
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }

  /// A member or a call follows: the name is a part of another expression.
  private static func isAccess(_ rest: Substring) -> Bool {
    guard rest.first == "." else { return rest.first == "(" }
    return rest.dropFirst().first?.isLetter ?? false
  }
}
