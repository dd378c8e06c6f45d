/// A change of an alias to another token, at the place where a source writes the name.
public struct AliasEdit: Hashable, Sendable {
  public var place: Place
  /// The paths of the alias's target, before and after the change.
  public var before: String
  public var after: String

  public init(place: Place, before: String, after: String) {
    self.place = place
    self.before = before
    self.after = after
  }

  /// Returns the text with the name replaced. The text may contain the whole path or only its end; the missing
  /// beginning must be the same in both paths. Returns `nil` if the text does not contain the name exactly once.
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

  /// Returns the ranges of a name that are not part of a longer name.
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

  /// Returns whether a member access or a call follows. The name is then part of another expression.
  private static func isAccess(_ rest: Substring) -> Bool {
    guard rest.first == "." else { return rest.first == "(" }
    return rest.dropFirst().first?.isLetter ?? false
  }
}
