import ColorScience
import ThemeModel

/// Checks inferred pairs against their colors: named pairs that are nearly one color in every theme become doubtful, what lies
/// under translucent surfaces is found, and tokens that are one color under several names form one pair.
struct PairDoubts {
  /// The number of themes to look at. A doubt that is true in so many is taken to be true in all.
  private static let themeLimit = 64

  private let catalogue: TokenCatalogue
  private let resolver: ThemeResolver

  init(_ resolver: ThemeResolver, catalogue: TokenCatalogue) {
    self.resolver = resolver
    self.catalogue = catalogue
  }

  /// Returns the remaining pairs, with doubtful ones marked as such. A ground that is clear or nil in every theme is none, and
  /// neither is a text. Named pairs with a color that no code uses are shown nowhere, as far as anybody can tell.
  func settled(_ pairs: [InferredPair], names: InferredNames, unused: Set<Int>) -> [InferredPair] {
    var looks = NamedLooks(pairs, names: names)
    var twins = TwinTokens(names)
    var layers = AliasLayers(names)
    var grounds = LocalGrounds(names)
    var empty = EmptyTokens(count: catalogue.count)
    for index in resolver.themes.prefix(PairDoubts.themeLimit) {
      let theme = resolver.resolve(index)
      let places = catalogue.slots(of: theme.paths)
      for variant in theme.variants.indices where theme.sameAs[variant] == nil {
        let shown = VariantColors(theme, variant: variant, places: places, count: catalogue.count)
        looks.note(shown)
        twins.compare(shown)
        layers.compare(shown)
        grounds.note(shown)
        empty.note(shown)
      }
    }
    // A text that is clear in most of many themes may be shown in those that are not looked at.
    let areAllKnown = resolver.themes.count <= PairDoubts.themeLimit
    let doubts = looks.doubts()
    let settled: [InferredPair] = pairs.compactMap { pair in
      if areAllKnown, empty.contains(pair.foreground) || empty.contains(pair.background) { return nil }
      var settled = pair
      settled.basis = doubts[pair] ?? pair.basis
      if settled.basis == .partners || settled.basis == .onlyGround,
        unused.contains(pair.foreground) || unused.contains(pair.background)
      {
        settled.basis = .unused
      }
      settled.under = grounds.ground(under: pair)
      return settled
    }
    return twins.once(layers.once(settled))
  }
}

/// Tokens of different types whose names have the same role, group and words, and that have the same color everywhere.
private struct TwinTokens {
  private var firsts: [Int: Int] = [:]

  /// `UIColor.textPrimary` and `Color.textPrimary` can be twins; `button.primary.text` and `button.quiet.text` cannot.
  init(_ names: InferredNames) {
    var known: [[String]: Int] = [:]
    for entry in names.entries where entry.role != nil {
      let key = [entry.role?.rawValue ?? ""] + entry.reading.scope + ["."] + (entry.reading.segments.last ?? [])
      if let first = known[key] { firsts[entry.token] = first } else { known[key] = entry.token }
    }
  }

  mutating func compare(_ shown: VariantColors) {
    for (token, first) in firsts where !shown.areSame(token, first) { firsts[token] = nil }
  }

  private func first(_ token: Int) -> Int { firsts[token] ?? token }

  /// Returns one of the pairs that look the same, on the strongest basis: a guess hides nothing that names tell.
  func once(_ pairs: [InferredPair]) -> [InferredPair] {
    var best: [InferredPair: Int] = [:]
    for (index, pair) in pairs.enumerated() {
      var look = pair
      look.basis = .pools
      look.isInState = false
      look.foreground = first(pair.foreground)
      look.background = first(pair.background)
      look.under?.tokens = (pair.under?.tokens ?? []).map { first($0) }
      if let known = best[look], pairs[known].basis <= pair.basis { continue }
      best[look] = index
    }
    return best.values.sorted().map { pairs[$0] }
  }
}

/// Tokens that have nothing to show in any theme that has them.
private struct EmptyTokens {
  private var isNothing: [Bool?]

  init(count: Int) {
    isNothing = Array(repeating: nil, count: count)
  }

  mutating func note(_ shown: VariantColors) {
    for token in isNothing.indices where isNothing[token] != false {
      isNothing[token] = shown.isNothing(token) ?? isNothing[token]
    }
  }

  func contains(_ token: Int) -> Bool { isNothing[token] == true }
}
