import ThemeModel

/// Sections that say nothing: `Lists.textColor` of one theme is `textColor` of another in the same document, so that whoever reads
/// the document leaves the sections out.
struct KeyedSections {
  let options: SourceOptions

  /// Returns the themes without the sections of which some theme has a color without them. A section stays where a key in it would
  /// then be that of another color.
  func leftOut(of parts: [KeyedThemes.Part]) -> [KeyedThemes.Part] {
    // What a theme says in a section may be beside what it takes from its parent.
    guard parts.count > 1, parts.allSatisfy({ $0.parent == nil || !isMixed($0, parts) }) else { return parts }
    var plain: Set<String> = []
    var sections: [String: Set<String>] = [:]
    var doubled: Set<String> = []
    for part in parts {
      let own = Set(part.root.entries.filter(isColor).map(\.key))
      plain.formUnion(own)
      for section in part.root.entries where isSection(section) {
        for key in section.node.entries.map(\.key) {
          sections[key, default: []].insert(section.key)
          if part.root[key] != nil { doubled.insert(section.key) }
        }
      }
    }
    let ambiguous = sections.values.filter { $0.count > 1 }.reduce(into: doubled) { $0.formUnion($1) }
    let needless = Set(sections.filter { plain.contains($0.key) }.values.joined()).subtracting(ambiguous)
    guard !needless.isEmpty else { return parts }
    return parts.map { part in
      var result = part
      let entries = part.root.entries.flatMap { entry in
        needless.contains(entry.key) && isSection(entry) ? entry.node.entries : [entry]
      }
      result.root = KeyedNode(value: .dictionary(entries), place: part.root.place)
      return result
    }
  }

  /// Whether a theme and one that it builds on have a color of one key, one of the two in a section.
  private func isMixed(_ part: KeyedThemes.Part, _ parts: [KeyedThemes.Part]) -> Bool {
    var passed: Set<String> = []
    var next = part.parent
    while let name = next, passed.insert(name).inserted, let parent = parts.first(where: { $0.name == name }) {
      if !keys(of: part).plain.isDisjoint(with: keys(of: parent).inSections)
        || !keys(of: part).inSections.isDisjoint(with: keys(of: parent).plain)
      {
        return true
      }
      next = parent.parent
    }
    return false
  }

  private func keys(of part: KeyedThemes.Part) -> (plain: Set<String>, inSections: Set<String>) {
    (
      Set(part.root.entries.filter(isColor).map(\.key)),
      Set(part.root.entries.filter(isSection).flatMap { $0.node.entries.map(\.key) })
    )
  }

  private func isColor(_ entry: KeyedEntry) -> Bool {
    !options.parentKeys.contains(entry.key)
      && KeyedColor(options: options).value(of: entry.node, under: entry.key) != nil
  }

  /// Whether it is a group that holds nothing but values.
  private func isSection(_ entry: KeyedEntry) -> Bool {
    guard case .dictionary(let inner) = entry.node.value, !inner.isEmpty, !isColor(entry) else { return false }
    return inner.contains(where: isColor)
      && inner.allSatisfy { isColor($0) || $0.node.entries.isEmpty }
  }
}
