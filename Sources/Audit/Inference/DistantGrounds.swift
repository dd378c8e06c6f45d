/// The grounds of `on-X` where nothing in its own group is called X: `text.on-brand.hover` lies on `color.brand.hover`.
struct DistantGrounds {
  private struct Placed {
    let entry: InferredNames.Entry
    let words: [String]
  }

  /// The number of words at the end of a name that may follow an “on”.
  private static let mostWords = 16

  /// What may be a ground, by the words with which its name ends.
  private let byTail: [[String]: [Placed]]

  init(_ names: InferredNames) {
    var byTail: [[String]: [Placed]] = [:]
    for entry in names.entries where entry.role == .surface || entry.role == nil {
      guard entry.reading.ground == nil, entry.reading.onGroup == nil else { continue }
      let words = DistantGrounds.telling(entry.reading.scope + (entry.role == nil ? entry.ownWords : entry.rest))
      for start in words.indices.suffix(DistantGrounds.mostWords) {
        byTail[Array(words[start...]), default: []].append(Placed(entry: entry, words: words))
      }
    }
    self.byTail = byTail
  }

  /// Returns the one ground that fits best, and whether its name has nothing that sets it apart; `nil` if several fit.
  func ground(of entry: InferredNames.Entry) -> (entry: InferredNames.Entry, isSure: Bool)? {
    // A `dark` elsewhere is a shade.
    guard let (wanted, context) = DistantGrounds.sought(by: entry),
      wanted.contains(where: { !RoleWords.tones.contains($0) && !$0.allSatisfy(\.isNumber) })
    else { return nil }
    let ranked = byTail[wanted, default: []].map { placed -> (rank: [Int], placed: Placed) in
      let lead = placed.words.dropLast(wanted.count)
      let shared = lead.count(where: context.contains)
      return ([lead.count - shared, -shared, placed.entry.role == .surface ? 0 : 1], placed)
    }
    guard let best = ranked.min(by: { $0.rank.lexicographicallyPrecedes($1.rank) }),
      ranked.count(where: { $0.rank == best.rank }) == 1
    else { return nil }
    let apart = best.placed.words.dropLast(wanted.count).filter {
      !context.contains($0) && !RoleWords.isGeneral($0) && !RoleWords.kinds.contains($0)
    }
    return (best.placed.entry, apart.isEmpty)
  }

  /// Returns the words of what the color lies on, and the other words of its name.
  private static func sought(by entry: InferredNames.Entry) -> (wanted: [String], context: Set<String>)? {
    let scope = entry.reading.scope
    if let ground = entry.reading.ground { return (telling(ground), Set(scope + entry.rest)) }
    guard let group = entry.reading.onGroup,
      let on = scope.indices.last(where: { scope[$0] == "on" && scope[($0 + 1)...].starts(with: group) })
    else { return nil }
    return (telling(scope[(on + 1)...] + entry.rest), Set(scope[..<on]))
  }

  /// Leaves out the words that say only that it is a surface, or one without a state.
  private static func telling(_ words: some Sequence<String>) -> [String] {
    words.filter { !RoleWords.defaults.contains($0) && RoleWords.strongRole(of: $0) != .surface }
  }
}
