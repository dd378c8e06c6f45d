import ThemeModel

/// Which tokens are in one theme together. A pair of an app's text and a website's surface is in no theme, whatever the two are
/// called.
struct SharedThemes {
  /// For each token, the sets of tokens that it is in, in rising order. Themes with the same tokens count once.
  private var sets: [[Int32]]
  /// For each token, a number that it shares with all tokens that themes connect it with.
  private var islands: [Int]
  /// By the number of a set, the themes that have these tokens.
  private var themes: [Int32: [String]] = [:]

  /// Two palettes that are made of the same raw colors have nothing in common by that.
  init(_ resolver: ThemeResolver, catalogue: TokenCatalogue, names: InferredNames) {
    sets = Array(repeating: [], count: catalogue.count)
    islands = Array(0..<catalogue.count)
    let system = resolver.system
    let parents = Dictionary(system.themes.map { ($0.name, $0) }) { first, _ in first }
    let telling = Set(names.entries.map { Int32($0.token) })
    var known: [Set<Int32>: Int32] = [:]
    let first = resolver.themes.first.map { system.themes[$0] }
    for (place, index) in resolver.themes.enumerated() {
      let theme = system.themes[index]
      if place > 0, let first, first.extends == nil, theme.extends == nil, theme.hasPaths(of: first) {
        themes[1, default: []].append(theme.name)
        continue
      }
      let tokens = SharedThemes.tokens(of: theme, parents, catalogue)
      let number = known[tokens] ?? Int32(truncatingIfNeeded: known.count + 1)
      themes[number, default: []].append(theme.name)
      guard known.updateValue(number, forKey: tokens) == nil else { continue }
      for token in tokens { sets[Int(token)].append(number) }
      join(tokens.intersection(telling))
    }
    for token in islands.indices { islands[token] = leader(token) }
  }

  private static func tokens(
    of theme: Theme, _ parents: [String: Theme], _ catalogue: TokenCatalogue
  ) -> Set<Int32> {
    var tokens: Set<Int32> = []
    var seen: Set<String> = []
    var next: Theme? = theme
    while let current = next, seen.insert(current.name).inserted {
      for path in current.paths { if let token = catalogue.indices[path] { tokens.insert(Int32(token)) } }
      next = current.extends.flatMap { parents[$0] }
    }
    return tokens
  }

  private mutating func join(_ tokens: Set<Int32>) {
    guard let first = tokens.min() else { return }
    for token in tokens {
      let (one, other) = (leader(Int(first)), leader(Int(token)))
      islands[max(one, other)] = min(one, other)
    }
  }

  private func leader(_ token: Int) -> Int {
    var token = token
    while islands[token] != token { token = islands[token] }
    return token
  }

  /// Returns whether some theme has both tokens.
  func haveBoth(_ a: Int, _ b: Int) -> Bool { firstOfBoth(sets[a][...], sets[b][...]) != nil }

  /// Returns the sets of tokens that a token is in, in rising order.
  func sets(of token: Int) -> [Int32] { sets[token] }

  /// Returns the sets that have both tokens, in rising order.
  func setsOfBoth(_ a: Int, _ b: Int) -> [Int32] {
    var (first, second) = (sets[a][...], sets[b][...])
    var both: [Int32] = []
    while let found = firstOfBoth(first, second) {
      both.append(first[found.one])
      (first, second) = (first[(found.one + 1)...], second[(found.other + 1)...])
    }
    return both
  }

  /// Returns the names of the themes that have the tokens of one of the sets.
  func themes(of sets: [Int32]) -> [String] { sets.flatMap { themes[$0] ?? [] } }

  private func firstOfBoth(_ first: ArraySlice<Int32>, _ second: ArraySlice<Int32>) -> (one: Int, other: Int)? {
    var (one, other) = (first.startIndex, second.startIndex)
    while one < first.endIndex, other < second.endIndex {
      if first[one] == second[other] { return (one, other) }
      if first[one] < second[other] { one += 1 } else { other += 1 }
    }
    return nil
  }

  /// Returns the names of each part of the system whose themes share no token with the themes of the others.
  func parts(of names: InferredNames) -> [InferredNames] {
    let groups = Dictionary(grouping: names.entries) { islands[$0.token] }
    guard groups.count > 1 else { return [names] }
    return groups.sorted { $0.key < $1.key }.map { InferredNames(names.catalogue, entries: $0.value) }
  }
}
