import ThemeModel

/// Groups that are named to be on other groups and have the members of these: `on-surface.light`, `on-surface.dark` and
/// `on-surface.acme` beside the same of `surface`. Each lies on its namesake, also where the name is the word of a mode.
struct TwinGroups {
  private var twins: Set<[[String]]> = []

  init(_ paths: some Sequence<String>) {
    var members: [[[String]]: Set<[String]>] = [:]
    var onGroups: Set<[[String]]> = []
    for path in paths {
      let segments = NameReading.segments(of: path)
      guard segments.count > 1, let own = segments.last else { continue }
      let group = Array(segments.dropLast())
      members[group, default: []].insert(own)
      if Self.ground(of: group) != nil { onGroups.insert(group) }
    }
    twins = onGroups.filter { group in
      guard let own = members[group], let ground = Self.ground(of: group).flatMap({ members[$0] }) else { return false }
      return own.count > 1 && own.isSubset(of: ground)
    }
  }

  /// Reports whether a token is in such a group.
  func isTwin(_ path: String) -> Bool {
    !twins.isEmpty && twins.contains(Array(NameReading.segments(of: path).dropLast()))
  }

  /// Returns the name of the group that one is named to be on.
  private static func ground(of group: [[String]]) -> [[String]]? {
    guard let on = group.lastIndex(where: { $0.count > 1 && $0.first == "on" }) else { return nil }
    var ground = group
    ground[on].removeFirst()
    return ground
  }
}
