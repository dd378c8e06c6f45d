/// Infers pairs from names: partners first, then the nearest ground by name, then general surfaces.
///
/// A color is never paired with one of another platform or group: `LoginColors.text` and `HomeColors.background` are on
/// two screens.
struct PairInference {
  private(set) var pairs: [InferredPair] = []
  private let names: InferredNames
  private let surfaces: InferredSurfaces
  private let families: NameFamilies
  /// Entries of any role, by the words of their own part and their scope.
  private let byWords: [[String]: [InferredNames.Entry]]
  /// Entries of any role, by all of their words.
  private let byAllWords: [[String]: [InferredNames.Entry]]
  private var seen: Set<TokenPair> = []
  /// What names say that colors are on, with the groups of these.
  private var byWantedGround: [[String]: [InferredNames.Entry]] = [:]
  /// Grounds for which a color is made.
  private var grounded: Set<Int> = []
  /// Foregrounds without “on” before a word, whose ground was found all the same: `txtOn`, `on-brand.hover`.
  private var hasFoundGround: Set<Int> = []
  /// Texts that are named for a ground without a state, and those grounds.
  private var inAnyState: [(InferredNames.Entry, InferredNames.Entry)] = []
  /// The general surfaces for each group, computed after every color with a ground of its own is known.
  private var pools: [[String]: [InferredNames.Entry]] = [:]
  private let onlyGrounds: OnlyGrounds
  private let twins: TwinGroups

  private struct TokenPair: Hashable {
    let foreground: Int
    let background: Int
    let sets: [Int32]?
  }

  init(_ names: InferredNames, shared: SharedThemes) {
    self.names = names
    families = NameFamilies(names)
    surfaces = InferredSurfaces(names.entries(.surface))
    onlyGrounds = OnlyGrounds(names, surfaces: surfaces, shared: shared)
    twins = TwinGroups(names.entries.lazy.map(\.path))
    byWords = Dictionary(grouping: names.entries) { $0.reading.scope + ["."] + $0.ownWords }
    byAllWords = Dictionary(grouping: names.entries) { NameReading.telling($0.reading.segments) }
    let foregrounds = names.entries.filter { PairInference.isForeground($0) }
    addGrounds(foregrounds)
    for (foreground, background) in SyntaxColors.pairs(names) { add(.syntax, foreground, background) }
    var left: [InferredNames.Entry] = []
    let inEditors = Set(pairs.filter { $0.basis == .syntax }.map(\.foreground))
    let free = foregrounds.filter { $0.reading.ground == nil && !hasFoundGround.contains($0.token) }
    for entry in free {
      if !addPartners(entry), !inEditors.contains(entry.token) { left.append(entry) }
    }
    for entry in left where !addNearest(entry) { addPools(entry) }
    // General text with a namesake meets the other general surfaces too: `textPrimary` is not for `backgroundPrimary` alone.
    for entry in free where entry.component.isEmpty { addPools(entry) }
    for entry in names.entries(.disabled) where [.text, .icon].contains(entry.reading.baseRole) { addPools(entry) }
  }

  private static func isForeground(_ entry: InferredNames.Entry) -> Bool {
    switch entry.role {
    case .text, .largeText, .icon, .border, .focus: true
    case .disabled, .decoration, .surface, nil: false
    }
  }

  private mutating func add(
    _ basis: InferredPair.Basis, _ foreground: InferredNames.Entry, _ background: InferredNames.Entry,
    isInState: Bool = false, sets: [Int32]? = nil
  ) {
    guard let role = foreground.role, foreground.token != background.token,
      !foreground.reading.isApart(from: background.reading),
      seen.insert(TokenPair(foreground: foreground.token, background: background.token, sets: sets)).inserted
    else { return }
    pairs.append(
      InferredPair(
        basis: basis, role: role, foreground: foreground.token, background: background.token, sets: sets,
        isInState: isInState))
  }

  // MARK: - Partners

  /// Pairs all that is named for what it lies on.
  private mutating func addGrounds(_ foregrounds: [InferredNames.Entry]) {
    let distant =
      foregrounds.contains { $0.reading.ground != nil || $0.reading.onGroup != nil }
      ? DistantGrounds(names) : nil
    for entry in foregrounds {
      if let ground = entry.reading.ground {
        byWantedGround[entry.reading.scope + ["."] + ground, default: []].append(entry)
      }
    }
    for entry in foregrounds {
      let reading = entry.reading
      var found: [InferredNames.Entry] = []
      if reading.ground != nil {
        found = grounds(of: entry)
        // `icon.status.on-dark` is for `surface.status.on-dark`.
        if found.isEmpty, !reading.onTone.isEmpty { found = surfaces.namesakes(of: entry) }
      } else if reading.isForItsGround {
        found = surfaces.ground(ofOwnGroup: entry)
      } else if reading.onGroup == nil || !surfaces.namesakes(of: entry).isEmpty {
        continue
      }
      for background in found { add(on: background, entry) }
      // Elsewhere, an “on” alone makes no text: `status.read.on-primary` may be a surface.
      guard found.isEmpty, reading.roleWord != nil, !names.isForAnyColor(entry),
        let ground = distant?.ground(of: entry),
        reading.ground.map({ !isForAnother(ground.entry, than: entry, on: $0) }) ?? true
      else {
        if !found.isEmpty { hasFoundGround.insert(entry.token) }
        continue
      }
      hasFoundGround.insert(entry.token)
      if ground.isSure { add(on: ground.entry, entry) } else { add(.nearest, entry, ground.entry) }
    }
    addStates()
  }

  private mutating func add(on background: InferredNames.Entry, _ entry: InferredNames.Entry) {
    grounded.insert(background.token)
    if PairInference.mayBeGround(background), names.isMeaning(background),
      RoleWords.states.subtracting(RoleWords.defaults).isDisjoint(with: entry.rest + (entry.reading.ground ?? []))
    {
      inAnyState.append((entry, background))
    }
    add(.partners, entry, background)
  }

  /// Where `onPrimary` is, `text.primary` is text in that color, and not the text of `bg.primary` in any of its states. `onPrimary` is,
  /// in each that has no text of its own.
  private mutating func addStates() {
    let own = grounded
    // What is called `primary` and no surface is in its states `primaryHover`.
    let isNeeded = inAnyState.contains { $0.1.role == nil }
    let colors = InferredSurfaces(
      isNeeded ? names.entries.filter { $0.role == nil && $0.reading.ground == nil } : [])
    for (entry, background) in inAnyState {
      let states = (background.role == nil ? colors : surfaces).inStates(background)
      for state in states where !own.contains(state.token) {
        grounded.insert(state.token)
        add(.partners, entry, state, isInState: true)
      }
    }
  }

  /// Returns `primary` for `onPrimary`, `surfaceAccent` for `contentOnAccent`, `inverseSurface` for `inverseOnSurface`,
  /// `action.fill` for `text.onAction`.
  private mutating func grounds(of entry: InferredNames.Entry) -> [InferredNames.Entry] {
    guard let ground = entry.reading.ground else { return [] }
    if names.isForAnyColor(entry), let words = entry.reading.anyColor {
      guard !ground.isEmpty else { return [] }
      // A ground that is called `colorPrimary` is one in particular.
      return byWords[entry.reading.scope + ["."] + ground, default: []].filter {
        PairInference.mayBeGround($0) && $0.reading.segments.last == words
      }
    }
    // `foreground.primary-on-bg` is for `background.primary`.
    if !entry.rest.isEmpty, ground.allSatisfy(RoleWords.plainGrounds.contains) {
      let found = surfaces.namesakes(of: entry)
      if !found.isEmpty { return found }
    }
    if let first = firstLevel(of: ground, by: entry) { return first }
    var guesses: [InferredNames.Entry] = []
    for named in [ofAllWords(ground, by: entry)] + wanted(on: ground, by: entry).map({ byWords[$0, default: []] }) {
      let found = named.filter(PairInference.mayBeGround)
      let free = found.filter {
        !isForAnother($0, than: entry, on: ground) && !PairInference.isShade($0, under: entry)
      }
      if !free.isEmpty { return free }
      guesses += found
    }
    for guess in guesses { add(.nearest, entry, guess) }
    return []
  }

  /// Returns `surface.main` for `on-surface.main`: a group of the ground is a word of its name. `on.surface.accent` may as well be the
  /// accent on any surface.
  private func ofAllWords(_ ground: [String], by entry: InferredNames.Entry) -> [InferredNames.Entry] {
    guard entry.rest.isEmpty,
      ground.dropFirst().allSatisfy({ !RoleWords.emphases.contains($0) && !RoleWords.tones.contains($0) })
        || twins.isTwin(entry.path)
    else { return [] }
    return byAllWords[NameReading.telling(entry.reading.segments.dropLast()) + ground, default: []]
  }

  private static func mayBeGround(_ entry: InferredNames.Entry) -> Bool {
    entry.reading.ground == nil && (entry.role == .surface || entry.role == nil)
  }

  /// Reports whether what is called `light` is a light shade: `red.on-light` is the red for light pages, whatever `red.light` is.
  private static func isShade(_ found: InferredNames.Entry, under entry: InferredNames.Entry) -> Bool {
    found.role == nil && !entry.reading.onTone.isEmpty && entry.reading.roleWord == nil
      && found.reading.scope.last.map(RoleWords.hues.contains) == true
  }

  /// Reports whether another color is named for this very ground: `surfacePrimary` is that of `onSurfacePrimary`, and `onPrimary` is on
  /// something else.
  private func isForAnother(
    _ found: InferredNames.Entry, than entry: InferredNames.Entry, on ground: [String]
  ) -> Bool {
    found.ownWords != ground && found.ownWords != entry.rest + ground
      && byWantedGround[found.reading.scope + ["."] + found.ownWords] != nil
  }

  /// Returns the first ground of a tone for a text of a lesser level: `textOnDarkTertiary` is the third text on dark, as
  /// `textOnDarkPrimary` is the first, and not the text on the third dark ground, which is a guess. On that one is the first text.
  private mutating func firstLevel(of ground: [String], by entry: InferredNames.Entry) -> [InferredNames.Entry]? {
    let tone = Array(ground.dropLast())
    let scope = entry.reading.scope + ["."]
    guard let level = ground.last, RoleWords.lesser.contains(level), !tone.isEmpty,
      tone.allSatisfy(RoleWords.tones.contains),
      !byWords[scope + ground, default: []].contains(where: PairInference.mayBeGround)
    else { return nil }
    let firsts = [tone] + (["primary"] + RoleWords.defaults).map { tone + [$0] }
    let texts = firsts.flatMap { byWantedGround[scope + $0] ?? [] }
    guard !texts.isEmpty else { return nil }
    func named(_ words: [String]) -> [[InferredNames.Entry]] {
      wanted(on: words, by: entry).map { byWords[$0, default: []].filter(PairInference.mayBeGround) }
    }
    guard let found = firsts.flatMap(named).first(where: { !$0.isEmpty }) else { return nil }
    for other in named(ground).joined() {
      add(.nearest, entry, other)
      for text in texts { add(.partners, text, other) }
    }
    return found
  }

  /// Returns the keys of `byWords` that a ground may have, the likeliest first.
  private func wanted(on ground: [String], by entry: InferredNames.Entry) -> [[String]] {
    let scope = entry.reading.scope
    let surfaces = ["surface", "background", "bg", "layer", "fill", "container"]
    var single: [[String]] = []
    var grouped: [[String]] = []
    // `inverseOnSurface` is for `inverseSurface` before it is for `surface`.
    for words in entry.rest.isEmpty ? [ground] : [entry.rest + ground, ground] {
      single.append(scope + ["."] + words)
      single += RoleWords.defaults.map { scope + words + [".", $0] }
      // `primaryDefault` is `primary`, and `primaryContainer` is something else.
      single += RoleWords.defaults.map { scope + ["."] + words + [$0] }
      for surface in surfaces {
        single.append(scope + [".", surface] + words)
        single += RoleWords.defaults.map { scope + [".", surface] + words + [$0] }
        single.append(scope + ["."] + words + [surface])
      }
      grouped += surfaces.map { scope + words + [".", $0] }
    }
    return single + grouped
  }

  /// Pairs a color with surfaces whose names differ in the word for the role only, or that a published contract names.
  private mutating func addPartners(_ entry: InferredNames.Entry) -> Bool {
    // A border needs contrast where it outlines a control; any other border of the same name forms no pair. And it separates
    // from what is around the control, which the control's own background is not: that pair is a guess.
    if entry.role == .border || entry.role == .focus {
      guard !RoleWords.controls.isDisjoint(with: entry.rest + entry.reading.scope) else { return false }
    }
    // `link` and `background` have nothing in common, and nothing more where both are hovered: only general text is for a ground
    // without a name of its own.
    let isNameless = entry.stateless.isEmpty && entry.reading.scope.isEmpty
    guard !isNameless || entry.role != .text || entry.isPlainWord else { return false }
    // The second text and the second ground belong to two separate hierarchies, but `secondary-foreground` is for `secondary`.
    let namesakes = entry.isRankOnly ? [] : surfaces.namesakes(of: entry).filter { !grounded.contains($0.token) }
    var found = families.partners(of: entry, among: namesakes)
    // `sheetTitle` is on `sheetTitleBackground`, also where that lies on `sheetBackground` and shows it.
    found += surfaces.grounds(ofWholeName: entry).filter { !grounded.contains($0.token) }
    let partners = Set(found.map(\.token))
    for other in namesakes where !partners.contains(other.token) { add(.nearest, entry, other) }
    if found.isEmpty { found = contract(entry) }
    for background in found { add(entry.role == .border ? .nearest : .partners, entry, background) }
    return !found.isEmpty
  }

  /// Returns surfaces that a published contract pairs with the name: CSS's system colors, and `card-foreground` on `card`.
  private func contract(_ entry: InferredNames.Entry) -> [InferredNames.Entry] {
    let words = entry.ownWords
    guard let last = words.last else { return [] }
    let head = Array(words.dropLast())
    let scope = entry.reading.scope + ["."]
    func entries(_ words: [String]) -> [InferredNames.Entry] {
      byWords[scope + words, default: []].filter { $0.role == .surface || $0.role == nil }
    }
    if last == "text", let system = head.last, ["button", "canvas", "field", "highlight", "mark"].contains(system) {
      let face = entries(head + ["face"])
      return face.isEmpty ? entries(head) : face
    }
    if last == "foreground", !head.isEmpty { return entries(head) }
    return []
  }

  // MARK: - Guesses

  /// Pairs a color with grounds whose name begins as its own: `messageFriendTextMuted` lies on `messageFriendBackground`.
  private mutating func addNearest(_ entry: InferredNames.Entry) -> Bool {
    let mine = entry.reading.scope + entry.component
    guard !mine.isEmpty, entry.role != .border, entry.role != .focus else { return false }
    let found = surfaces.nearest(to: entry, named: mine)
    let free = found.filter { !grounded.contains($0.token) }
    for surface in free { add(.nearest, entry, surface) }
    return !free.isEmpty || !entry.reading.boundWords.isEmpty
  }

  private mutating func addPools(_ entry: InferredNames.Entry) {
    guard entry.reading.boundWords.isEmpty, !entry.reading.hasTone else { return }
    for surface in pool(for: entry.reading.scope) {
      // A `background` beside a theme is not the ground of `theme.text`.
      let isHere = surface.reading.scope == entry.reading.scope && surface.reading.holder == entry.reading.holder
      guard entry.isPlainText, isHere, !hasOwnGround(entry),
        !seen.contains(TokenPair(foreground: entry.token, background: surface.token, sets: nil))
      else {
        add(.pools, entry, surface)
        continue
      }
      let sets = onlyGrounds.sets(of: entry.token, on: surface.token)
      if !sets.only.isEmpty { add(.onlyGround, entry, surface, sets: sets.others.isEmpty ? nil : sets.only) }
      if !sets.others.isEmpty { add(.pools, entry, surface, sets: sets.only.isEmpty ? nil : sets.others) }
    }
  }

  /// Reports whether a `base` is beside `baseText`: then it is text for that color, whatever else there is.
  private func hasOwnGround(_ entry: InferredNames.Entry) -> Bool {
    guard let word = entry.rest.first, Int(word) == nil else { return false }
    return byWords[entry.reading.scope + ["."] + [word], default: []].contains {
      $0.token != entry.token && ($0.role == nil || $0.role == .surface)
    }
  }

  /// Returns the general surfaces of the group, or else of a group above. If nothing is general, returns the group's surfaces
  /// that no other color has for itself.
  private mutating func pool(for scope: [String]) -> [InferredNames.Entry] {
    if let known = pools[scope] { return known }
    var found = surfaces.general(for: scope)
    if found.isEmpty, !surfaces.hasGeneral {
      found = surfaces.open.filter { $0.reading.scope == scope && !grounded.contains($0.token) }
    }
    pools[scope] = found
    return found
  }
}
