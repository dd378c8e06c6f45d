import ThemeModel

/// Sections that say nothing: `Lists.textColor` of one theme is `textColor` of another in the same document, so that whoever reads
/// the document leaves the sections out.
struct KeyedSections {
  let options: SourceOptions

  /// Returns the themes without the sections of which some theme has a color without them. A section stays where a key in it would
  /// then be that of another color.
  func leftOut(of parts: [KeyedThemes.Part]) -> [KeyedThemes.Part] {
    guard parts.count > 1 else { return parts }
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
