import ThemeModel

/// Themes of whose own sets none is there. What their colors are is known to nobody, and they are themes all the same.
extension DTCGStudio {
  /// Gives such themes the colors of the sets that the other themes of their group have, each undetermined.
  ///
  /// - Parameter isThere: Whether a set without colors is there, which is no source.
  mutating func fillHollow(_ isThere: (_ set: String) -> Bool) {
    let found = sets
    let known = Set(found.map(\.name))
    for index in selections.indices where isHollow(selections[index], known, isThere) {
      let hollow = selections[index]
      let others = selections.filter { $0.group == hollow.group }
      let theirs = others.reduce(into: Set<String>()) { $0.formUnion($1.enabled) }.subtracting(hollow.sets)
      let lost = NameList.text(hollow.enabled.sorted().map { "“\($0)”" })
      let reason = "the theme \(hollow.name) has the set \(lost) on, which is not there"
      for set in found where theirs.contains(set.name) {
        let tree = set.tree.undetermined(Undetermined(code: "missing-set", reason: reason, place: hollow.place))
        guard !tree.declarations.isEmpty else { continue }
        let name = hollow.name + "/" + set.name
        sets.append(TokenSet(name: name, tree: tree))
        selections[index].sets.insert(name)
        selections[index].enabled.insert(name)
      }
    }
  }

  private func isHollow(_ selection: Selection, _ known: Set<String>, _ isThere: (String) -> Bool) -> Bool {
    !selection.enabled.isEmpty && selection.enabled.allSatisfy { !known.contains($0) && !isThere($0) }
  }
}

extension DTCGTree {
  /// Returns the same colors, each with one and the same reason for which it is not known.
  fileprivate func undetermined(_ reason: Undetermined) -> DTCGTree {
    var tree = emptied
    tree.values = [.undetermined(reason)]
    for declaration in declarations {
      var isColor = (declaration.ownType ?? declaration.groupType)?.holdsColors ?? false
      if case .color = declaration.value { isColor = true }
      guard isColor else { continue }
      var declaration = declaration
      declaration.value = .ready(0)
      tree.declarations.append(declaration)
    }
    return tree
  }
}
