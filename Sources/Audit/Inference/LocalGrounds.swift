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
    init(_ part: Part) {
      scope = part.scope
      rest = part.rest.filter { !RoleWords.defaults.contains($0) }
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
    let segments: [[String]]

    init(_ entry: InferredNames.Entry) {
      self.entry = entry
      let isNamed = entry.reading.roleWord != nil
      scope = isNamed ? entry.reading.scope : []
      rest = isNamed ? entry.rest : entry.reading.scope + entry.rest
      segments = entry.reading.segments
    }

    private init(_ entry: InferredNames.Entry, _ scope: [String], _ rest: [String], _ segments: [[String]]) {
      (self.entry, self.scope, self.rest, self.segments) = (entry, scope, rest, segments.filter { !$0.isEmpty })
    }

    /// The name of what it is a state of; `nil` if it is no state. A group may be that of a state as well: `bg.hover.primary`.
    var stateless: Part? {
      func plain(_ words: [String]) -> [String] { words.filter { !RoleWords.passing.contains($0) } }
      let (plainScope, plainRest) = (plain(scope), plain(rest))
      if plainRest.count < rest.count {
        let hasScope = plainScope.count < scope.count
        let own = hasScope ? segments.dropLast() + [plain(segments.last ?? [])] : segments.map(plain)
        return Part(entry, scope, plainRest, own)
      }
      return plainScope.count < scope.count ? Part(entry, plainScope, rest, segments.map(plain)) : nil
    }
  }

  /// What may lie under a state. Where names do not tell which one does, the worst counts.
  private var grounds: [Int: [Int]] = [:]
  private var translucent: Set<Int> = []
  /// Of those grounds, the ones that are not opaque in some theme that has the state.
  private var clear: [Int: Set<Int>] = [:]
  /// States of items, which lie on what contains them.
  private var ofItems: Set<Int> = []

  init(_ names: InferredNames) {
    let entries = names.entries.filter { $0.role == .surface || $0.role == nil && $0.reading.ground == nil }
    let parts = entries.map { Part($0) }
    let resting = parts.filter { RoleWords.passing.isDisjoint(with: $0.rest) }
    let exact = Dictionary(grouping: resting, by: \.segments)
    let plain = Dictionary(grouping: resting) { Name($0) }
    let joined = Dictionary(grouping: resting) { Name($0).joined }
    for part in parts {
      // What is called nothing but `hover` is the state of nothing.
      guard let whole = part.stateless, part.entry.reading.roleWord != nil || !whole.rest.isEmpty else { continue }
      let token = part.entry.token
      let name = Name(whole)
      let found = exact[whole.segments] ?? plain[name] ?? joined[name.joined] ?? []
      grounds[token] = found.map(\.entry.token)
      // A `list.item` is no list any more: its state is its own.
      if let last = (whole.scope + whole.rest).last, RoleWords.containers.contains(last) { ofItems.insert(token) }
    }
  }

  /// A ground is one only where it is opaque in every theme that has the state.
  mutating func note(_ shown: VariantColors) {
    for (token, below) in grounds where shown.has(token) {
      // Each counts in the themes that have it.
      let here = below.filter(shown.has)
      guard !here.isEmpty else {
        grounds[token] = nil
        continue
      }
      clear[token, default: []].formUnion(here.filter { (shown.colors[$0]?.alpha ?? 0) < 1 })
      if let color = shown.colors[token], color.alpha < 1 { translucent.insert(token) }
    }
  }

  /// Returns what may lie under the background of a pair. A text is not its own ground. Under a state of what is not opaque is what
  /// is under all translucent surfaces. `isInState` tells that the text is the same in all states: the color is laid over the ground.
  func ground(under pair: InferredPair) -> InferredPair.Under? {
    guard translucent.contains(pair.background), let all = grounds[pair.background] else { return nil }
    let clear = clear[pair.background, default: []]
    let tokens = all.filter { $0 != pair.foreground && !clear.contains($0) }
    guard !tokens.isEmpty else { return nil }
    let isSure = pair.isInState || ofItems.contains(pair.background)
    return InferredPair.Under(tokens: tokens, isSure: isSure && clear.isEmpty)
  }
}
