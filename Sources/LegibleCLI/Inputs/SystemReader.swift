import Plans
import Reports
import SwiftThemeReader
import ThemeModel
import ThemeReaders

/// Reads the sources of a plan into one system.
struct SystemReader {
  let tree: any FileTree
  let workers: Int
  var progress: (@Sendable (Int, Int) -> Void)?

  struct Result {
    var system: ThemeSystem
    /// Of all sources, in order: what counts where a source does not say.
    var tiers: [TierPattern]
  }

  /// Paths are relative to `base`, the folder of the configuration.
  func read(_ sources: [PlanSource], base: String, name: String? = nil) -> Result {
    var systems: [ThemeSystem] = []
    var diagnostics: [Diagnostic] = []
    for source in SourceOverlap.needed(sources, base: base, in: tree) {
      let files = SourceFiles(source, base: base, in: tree, workers: workers, progress: progress)
      diagnostics += files.diagnostics
      systems += read(files, source, base: base)
    }
    var system = SystemMerge.merged(systems, name: name)
    system.diagnostics = DialectNotes.folded(diagnostics + system.diagnostics)
    if system.themes.isEmpty, !system.diagnostics.contains(where: { $0.severity == .error }) {
      let paths = sources.flatMap { $0.paths.map { FilePath.joined(base, $0.text) } }.joined(separator: ", ")
      system.diagnostics.append(
        Diagnostic(
          .error, code: "no-themes",
          message:
            "no themes in \(SafeText.of(paths)): no design tokens, asset catalogs, Swift themes, property lists or JSON with colours",
          place: sources.first?.place))
    }
    return Result(system: system, tiers: sources.flatMap(\.options.tiers))
  }

  private func read(_ files: SourceFiles, _ source: PlanSource, base: String) -> [ThemeSystem] {
    let options = source.options
    let name = Self.name(of: source, base: base, tree)
    var systems: [ThemeSystem] = []
    if !files.keyed.isEmpty {
      let reader = KeyedThemeReader(options: options)
      let themes = ParallelMap.map(files.keyed, workers: workers) { reader.read($0) }
      systems.append(reader.system(themes, named: name))
    }
    if !files.designTokens.isEmpty {
      let reader = DTCGReader(options: options, siblings: TreeSiblings(tree: tree))
      systems.append(
        reader.assemble(files.designTokens, named: name) { jobs, make in
          ParallelMap.map(jobs, workers: workers, make)
        })
    }
    let catalogs = AssetCatalogReader(options: options)
    var catalog = files.catalogs.isEmpty ? nil : catalogs.read(files.catalogs, named: name).system
    if !files.swift.isEmpty {
      // Code looks its colours up in the catalogs that lie beside it, too.
      let named = catalogs.read(files.catalogs + files.lookups, named: name).named
      var system = SwiftThemeReader.read(
        files: files.swift, options: options, namedColors: named, workers: workers)
      if system.name.isEmpty { system.name = name }
      if let own = catalog { catalog = CatalogUse.leaving(own, usedBy: system, options) }
      systems.append(system)
    }
    if let catalog { systems.insert(catalog, at: max(0, systems.count - (files.swift.isEmpty ? 0 : 1))) }
    if !systems.isEmpty {
      systems[0].sightings += ViewReader.sightings(in: files.swift, of: systems, workers: workers)
      systems[0].sightings += InterfaceReader.sightings(in: files.interfaces, of: systems)
    }
    return systems
  }

  /// The folder or file that the source stands for: `Sources/Theme/*.swift` is `Theme`.
  private static func name(of source: PlanSource, base: String, _ tree: any FileTree) -> String {
    guard let path = source.paths.first else { return "themes" }
    var joined = FilePath.joined(base, path.text)
    if FileGlob.isGlob(joined) { joined = FileGlob(joined).base }
    if joined == "." || joined.isEmpty, let real = tree.identity(of: ".") { joined = real }
    let last = FilePath.name(of: joined)
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }
}
