import ThemeModel

/// Groups that are named after a theme of another group: `Themes A` offers brands to choose from, and the group `Brand X` the
/// modes of that one brand. Only the selections on one path from the top to a leaf are ever on together. Multiplied as axes, the
/// groups would make themes that nobody has.
extension DTCGStudio {
  /// Returns one job for each path to a brand; `nil` when the groups do not form a tree.
  func treeJobs() -> [DTCGThemeJob]? {
    let groups = Dictionary(grouping: selections.filter { $0.group != nil }) { $0.group ?? "" }
    let below = Set(selections.compactMap { one in one.group != one.name && groups[one.name] != nil ? one.name : nil })
    guard below.count > 1 else { return nil }
    // A group of themes in which no set is on is a remnant of an older list.
    let tops = groups.keys.filter { name in
      let members = groups[name] ?? []
      return !below.contains(name) && members.contains { below.contains($0.name) }
        && members.contains { !$0.sets.isEmpty }
    }.sorted()
    var ways: [Way] = []
    for top in tops { Self.follow(top, groups, from: Way(), depth: 0, &ways) }
    // A group that is in no tree is on beside all of them, if it offers no choice.
    let rest = groups.filter { !below.contains($0.key) && !tops.contains($0.key) }
      .mapValues { $0.filter { !$0.sets.isEmpty } }
    guard !ways.isEmpty, Set(ways.map(\.name)).count == ways.count, rest.allSatisfy({ $0.value.count < 2 }) else {
      return nil
    }
    let shared = rest.values.joined().reduce(into: Set<String>()) { $0.formUnion($1.sets) }
      .union(selections.filter { $0.group == nil }.flatMap(\.sets))
    return ways.map { job($0, shared) }
  }

  private struct Way {
    var name = ""
    var sets: Set<String> = []
    /// The modes of the brand at its end.
    var modes: [(context: String, sets: Set<String>)] = []
  }

  private static let deepest = 16

  private static func follow(
    _ group: String, _ groups: [String: [Selection]], from way: Way, depth: Int, _ ways: inout [Way]
  ) {
    let members = groups[group] ?? []
    let modes = members.compactMap { member -> (context: String, sets: Set<String>)? in
      let (stem, when) = ContextNames.split(member.name, [.mode])
      guard stem.isEmpty, let context = when[Axis.mode.name] else { return nil }
      return (context, member.sets)
    }
    if depth > 0, modes.count == members.count {
      var way = way
      way.modes = modes
      return ways.append(way)
    }
    for member in members {
      var next = way
      next.name = member.name
      next.sets.formUnion(member.sets)
      if groups[member.name] != nil, member.name != group, depth < deepest {
        follow(member.name, groups, from: next, depth: depth + 1, &ways)
      } else {
        ways.append(next)
      }
    }
  }

  private func job(_ way: Way, _ shared: Set<String>) -> DTCGThemeJob {
    let contexts = way.modes.map(\.context)
    let layers = ordered.flatMap { set -> [DTCGLayer] in
      if shared.contains(set.name) || way.sets.contains(set.name) { return [DTCGLayer(when: [:], tree: set.tree)] }
      let on = way.modes.filter { $0.sets.contains(set.name) }
      if on.isEmpty { return [] }
      if on.count == way.modes.count { return [DTCGLayer(when: [:], tree: set.tree)] }
      return on.map { DTCGLayer(when: [Axis.mode.name: $0.context], tree: set.tree) }
    }
    var axis = Axis.mode
    axis.contexts = axis.contexts.filter(contexts.contains)
    let varies = layers.contains { !$0.when.isEmpty } && axis.contexts.contains(axis.defaultContext)
    return DTCGThemeJob(name: way.name, layers: layers, axes: varies ? [axis] : [])
  }
}
