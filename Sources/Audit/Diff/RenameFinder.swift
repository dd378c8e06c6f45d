import ThemeModel

/// Finds tokens and themes whose name alone changed: gone on one side, new on the other, with the same values in the same
/// file. A name that could have become either of two is not a rename.
struct RenameFinder {
  private let oldSource: any ReportThemes
  private let newSource: any ReportThemes
  /// The heads of the two.
  private let before: AuditReport
  private let after: AuditReport

  init(before: any ReportThemes, after: any ReportThemes) {
    oldSource = before
    newSource = after
    self.before = before.head
    self.after = after.head
  }

  init(before: AuditReport, after: AuditReport) {
    self.init(before: WholeReport(before), after: WholeReport(after))
  }

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
    let oldVariants = variants(of: Set(gone), in: oldSource)
    let newVariants = variants(of: Set(added), in: newSource)
    return NameLikeness.matches(gone, added) { old, new in
      let share = sameShare(oldVariants[old] ?? [], newVariants[new] ?? [], twins)
      return share >= RenameFinder.likeTheme ? share + NameLikeness.words(old, new) / 1_000 : nil
    }.map { Rename(.theme, $0.before, $0.after) }
  }

  /// With their colors, by theme.
  private func variants(of names: Set<String>, in source: any ReportThemes) -> [String: [VariantReport]] {
    let themes = Set(zip(source.head.variants, source.themeOfVariant).filter { names.contains($0.0.theme) }.map(\.1))
    return Dictionary(grouping: themes.sorted().flatMap(source.variants), by: \.theme)
  }

  /// The share of colors that two themes have in common, over everything that either has.
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

  /// Tokens of either side by what they are: those with one number have one tier, and the same value in every variant that was
  /// looked at.
  private struct Looks {
    private struct Step: Hashable {
      var look: Int
      var state: TokenColor.State
    }

    /// One a token.
    private(set) var old: [Int]
    private(set) var new: [Int]
    /// One a look: some variant has such a token.
    private(set) var isThere: [Bool]

    init(_ old: [Tier], _ new: [Tier]) {
      self.old = old.map { Tier.allCases.firstIndex(of: $0) ?? 0 }
      self.new = new.map { Tier.allCases.firstIndex(of: $0) ?? 0 }
      isThere = Tier.allCases.map { _ in false }
    }

    /// Looks at one more variant.
    mutating func look(_ oldStates: [TokenColor.State], _ newStates: [TokenColor.State]) {
      var known: [Step: Int] = [:]
      var areThere: [Bool] = []
      func number(_ look: Int, _ state: TokenColor.State) -> Int {
        let step = Step(look: look, state: state)
        if let number = known[step] { return number }
        known[step] = areThere.count
        areThere.append(isThere[look] || state != .absent)
        return areThere.count - 1
      }
      old = zip(old, oldStates).map(number)
      new = zip(new, newStates).map(number)
      isThere = areThere
    }
  }

  private func tokenRenames(_ themes: RenamedNames) -> [Rename] {
    let (old, new) = (Set(before.tokens.map(\.path)), Set(after.tokens.map(\.path)))
    let gone = before.tokens.indices.filter { !new.contains(before.tokens[$0].path) }
    let added = after.tokens.indices.filter { !old.contains(after.tokens[$0].path) }
    guard !gone.isEmpty, !added.isEmpty else { return [] }
    guard let looks = looks(of: gone, and: added, themes) else { return [] }
    let oldLooks = Dictionary(grouping: gone.indices) { looks.old[$0] }
    let newLooks = Dictionary(grouping: added.indices) { looks.new[$0] }
    let files = Set(after.tokens.map(\.place.file))
    let oldPlaces = Dictionary(before.tokens.map { ($0.path, $0.place) }) { first, _ in first }
    let newPlaces = Dictionary(after.tokens.map { ($0.path, $0.place) }) { first, _ in first }
    var found: [Rename] = []
    for (look, tokens) in oldLooks where looks.isThere[look] {
      let others = (newLooks[look] ?? []).map { after.tokens[added[$0]].path }
      found += NameLikeness.matches(tokens.map { before.tokens[gone[$0]].path }, others) {
        guard let was = oldPlaces[$0], let now = newPlaces[$1] else { return nil }
        // The file may have been renamed, too.
        guard was.file == now.file || !files.contains(was.file) else { return nil }
        return NameLikeness.words($0, $1) + (was.line == now.line ? 0.01 : 0)
      }.map { Rename(.token, $0.before, $0.after) }
    }
    return found.sorted { $0.before < $1.before }
  }

  /// What tokens of each side are, theme by theme; nil where the sides share no variant.
  private func looks(of gone: [Int], and added: [Int], _ names: RenamedNames) -> Looks? {
    let shared = sharedVariants(names)
    guard !shared.isEmpty else { return nil }
    let (oldThemes, newThemes) = (oldSource.themeOfVariant, newSource.themeOfVariant)
    var looks = Looks(gone.map { before.tokens[$0].tier }, added.map { after.tokens[$0].tier })
    var (was, now): (LoadedTheme?, LoadedTheme?) = (nil, nil)
    for variant in shared {
      was = LoadedTheme(oldThemes[variant.before], of: oldSource, unless: was)
      now = LoadedTheme(newThemes[variant.after], of: newSource, unless: now)
      guard let old = was?.colors(of: variant.before), let new = now?.colors(of: variant.after) else { continue }
      looks.look(gone.map(old.state), added.map(new.state))
    }
    return looks
  }

  /// The variants of the theme that was asked for last.
  private struct LoadedTheme {
    private let theme: Int
    private let first: Int
    private let variants: [VariantReport]

    init(_ theme: Int, of source: any ReportThemes, unless known: LoadedTheme?) {
      if let known, known.theme == theme {
        self = known
        return
      }
      self.theme = theme
      first = source.firstVariant(ofTheme: theme)
      variants = source.variants(ofTheme: theme)
    }

    func colors(of variant: Int) -> TokenColors? {
      variants.indices.contains(variant - first) ? variants[variant - first].colors : nil
    }
  }

  /// As indices before and after.
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
