import ThemeModel

/// Decides about files of keys and colors beside code that decodes them. If the code's themes have every color of such a theme, the
/// file is their source and not a separate theme, unless the configuration includes it by name.
enum DataUse {
  static func leaving(_ part: ReadPart, usedBy code: [ReadPart], _ options: SourceOptions) -> ReadPart {
    let used = used(of: part, by: code)
    guard !used.isEmpty else { return part }
    var part = part
    var others: [Token] = []
    part.system.themes.removeAll { theme in
      guard !options.choice.names(theme.name), !theme.tokens.isEmpty else { return false }
      let unused = theme.tokens.filter { token in !token.values.contains { used.contains($0.place) } }
      if unused.count < theme.tokens.count { others += unused }
      return unused.isEmpty
    }
    part.isUsed = part.system.themes.isEmpty
    if !others.isEmpty { part.system.diagnostics.append(note(others)) }
    return part
  }

  /// Returns the places of a part's colors that code has, as a whole or of parts: the text of a code, the numbers of red, green and blue.
  private static func used(of part: ReadPart, by code: [ReadPart]) -> Set<Place> {
    let own = Dictionary(grouping: part.system.themes.flatMap(\.tokens).flatMap(\.values).map(\.place), by: \.file)
      .mapValues { $0.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }
    var used: Set<Place> = []
    for place in code.lazy.flatMap(\.system.themes).flatMap(\.tokens).flatMap(\.values).map(\.place) {
      let last = own[place.file]?.last { ($0.line, $0.column) <= (place.line, place.column) }
      if let last { used.insert(last) }
    }
    return used
  }

  private static let mostNames = 3

  private static func note(_ others: [Token]) -> Diagnostic {
    var seen: Set<String> = []
    let paths = others.map(\.path).filter { seen.insert($0).inserted }
    let more = paths.count - mostNames
    let shown = paths.prefix(mostNames).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    return Diagnostic(
      .note, code: "assets-beside-code",
      message: "the themes of the file are separate themes, because no code that decodes them uses \(shown)",
      place: others[0].place)
  }
}
