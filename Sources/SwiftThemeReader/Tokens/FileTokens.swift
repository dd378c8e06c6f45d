import ThemeModel

/// Tokens that only the code of one file can name: `fileprivate static let text`, and the members of a private type.
///
/// Two files with a palette of their own show each on its own screens, so a text of the one is not named for a ground of the other.
struct FileTokens {
  private let table: DeclarationTable
  private var places: Set<Place> = []

  init(_ table: DeclarationTable) {
    self.table = table
    for type in table.types {
      let isOwn = Self.isOfFile(type)
      for (property, _) in type.properties where isOwn || property.access == .file { add(property.span) }
      for function in type.functions.values.joined() where isOwn || function.access == .file { add(function.span) }
      if isOwn { for one in type.cases { add(one.span) } }
    }
    for (property, _) in table.globalProperties where property.access == .file { add(property.span) }
    for (function, _) in table.allGlobalFunctions where function.access == .file { add(function.span) }
  }

  private mutating func add(_ span: Span) {
    places.insert(table.place(span))
  }

  private static func isOfFile(_ type: TypeRecord) -> Bool {
    var here: TypeRecord? = type
    while let one = here {
      if one.declaration?.access == .file { return true }
      here = one.parent
    }
    return false
  }

  /// Returns the file of each such token; a token of the same name that other themes have elsewhere is open to them.
  func files(of themes: [Theme]) -> [String: String] {
    guard !places.isEmpty else { return [:] }
    var files: [String: String] = [:]
    var open: Set<String> = []
    for token in themes.flatMap(\.tokens) {
      if places.contains(token.place), files[token.path, default: token.place.file] == token.place.file {
        files[token.path] = token.place.file
      } else {
        open.insert(token.path)
      }
    }
    return files.filter { !open.contains($0.key) }
  }
}
