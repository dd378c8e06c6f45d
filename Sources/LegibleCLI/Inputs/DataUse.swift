import Audit
import ThemeModel

/// Decides about files of keys and colors beside code that decodes them. If the code's themes have every color of such a theme under
/// names that say as much, the file is their source and not a separate theme, unless the configuration includes the theme by name.
enum DataUse {
  static func leaving(
    _ part: ReadPart, usedBy code: [ReadPart], _ options: SourceOptions, documents: () -> [KeyedDocument]
  ) -> ReadPart {
    let files = Set(part.group.files.map(\.path))
    var names: [Place: Set<String>] = [:]
    for token in code.lazy.flatMap(\.system.themes).flatMap(\.tokens) {
      for value in token.values where files.contains(value.place.file) {
        names[value.place, default: []].insert(token.path)
      }
    }
    guard !names.isEmpty else { return part }
    // What code makes of parts of a color: the numbers of red, green and blue.
    for document in documents() { name(document.root, &names) }
    var part = part
    var others: [Token] = []
    part.system.themes.removeAll { theme in
      guard !options.choice.names(theme.name), !theme.tokens.isEmpty, areApart(theme) else { return false }
      let unused = theme.tokens.filter { token in !token.values.allSatisfy { say(names[$0.place], token) } }
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

  /// Returns whether some name in code says for what a color is, as far as its key does.
  private static func say(_ names: Set<String>?, _ token: Token) -> Bool {
    let roles = NameWords.of(token.path).filter(RoleWords.isOne)
    return names?.contains { Set(NameWords.of($0)).isSuperset(of: roles) } == true
  }

  /// Gives the dictionaries and lists of which code uses a value the names that it has there.
  @discardableResult
  private static func name(_ node: KeyedNode, _ names: inout [Place: Set<String>]) -> Set<String> {
    let parts: [KeyedNode] =
      switch node.value {
      case .array(let elements): elements
      case .dictionary(let entries): entries.map(\.node)
      case .string, .number, .bool, .null, .other: []
      }
    for part in parts {
      let found = name(part, &names)
      if !found.isEmpty { names[node.place, default: []].formUnion(found) }
    }
    return names[node.place] ?? []
  }

  private static func note(_ others: [Token]) -> Diagnostic {
    var seen: Set<String> = []
    let paths = others.map(\.path).filter { seen.insert($0).inserted }
    return Diagnostic(
      .note, code: "assets-beside-code",
      message:
        "the themes of the file are separate themes, because no code that decodes them uses \(CatalogUse.listed(paths))",
      place: others[0].place)
  }
}
