import Audit
import Plans
import Reports
import Survey
import ThemeModel

/// One of the two sides of a diff.
struct DiffSide {
  var name: String
  var report: AuditReport
}

/// Gets the two sides of a diff: reports that were written before, or themes that are audited now.
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
          return DiffSide(name: path, report: try ReportDocument.read(bytes, file: path))
        } catch {
          throw .report(error.message)
        }
      }
    }
    let report = try judged(try Project(arguments.sources([path]), in: world))
    guard !report.tokens.isEmpty else { throw .report("\(path): neither a report nor a theme with tokens") }
    return DiffSide(name: path, report: report)
  }

  /// The end of a branch, and the commit at which it left its base: what the base has gained since is no doing of the branch.
  private func branch(
    from base: String, to head: DiffArguments.Head, _ paths: [String]
  ) throws(CommandFailure) -> (DiffSide, DiffSide) {
    let folder = world.disk.workingFolder
    let repository = GitRepository(folder: folder, programs: world.programs)
    let fork = try repository.mergeBase(base, head.revision ?? "HEAD")
    if fork == nil {
      note("'\(base)' and '\(head.name)' share no history; '\(base)' itself is compared")
    }
    let after: Project
    if let revision = head.revision {
      let tree = try GitTree(revision: revision, folder: folder, programs: world.programs)
      after = try Project(arguments.sources(paths), tree: tree, cores: world.cores)
    } else {
      after = try Project(arguments.sources(paths), in: world)
    }
    let new = DiffSide(name: head.name, report: try judged(after))
    let commit: String
    if let fork { commit = fork } else { commit = try repository.commit(base) }
    let name = "\(base) at \(commit.prefix(7))"
    let tree = try GitTree(revision: commit, folder: folder, programs: world.programs)
    return (DiffSide(name: name, report: try before(tree, paths, name: name, like: new.report)), new)
  }

  /// A base that has no themes, or none that can be read, is empty: a change that adopts or repairs them starts from nothing.
  private func before(
    _ tree: GitTree, _ paths: [String], name: String, like after: AuditReport
  ) throws(CommandFailure) -> AuditReport {
    guard let project = try project(tree, paths) else {
      note("there is no such configuration in \(name), so that everything counts as new")
      return .empty(like: after)
    }
    let outcome = try outcome(of: project)
    let failures = outcome.errors.count
    guard let run = outcome.run else {
      note("\(name) has no themes that can be audited, so that everything counts as new: \(outcome.firstError)")
      return .empty(like: after)
    }
    if failures > 0 {
      note("\(name) is read as far as it can be; its first error of \(failures): \(outcome.firstError)")
    }
    return run.report()
  }

  /// Nil where the tree does not have the configuration that was named.
  private func project(_ tree: GitTree, _ paths: [String]) throws(CommandFailure) -> Project? {
    let result = Result { () throws(CommandFailure) in
      try Project(arguments.sources(paths), tree: tree, cores: world.cores)
    }
    switch result {
    case .success(let project): return project
    case .failure(.file): return nil
    case .failure(let failure): throw failure
    }
  }

  private func judged(_ project: Project) throws(CommandFailure) -> AuditReport {
    let outcome = try outcome(of: project)
    guard let run = outcome.run, outcome.errors.isEmpty else {
      DiagnosticText.write(outcome.diagnostics, color: arguments.color, in: world)
      throw .reported
    }
    return run.report()
  }

  private func outcome(of project: Project) throws(CommandFailure) -> AuditJob.Outcome {
    let request = AuditJob.Request(today: arguments.today ?? world.today(), suggestions: .none)
    return try AuditJob.run(project, request, progress: ProgressLine(world, isQuiet: false))
  }

  private func note(_ text: String) {
    world.output.flush()
    world.errors.writeLine("legible: note: \(SafeText.of(text))")
    world.errors.flush()
  }
}

extension AuditJob.Outcome {
  fileprivate var firstError: String {
    guard let error = errors.first else { return "" }
    return (error.place.map { "\($0): " } ?? "") + error.message
  }
}

extension AuditReport {
  /// A report of the same tool and settings on nothing.
  fileprivate static func empty(like report: AuditReport) -> AuditReport {
    AuditReport(tool: report.tool, system: report.system, settings: report.settings)
  }
}

extension DiffArguments {
  fileprivate func sources(_ paths: [String]) -> SourceArguments {
    SourceArguments(paths: paths, config: config, isLenient: isLenient, isStrict: isStrict, jobs: jobs)
  }
}
