/// Describes aliases whose target does not exist.
struct BrokenAliases: Sendable {
  /// Paths of groups. Filled on the first broken alias.
  private var groups: Set<Substring>?
  private var suggestionsLeft = 50

  mutating func undetermined(alias target: String, of path: String, at place: Place, among paths: [String])
    -> Undetermined
  {
    if isGroup(target, among: paths) {
      return Undetermined(
        code: "alias-to-group", reason: "\(path) refers to \(target), which is a group and not a token", text: target,
        place: place)
    }
    suggestionsLeft -= 1
    let near = suggestionsLeft >= 0 ? NearestName.to(target, among: paths) : nil
    return Undetermined(
      code: "unresolved-alias",
      reason: "\(path) refers to \(target), which does not exist" + NearestName.question(near),
      text: target, place: place)
  }

  private mutating func isGroup(_ path: String, among paths: [String]) -> Bool {
    if let groups { return groups.contains(path[...]) }
    var found: Set<Substring> = []
    for token in paths {
      var rest = token[...]
      // If a group is known, its parent groups are known too.
      while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
        rest = rest[..<dot]
        guard found.insert(rest).inserted else { break }
      }
    }
    groups = found
    return found.contains(path[...])
  }
}
