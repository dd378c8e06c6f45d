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
    init(_ surface: InferredNames.Entry, _ rest: [String]) {
      scope = surface.reading.scope
      self.rest = rest.filter { !RoleWords.defaults.contains($0) }
      roleWord = surface.reading.roleWord
    }
  }

  private var grounds: [Int: Int] = [:]
  private var translucent: Set<Int> = []
  /// States of items, which lie on what contains them.
  private var ofItems: Set<Int> = []

  init(_ names: InferredNames) {
    let surfaces = names.entries(.surface)
    let resting = surfaces.filter { RoleWords.passing.isDisjoint(with: $0.rest) }
    let plain = Dictionary(resting.map { (Name($0, $0.rest), $0) }) { $0.rest.count <= $1.rest.count ? $0 : $1 }
    for surface in surfaces {
      let rest = surface.rest.filter { !RoleWords.passing.contains($0) }
      guard rest.count < surface.rest.count else { continue }
      grounds[surface.token] = plain[Name(surface, rest)]?.token
      // A `list.item` is no list any more: its state is its own.
      if let part = (surface.reading.scope + rest).last, RoleWords.containers.contains(part) {
        ofItems.insert(surface.token)
      }
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
