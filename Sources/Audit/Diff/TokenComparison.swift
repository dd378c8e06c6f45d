import ColorScience
import ThemeModel

/// Which tokens have another color, in the order of the report after; removed ones last. Asked theme by theme: the colors of all
/// need not be there at once.
struct TokenComparison: Sendable {
  /// What a token was and is, in the variants of a few themes that changed alike.
  struct Change: Sendable {
    /// Its place among `tokens`.
    var token: Int
    fileprivate var key: Key
    /// Of the report after, in order.
    fileprivate var variants: [Int]
    /// Where the first of them has it.
    fileprivate var place: Place?
  }

  fileprivate struct Key: Hashable, Sendable {
    var before: TokenColor.State?
    var after: TokenColor.State?
  }

  /// A token of either side, by its places there.
  private struct Compared {
    var token: TokenReport
    var old: Int?
    var new: Int?
  }

  private let tokens: [Compared]
  /// One a variant after: the variant of its name before.
  private let variantBefore: [Int?]
  private let variantNames: [String]

  /// From the heads of the two sides.
  init(before: AuditReport, after: AuditReport, renames: RenamedNames) {
    let oldTokens = Dictionary(before.tokens.enumerated().map { (renames.token($0.element.path), $0.offset) }) {
      first, _ in first
    }
    let newTokens = Set(after.tokens.map(\.path))
    let kept = after.tokens.enumerated().map { index, token in
      Compared(token: token, old: oldTokens[token.path], new: index)
    }
    let gone = before.tokens.enumerated().filter { !newTokens.contains(renames.token($0.element.path)) }
    tokens = kept + gone.map { Compared(token: $0.element, old: $0.offset, new: nil) }
    let old = Dictionary(before.variants.enumerated().map { (renames.variant($0.element.name), $0.offset) }) {
      first, _ in first
    }
    variantNames = after.variants.map(\.name)
    variantBefore = variantNames.map { old[$0] }
  }

  // MARK: - Theme by theme

  /// In the variants of these themes that both sides have.
  func changes(from before: [ThemeContents], to after: [ThemeContents]) -> [Change] {
    var found = Changes()
    for theme in after {
      for (offset, variant) in theme.variants.enumerated() {
        let number = theme.firstVariant + offset
        guard let old = variantBefore[number], let was = before.lazy.compactMap({ $0.variant(old) }).first else {
          continue
        }
        add(number, was.colors, variant.colors, to: &found)
      }
    }
    return found.all
  }

  /// In variants of one name whose themes have other names, which are not compared with each other.
  func changes(
    outside couples: [ComparedThemes.Couple], from before: any ReportThemes, to after: any ReportThemes
  ) -> [Change] {
    let (oldThemes, newThemes) = (before.themeOfVariant, after.themeOfVariant)
    var coupleBefore: [Int: Int] = [:]
    var coupleAfter: [Int: Int] = [:]
    for (index, couple) in couples.enumerated() {
      for theme in couple.before { coupleBefore[theme] = index }
      for theme in couple.after { coupleAfter[theme] = index }
    }
    var found = Changes()
    for (number, old) in variantBefore.enumerated() {
      guard let old, coupleBefore[oldThemes[old]] != coupleAfter[newThemes[number]] else { continue }
      let was = before.variants(ofTheme: oldThemes[old])[old - before.firstVariant(ofTheme: oldThemes[old])]
      let now = after.variants(ofTheme: newThemes[number])[number - after.firstVariant(ofTheme: newThemes[number])]
      add(number, was.colors, now.colors, to: &found)
    }
    return found.all
  }

  private struct Changes {
    struct Place: Hashable {
      var token: Int
      var key: Key
    }

    var all: [Change] = []
    var known: [Place: Int] = [:]
  }

  private func add(_ variant: Int, _ before: TokenColors, _ after: TokenColors, to found: inout Changes) {
    for (index, token) in tokens.enumerated() {
      let was = token.old.flatMap { TokenComparison.state($0, in: before) }
      let now = token.new.flatMap { TokenComparison.state($0, in: after) }
      guard was != now else { continue }
      let place = Changes.Place(token: index, key: Key(before: was, after: now))
      if let known = found.known[place] {
        found.all[known].variants.append(variant)
        continue
      }
      found.known[place] = found.all.count
      found.all.append(
        Change(
          token: index, key: place.key, variants: [variant],
          place: token.new.flatMap { after[$0].chain.first?.place }
            ?? token.old.flatMap { before[$0].chain.first?.place }))
    }
  }

  private static func state(_ token: Int, in colors: TokenColors) -> TokenColor.State? {
    let state = colors.state(of: token)
    if case .absent = state { return nil }
    return state
  }

  // MARK: - All themes

  /// One entry a token for all variants that changed alike.
  func merged(_ parts: [[Change]]) -> [TokenChange] {
    var byToken: [[Key: [Change]]] = Array(repeating: [:], count: tokens.count)
    for change in parts.joined() { byToken[change.token][change.key, default: []].append(change) }
    return byToken.flatMap { changes in
      changes.values.map(TokenComparison.joined).sorted { $0.variants[0] < $1.variants[0] }.map(told)
    }
  }

  /// What several themes say of one change.
  private static func joined(_ changes: [Change]) -> Change {
    guard changes.count > 1 else { return changes[0] }
    let ordered = changes.sorted { $0.variants[0] < $1.variants[0] }
    var joined = ordered[0]
    joined.variants = ordered.flatMap(\.variants).sorted()
    return joined
  }

  private func told(_ change: Change) -> TokenChange {
    let token = tokens[change.token].token
    return TokenChange(
      path: token.path, tier: token.tier, before: change.key.before, after: change.key.after,
      variants: change.variants.map { variantNames[$0] }, difference: difference(change.key), place: change.place)
  }

  private func difference(_ key: Key) -> Double? {
    guard case .color(let was)? = key.before, case .color(let now)? = key.after else { return nil }
    return Color.deltaEOK(was, now)
  }
}
