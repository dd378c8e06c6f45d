import ColorScience
import ThemeModel

/// What lies under the translucent color of a state: `navigation.background` under `navigation.background.selected`, whatever
/// the page is.
struct LocalGrounds {
  private struct Name: Hashable {
    let scope: [String]
    let rest: [String]
    let roleWord: String?
  }

  private var grounds: [Int: Int] = [:]
  private var translucent: Set<Int> = []

  init(_ names: InferredNames) {
    let surfaces = names.entries(.surface)
    let plain = Dictionary(
      surfaces.map {
        (Name(scope: $0.reading.scope, rest: $0.rest, roleWord: $0.reading.roleWord), $0.token)
      }
    ) { first, _ in first }
    for surface in surfaces {
      let rest = surface.rest.filter { !RoleWords.passing.contains($0) }
      guard rest.count < surface.rest.count else { continue }
      let name = Name(scope: surface.reading.scope, rest: rest, roleWord: surface.reading.roleWord)
      grounds[surface.token] = plain[name]
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

  func ground(under token: Int) -> Int? { translucent.contains(token) ? grounds[token] : nil }
}
