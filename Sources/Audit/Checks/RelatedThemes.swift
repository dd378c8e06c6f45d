/// Which themes are of one system: those that share a token, or that share one with a theme that does.
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

  /// All themes but some share a token.
  ///
  /// - Parameter lackers: in order
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

  /// Those of the themes that are of the system in which all others are. What no theme has is nobody's.
  func related(_ themes: [Int], toAllBut lackers: [Int]) -> [Int] {
    guard let first = first(notIn: lackers) else { return themes }
    let top = root(first)
    return themes.filter { root($0) == top }
  }

  private func first(notIn lackers: [Int]) -> Int? {
    parents.indices.first { $0 >= lackers.count || lackers[$0] != $0 }
  }
}
