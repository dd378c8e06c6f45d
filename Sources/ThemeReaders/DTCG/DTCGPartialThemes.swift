import ThemeModel

/// Themes beside one called `default` that hold only part of its tokens: builds of teams read `default` first and the theme over it.
/// Without what it takes from there, a text of the theme on a surface of the default would be judged nowhere.
struct DTCGPartialThemes {
  let files: [DTCGFolder.File]
  let colors: DTCGFolderColors

  /// What a theme takes over from another one.
  struct Inherited {
    var giver: String
    var count: Int
    var file: Int
  }

  /// The share of its colors that a theme which builds on another one says over.
  private static let leastShare = 0.5

  private struct Said: Hashable {
    var path: Int32
    var when: Contexts
  }

  /// - Parameter entries: The themes in each of several entries that are themes beside each other.
  func completed(_ entries: [[DTCGFolderParts.Theme]], named names: [String]) -> [[DTCGFolderParts.Theme]] {
    let plain = entries.indices.filter { PlainWords.isLook(names[$0]) }
    guard plain.count == 1, let giver = plain.first, entries[giver].count == 1 else { return entries }
    let given = entries[giver][0].files
    let all = said(given)
    return entries.indices.map { index in
      guard index != giver, entries[index].count == 1 else { return entries[index] }
      var theme = entries[index][0]
      let own = said(theme.files)
      let rest = all.subtracting(own)
      // A theme without a file for a mode is reported as such.
      guard !rest.isEmpty, Set(all.map(\.when)).isSubset(of: Set(own.map(\.when))),
        Double(own.intersection(all).count) >= Double(own.count) * Self.leastShare
      else { return [theme] }
      theme.inherited = Inherited(giver: names[giver], count: Set(rest.map(\.path)).count, file: theme.files[0])
      theme.overriding.formUnion(theme.files)
      theme.files = given + theme.files
      return [theme]
    }
  }

  private func said(_ indices: [Int]) -> Set<Said> {
    Set(indices.flatMap { file in colors.paths[file].map { Said(path: $0, when: files[file].when) } })
  }
}

extension DTCGFolderParts.Theme {
  /// A note about what it takes over.
  func note(_ files: [DTCGFolder.File]) -> Diagnostic? {
    guard let inherited else { return nil }
    let what = inherited.count == 1 ? "1 colour" : "\(inherited.count) colours"
    return Diagnostic(
      .note, code: "inherited-colors",
      message: "\(name) leaves out \(what) of \(inherited.giver) beside it, and takes them from there",
      place: Place(file: files[inherited.file].tree.file, line: 1, column: 1))
  }
}
