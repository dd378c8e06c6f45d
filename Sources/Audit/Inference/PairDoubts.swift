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
  /// neither is a text.
  func settled(_ pairs: [InferredPair], names: InferredNames) -> [InferredPair] {
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
        twins.compare(shown.colors)
        layers.compare(shown)
        grounds.note(shown)
        empty.note(shown)
      }
    }
    // A text that is clear in most of many themes may be shown in those that are not looked at.
    let areAllKnown = resolver.themes.count <= PairDoubts.themeLimit
    let doubts = looks.doubts()
    var seen: Set<[Int]> = []
    return layers.once(pairs).compactMap { pair in
      if areAllKnown, empty.contains(pair.foreground) || empty.contains(pair.background) { return nil }
      guard seen.insert([twins.first(pair.foreground), twins.first(pair.background)]).inserted else { return nil }
      var settled = pair
      settled.basis = doubts[pair] ?? pair.basis
      settled.under = grounds.ground(under: pair)
      return settled
    }
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

  mutating func compare(_ colors: [Color?]) {
    for (token, first) in firsts where colors[token] != colors[first] { firsts[token] = nil }
  }

  func first(_ token: Int) -> Int { firsts[token] ?? token }
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
