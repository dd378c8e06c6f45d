import ThemeModel

/// Finds out how selections without a group are related: themes, parts that all themes have, or the contexts of one theme.
extension DTCGStudio {
  /// Merges parts into the remaining themes, or into a single one. Parts are selections each of which sets colors that no other
  /// sets, such as `Brand`, `Elements`, `Components`.
  static func withoutParts(_ selections: [Selection], _ sets: [TokenSet]) -> [Selection] {
    guard selections.count > 1, selections.allSatisfy({ $0.group == nil }) else { return selections }
    let colors = DTCGFolderColors(sets.map(\.tree)).paths.map(Set.init)
    // A selection that only borrows sets, beside others that enable theirs, has nothing of its own.
    let isEnabling = selections.contains { !$0.enabled.isEmpty }
    let active = selections.map { isEnabling ? $0.enabled : $0.sets }
    func isRival(_ a: Int, _ b: Int) -> Bool {
      func own(_ one: Int, beside other: Int) -> [Set<Int32>] {
        sets.indices.filter { active[one].contains(sets[$0].name) && !active[other].contains(sets[$0].name) }
          .map { colors[$0] }
      }
      let others = own(b, beside: a)
      return own(a, beside: b).contains { set in others.contains { !set.isDisjoint(with: $0) } }
    }
    // One that has all that another has, and more, is another theme that builds on it.
    func isMore(_ a: Int, _ b: Int) -> Bool { !active[b].isEmpty && active[a].isSuperset(of: active[b]) }
    let parts = selections.indices.filter { index in
      !selections.indices.contains { other in
        other != index && (isRival(index, other) || isMore(index, other) || isMore(other, index))
      }
    }
    guard !parts.isEmpty else { return selections }
    var themes = selections.indices.filter { !parts.contains($0) }.map { selections[$0] }
    if themes.isEmpty {
      themes = [Selection(name: "", group: nil, sets: [], place: selections[0].place)]
    }
    for index in themes.indices {
      for part in parts {
        themes[index].sets.formUnion(selections[part].sets)
        themes[index].enabled.formUnion(selections[part].enabled)
      }
    }
    return themes
  }

  /// Returns jobs for selections whose names are contexts, such as `Light` and `Dark HC`, or brands with contexts: they vary one
  /// theme, or each brand. Returns `nil` when no two names give contexts of the same, or two names give the same context.
  static func contextJobs(_ selections: [Selection], _ sets: [TokenSet], named name: String) -> [DTCGThemeJob]? {
    guard selections.count > 1, selections.allSatisfy({ $0.group == nil }) else { return nil }
    let known: [Axis] = [.mode, .contrast]
    let names = selections.map { ContextNames.split($0.name, known) }
    // A name without a mode is that of a theme of its own.
    let stems = names.indices.map { names[$0].when[Axis.mode.name] == nil ? nil : names[$0].stem }
    var seen: Set<String> = []
    var jobs: [DTCGThemeJob] = []
    for index in selections.indices {
      guard let stem = stems[index] else {
        jobs.append(job(of: selections[index], sets))
        continue
      }
      guard seen.insert(stem).inserted else { continue }
      let members = selections.indices.filter { stems[$0] == stem }
      let used = known.filter { axis in Set(members.map { names[$0].when[axis.name] }).count > 1 }
      // A context that a name leaves out is the default one.
      let contexts = members.map { member in
        Dictionary(uniqueKeysWithValues: used.map { ($0.name, names[member].when[$0.name] ?? $0.defaultContext) })
      }
      guard members.count > 1, !used.isEmpty, Set(contexts).count == members.count else { return nil }
      let layers = sets.flatMap { set -> [DTCGLayer] in
        let on = members.indices.filter { selections[members[$0]].sets.contains(set.name) }
        if on.count == members.count { return [DTCGLayer(when: [:], tree: set.tree)] }
        return on.map { DTCGLayer(when: contexts[$0], tree: set.tree) }
      }
      let axes = used.map { axis in
        var axis = axis
        axis.contexts = axis.contexts.filter { context in contexts.contains { $0[axis.name] == context } }
        if !axis.contexts.contains(axis.defaultContext), let first = axis.contexts.first { axis.defaultContext = first }
        return axis
      }
      jobs.append(DTCGThemeJob(name: stem.isEmpty ? name : stem, layers: layers, axes: axes))
    }
    return seen.isEmpty ? nil : jobs
  }

  private static func job(of selection: Selection, _ sets: [TokenSet]) -> DTCGThemeJob {
    let on = sets.filter { selection.sets.contains($0.name) }
    return DTCGThemeJob(name: selection.name, layers: on.map { DTCGLayer(when: [:], tree: $0.tree) }, axes: [])
  }

  /// Names the sets that themes have on or that the order lists, and that are not there, as one warning: Tokens Studio leaves
  /// them out, too. It is an error if no theme has any set. The colors of a theme that has none of its own are undetermined.
  ///
  /// - Parameter isThere: Whether a set without colors is there, which is no source.
  mutating func takeMissing(_ isThere: (_ set: String) -> Bool) -> [Diagnostic] {
    defer { fillHollow(isThere) }
    let known = Set(sets.map(\.name))
    var lost: [(name: String, theme: String?, place: Place?)] = []
    for selection in selections {
      for name in selection.sets.sorted() where !known.contains(name) && !isThere(name) {
        if !lost.contains(where: { $0.name == name }) { lost.append((name, selection.name, selection.place)) }
      }
    }
    for name in order where !known.contains(name) && !isThere(name) {
      if !lost.contains(where: { $0.name == name }) { lost.append((name, nil, listPlace)) }
    }
    guard let first = lost.first else { return [] }
    let shown = NameList.text(lost.map { "“\($0.name)”" })
    let what = lost.count == 1 ? "the set \(shown) is" : "the sets \(shown) are"
    let who = first.theme.map { ", which the theme \($0) has on" } ?? ", which the order of the sets lists"
    let isNothingLeft = !selections.isEmpty && selections.allSatisfy { $0.sets.isDisjoint(with: known) }
    return [
      Diagnostic(
        first.theme != nil && isNothingLeft ? .error : .warning, code: "missing-set",
        message: "\(what) not there\(who): its colours are in no theme", place: first.place,
        related: lost.dropFirst().prefix(5).compactMap(\.place))
    ]
  }

  /// Returns the sets that no theme has on, those with colors or those without.
  private func unused(by jobs: [DTCGThemeJob], withColors: Bool) -> [Int] {
    func key(_ tree: DTCGTree) -> [String] { [tree.file] + tree.base }
    let used = Set(jobs.flatMap { $0.layers.map { key($0.tree) } })
    let colors = DTCGFolderColors(sets.map(\.tree)).paths
    return sets.indices.filter { colors[$0].isEmpty != withColors && !used.contains(key(sets[$0].tree)) }
  }

  /// Gives all themes the sets without colors that none has on, if no other set has their tokens: lists for colors leave out the
  /// fonts and sizes that other tokens refer to.
  func lendingSizes(to jobs: [DTCGThemeJob]) -> [DTCGThemeJob] {
    guard !selections.isEmpty else { return jobs }
    var counts: [String: Int] = [:]
    let paths = sets.map { set in Set(set.tree.declarations.map { set.tree.path(of: $0) }) }
    for path in paths.joined() { counts[path, default: 0] += 1 }
    let lent = unused(by: jobs, withColors: false).filter { index in paths[index].allSatisfy { counts[$0] == 1 } }
    return jobs.map { job in
      var job = job
      job.layers.insert(contentsOf: lent.map { DTCGLayer(when: [:], tree: sets[$0].tree) }, at: 0)
      return job
    }
  }

  /// Names the sets with colors that no theme has on, as one note.
  func unused(by jobs: [DTCGThemeJob]) -> [Diagnostic] {
    guard !selections.isEmpty else { return [] }
    let unused = unused(by: jobs, withColors: true)
    guard let first = unused.first else { return [] }
    let shown = NameList.text(unused.map { sets[$0].name })
    let verb = unused.count == 1 ? "is" : "are"
    return [
      Diagnostic(
        .note, code: "unused-file", message: "\(shown) \(verb) on in no theme: the colours there are not read",
        place: Place(file: sets[first].tree.file, line: 1, column: 1))
    ]
  }
}
