import ThemeModel

/// Decides about files of keys and colors beside code that decodes them. If the code's themes have every color of such a theme under
/// names that say as much, the file is their source and not a separate theme, unless the configuration includes the theme by name.
enum DataUse {
  static func leaving(
    _ part: ReadPart, usedBy code: [ReadPart], _ options: SourceOptions, documents: () -> [KeyedDocument]
  ) -> ReadPart {
    let files = Set(part.group.files.map(\.path))
    var names: [Place: String] = [:]
    for token in code.lazy.flatMap(\.system.themes).flatMap(\.tokens) {
      for value in token.values where files.contains(value.place.file) { names[value.place] = token.path }
    }
    guard !names.isEmpty else { return part }
    // What code makes of parts of a color: the numbers of red, green and blue.
    for document in documents() { name(document.root, &names) }
    var part = part
    var others: [Token] = []
    part.system.themes.removeAll { theme in
      guard !options.choice.names(theme.name), !theme.tokens.isEmpty, areApart(theme) else { return false }
      let unused = theme.tokens.filter { token in !token.values.allSatisfy { says(token, names[$0.place]) } }
      if unused.count < theme.tokens.count { others += unused }
      return unused.isEmpty
    }
    part.isUsed = part.system.themes.isEmpty
    if !others.isEmpty { part.system.diagnostics.append(note(others)) }
    return part
  }

  /// Returns whether each color has a place of its own. Binary property lists keep equal texts once.
  private static func areApart(_ theme: Theme) -> Bool {
    var places: Set<Place> = []
    return theme.tokens.allSatisfy { token in
      let own = Set(token.values.map(\.place))
      defer { places.formUnion(own) }
      return places.isDisjoint(with: own)
    }
  }

  private static let roles: Set = [
    "text", "label", "title", "foreground", "background", "surface", "ground", "icon", "border", "ink", "fg", "bg",
    "content", "on", "fill",
  ]

  /// Returns whether the name in code says for what a color is, as far as its key does.
  private static func says(_ token: Token, _ name: String?) -> Bool {
    guard let name else { return false }
    return Set(NameWords.of(token.path)).intersection(roles).isSubset(of: NameWords.of(name))
  }

  /// Gives the dictionaries and lists in which code uses a value the name that it has there.
  @discardableResult
  private static func name(_ node: KeyedNode, _ names: inout [Place: String]) -> String? {
    let inner: [KeyedNode]
    switch node.value {
    case .array(let elements): inner = elements
    case .dictionary(let entries): inner = entries.map(\.node)
    case .string, .number, .bool, .null, .other: return names[node.place]
    }
    let own = names[node.place]
    let found = inner.compactMap { name($0, &names) }
    if own == nil, let first = found.first { names[node.place] = first }
    return own ?? found.first
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
