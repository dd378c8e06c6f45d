import ColorScience
import ThemeModel

/// What lies under the translucent color of a state: `navigation.background` under `navigation.background.selected`, whatever
/// the page is. Where the state may be of the part itself, its color may also take the place of the part's, as in CSS.
struct LocalGrounds {
  private struct Name: Hashable {
    let scope: [String]
    let rest: [String]
    let roleWord: String?

    /// Leaves out words that say only that it is without a state.
    init(_ part: Part, _ rest: [String]) {
      scope = part.scope
      self.rest = rest.filter { !RoleWords.defaults.contains($0) }
      roleWord = part.entry.reading.roleWord
    }

    /// With the words of the groups among the others: `bg.primary.hover` is a state of `bg.primary`.
    var joined: Name {
      Name(scope: [], rest: scope.filter { !RoleWords.defaults.contains($0) } + rest, roleWord: roleWord)
    }

    private init(scope: [String], rest: [String], roleWord: String?) {
      (self.scope, self.rest, self.roleWord) = (scope, rest, roleWord)
    }
  }

  /// What may have states, or is one. `primary` is in no group, and `primary.pressed` is a state of it all the same.
  private struct Part {
    let entry: InferredNames.Entry
    let scope: [String]
    let rest: [String]

    init(_ entry: InferredNames.Entry) {
      self.entry = entry
      let isNamed = entry.reading.roleWord != nil
      scope = isNamed ? entry.reading.scope : []
      rest = isNamed ? entry.rest : entry.reading.scope + entry.rest
    }
  }

  private var grounds: [Int: Int] = [:]
  private var translucent: Set<Int> = []
  /// States of items, which lie on what contains them.
  private var ofItems: Set<Int> = []

  init(_ names: InferredNames) {
    let entries = names.entries.filter { $0.role == .surface || $0.role == nil && $0.reading.ground == nil }
    let parts = entries.map { Part($0) }
    let resting = parts.filter { RoleWords.passing.isDisjoint(with: $0.rest) }
    let plain = Dictionary(resting.map { (Name($0, $0.rest), $0) }) { $0.rest.count <= $1.rest.count ? $0 : $1 }
    let joined = Dictionary(resting.map { (Name($0, $0.rest).joined, $0) }) { $0.rest.count <= $1.rest.count ? $0 : $1 }
    for part in parts {
      let rest = part.rest.filter { !RoleWords.passing.contains($0) }
      // What is called nothing but `hover` is the state of nothing.
      guard rest.count < part.rest.count, part.entry.reading.roleWord != nil || !rest.isEmpty else { continue }
      let token = part.entry.token
      let name = Name(part, rest)
      grounds[token] = (plain[name] ?? joined[name.joined])?.entry.token
      // A `list.item` is no list any more: its state is its own.
      if let last = (part.scope + rest).last, RoleWords.containers.contains(last) { ofItems.insert(token) }
    }
  }

  /// A ground is one only where it is opaque in every theme that has the state.
  mutating func note(_ shown: VariantColors) {
    for (token, ground) in grounds where shown.has(token) {
      guard let below = shown.colors[ground], below.alpha >= 1 else {
        grounds[token] = nil
        continue
      }
      if let color = shown.colors[token], color.alpha < 1 { translucent.insert(token) }
    }
  }

  func ground(under token: Int) -> InferredPair.Under? {
    guard translucent.contains(token), let ground = grounds[token] else { return nil }
    return InferredPair.Under(token: ground, isSure: ofItems.contains(token))
  }
}
