import ThemeModel

/// Replaces the warnings for each way in which files of a dialect differ from the standard by one note per dialect.
public enum DialectNotes {
  private static let mostPlaces = 3

  /// Returns the notes first, then everything else as it is, in its order.
  public static func folded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var codes: [String: Set<String>] = [:]
    var rest: [Diagnostic] = []
    for diagnostic in diagnostics {
      if diagnostic.severity == .warning, let place = diagnostic.place, DTCGDialect.features[diagnostic.code] != nil {
        codes[place.file, default: []].insert(diagnostic.code)
      } else {
        rest.append(diagnostic)
      }
    }
    let files = Dictionary(grouping: codes.keys.sorted()) { DTCGDialect.of(codes[$0] ?? []) }
    let notes = DTCGDialect.allCases.compactMap { dialect in
      files[dialect].map { note(dialect, $0, $0.reduce(into: Set<String>()) { $0.formUnion(codes[$1] ?? []) }) }
    }
    return notes + rest
  }

  private static func note(_ dialect: DTCGDialect, _ files: [String], _ codes: Set<String>) -> Diagnostic {
    let places = files.map { Place(file: $0, line: 1, column: 1) }
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    let features = Set(codes.compactMap { DTCGDialect.features[$0] }).sorted().joined(separator: ", ")
    return Diagnostic(
      .note, code: "dialect",
      message: "\(dialect.rawValue), \(count): \(features); --strict insists on the standard", place: places.first,
      related: Array(places.dropFirst().prefix(mostPlaces - 1)))
  }
}
