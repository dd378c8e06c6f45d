/// Groups themes into systems: themes of one system share a token, directly or through other themes.
struct RelatedThemes {
  private var parents: [Int]

  init(_ count: Int) {
    parents = Array(0..<count)
  }

  private func root(_ theme: Int) -> Int {
    var theme = theme
    while parents[theme] != theme { theme = parents[theme] }
    return theme
  }

  /// Joins all themes except those that lack a token: the others share it.
  ///
  /// - Parameter lackers: The themes without the token, in ascending order.
  mutating func join(allBut lackers: [Int]) {
    guard let first = first(notIn: lackers) else { return }
    let top = root(first)
    var next = 0
    for theme in parents.indices {
      if next < lackers.count, lackers[next] == theme {
        next += 1
      } else {
        parents[root(theme)] = top
      }
    }
  }

  /// Returns those of the themes that are in the same system as all others. Returns all of them when there are no others.
  func related(_ themes: [Int], toAllBut lackers: [Int]) -> [Int] {
    guard let first = first(notIn: lackers) else { return themes }
    let top = root(first)
    return themes.filter { root($0) == top }
  }

  private func first(notIn lackers: [Int]) -> Int? {
    parents.indices.first { $0 >= lackers.count || lackers[$0] != $0 }
  }
}
