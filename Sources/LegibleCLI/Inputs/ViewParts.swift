import Survey
import SwiftThemeReader
import ThemeModel
import ThemeReaders

/// Reads what the views and Interface Builder files of a source show.
struct ViewParts {
  let swift: [SourceFile]
  let interfaces: [FileLook]
  /// Files in other languages that may make views; `nil` where not all of them are known.
  let others: [SourceFile]?
  let systemColors: SystemColors
  /// The catalog's color that the app makes its accent color.
  let accent: String?
  /// The targets that compile the files.
  let modules: SourceModules
  let workers: Int
  let sources: ParsedSources

  struct Read {
    var views = ViewsRead.none
    var ofInterfaces: [Sighting] = []
    var diagnostics: [Diagnostic] = []
  }

  func read(_ parts: [ReadPart]) -> Read {
    guard !parts.isEmpty else { return Read() }
    let systems = parts.map(\.system)
    let reader = InterfaceReader(
      interfaces.compactMap { look in look.bytes.map { SourceFile(name: look.path, bytes: $0) } }, of: systems,
      systemColors: systemColors)
    var read = Read()
    if parts.contains(where: { $0.group.format == .swift }) {
      read.views = ViewReader.read(
        swift, of: systems, outlets: reader.outlets(), beside: others, systemColors: systemColors, accent: accent,
        modules: modules,
        workers: workers, sources: sources)
    }
    read.diagnostics = read.views.diagnostics + reader.diagnostics
    read.ofInterfaces = reader.sightings(
      coded: read.views.coded, classes: read.views.classes, removed: read.views.removed)
    return read
  }

  /// Adds the pairs to the last part, which is that of the code and is never dropped.
  func add(_ read: Read, to parts: inout [ReadPart]) {
    guard let last = parts.indices.last else { return }
    parts[last].system.sightings += CatalogsOfViews(parts).told(
      read.views.sightings + read.views.unplaced + read.ofInterfaces)
    parts[last].system.strayPaints += read.views.strays
    parts[last].system.literalPaints += read.views.literals
    let faults = Set(read.diagnostics.filter { $0.severity == .error }.compactMap(\.place))
    for index in parts.indices {
      // What hides no color of a theme may hide what a view shows.
      parts[index].system.diagnostics.removeAll { said in
        said.code == "syntax-error" && said.severity == .warning && said.place.map(faults.contains) == true
      }
    }
    parts[last].system.diagnostics += read.diagnostics
  }
}
