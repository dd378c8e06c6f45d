import ColorScience
import ThemeModel

/// Checks inferred pairs against their colors: named pairs that are nearly one color in every theme become doubtful, and tokens
/// that are one color under several names form one pair.
struct PairDoubts {
  /// Nobody can tell colors apart that have less contrast than this.
  static let leastRatio = 1.5
  /// The number of themes to look at. A doubt that is true in so many is taken to be true in all.
  private static let themeLimit = 64

  private let catalogue: TokenCatalogue
  private let resolver: ThemeResolver

  init(_ resolver: ThemeResolver, catalogue: TokenCatalogue) {
    self.resolver = resolver
    self.catalogue = catalogue
  }

  /// Returns the color of a value that has only one, as most borders do.
  private static func color(of value: ResolvedValue) -> Color? {
    switch value {
    case .color(let color): color
    case .composite(let parts) where parts.count == 1: parts[0].color
    default: nil
    }
  }

  /// Reports whether a value puts nothing on the screen: a clear color, or an optional one that is nil.
  private static func isNothing(_ value: ResolvedValue) -> Bool {
    switch value {
    case .color(let color): color.alpha <= 0
    case .undetermined(let unknown): unknown.code == DiagnosticCode.nilColor.rawValue
    default: false
    }
  }

  /// Returns the token to which the aliases of a token lead; `nil` if it is no alias.
  private static func raw(_ token: Int, _ variant: Int, _ theme: ResolvedTheme) -> String? {
    let paths = theme.chain(of: token, in: variant).compactMap(\.path)
    return paths.count > 1 ? paths.last : nil
  }

  /// Returns the remaining pairs, with doubtful ones marked as such. A ground that is clear or nil in every theme is none, and
  /// neither is a text.
  func settled(_ pairs: [InferredPair], names: InferredNames) -> [InferredPair] {
    var doubtful = Set(pairs.filter { $0.basis == .partners || $0.basis == .onlyGround })
    var witnessed: Set<InferredPair> = []
    var twins = TwinTokens(names)
    // A text that is clear in most of many themes may be shown in those that are not looked at.
    let named = doubtful
    let inverse = Set(names.entries.filter { !RoleWords.inverted.isDisjoint(with: $0.reading.boundWords) }.map(\.token))
    var special: [InferredPair: InferredPair.Basis] = [:]
    let areAllKnown = resolver.themes.count <= PairDoubts.themeLimit
    var empty = EmptyTokens(count: catalogue.count)
    for index in resolver.themes.prefix(PairDoubts.themeLimit) {
      let theme = resolver.resolve(index)
      let slots = catalogue.slots(of: theme.paths)
      for variant in theme.variants.indices where theme.sameAs[variant] == nil {
        var colors = Array(repeating: Color?.none, count: catalogue.count)
        var tokens = Array(repeating: -1, count: catalogue.count)
        for (token, slot) in slots.enumerated() where slot >= 0 {
          tokens[Int(slot)] = token
          guard let value = theme.value(of: token, in: variant) else { continue }
          colors[Int(slot)] = Self.color(of: value)
          empty.note(Int(slot), isNothing: Self.isNothing(value))
        }
        for pair in named where special[pair] == nil {
          guard let foreground = colors[pair.foreground], let background = colors[pair.background] else { continue }
          if background.alpha < 1, background.alpha > 0, inverse.contains(pair.background) {
            special[pair] = .otherGround
          } else if foreground == background, foreground.alpha >= 1,
            let raw = Self.raw(tokens[pair.foreground], variant, theme),
            raw == Self.raw(tokens[pair.background], variant, theme)
          {
            special[pair] = .sameRaw
          }
        }
        doubtful = doubtful.filter { pair in
          guard let foreground = colors[pair.foreground], let background = colors[pair.background] else { return true }
          guard foreground.alpha >= 1, background.alpha >= 1 else { return false }
          guard WCAG.ratio(WCAG.luminance(foreground), WCAG.luminance(background)) < PairDoubts.leastRatio else {
            return false
          }
          witnessed.insert(pair)
          return true
        }
        twins.compare(colors)
      }
    }
    doubtful.formIntersection(witnessed)
    // One pair that becomes one color is a mistake of the theme; only where most do, the names pair nothing.
    let same = special.values.count { $0 == .sameRaw }
    if same < PairDoubts.leastPairs || Double(same) / Double(named.count) < PairDoubts.mostDoubtful {
      special = special.filter { $0.value != .sameRaw }
    }
    let unpartnered = Set(unpartnered(pairs, names: names, doubtful: doubtful))
    var seen: Set<[Int]> = []
    return pairs.compactMap { pair in
      if areAllKnown, empty.contains(pair.foreground) || empty.contains(pair.background) { return nil }
      guard seen.insert([twins.first(pair.foreground), twins.first(pair.background)]).inserted else { return nil }
      var doubted = pair
      guard doubtful.contains(pair) || unpartnered.contains(pair) else {
        doubted.basis = special[pair] ?? pair.basis
        return doubted
      }
      doubted.basis = doubtful.contains(pair) ? .doubtful : .nearest
      return doubted
    }
  }
}

extension PairDoubts {
  /// The least number of pairs and the share of doubtful ones with which names are taken for roles.
  private static let leastPairs = 6
  private static let mostDoubtful = 2.0 / 3

  /// Returns all partners of groups in which most partners are nearly one color in every theme: there, equal words are the
  /// names of colors, such as the categories of a chart, and not what belongs together.
  private func unpartnered(
    _ pairs: [InferredPair], names: InferredNames, doubtful: Set<InferredPair>
  ) -> [InferredPair] {
    let scopes = Dictionary(names.entries.map { ($0.token, $0.reading.scope) }) { first, _ in first }
    let partners = pairs.filter { $0.basis == .partners }
    return Dictionary(grouping: partners) { scopes[$0.foreground] ?? [] }.values.filter { group in
      let share = Double(group.count(where: doubtful.contains)) / Double(group.count)
      return group.count >= PairDoubts.leastPairs && share >= PairDoubts.mostDoubtful
    }.flatMap(\.self)
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

  var isOpen: Bool { !firsts.isEmpty }

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

  mutating func note(_ token: Int, isNothing value: Bool) {
    isNothing[token] = (isNothing[token] ?? true) && value
  }

  func contains(_ token: Int) -> Bool { isNothing[token] == true }
}
