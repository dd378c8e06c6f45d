import Reports
import Survey
import ThemeModel

/// Names the cause of syntax errors in a file of code with unresolved conflict markers: the first marker, at its own line.
enum ConflictMarkers {
  static func named(_ diagnostics: [Diagnostic], in files: [FileLook]) -> [Diagnostic] {
    let faulty = Set(diagnostics.filter { $0.code == "syntax-error" }.compactMap(\.place?.file))
    guard !faulty.isEmpty else { return diagnostics }
    let lines = files.filter { faulty.contains($0.path) }.reduce(into: [String: Int]()) { lines, look in
      lines[look.path] = look.conflictLine
    }
    var told: [String: Int] = [:]
    var result: [Diagnostic] = []
    for diagnostic in diagnostics {
      guard diagnostic.code == "syntax-error", let file = diagnostic.place?.file, let line = lines[file] else {
        result.append(diagnostic)
        continue
      }
      if let known = told[file] {
        if diagnostic.severity == .error { result[known].severity = .error }
        continue
      }
      told[file] = result.count
      result.append(
        Diagnostic(
          diagnostic.severity, code: "conflict-marker", message: "\(SafeText.of(file)) has unresolved conflict markers",
          place: Place(file: file, line: line, column: 1)))
    }
    return result
  }
}
