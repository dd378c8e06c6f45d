import ThemeModel

/// Themes that have a set on which is not there, and which not all of the others have on. What they say there is known to nobody,
/// and they are themes all the same.
extension DTCGStudio {
  /// Gives such themes the colors of the sets that the other themes of their group have, each undetermined.
  ///
  /// - Parameter isThere: Whether a set without colors is there, which is no source.
  mutating func fillHollow(_ isThere: (_ set: String) -> Bool) {
    let found = sets
    let known = Set(found.map(\.name))
    let written = selections
    for index in written.indices {
      let hollow = written[index]
      let others = written.indices.filter { $0 != index && written[$0].group == hollow.group }.map { written[$0] }
      let lost = hollow.enabled.filter { set in
        !known.contains(set) && !isThere(set) && !(others.allSatisfy { $0.enabled.contains(set) })
      }
      guard !lost.isEmpty, !others.isEmpty else { continue }
      let shown = NameList.text(lost.sorted().map { "“\($0)”" })
      let what = lost.count == 1 ? "the set \(shown) on, which is" : "the sets \(shown) on, which are"
      let reason = Undetermined(
        code: "missing-set", reason: "the theme \(hollow.name) has \(what) not there", place: hollow.place)
      let isWhole = hollow.enabled.isDisjoint(with: known) && !hollow.enabled.contains(where: isThere)
      let said = Self.said(by: hollow, others, isWhole: isWhole, found)
      for set in found where said.sets.contains(set.name) {
        let tree = set.tree.undetermined(reason, without: said.known)
        guard !tree.declarations.isEmpty else { continue }
        let name = hollow.name + "/" + set.name
        sets.append(TokenSet(name: name, tree: tree))
        selections[index].sets.insert(name)
        selections[index].enabled.insert(name)
      }
    }
  }

  /// Returns the sets whose colors the missing ones may have, and the paths that a set of the theme itself has, which are known.
  private static func said(
    by hollow: Selection, _ others: [Selection], isWhole: Bool, _ found: [TokenSet]
  ) -> (sets: Set<String>, known: Set<String>) {
    let theirs = others.reduce(into: Set<String>()) { $0.formUnion($1.enabled) }
    let names = Set(found.map(\.name))
    let further = theirs.subtracting(hollow.sets).intersection(names)
    guard !isWhole else { return (further, []) }
    let own = hollow.enabled.subtracting(theirs)
    let paths = found.filter { own.contains($0.name) }.reduce(into: Set<String>()) { paths, set in
      for declaration in set.tree.declarations { paths.insert(set.tree.path(of: declaration)) }
    }
    // What only one of the others has on is its own, as the missing set is.
    let single = further.filter { set in others.count { $0.enabled.contains(set) } == 1 }
    if !single.isEmpty { return (single, paths) }
    // Where the others say nothing of their own, the missing set says over what they share.
    return (further.isEmpty ? hollow.enabled.subtracting(own).intersection(names) : further, paths)
  }
}

extension DTCGTree {
  /// Returns the same colors, each with one and the same reason for which it is not known.
  fileprivate func undetermined(_ reason: Undetermined, without known: Set<String>) -> DTCGTree {
    var tree = emptied
    tree.values = [.undetermined(reason)]
    for declaration in declarations {
      guard holdsColor(declaration), !known.contains(path(of: declaration)) else { continue }
      var declaration = declaration
      declaration.ownType = declaration.ownType ?? declaration.groupType ?? .color
      declaration.value = .ready(0)
      tree.declarations.append(declaration)
    }
    return tree
  }

  private func holdsColor(_ declaration: DTCGDeclaration) -> Bool {
    if let type = declaration.ownType ?? declaration.groupType { return type.holdsColors }
    switch declaration.value {
    case .color, .ready: return true
    case .pending: return DTCGGuess.type(of: node(of: declaration), path: path(of: declaration)) != nil
    case .reference: return !declaration.hasForeignType && !DTCGGuess.speaksOfOtherThings(path(of: declaration))
    case .colorless: return false
    }
  }
}
