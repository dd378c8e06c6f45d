import ThemeModel
import Threads

/// A system with every theme resolved.
struct ResolvedSystem {
  var system: ThemeSystem
  var themes: [ResolvedTheme]
  /// The diagnostics of the readers, the system and each theme, sorted by place.
  var diagnostics: [Diagnostic]

  init(_ project: Project, _ read: SystemReader.Result) {
    system = read.system
    let resolved = Self.resolved(read, workers: project.workers)
    themes = resolved.themes
    diagnostics = DiagnosticOrder.sorted(project.diagnostics + resolved.diagnostics)
  }

  /// Returns the themes, and what is said about the system and each of them.
  static func resolved(
    _ read: SystemReader.Result, workers: Int
  ) -> (themes: [ResolvedTheme], diagnostics: [Diagnostic]) {
    let resolver = ThemeResolver(read.system, tiers: read.tiers)
    let themes = Parallel.map(resolver.themes, workers: workers) { resolver.resolve($0) }
    let said = read.system.diagnostics + resolver.diagnostics + themes.flatMap(\.diagnostics)
    return (themes, read.system.excused(said))
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

enum DiagnosticOrder {
  /// Sorts diagnostics by place. Those without a place come first, and duplicates are removed.
  static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let unique = diagnostics.filter { seen.insert($0).inserted }
    return unique.enumerated().sorted { a, b in
      switch (a.element.place, b.element.place) {
      case (nil, nil): a.offset < b.offset
      case (nil, _): true
      case (_, nil): false
      case (let first?, let second?): first == second ? a.offset < b.offset : first < second
      }
    }.map(\.element)
  }
}
