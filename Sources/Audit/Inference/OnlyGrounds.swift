import ThemeModel

/// The one surface under everything general, in the themes whose own tokens have no other.
///
/// What other themes of the system have says nothing of a theme: a `surface` of another palette is no second ground beside
/// `background`. Several tokens of the same name count as one.
struct OnlyGrounds {
  private let shared: SharedThemes
  /// For each such surface, the sets of tokens in which it is the only one.
  private var sets: [Int: Set<Int32>] = [:]

  init(_ names: InferredNames, surfaces: InferredSurfaces, shared: SharedThemes) {
    self.shared = shared
    let general = surfaces.all.filter(\.isGeneralSurface)
    let texts = Dictionary(grouping: names.entries(.text), by: \.reading.scope)
    var members: [Int32: [Int]] = [:]
    for (index, surface) in general.enumerated() {
      for set in shared.sets(of: surface.token) { members[set, default: []].append(index) }
    }
    for (set, indices) in members {
      let grounds = OnlyGrounds.withoutParts(indices.map { general[$0] }) { scope in
        texts[scope, default: []].contains { shared.sets(of: $0.token).contains(set) }
      }
      for token in OnlyGrounds.only(of: grounds) { sets[token, default: []].insert(set) }
    }
  }

  /// Returns the sets of tokens that have both and in which the surface is the only ground, and those in which it is not.
  func sets(of text: Int, on surface: Int) -> (only: [Int32], others: [Int32]) {
    let both = shared.setsOfBoth(text, surface)
    guard let only = sets[surface] else { return ([], both) }
    return (both.filter(only.contains), both.filter { !only.contains($0) })
  }

  private static func only(of grounds: [InferredNames.Entry]) -> [Int] {
    guard let first = grounds.first, first.isPlainGround else { return [] }
    let key = first.reading.scope + ["."] + first.ownWords
    guard grounds.allSatisfy({ $0.reading.scope + ["."] + $0.ownWords == key }) else { return [] }
    return grounds.map(\.token)
  }

  /// Leaves out the grounds of parts: below the group of a ground of everything, a group that is called as a component, or that
  /// has a text of its own, is a thing of its own. `button.page` is no second ground beside `background`.
  private static func withoutParts(
    _ grounds: [InferredNames.Entry], hasText: ([String]) -> Bool
  ) -> [InferredNames.Entry] {
    let scopes = Set(grounds.filter(\.isPlainGround).map(\.reading.scope))
    return grounds.filter { ground in
      let scope = ground.reading.scope
      return !scopes.contains { upper in
        upper.count < scope.count && scope.starts(with: upper)
          && (scope[upper.count...].contains(where: InferredNames.isComponent) || hasText(scope))
      }
    }
  }
}
