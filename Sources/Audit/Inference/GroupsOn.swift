import ThemeModel

/// Groups that are words of the names of what is in them: those that are called “on”, and those of modes.
///
/// Groups may be called “on”, or “on” with a ground: `on.surface.main` and `onSurface.main` are one name, `on-surface-main`, for
/// what lies on `surface.main`.
///
/// Where the group has an `off` beside it, or has a text or an icon whose name differs from that of a background in the role alone, it
/// is a state or a thing of its own, and the background lies under its texts.
struct GroupsOn {
  /// A group, up to the one with the “on”, and what a member is called apart from its role.
  private struct Member: Hashable {
    var group: [[String]]
    var rest: [String]
  }

  private var texts: Set<Member> = []
  /// The groups that stay groups.
  private var kept: Set<[[String]]> = []
  /// Names with an “off”, or of the thumb of a switch, in place of which others have an “on”.
  private var otherStates: Set<[[String]]> = []
  /// Groups that are called as a color is and do not end in a role, and that have a mode in them: `textPrimary` of `textPrimary.dark`.
  private var modeGroups: Set<[[String]]> = []

  init() {}

  init(_ paths: some Sequence<String>) {
    var on: Set<[[String]]> = []
    var off: Set<[[String]]> = []
    for path in paths {
      let segments = NameReading.segments(of: path)
      if !Self.otherThanOn.isDisjoint(with: segments.last ?? []) { otherStates.insert(segments) }
      if let own = segments.last, own.allSatisfy(RoleWords.namesMode), Self.mayBeName(segments.dropLast()) {
        modeGroups.insert(segments.dropLast())
      }
      for length in segments.indices.dropFirst() {
        let group = Array(segments.prefix(length))
        guard let last = group.last else { continue }
        if last == ["off"] { off.insert(Array(group.dropLast())) }
        guard last.first == "on" else { continue }
        on.insert(group)
        let later = Array(segments[length...].joined())
        if Self.roles(later).contains(where: { $0 != .surface }) {
          texts.insert(Member(group: group, rest: Self.rest(later)))
        }
      }
    }
    kept = on.filter { off.contains(Array($0.dropLast())) }
  }

  /// Returns the segments with those of one name joined. In `text.on-brand.hover` another group says what the color is, and in
  /// `on-dark.background` the name does.
  func joined(_ segments: [[String]]) -> [[String]] {
    if let own = segments.last, let group = segments.dropLast().last, modeGroups.contains(segments.dropLast()) {
      return segments.dropLast(2) + [group + own]
    }
    let start = segments.prefix { $0.allSatisfy(RoleWords.neutral.contains) }.count
    guard start + 1 < segments.count, segments[start].first == "on",
      !kept.contains(Array(segments.prefix(start + 1)))
    else { return segments }
    let group = segments[start].dropFirst()
    let later = Array(segments[(start + 1)...].joined())
    let member = Member(group: Array(segments.prefix(start + 1)), rest: Self.rest(later))
    guard !texts.contains(member) else { return segments }
    let roles = Self.roles(group + later)
    guard let ground = group.first ?? later.first, !RoleWords.tones.contains(ground), roles.count <= 1,
      roles.allSatisfy({ $0 == .surface }), group.isEmpty || !Self.roles(group).isEmpty
    else { return segments }
    return segments[..<start] + [["on"] + group + later]
  }

  /// Reports whether the last of some groups is called as a color is, though no role of theirs counts for what is in them.
  private static func mayBeName(_ groups: [[String]]) -> Bool {
    guard let last = groups.last, last.count > 1, last.first != "on" else { return false }
    return last.contains { RoleWords.strongRole(of: $0) != nil } && GroupReading(groups).role == nil
  }

  private static let otherThanOn: Set = ["off", "thumb"]
  private static let shownByState: Set = ["tint", "color", "colour", "track", "thumb", "knob", "fill", "icon", "image"]
  private static let switches: Set = ["toggle", "switch", "checkbox", "radio"]

  /// Reports whether the “on” of a name is a state: in a group that is a switch, or where another has “off” in its place. `onTint`
  /// beside `thumbTint` is that of a switch.
  func isState(_ segments: [[String]]) -> Bool {
    // `onSurface` is on the surface, in a group of a switch as well.
    guard let own = segments.last, let on = own.lastIndex(of: "on"),
      own[(on + 1)...].allSatisfy(Self.shownByState.contains)
    else { return false }
    if on == 0, segments.dropLast().contains(where: { !Self.switches.isDisjoint(with: $0) }) { return true }
    return Self.otherThanOn.contains { word in
      if word == "thumb", own[(on + 1)...].first != "tint" { return false }
      var other = own
      other[on] = word
      return otherStates.contains(segments.dropLast() + [other])
    }
  }

  private static func rest(_ words: [String]) -> [String] {
    words.filter { roles([$0]).isEmpty && !RoleWords.defaults.contains($0) }
  }

  private static func roles(_ words: some Sequence<String>) -> [TokenRole] {
    words.compactMap { RoleWords.strongRole(of: $0) ?? RoleWords.weakRole(of: $0) }
  }
}
