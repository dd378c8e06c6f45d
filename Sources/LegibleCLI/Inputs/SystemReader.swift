import Plans
import Reports
import Survey
import ThemeModel
import ThemeReaders

/// Reads the sources of a plan into one system.
struct SystemReader {
  let tree: any FileTree
  let workers: Int
  let boundary: TreeBoundary
  /// Whether to read views. Only commands that pair tokens need them.
  var readsViews = true
  /// Where the tokens of large systems are kept.
  var spool: (any ByteSpool)?
  var progress: (@Sendable (Int, Int) -> Void)?

  struct Result {
    var system: ThemeSystem
    /// The tiers of all sources, in order. They apply to tokens for which a source has no tier.
    var tiers: [TierPattern]
    /// The files that were read and left aside.
    var survey: SurveyReport
  }

  /// Reads the sources. Their paths are relative to `base`, the folder of the configuration.
  func read(_ sources: [PlanSource], base: String, name: String? = nil) -> Result {
    var parts: [ReadPart] = []
    var diagnostics: [Diagnostic] = []
    var report = SurveyReport()
    let walked = sources.map { WalkedSource($0, base: base, in: tree, boundary: boundary) }
    for walk in SourceOverlap.needed(walked, in: tree) {
      let surveyed = SurveyedSource(walk, base: base, in: tree, workers: workers, progress: progress)
      diagnostics += surveyed.diagnostics
      report.add(surveyed.survey)
      let reader = SourceReader(
        surveyed, base: base, in: tree, workers: workers, boundary: boundary, readsViews: readsViews,
        spool: spool)
      parts += reader.parts()
    }
    parts = ThemeNames.toldApart(PartChoice.kept(parts, &report))
    for part in parts { report.add(part) }
    EqualCatalogs.settle(&parts)
    let files = parts.filter { !$0.themes.isEmpty }.flatMap { $0.group.files.map(\.path) }
    var system = SystemMerge.merged(parts, name: name ?? ProjectName.found(in: base, holding: files, of: tree))
    OpaqueGrounds.settle(&system)
    system.diagnostics = DialectNotes.folded(diagnostics + system.diagnostics)
    if !system.themes.isEmpty { system.diagnostics += walked.flatMap { emptyPaths(of: $0, base) } }
    if system.themes.isEmpty { report.lookForUnreadColors(walked.flatMap(\.walks).flatMap(\.unread), in: tree) }
    if system.themes.isEmpty, !system.diagnostics.contains(where: { $0.severity == .error }) {
      system.diagnostics.append(nothing(sources, base, report))
    }
    return Result(system: system, tiers: sources.flatMap(\.options.tiers), survey: report)
  }

  /// Returns an error for each path of a source in which there is nothing to read, while other paths have themes.
  private func emptyPaths(of walked: WalkedSource, _ base: String) -> [Diagnostic] {
    zip(walked.source.paths, walked.walks).filter { _, walk in
      walk.errors.isEmpty && walk.files.isEmpty && walk.products.isEmpty
    }.map { path, _ in
      Diagnostic(
        .error, code: "no-themes",
        message: "no themes in \(SafeText.of(FilePath.joined(base, path.text))): it has no file that may hold colours",
        place: path.place)
    }
  }

  private func nothing(_ sources: [PlanSource], _ base: String, _ report: SurveyReport) -> Diagnostic {
    let paths = sources.flatMap { $0.paths.map { FilePath.joined(base, $0.text) } }.joined(separator: ", ")
    let aside = SurveyText.aside(report, most: 3).map { "; left aside: \($0)" } ?? ""
    let baselines = sources.flatMap(\.paths).map(\.text).filter { FilePath.name(of: $0) == BaselineFile.name }
    let hint = baselines.first.map { "; a baseline is given as --baseline=\(SafeText.of($0))" } ?? ""
    return Diagnostic(
      .error, code: "no-themes",
      message:
        "no themes in \(SafeText.of(paths)): no design tokens, asset catalogs, Swift themes, property lists or JSON with colours"
        + aside + hint,
      place: sources.first?.place)
  }
}
