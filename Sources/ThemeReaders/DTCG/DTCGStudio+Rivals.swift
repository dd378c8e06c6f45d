import ThemeModel

/// Groups of which each says over what the others say, whatever is chosen in them, such as one group for each brand. As axes of
/// one theme they would multiply, and of two brands one would never be seen: they are themes beside each other.
extension DTCGStudio {
  /// Nil where no two groups are rivals.
  func rivalJobs(named name: String) -> [DTCGThemeJob]? {
    var groups: [String] = []
    for selection in selections {
      if let group = selection.group, !groups.contains(group) { groups.append(group) }
    }
    guard groups.count > 1 else { return nil }
    let rivals = self.rivals(among: groups)
    guard rivals.count > 1 else { return nil }
    return rivals.flatMap { group -> [DTCGThemeJob] in
      var own = self
      own.selections.removeAll { $0.group.map { $0 != group && rivals.contains($0) } ?? false }
      return own.jobs(named: group).map { job in
        var job = job
        if job.name != group { job.name = group + " " + job.name }
        return job
      }
    }
  }

  /// The first groups that are rivals of each other.
  private func rivals(among groups: [String]) -> [String] {
    let colors = DTCGFolderColors(sets.map(\.tree)).paths.map(Set.init)
    let choices = groups.map { group in selections.filter { $0.group == group }.map(\.sets) }
    let used = choices.map { $0.reduce(into: Set<String>()) { $0.formUnion($1) } }
    /// What is said whatever is chosen, in sets that the other group does not have.
    func own(_ one: Int, beside other: Int) -> Set<Int32> {
      let said = choices[one].map { choice in
        sets.indices.reduce(into: Set<Int32>()) { found, index in
          let name = sets[index].name
          if choice.contains(name), !used[other].contains(name) { found.formUnion(colors[index]) }
        }
      }
      return said.dropFirst().reduce(said.first ?? []) { $0.intersection($1) }
    }
    func areRivals(_ a: Int, _ b: Int) -> Bool {
      let (first, second) = (own(a, beside: b), own(b, beside: a))
      let shared = first.intersection(second).count
      return shared > 1 && shared * 2 >= max(first.count, second.count)
        || haveThemesOfOneName(of(groups[a]), of(groups[b]), colors)
    }
    func of(_ group: String) -> [Selection] { selections.filter { $0.group == group } }
    for start in groups.indices {
      let found = [start] + groups.indices.filter { $0 > start && areRivals(start, $0) }
      if found.count > 1 { return found.map { groups[$0] } }
    }
    return []
  }

  /// Reports whether two groups have themes of one name that each of them builds from the same sets: `light` of `acme` and `light` of
  /// `beta` turn on one set of components, and what one of them adds says over what the other shows. Of groups that multiply,
  /// each turns on sets of its own.
  private func haveThemesOfOneName(_ first: [Selection], _ second: [Selection], _ colors: [Set<Int32>]) -> Bool {
    func said(_ names: Set<String>) -> Set<Int32> {
      sets.indices.reduce(into: []) { if names.contains(sets[$1].name) { $0.formUnion(colors[$1]) } }
    }
    func adds(_ one: Selection, over other: Selection) -> Bool {
      // Where each adds something, as groups that multiply do, what the other adds is what counts.
      let own = other.sets.subtracting(one.sets)
      return !said(one.sets.subtracting(other.sets)).isDisjoint(with: said(own.isEmpty ? other.sets : own))
    }
    return first.contains { one in
      second.contains { other in
        one.name.lowercased() == other.name.lowercased() && !PlainWords.isLook(one.name)
          && !said(one.enabled.intersection(other.enabled)).isEmpty
          && (adds(one, over: other) || adds(other, over: one))
      }
    }
  }
}
