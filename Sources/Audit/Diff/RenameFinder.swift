import ThemeModel

/// Finds tokens and themes whose name alone changed: gone on one side, new on the other, with the same values in the same
/// file. A name that could have become either of two is not a rename.
struct RenameFinder {
  let before: AuditReport
  let after: AuditReport

  /// The share of equal colors from which a theme counts as renamed. The change may have mended some of the others.
  private static let likeTheme = 0.75

  func renames() -> [Rename] {
    let themes = themeRenames()
    return themes + tokenRenames(RenamedNames(themes))
  }

  // MARK: - Themes

  private func themeRenames() -> [Rename] {
    let (old, new) = (Set(before.themes.map(\.name)), Set(after.themes.map(\.name)))
    let gone = before.themes.map(\.name).filter { !new.contains($0) }
    let added = after.themes.map(\.name).filter { !old.contains($0) }
    guard !gone.isEmpty, !added.isEmpty else { return [] }
    let tokens = Dictionary(after.tokens.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let twins = before.tokens.map { tokens[$0.path] }
    let oldVariants = Dictionary(grouping: before.variants, by: \.theme)
    let newVariants = Dictionary(grouping: after.variants, by: \.theme)
    return NameLikeness.matches(gone, added) { old, new in
      let share = sameShare(oldVariants[old] ?? [], newVariants[new] ?? [], twins)
      return share >= RenameFinder.likeTheme ? share + NameLikeness.words(old, new) / 1_000 : nil
    }.map { Rename(.theme, $0.before, $0.after) }
  }

  /// Returns the share of equal colors among all that either theme has.
  private func sameShare(_ old: [VariantReport], _ new: [VariantReport], _ twins: [Int?]) -> Double {
    guard old.count == new.count else { return 0 }
    let others = Dictionary(new.map { (Self.choices($0), $0) }) { first, _ in first }
    var (same, all) = (0, 0)
    for variant in old {
      guard let other = others[Self.choices(variant)] else { return 0 }
      var met = 0
      for (index, twin) in twins.enumerated() where Self.isThere(variant, index) {
        guard let twin, Self.isThere(other, twin) else {
          all += 1
          continue
        }
        met += 1
        all += 1
        if variant.colors[index].state == other.colors[twin].state { same += 1 }
      }
      all += other.colors.indices.count { Self.isThere(other, $0) } - met
    }
    return all == 0 ? 0 : Double(same) / Double(all)
  }

  // MARK: - Tokens

  private struct Look: Hashable {
    var tier: Tier
    var states: [TokenColor.State]
  }

  private func tokenRenames(_ themes: RenamedNames) -> [Rename] {
    let (old, new) = (Set(before.tokens.map(\.path)), Set(after.tokens.map(\.path)))
    let gone = before.tokens.indices.filter { !new.contains(before.tokens[$0].path) }
    let added = after.tokens.indices.filter { !old.contains(after.tokens[$0].path) }
    guard !gone.isEmpty, !added.isEmpty else { return [] }
    let variants = sharedVariants(themes)
    guard !variants.isEmpty else { return [] }
    func look(_ report: AuditReport, _ token: Int, _ variants: [Int]) -> Look {
      Look(tier: report.tokens[token].tier, states: variants.map { report.variants[$0].colors[token].state })
    }
    let oldLooks = Dictionary(grouping: gone) { look(before, $0, variants.map(\.before)) }
    let newLooks = Dictionary(grouping: added) { look(after, $0, variants.map(\.after)) }
    let files = Set(after.tokens.map(\.place.file))
    let oldPlaces = Dictionary(before.tokens.map { ($0.path, $0.place) }) { first, _ in first }
    let newPlaces = Dictionary(after.tokens.map { ($0.path, $0.place) }) { first, _ in first }
    var found: [Rename] = []
    for (look, tokens) in oldLooks where look.states.contains(where: { $0 != .absent }) {
      let others = newLooks[look] ?? []
      found += NameLikeness.matches(tokens.map { before.tokens[$0].path }, others.map { after.tokens[$0].path }) {
        guard let was = oldPlaces[$0], let now = newPlaces[$1] else { return nil }
        // The file may have been renamed, too.
        guard was.file == now.file || !files.contains(was.file) else { return nil }
        return NameLikeness.words($0, $1) + (was.line == now.line ? 0.01 : 0)
      }.map { Rename(.token, $0.before, $0.after) }
    }
    return found.sorted { $0.before < $1.before }
  }

  /// Returns the variants of both sides as indices, before and after.
  private func sharedVariants(_ themes: RenamedNames) -> [(before: Int, after: Int)] {
    let old = Dictionary(
      before.variants.enumerated().map { ([themes.theme($1.theme)] + Self.choices($1), $0) }
    ) { first, _ in first }
    return after.variants.enumerated().compactMap { index, variant in
      old[[variant.theme] + Self.choices(variant)].map { ($0, index) }
    }
  }

  private static func choices(_ variant: VariantReport) -> [String] {
    variant.choices.sorted { $0.axis < $1.axis }.flatMap { [$0.axis, $0.context] }
  }

  private static func isThere(_ variant: VariantReport, _ token: Int) -> Bool {
    variant.colors.indices.contains(token) && variant.colors[token].state != .absent
  }
}
