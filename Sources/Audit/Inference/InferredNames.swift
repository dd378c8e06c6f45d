import ThemeModel

/// The tokens that take part in inference, and what their names say.
struct InferredNames {
  struct Entry {
    var token: Int
    var path: String
    var reading: NameReading
    /// The token's own part of the name, without the words with which all names of the group begin.
    var rest: [String]
    var role: TokenRole?
    /// All words of the token's own part of the name, without those with which all names of the group begin.
    var ownWords: [String]
    /// Whether a word for less light is that of a mode, and of no rank.
    var isDimMode = false
  }

  let catalogue: TokenCatalogue
  let entries: [Entry]
  /// For names of each number of segments, the words with which all that have a role begin, such as the name of the system.
  private let leads: [Int: Int]

  /// A raw color takes part if aliases alone made it raw and its own name says what it is for: `text` is still text when
  /// `textLink` refers to it. What views show a token as decides its role before its name does.
  init(_ catalogue: TokenCatalogue, uses: TokenUses) {
    self.catalogue = catalogue
    var entries: [Entry] = []
    let groupsOn = GroupsOn((0..<catalogue.count).lazy.map { catalogue.paths[$0] })
    let styled = StyledGroups((0..<catalogue.count).lazy.map { catalogue.paths[$0] })
    let contrast = ContrastNames((0..<catalogue.count).lazy.map { catalogue.paths[$0] })
    for token in 0..<catalogue.count where catalogue.standsFor[token] == nil {
      let reading = NameReading(
        styled.spoken(contrast.spoken(uses.spoken(catalogue.paths[token]))), groupsOn: groupsOn)
      if reading.isStepOfInk { continue }
      if catalogue.tiers[token] == .raw {
        guard catalogue.evidence[token] == .aliasGraph, reading.roleWord != nil, reading.specific.count < 2 else {
          continue
        }
      }
      let declared = catalogue.declaredRoles[token].map { TokenRole(rawValue: $0) }
      entries.append(
        Entry(
          token: token, path: catalogue.paths[token], reading: reading, rest: reading.rest,
          role: declared ?? uses.role(of: catalogue.paths[token], named: reading.role),
          ownWords: NameReading.speaking(reading.segments.last ?? [])))
    }
    self.entries = InferredNames.withoutSharedPrefix(
      InferredNames.withoutSecondText(InferredNames.withFills(InferredNames.withDimModes(entries), catalogue, uses)))
    leads = InferredNames.leads(self.entries)
  }

  init(_ catalogue: TokenCatalogue, entries: [Entry]) {
    self.catalogue = catalogue
    self.entries = entries
    leads = InferredNames.leads(entries)
  }

  /// Beside a light or a dark one of the same name, `dim` is a mode: `primary.dim` beside `primary.light`. So it is where all that
  /// has a role is there with it and without it.
  private static func withDimModes(_ entries: [Entry]) -> [Entry] {
    guard entries.contains(where: { $0.rest.last == dim }) else { return entries }
    let known = Set(entries.map(\.reading.segments))
    let isWhole = entries.allSatisfy { entry in
      guard entry.role != nil, let last = entry.reading.segments.last else { return true }
      let other = last.last == dim ? Array(last.dropLast()) : last + [dim]
      return known.contains(entry.reading.segments.dropLast() + [other])
    }
    return entries.map { entry in
      guard let last = entry.reading.segments.last, last.last == dim else { return entry }
      var entry = entry
      entry.isDimMode =
        isWhole
        || RoleWords.tones.contains { tone in
          known.contains(entry.reading.segments.dropLast() + [last.dropLast() + [tone]])
        }
      return entry
    }
  }

  private static let dim = "dim"

  /// The fill of a label is what is below where the label has a text or an icon beside it: it is a part of the interface. So is a fill
  /// that something is named to be on: a `title.onPrimary` tells nothing of the fill of the title.
  private static func withFills(_ entries: [Entry], _ catalogue: TokenCatalogue, _ uses: TokenUses) -> [Entry] {
    let groups = Set(entries.compactMap(\.reading.fillGroup))
    guard !groups.isEmpty else { return entries }
    let wanted = Set(entries.flatMap(\.reading.wantedFills))
    let inGroups = Set(entries.compactMap(\.reading.wantedInGroup))
    var parts: Set<[[String]]> = []
    for entry in entries where entry.reading.fillGroup == nil && entry.reading.role != .surface {
      let segments = entry.reading.segments
      for length in segments.indices.dropFirst() {
        let group = Array(segments.prefix(length))
        guard groups.contains(group) else { continue }
        let isPart = segments[length...].joined().contains { word in
          let role = RoleWords.strongRole(of: word) ?? RoleWords.weakRole(of: word)
          return role == .text || role == .icon
        }
        if isPart { parts.insert(group) }
      }
    }
    return entries.map { entry in
      guard entry.role == .text, catalogue.declaredRoles[entry.token] == nil, let group = entry.reading.fillGroup,
        parts.contains(group) || entry.reading.isFill(of: wanted, or: inGroups)
      else { return entry }
      var entry = entry
      entry.role = uses.role(of: entry.path, named: .surface)
      return entry
    }
  }

  /// Beside texts with the same names, foregrounds are no texts: `text.1` lies on `foreground.1`, or neither on the other.
  private static func withoutSecondText(_ entries: [Entry]) -> [Entry] {
    struct Name: Hashable {
      var scope: [String]
      var rest: [String]
    }
    func isForeground(_ entry: Entry) -> Bool {
      entry.role == .text && entry.reading.roleWord.map(RoleWords.foregrounds.contains) == true
    }
    let texts = entries.filter { $0.role == .text && $0.reading.roleWord == "text" && !$0.rest.isEmpty }
    let named = Set(texts.map { Name(scope: $0.reading.scope, rest: $0.rest) })
    var counts: [[String]: Int] = [:]
    for entry in entries where isForeground(entry) && named.contains(Name(scope: entry.reading.scope, rest: entry.rest))
    {
      counts[entry.reading.scope, default: 0] += 1
    }
    return entries.map { entry in
      guard isForeground(entry), counts[entry.reading.scope, default: 0] > 1 else { return entry }
      var entry = entry
      entry.role = nil
      return entry
    }
  }

  /// The fewest names that say what all have in common.
  private static let leastMembers = 4

  /// Drops the words with which all names of a scope begin, which say nothing: `dsTextPrimary`, `md_sys_onPrimary`.
  private static func withoutSharedPrefix(_ entries: [Entry]) -> [Entry] {
    var entries = entries
    for (_, members) in Dictionary(grouping: entries.indices, by: { entries[$0].reading.scope }) {
      let roles = members.filter { entries[$0].role != nil }
      while roles.count >= leastMembers, let word = entries[roles[0]].rest.first, !RoleWords.bound.contains(word),
        roles.allSatisfy({ entries[$0].rest.first == word })
      {
        for member in roles { entries[member].rest.removeFirst() }
        // `onPrimary` looks for `primary`, which has no role, but begins as all do.
        for member in members where entries[member].ownWords.first == word { entries[member].ownWords.removeFirst() }
      }
    }
    return entries
  }

  func entries(_ role: TokenRole) -> [Entry] {
    entries.filter { $0.role == role }
  }

  /// Reports whether a color is for any colored ground, and not for that of something in particular: `buttonOnColor`.
  func isForAnyColor(_ entry: Entry) -> Bool {
    guard entry.reading.anyColor != nil else { return false }
    let words = (entry.reading.scope + entry.rest).dropFirst(leads[entry.reading.segments.count] ?? 0)
    return words.allSatisfy { RoleWords.isDegree($0) || RoleWords.neutral.contains($0) }
  }

  /// Reports whether a name, with those of its groups, tells a meaning, a rank or a state, and no component: `text.danger.hover`.
  func isMeaning(_ entry: Entry) -> Bool {
    let lead = leads[entry.reading.segments.count] ?? 0
    let words = (entry.reading.scope + entry.rest).dropFirst(lead)
    // An `alert` is a meaning as well as a component: as a group it is one.
    return (!words.isEmpty || entry.isPlainGround)
      && !entry.reading.scope.dropFirst(lead).contains(where: InferredNames.isComponent)
      && words.allSatisfy {
        RoleWords.isDegree($0) || RoleWords.emphases.contains($0) || RoleWords.defaults.contains($0)
      }
  }

  /// A component is said of each name, also where there is no other.
  static func isComponent(_ word: String) -> Bool {
    PartWords.arePart([word]) || RoleWords.controls.contains(word)
  }

  private static func leads(_ entries: [Entry]) -> [Int: Int] {
    Dictionary(grouping: entries.filter { $0.role != nil }) { $0.reading.segments.count }.compactMapValues { members in
      let words = members.map { $0.reading.scope + $0.rest }
      guard members.count >= leastMembers, let first = words.first else { return nil }
      return words.reduce(first.prefix { !isComponent($0) }.count) { count, other in
        zip(first.prefix(count), other).prefix { $0 == $1 }.count
      }
    }
  }
}

extension InferredNames.Entry {
  var specific: [String] { rest.filter { !RoleWords.isGeneral($0) } }

  /// The words for the component that it belongs to, without those for colors and meanings.
  var component: [String] { specific.filter { !RoleWords.emphases.contains($0) } }

  /// What its name says, whatever its state.
  var stateless: [String] { rest.filter { !RoleWords.states.contains($0) && !RoleWords.passing.contains($0) } }

  /// Whether it is called by a word for text that any text can have.
  var isPlainWord: Bool {
    reading.roleWord.map { RoleWords.plainText.contains(RoleWords.withoutNumber($0)) } == true
  }

  /// Whether it is text for nothing in particular: not a link, a placeholder or a part of something, without a state or another
  /// polarity.
  var isPlainText: Bool {
    role == .text && isPlainWord && rest.allSatisfy { RoleWords.ranks.contains($0) || $0.allSatisfy(\.isNumber) }
  }

  /// Whether only its rank distinguishes it from others of its role, and it is not the first: `textSecondary`, `label3`.
  var isRankOnly: Bool {
    !rest.isEmpty && !isDimMode && rest.contains { RoleWords.lesser.contains($0) || (Int($0) ?? 0) > 1 }
      && rest.allSatisfy { RoleWords.general.contains($0) || $0.allSatisfy(\.isNumber) }
  }

  /// Whether it is a surface that is named for nothing in particular: `background`, `pageBackground`, `surfacePrimary`.
  var isPlainGround: Bool {
    role == .surface && reading.roleWord.map(RoleWords.plainGrounds.contains) == true
      && rest.allSatisfy(RoleWords.bottoms.contains)
  }

  /// Whether other general colors lie on it: it is not the ground of a component, a status, a tone or another polarity.
  var isGeneralSurface: Bool {
    role == .surface && specific.isEmpty && !rest.contains { RoleWords.states.contains($0) }
  }
}
