import ThemeModel

/// What one name says: the role of its color, and what is left of the name without the word of the role.
///
/// The last word for a role decides, in the token's own part of the name (`threadListPageIconColor` is an icon). Only when that
/// part says nothing do the groups above decide, if they end in a word for a role: `TextField.tint` is not text.
struct NameReading {
  let segments: [[String]]
  /// What the color is for.
  let role: TokenRole?
  /// What a disabled or focused color would be otherwise.
  let baseRole: TokenRole?
  /// The token's own part of the name, without the word for the role and words that say nothing.
  let rest: [String]
  /// The words of the groups, without words for roles.
  let scope: [String]
  /// The words after “on”, for what the color lies on. `contentOnAccent`: accent.
  let ground: [String]?
  /// The words after “on” in a group above. `text.on-brand.hover`: brand.
  let onGroup: [String]?
  /// The word that gave the role; `nil` when no word did.
  let roleWord: String?
  /// The place of that word among the token's own words; 0 when a group gave the role. In `chevronDark` and `darkBackground`,
  /// dark belongs to two nouns.
  let rolePlace: Int
  /// Its words that bind it to grounds of the same kind, such as `inverse`.
  let boundWords: Set<String>
  let hasTone: Bool
  /// The group of a text whose color is called its fill: `hint` of `hint.fill`. Where such a group has a text of its own, as a
  /// `label` that is a part of the interface has, the fill is what is below.
  let fillGroup: [[String]]?

  init(_ path: String, groupsOn: GroupsOn = GroupsOn()) {
    let segments = groupsOn.joined(NameReading.segments(of: path))
    self.segments = segments
    var groups = GroupReading(Array(segments.dropLast()))
    var own = segments.last ?? []
    var ground: [String]?
    if let on = NameReading.indexOfOn(own), !groupsOn.isState(segments) {
      ground = own[(on + 1)...].filter { !RoleWords.neutral.contains($0) }
      own = Array(own[..<on])
    }
    own = NameReading.speaking(own)
    var found = NameReading.role(in: own)
    // The fill of an icon is its color, and so is that of a text.
    if found?.word == "fill", groups.hasFill, let role = groups.role {
      found?.role = role
      groups.noteFill()
    }
    if let kept = found, groups.isPart(kept.word, kept.role) { found = nil }
    if let found { own.remove(at: found.index) }
    let isDisabled = groups.isDisabled || own.contains { RoleWords.strongRole(of: $0) == .disabled }
    // What is filled and named for what it is on is no text: `barTrackOnContrast`.
    let isFilled = own.last.map(RoleWords.filled.contains) == true
    var plain = found?.role ?? groups.role ?? (ground == nil || isFilled ? nil : .text)
    let isPlainName = (own + groups.scope).allSatisfy {
      RoleWords.defaults.contains($0) || RoleWords.neutral.contains($0)
    }
    if plain == .surface, found?.word ?? groups.word == RoleWords.backdrop, isPlainName { plain = .decoration }
    if plain == .text, let word = found?.word ?? groups.word, RoleWords.foregrounds.contains(word),
      !RoleWords.wordless.isDisjoint(with: own + groups.scope)
    {
      plain = .icon
    }
    let isFocus = own.contains { RoleWords.strongRole(of: $0) == .focus } && (plain == .border || plain == nil)
    role = isDisabled ? .disabled : isFocus ? .focus : plain
    baseRole = plain
    let isTextFill = plain == .text && found?.word == "fill"
    roleWord = isTextFill ? groups.word : found?.word ?? groups.word
    fillGroup = groups.mayBePart && plain == .text && (found == nil || isTextFill) ? groups.fillGroup : nil
    rolePlace = found?.index ?? 0
    // A number after the word for the role belongs to the name: `layer1`, `text2`.
    let number = found.map { String($0.word.drop { !$0.isNumber }) } ?? ""
    rest = own + (number.isEmpty ? [] : [number])
    scope = groups.scope
    self.ground = ground
    onGroup = groups.onGroup
    boundWords = RoleWords.bound.intersection(rest + scope)
    hasTone = rest.contains { RoleWords.tones.contains($0) }
  }

  /// The platform's color type that the token extends: `UIColor.text` and `Color.background` are of two platforms.
  var platform: String? {
    guard segments.count > 1, let first = segments.first?.joined() else { return nil }
    return ["color", "uicolor", "nscolor"].contains(first) ? first : nil
  }

  /// Whether it is a step of the palette of a blue that is called ink, and no text: `ink.500`.
  var isStepOfInk: Bool {
    guard roleWord == "ink", let last = segments.last?.last.flatMap({ Int($0) }) else { return false }
    return last >= 10
  }

  /// Whether it is the text for the ground of its own group, wherever the word for text is: `txtOn` beside `background`.
  var isForItsGround: Bool {
    segments.contains { $0.last == "on" && $0.count > 1 && RoleWords.strongRole(of: $0[$0.count - 2]) == .text }
  }

  /// Whether it is a backdrop, or what belongs to one.
  var saysBackdrop: Bool { segments.contains { $0.contains(RoleWords.backdrop) } }

  /// The words after “on” of what is named for any colored ground, and for none in particular: `onColor`, `textOnColorSecondary`.
  /// `onColorBackground` is on the background of the colors.
  var anyColor: [String]? {
    guard ground != nil, let own = segments.last, let on = NameReading.indexOfOn(own) else { return nil }
    let words = own[(on + 1)...]
    guard words.first.map(["color", "colour"].contains) == true,
      words.dropFirst().allSatisfy({
        RoleWords.strongRole(of: $0) == .disabled || RoleWords.isDegree($0) && !RoleWords.plainGrounds.contains($0)
      })
    else { return nil }
    return Array(words)
  }

  /// The last words of what is named for light or for dark pages, `on-light`; empty for anything else.
  var onTone: [String] {
    guard let ground, !ground.isEmpty, ground.allSatisfy(RoleWords.tones.contains) else { return [] }
    return ["on"] + ground
  }

  func isApart(from other: NameReading) -> Bool {
    guard let mine = platform, let theirs = other.platform else { return false }
    return mine != theirs
  }

  /// Returns a token's own words without those that say nothing. “Token” is a noun like any other, as in
  /// `tokenBackgroundColor`, unless it ends the name or stands beside another word that says nothing: `colorTokenText`.
  static func speaking(_ words: [String]) -> [String] {
    words.indices.filter { index in
      guard RoleWords.neutral.contains(words[index]) else { return true }
      guard words[index] == "token", index + 1 < words.count else { return false }
      return !RoleWords.neutral.contains(words[index + 1])
        && (index == 0 || !RoleWords.neutral.contains(words[index - 1]))
    }.map { words[$0] }
  }

  /// Returns the role that a group gives, and the place of its word: the last one, but for an “on” behind a text.
  static func role(ofGroup words: [String]) -> (role: TokenRole, index: Int)? {
    func role(_ word: String) -> TokenRole? { RoleWords.strongRole(of: word) ?? RoleWords.weakRole(of: word) }
    guard let last = words.last else { return nil }
    if let found = role(last) { return (found, words.count - 1) }
    guard last == "on", words.count > 1, role(words[words.count - 2]) == .text else { return nil }
    return (.text, words.count - 2)
  }

  /// Returns the last strong word for a role, or else the last weak one.
  private static func role(in words: [String]) -> (role: TokenRole, index: Int, word: String)? {
    var weak: (role: TokenRole, index: Int, word: String)?
    for index in words.indices.reversed() {
      let word = words[index]
      if index + 1 < words.count, RoleWords.isCompound(word, words[index + 1]) { continue }
      if let role = RoleWords.strongRole(of: word) {
        // A state does not decide when another word says what the color is.
        let isState = role == .disabled || role == .focus
        if isState, words.indices.contains(where: { $0 != index && RoleWords.strongRole(of: words[$0]) != nil }) {
          continue
        }
        return (role, index, word)
      }
      if weak == nil, let role = RoleWords.weakRole(of: word) { weak = (role, index, word) }
    }
    // UIKit's “bar tint” is the color that the bar is painted with. The tint of a navigation bar is that of its buttons.
    if words.suffix(2) == ["bar", "tint"], !words.dropLast(2).contains(where: RoleWords.bars.contains) {
      return (.surface, words.count - 1, "tint")
    }
    return weak
  }

  static func segments(of path: String) -> [[String]] {
    // Folders of a catalog are groups, whichever character separates them.
    var segments = NameWords.numbered(path.contains("/") ? path.replacing("/", with: ".") : path)
    // The token of a group itself has the name of the group.
    if segments.count > 1, path.hasSuffix(".$root") { segments.removeLast() }
    // `text1.color`, `text1.colorAsset`: what only hands the color out says nothing of it.
    while segments.count > 1, let last = segments.last, RoleWords.isAccessor(last) { segments.removeLast() }
    // At the end of a name, the verb is the state.
    if let last = segments.last, last.last == "disable" {
      segments[segments.count - 1] = last.dropLast() + ["disabled"]
    }
    return segments
  }

  /// Returns the index of an “on” that has words after it and is not the state of a switch.
  static func indexOfOn(_ words: [String]) -> Int? {
    guard let on = words.lastIndex(of: "on"), on + 1 < words.count else { return nil }
    if on > 0, ["toggle", "switch", "checkbox", "radio", "turned", "based"].contains(words[on - 1]) { return nil }
    return on
  }

  /// The words of groups without those that say nothing.
  static func telling(_ groups: some Sequence<[String]>) -> [String] {
    groups.joined().filter { !RoleWords.neutral.contains($0) }
  }

  /// Reports whether it is the fill of one of the groups, in any state, or a fill in its group that is called as
  /// one of the grounds: `label.fill.primary` for `label.onPrimary`.
  func isFill(of groups: Set<[String]>, or grounds: Set<[String]>) -> Bool {
    let words = NameReading.telling(segments)
    guard let fill = words.lastIndex(of: "fill") else { return false }
    let others = (words[..<fill] + words[(fill + 1)...]).filter {
      !RoleWords.passing.contains($0) && !RoleWords.defaults.contains($0)
    }
    if groups.contains(Array(words[..<fill])) { return true }
    let least = NameReading.telling(fillGroup ?? []).count
    return others.indices.contains { $0 >= least && grounds.contains(others[..<$0] + ["."] + others[$0...]) }
  }

  /// The words of the groups, and those of what the color is on: `label . primary` for `label.onPrimary`.
  var wantedInGroup: [String]? {
    guard let ground, !ground.isEmpty, segments.count > 1, !ground.contains("fill") else { return nil }
    return NameReading.telling(segments.dropLast()) + ["."] + ground
  }

  /// The words of the groups whose fill the color may be named to be on: those of `title` for `title.onFill` and `onTitleFill`.
  var wantedFills: [[String]] {
    guard let place = segments.lastIndex(where: { NameReading.indexOfOn($0) != nil }),
      let on = NameReading.indexOfOn(segments[place]), let fill = segments[place][on...].lastIndex(of: "fill")
    else { return [] }
    let groups = NameReading.telling(segments[..<place])
    let thing = NameReading.telling([Array(segments[place][(on + 1)..<fill])])
    return [groups + thing, groups + NameReading.telling([Array(segments[place][..<on])]) + thing]
      + (thing.isEmpty ? [] : [thing])
  }

  /// The groups above that are not roles, including words that say nothing of a color: `theme` of `theme.text.primary`.
  var holder: [[String]] {
    segments.dropLast().filter { words in
      words.last.map { RoleWords.strongRole(of: $0) == nil && RoleWords.weakRole(of: $0) == nil } ?? false
    }
  }

  var words: [String] { segments.flatMap(\.self) }

  /// The words that distinguish it from others of its role, apart from those for rank, degree or state.
  var specific: [String] { rest.filter { !RoleWords.isGeneral($0) } }
}
