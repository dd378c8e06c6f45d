import ThemeModel

/// Groups that are called “on”, or “on” with a ground: `on.surface.main` and `onSurface.main` are one name, `on-surface-main`, for
/// what lies on `surface.main`.
///
/// Where such a group has texts and icons of its own, or an `off` beside it, it is a state or a thing of its own, and what it calls a
/// background is one.
struct GroupsOn {
  /// The groups, up to the one with the “on”, that stay groups.
  private var kept: Set<[[String]]> = []

  init() {}

  init(_ paths: some Sequence<String>) {
    var on: Set<[[String]]> = []
    var others: Set<[[String]]> = []
    for path in paths {
      let segments = NameReading.segments(of: path)
      for length in segments.indices.dropFirst() {
        let group = Array(segments.prefix(length))
        guard let last = group.last else { continue }
        if last == ["off"] { others.insert(Array(group.dropLast())) }
        guard last.first == "on" else { continue }
        on.insert(group)
        if Self.roles(segments[length...].joined()).contains(where: { $0 != .surface }) { kept.insert(group) }
      }
    }
    kept.formUnion(on.filter { others.contains(Array($0.dropLast())) })
  }

  /// Returns the segments with those of one name joined. In `text.on-brand.hover` another group says what the color is, and in
  /// `on-dark.background` the name does.
  func joined(_ segments: [[String]]) -> [[String]] {
    let start = segments.prefix { $0.allSatisfy(RoleWords.neutral.contains) }.count
    guard start + 1 < segments.count, segments[start].first == "on",
      !kept.contains(Array(segments.prefix(start + 1)))
    else { return segments }
    let group = segments[start].dropFirst()
    let later = segments[(start + 1)...].joined()
    let roles = Self.roles(group + later)
    guard let ground = group.first ?? later.first, !RoleWords.tones.contains(ground), roles.count <= 1,
      roles.allSatisfy({ $0 == .surface }), group.isEmpty || !Self.roles(group).isEmpty
    else { return segments }
    return segments[..<start] + [["on"] + group + later]
  }

  private static func roles(_ words: some Sequence<String>) -> [TokenRole] {
    words.compactMap { RoleWords.strongRole(of: $0) ?? RoleWords.weakRole(of: $0) }
  }
}
