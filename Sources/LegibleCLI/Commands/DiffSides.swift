import Audit
import Plans
import Reports
import Survey
import ThemeModel
import Threads

/// One of the two sides of a diff.
struct DiffSide {
  var name: String
  /// A large one need not be there whole.
  var source: any ReportThemes
  /// Of what is audited now, and could be rewritten.
  var audited: Audited?

  struct Audited {
    var run: AuditRun
    var edits: EditCheck
  }

  var head: AuditReport { source.head }
  /// For answers that are told of the whole; for those every side is read whole.
  var report: AuditReport { (source as? any ReportSource)?.report() ?? head }

  /// Whether everything was as a document said that was read theme by theme.
  var holds: Bool { (source as? ReportFile)?.holds() ?? true }
}

/// Gets the two sides of a diff: reports that were written earlier, or themes that are audited now.
struct DiffSides {
  let arguments: DiffArguments
  let world: World
  /// Reports are read theme by theme where the answer allows that.
  var readsThemes = true

  func both() throws(CommandFailure) -> (old: DiffSide, new: DiffSide) {
    switch arguments.sides {
    case .paths(let old, let new):
      let reports = reports([old, new])
      return (try side(path: old, reports[0]), try side(path: new, reports[1]))
    case .branch(let base, let head, let paths):
      return try branch(from: base, to: head, paths)
    }
  }

  /// Reports that are read theme by theme, both at once; nil for what is none, and for one that has to be read whole.
  private func reports(_ paths: [String]) -> [ReportFile?] {
    guard readsThemes, !arguments.isToldOfTheWhole(in: world) else { return paths.map { _ in nil } }
    let files = paths.map { path in
      ((try? world.disk.kind(of: path)) == .file ? try? report(path) : nil).map { (path: path, bytes: $0) }
    }
    let workers = arguments.jobs ?? world.cores
    return Parallel.map(files, workers: workers) { file in
      file.flatMap { ReportFile($0.bytes, file: $0.path, workers: workers) }.flatMap { $0.head.isBroken ? nil : $0 }
    }
  }

  /// Nil for another file.
  private func report(_ path: String) throws(CommandFailure) -> OpenFile? {
    let file: OpenFile
    do { file = try world.disk.opened(path, limit: Disk.largestReport) } catch { throw .file(error) }
    let start = file.bytes(0..<min(file.count, 1 << 16)) ?? []
    return SourceFormat.of(path: path, bytes: start) == .legible ? file : nil
  }

  private func side(path: String, _ report: ReportFile?) throws(CommandFailure) -> DiffSide {
    if let report { return DiffSide(name: path, source: report) }
    let isFile = (try? world.disk.kind(of: path)) == .file
    if isFile, try self.report(path) != nil { return try whole(path) }
    let side = try judged(try Project(arguments.sources([path]), in: world), name: path)
    guard side.head.isBroken || !side.head.tokens.isEmpty else {
      throw .report("\(path): neither a report nor a theme with tokens")
    }
    return side
  }

  private func whole(_ path: String) throws(CommandFailure) -> DiffSide {
    let bytes: [UInt8]
    do { bytes = try world.disk.read(path, limit: Disk.largestReport) } catch { throw .file(error) }
    do throws(ReportDocumentError) {
      return DiffSide(name: path, source: WholeReport(try ReportDocument.read(bytes, file: path)))
    } catch {
      throw .report(error.message)
    }
  }

  /// The end of a branch, and where it left its base.
  private func branch(
    from base: String, to head: DiffArguments.Head, _ paths: [String]
  ) throws(CommandFailure) -> (DiffSide, DiffSide) {
    let folder = world.disk.workingFolder
    let sources = arguments.sources(paths)
    let fork = ForkPoint(
      sources: sources, today: arguments.today, color: arguments.color, baseline: arguments.baseline, world: world)
    // Invalid names are reported before anything is audited.
    let repository = GitRepository(folder: folder, programs: world.programs)
    try fork.check(base, head.revision, repository)
    let after: Project
    if let revision = head.revision {
      let tree = try GitTree(revision: revision, folder: folder, programs: world.programs)
      after = try Project(sources, tree: tree, cores: world.cores)
    } else {
      after = try Project(sources, in: world)
    }
    let new = try judged(after, name: head.name)
    // A broken side is not compared with the other.
    if new.head.isBroken { return (new, new) }
    return (try fork.side(leaving: base, head: head.revision, like: new.head), new)
  }

  private func judged(
    _ project: Project, name: String
  ) throws(CommandFailure) -> DiffSide {
    let accepted = try BaselineFiles.read(arguments.baseline, of: project, color: arguments.color, in: world)
    // Failures that existed before are shown with a fix for their cause. For a newly broken pair, the diff shows the
    // passing color nearest to the new one instead of a suggestion.
    let mends = SuggestionLimits(
      pairs: 0, causes: SuggestionLimits.worst.causes, definitions: SuggestionLimits.worst.definitions)
    let request = AuditJob.Request(baseline: accepted, today: arguments.today ?? world.today(), suggestions: mends)
    let outcome = try AuditJob.run(project, request, progress: ProgressLine(world, isQuiet: false))
    guard let run = outcome.run, outcome.errors.isEmpty else {
      DiagnosticText.write(outcome.diagnostics, color: arguments.color, in: world)
      guard let broken = outcome.run?.report() ?? outcome.broken else { throw .reported(outcome.diagnostics) }
      return DiffSide(name: name, source: WholeReport(broken))
    }
    return DiffSide(name: name, source: run, audited: DiffSide.Audited(run: run, edits: ProjectEdits.check(project)))
  }
}

extension DiffArguments {
  fileprivate func sources(_ paths: [String]) -> SourceArguments {
    SourceArguments(paths: paths, config: config, isLenient: isLenient, isStrict: isStrict, jobs: jobs)
  }

  /// Some answer tells more than what differs.
  fileprivate func isToldOfTheWhole(in world: World) -> Bool {
    outputFolder != nil || world.environment[StepSummary.variable] != nil
      || formats.contains { $0 != .text && $0 != .json }
  }
}
