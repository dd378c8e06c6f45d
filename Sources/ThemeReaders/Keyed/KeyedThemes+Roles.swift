import ThemeModel

/// Groups in a list of themes that are named after what colors are for: `text` beside `acme` and `zen`. They are no themes, and all
/// of the themes share them.
extension KeyedThemes {
  /// Words for what a color is for. A theme may have any other name.
  private static let roles: Set = [
    "text", "background", "backgrounds", "foreground", "foregrounds", "surface", "surfaces", "border", "borders",
    "icon", "icons",
  ]
  /// Further ones, which are names of themes as well. A text beside a ground are parts of one theme.
  private static let pairedRoles: Set = [
    "fg", "bg", "label", "labels", "content", "ink", "paper", "fill", "fills", "canvas", "stroke", "strokes", "link",
    "links",
  ]

  private static func isRole(_ name: String, orAny others: Set<String> = []) -> Bool {
    let words = NameWords.of(name)
    return !words.isEmpty && words.allSatisfy { roles.contains($0) || others.contains($0) }
  }

  /// Returns the names of groups that are those of roles.
  private static func roles(among groups: [KeyedEntry]) -> Set<String> {
    let paired = groups.map(\.key).filter { isRole($0, orAny: pairedRoles) }
    let words = paired.flatMap { NameWords.of($0) }.map { grounds.contains($0) ? "background" : $0 }
    return Set(ThemePurposes.are(in: Set(words)) ? paired : groups.map(\.key).filter { isRole($0) })
  }

  private static let grounds: Set = ["fill", "fills", "backgrounds", "surfaces"]

  /// Reports whether groups are the parts of one theme: all but one of several are named after roles.
  func areRoles(_ groups: [KeyedEntry]) -> Bool {
    let roles = Self.roles(among: groups).count
    return roles > 1 && groups.count - roles < 2
  }

  func holdRoles(_ groups: [KeyedEntry], isAnnounced: Bool) -> Bool {
    guard isAnnounced else { return false }
    let roles = Self.roles(among: groups)
    return !roles.isEmpty && groups.count { !roles.contains($0.key) } > 1
  }

  /// Returns the groups that are themes, each with the tokens of those that are not. Nil where no group is named after a role, or
  /// where the others are no themes by themselves.
  func withRoles(_ groups: [KeyedEntry], in list: String, rest: [KeyedEntry], isListed: Bool = false) -> [Part]? {
    guard holdRoles(groups, isAnnounced: true) else { return nil }
    let roles = Self.roles(among: groups)
    let own = groups.filter { !roles.contains($0.key) }
    let shared = groups.filter { roles.contains($0.key) }
    guard areThemes(own, isAnnounced: true, isListed: isListed) else { return nil }
    return themes(own, rest: rest).map { part in
      var part = part
      var hidden: [KeyedEntry] = []
      var entries = joined(part.root.entries, shared, hidden: &hidden)
      if !hidden.isEmpty {
        // What the theme says itself does not hide what stands in the list under the same name.
        var key = list
        while entries.contains(where: { $0.key == key }) { key += "-shared" }
        let place = hidden[0].keyPlace
        entries.append(
          KeyedEntry(key: key, keyPlace: place, node: KeyedNode(value: .dictionary(hidden), place: place)))
      }
      part.root = KeyedNode(value: .dictionary(entries), place: part.root.place)
      return part
    }
  }

  /// Adds entries, groups to groups. Those whose place is taken go to `hidden`.
  private func joined(_ own: [KeyedEntry], _ further: [KeyedEntry], hidden: inout [KeyedEntry]) -> [KeyedEntry] {
    var result = own
    for entry in further {
      guard let place = result.firstIndex(where: { $0.key == entry.key }) else {
        result.append(entry)
        continue
      }
      guard case .dictionary(let known) = result[place].node.value, case .dictionary(let inner) = entry.node.value,
        !isValue(result[place].node), !isValue(entry.node)
      else {
        hidden.append(entry)
        continue
      }
      var covered: [KeyedEntry] = []
      let entries = joined(known, inner, hidden: &covered)
      result[place].node = KeyedNode(value: .dictionary(entries), place: result[place].node.place)
      if !covered.isEmpty {
        hidden.append(
          KeyedEntry(
            key: entry.key, keyPlace: entry.keyPlace,
            node: KeyedNode(value: .dictionary(covered), place: entry.node.place)))
      }
    }
    return result
  }

  /// Reports whether a group is one color, whether in its parts or by mode.
  private func isValue(_ node: KeyedNode) -> Bool {
    let keys = node.entries.map(\.key)
    return KeyedColor(options: options).value(of: node) != nil
      || (options.axes + KeyedWalk.knownAxes).contains { KeyedContexts.contexts(named: keys, on: $0) != nil }
  }
}
