import Audit
import Plans
import Reports
import Survey
import ThemeModel

/// The state at the commit where a branch left its base. Later changes of the base are not changes of the branch.
struct ForkPoint {
  let sources: SourceArguments
  let today: String?
  let color: ColorChoice
  let baseline: AuditArguments.BaselineChoice
  let world: World

  /// - Parameters:
  ///   - head: `nil` for the current files.
  ///   - after: The report on the branch. An empty report takes its tool and settings from it.
  func side(leaving base: String, head: String?, like after: AuditReport) throws(CommandFailure) -> DiffSide {
    let folder = world.disk.workingFolder
    let repository = GitRepository(folder: folder, programs: world.programs)
    if try isBeforeTheFirstCommit(base, head, repository) {
      note("there is no commit yet, so everything counts as new")
      return DiffSide(name: "an empty repository", source: WholeReport(.empty(like: after)))
    }
    let commit = try fork(base, head, repository)
    let name = "\(base) at \(commit.prefix(7))"
    let tree = try GitTree(revision: commit, folder: folder, programs: world.programs)
    return DiffSide(name: name, source: try source(tree, name: name, like: after))
  }

  /// Returns whether the first commit is being made, as in a pre-commit hook.
  private func isBeforeTheFirstCommit(
    _ base: String, _ head: String?, _ repository: GitRepository
  ) throws(CommandFailure) -> Bool {
    guard base == "HEAD", head == nil else { return false }
    return try repository.isEmpty()
  }

  /// Checks the names before anything is audited, so that a wrong name is reported at once.
  func check(_ base: String, _ head: String?, _ repository: GitRepository) throws(CommandFailure) {
    if try !isBeforeTheFirstCommit(base, head, repository) { _ = try repository.mergeBase(base, head ?? "HEAD") }
  }

  private func fork(_ base: String, _ head: String?, _ repository: GitRepository) throws(CommandFailure) -> String {
    if let fork = try repository.mergeBase(base, head ?? "HEAD") { return fork }
    note("'\(base)' and '\(head ?? "HEAD")' share no history; '\(base)' itself is compared")
    return try repository.commit(base)
  }

  /// Returns the report on the base. A base without themes, or without readable ones, is empty: a change that adds or
  /// repairs them starts from nothing.
  private func source(
    _ tree: GitTree, name: String, like after: AuditReport
  ) throws(CommandFailure) -> any ReportSource {
    guard let project = try project(tree) else {
      note("\(name) does not contain this configuration, so everything counts as new")
      return WholeReport(.empty(like: after))
    }
    let accepted = BaselineFiles.readable(baseline, of: project)
    let outcome = try AuditJob.run(
      project, AuditJob.Request(baseline: accepted, today: today ?? world.today(), suggestions: .none),
      progress: ProgressLine(world, isQuiet: false))
    let failures = outcome.errors.count
    guard let run = outcome.run else {
      note("\(name) has no themes that can be audited, so everything counts as new: \(outcome.firstError)")
      return WholeReport(.empty(like: after))
    }
    if failures > 0 {
      let which = failures == 1 ? "the error" : "the first of \(failures) errors"
      note("\(name) could be read only in part; \(which): \(outcome.firstError)")
    }
    return run
  }

  /// Returns `nil` if the tree does not contain the named configuration.
  private func project(_ tree: GitTree) throws(CommandFailure) -> Project? {
    let result = Result { () throws(CommandFailure) in try Project(sources, tree: tree, cores: world.cores) }
    switch result {
    case .success(let project): return project
    case .failure(.file): return nil
    case .failure(let failure): throw failure
    }
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
  /// Returns an empty report with the same tool and settings.
  fileprivate static func empty(like report: AuditReport) -> AuditReport {
    AuditReport(tool: report.tool, system: report.system, settings: report.settings)
  }
}
