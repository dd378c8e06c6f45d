import JSONText
import ThemeModel

/// The names below a token that tell of no other thing than the token itself.
struct DTCGChildWords {
  /// What is known of a name.
  private var known: [String: Bool] = [:]

  /// Words for a color as it is, without any state, and for steps of contrast.
  private static let empty = PlainWords.empty.union([
    "any", "rest", "resting", "enabled", "idle", "root", "self", "own", "high", "higher", "medium", "low", "lower",
    "increased", "reduced", "more", "less", "contrast",
  ])
  /// Names of lists of modes.
  private static let modes = LookWords.promising.union([
    "mode", "modes", "appearance", "appearances", "override", "overrides",
  ])

  init(of token: JSONNode) {
    guard token.nodeNumber > 0, let name = token.document.node(token.nodeNumber - 1).string else { return }
    known[name] = true
  }

  /// Reports whether a name is that of a list of modes, themes or schemes.
  static func areModes(_ name: String) -> Bool { NameWords.of(name).contains(where: modes.contains) }

  /// Reports whether names tell of nothing but choices and of the token itself: `default`, `high.base`.
  mutating func tellNothing(_ names: ArraySlice<String>) -> Bool {
    for name in names {
      let isEmpty = known[name] ?? Self.tellsNothing(name)
      known[name] = isEmpty
      if !isEmpty { return false }
    }
    return true
  }

  private static func tellsNothing(_ name: String) -> Bool {
    NameWords.of(name).allSatisfy(empty.contains) || DTCGModes.speaksOfModes(name)
  }
}
