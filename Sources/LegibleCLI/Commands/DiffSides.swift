import Audit
import Plans
import Reports
import Survey
import ThemeModel

/// One of the two sides of a diff.
struct DiffSide {
  var name: String
  /// The report. A large one need not be in memory as a whole.
  var source: any ReportSource
  /// Set for themes that are audited now, and could therefore be rewritten.
  var audited: Audited?

  struct Audited {
    var run: AuditRun
    var edits: EditCheck
  }

  var head: AuditReport { source.head }
  var report: AuditReport { source.report() }
}

/// Gets the two sides of a diff: reports that were written earlier, or themes that are audited now.
struct DiffSides {
  let arguments: DiffArguments
  let world: World

  func both() throws(CommandFailure) -> (old: DiffSide, new: DiffSide) {
    switch arguments.sides {
    case .paths(let old, let new):
      return (try side(path: old), try side(path: new))
    case .branch(let base, let head, let paths):
      return try branch(from: base, to: head, paths)
    }
  }

  private func side(path: String) throws(CommandFailure) -> DiffSide {
    let isFile = (try? world.disk.kind(of: path)) == .file
    if isFile {
      let bytes: [UInt8]
      do { bytes = try world.disk.read(path, limit: Disk.largestReport) } catch { throw .file(error) }
      if SourceFormat.of(path: path, bytes: bytes) == .legible {
        do throws(ReportDocumentError) {
          return DiffSide(name: path, source: WholeReport(try ReportDocument.read(bytes, file: path)))
        } catch {
          throw .report(error.message)
        }
      }
    }
    let side = try judged(try Project(arguments.sources([path]), in: world), name: path)
    guard side.head.isBroken || !side.head.tokens.isEmpty else {
      throw .report("\(path): neither a report nor a theme with tokens")
    }
    return side
  }

  /// Returns the commit where the branch left its base, and the end of the branch.
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
      guard let broken = outcome.run?.report() ?? outcome.broken else { throw .reported }
      return DiffSide(name: name, source: WholeReport(broken))
    }
    return DiffSide(name: name, source: run, audited: DiffSide.Audited(run: run, edits: ProjectEdits.check(project)))
  }
}

extension DiffArguments {
  fileprivate func sources(_ paths: [String]) -> SourceArguments {
    SourceArguments(paths: paths, config: config, isLenient: isLenient, isStrict: isStrict, jobs: jobs)
  }
}
