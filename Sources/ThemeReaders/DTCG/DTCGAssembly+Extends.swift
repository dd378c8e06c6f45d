import ThemeModel

/// Copies into groups the tokens of the groups that they extend.
extension DTCGAssembly {
  /// The tokens can double with every step of `$extends` within `$extends`.
  private static let mostTokens = 10_000
  /// A multiple of the number of tokens that are written.
  private static let mostTimes = 32

  /// The tokens under each group that others extend.
  private struct Members {
    var of: [Int32: [Int]] = [:]
    var targets: Set<Int32> = []
    var most: Int
    var left: Int

    init(written: Int) {
      most = max(DTCGAssembly.mostTokens, DTCGAssembly.mostTimes * written)
      left = most
    }
  }

  /// An object with a `$ref` and no `$value` refers to a token. If its target is a group, it becomes a group that extends that.
  mutating func turnReferencesToGroups() {
    for index in entries.indices {
      let site = entries[index].lastSite
      let declaration = declaration(site)
      guard declaration.place != declaration.node else { continue }
      let tree = layers[layer(of: site)].tree
      guard let target = target(of: site), self.index(at: target) == nil,
        DTCGValues.pointer(tree.node(of: declaration)) != nil, isGroup(target)
      else { continue }
      var group = DTCGGroup(path: name(entries[index].path), place: tree.place(of: declaration))
      group.type = declaration.ownType
      group.deprecation = tree.deprecation(of: declaration)
      group.extended = (target: name(target), place: tree.valuePlace(of: declaration))
      replace(index, with: group)
    }
  }

  mutating func extendGroups() {
    let extending = allGroups.filter { $0.extended != nil }.map(\.path).sorted()
    guard !extending.isEmpty else { return }
    var members = Members(written: entries.count)
    let byPath = Dictionary(allGroups.map { ($0.path, $0) }) { first, _ in first }
    members.targets = Set(extending.compactMap { byPath[$0]?.extended?.target }.map { number(of: $0) })
    for index in entries.indices where entries[index].siteCount > 0 { note(index, &members) }
    var order = DTCGExtendsOrder(groups: byPath, extending: extending)
    for problem in order.run() {
      findings.error(problem.code, problem.message, at: problem.place, related: problem.related)
    }
    for path in order.order { takeOver(into: path, &members) }
  }

  private mutating func note(_ index: Int, _ members: inout Members) {
    var path = entries[index].path
    while path != PathTable.root {
      path = group(of: path)
      if path != PathTable.root, members.targets.contains(path) { members.of[path, default: []].append(index) }
    }
  }

  private mutating func takeOver(into path: String, _ members: inout Members) {
    let into = number(of: path)
    guard let (targetPath, place) = group(at: into)?.extended else { return }
    let target = number(of: targetPath)
    if index(at: target) != nil, members.of[target] == nil {
      findings.error("extends-token", "\(path) extends \(targetPath), which is a token and not a group", at: place)
      return
    }
    guard members.of[target] != nil || group(at: target) != nil else {
      let near = NearestName.question(NearestName.to(targetPath, among: allGroups.map(\.path).sorted()))
      findings.error("extends-target-missing", "\(path) extends \(targetPath), which does not exist\(near)", at: place)
      return
    }
    takeovers.append((into: into, from: target))
    for index in members.of[target] ?? [] {
      members.left -= 1
      guard members.left >= 0 else {
        findings.error(
          "too-many-tokens", "extended groups have more than \(members.most) tokens", at: place)
        return
      }
      takeOver(index, from: targetPath, into: path, &members)
    }
    let base = group(at: target)
    changeGroup(at: into) { group in
      if group.type == nil { group.type = base?.type }
      if group.deprecation == nil { group.deprecation = base?.deprecation }
    }
  }

  private mutating func takeOver(_ inherited: Int, from target: String, into path: String, _ members: inout Members) {
    let own = number(of: path + name(entries[inherited].path).dropFirst(target.count))
    let known = index(at: own)
    if known == nil, isGroup(own) { return }
    let takeover = Int32(truncatingIfNeeded: takeovers.count - 1)
    let first = Int32(truncatingIfNeeded: sites.count)
    let copied = sites(of: inherited)
    for site in copied {
      var copy = sites[Int(site)]
      if copy.takeover < 0 { copy.takeover = takeover }
      copy.next = Int32(truncatingIfNeeded: sites.count + 1)
      sites.append(copy)
    }
    let last = Int32(truncatingIfNeeded: sites.count - 1)
    if let known {
      // The group's own definition replaces the inherited token as a whole.
      sites[Int(last)].next = entries[known].firstSite
      entries[known].firstSite = first
      entries[known].siteCount += Int32(truncatingIfNeeded: copied.count)
    } else {
      sites[Int(last)].next = -1
      append(path: own, firstSite: first, lastSite: last, siteCount: Int32(truncatingIfNeeded: copied.count))
      note(entries.count - 1, &members)
    }
  }
}
