import Audit
import ColorScience
import Plans
import Reports
import Survey
import ThemeModel

/// The planning and editing of `legible mend`.
struct MendJob {
  let arguments: MendArguments
  let project: Project
  let world: World

  private var sources: ProjectEdits { ProjectEdits(project: project) }

  func audit(of project: Project) throws(CommandFailure) -> AuditRun? {
    try timedAudit(of: project)?.run
  }

  /// Audits the sources. `judging` is the duration without the reading.
  func timedAudit(of project: Project) throws(CommandFailure) -> (run: AuditRun, judging: Duration)? {
    var project = project
    project.plan.mend.locked += arguments.locked
    // The page also shows suggestions for each pair, like the page of an audit.
    let isPage = arguments.target == .plan && arguments.outputFolder != nil
    let request = AuditJob.Request(
      today: arguments.today ?? world.today(), suggestions: isPage ? .worst : .none)
    let progress = ProgressLine(world, isQuiet: arguments.isQuiet)
    let outcome: AuditJob.Outcome
    var judging = Duration.zero
    if project.hasErrors {
      outcome = try AuditJob.run(project, request, progress: progress)
    } else {
      let read = project.read { done, total in progress.report("reading", done, of: total) }
      let start = ContinuousClock.now
      outcome = try AuditJob.judge(read, of: project, request, progress: progress)
      judging = ContinuousClock.now - start
    }
    guard let run = outcome.run, outcome.errors.isEmpty else {
      DiagnosticText.write(outcome.diagnostics, color: arguments.color, in: world)
      return nil
    }
    return (run, judging)
  }

  /// Plans the changes. The plan is then judged once more, which takes as long as the audit did, and described with
  /// ways out. The search ends early enough for both.
  func plan(for run: AuditRun, judging: Duration, since start: ContinuousClock.Instant) -> MendPlan {
    let due = start.advanced(by: .seconds(arguments.budget))
    let end = due.advanced(by: .zero - judging * 1.5 - .seconds(arguments.budget) * Self.tellingShare)
    return Mender(
      run, added: arguments.added, edits: ProjectEdits.check(project), isOutOfTime: { ContinuousClock.now >= end },
      isOverdue: { ContinuousClock.now >= due }
    ).plan()
  }

  /// The share of the budget for describing the plan.
  private static let tellingShare = 0.15

  /// Returns the chosen changes of the plan, without the rejected ones.
  func chosen(_ plan: MendPlan) throws(CommandFailure) -> [MendDocument.Entry] {
    try checkAdded(plan)
    let ids = plan.changes.flatMap { [$0.id, $0.name] }
    for id in arguments.chosen + arguments.rejected where !ids.contains(id) {
      // A change that was made earlier is no longer in the plan.
      if plan.changes.isEmpty { continue }
      throw .unknownToken(id, nearest: NearestWord.of(id, among: ids))
    }
    return plan.changes.filter { change in
      let names = [change.id, change.name]
      return (arguments.chosen.isEmpty || names.contains(where: arguments.chosen.contains))
        && !names.contains(where: arguments.rejected.contains)
    }.map { MendDocument.Entry($0) }
  }

  /// Checks that each added token is a way out of this plan, or already changed.
  func checkAdded(_ plan: MendPlan) throws(CommandFailure) {
    let ways = plan.conflicts.flatMap(\.ways).filter { $0.kind == .step }
    let taken = plan.changes.flatMap { [$0.id, $0.name] }
    for token in arguments.added where !taken.contains(token) && plan.remaining > 0 {
      guard let way = ways.first(where: { $0.token == token }) else {
        throw .noWayOut(token, nearest: NearestWord.of(token, among: ways.map(\.token) + taken))
      }
      throw .wayNotTaken(
        token,
        reason: way.refusal ?? "with the other changes of the plan, it mends nothing more or makes a pair worse")
    }
  }

  func entries(of file: String) throws(CommandFailure) -> [MendDocument.Entry] {
    let bytes: [UInt8]
    do { bytes = try world.disk.read(file, limit: Disk.largestReport) } catch { throw .file(error) }
    guard let entries = MendDocument.entries(bytes) else {
      throw .report("\(file): not a plan of legible mend (\(MendDocument.schema))")
    }
    let top = SourceTop(world)
    return entries.map { entry in
      var entry = entry
      // In the page of an audit, all places are relative to the top of the repository.
      let file = entry.edit.place.file
      if !world.disk.exists(file) { entry.edit.place.file = top.path(fromTop: file) }
      return entry
    }.filter { entry in
      (arguments.chosen.isEmpty || arguments.chosen.contains(entry.id)) && !arguments.rejected.contains(entry.id)
    }
  }

  /// Returns the edits in the notation of each place. If short decimals change a verdict, longer ones are used. `run`
  /// is the audit of the current sources, if there is one.
  func edits(of entries: [MendDocument.Entry], run: AuditRun? = nil) throws(CommandFailure) -> MendEdits {
    let run = if let run { run } else { try audit(of: project) }
    let before = run?.head.totals
    let written = run?.written(at: Set(entries.map(\.edit.place))) ?? [:]
    var best: MendEdits?
    for decimals in [3, 5] {
      var edits = MendEdits(
        entries, decimals: decimals, written: written, options: sources.options(of:), tree: project.tree)
      // Whole bytes, as nearly all sources have them, need no more decimals.
      if let best, best.files.map(\.after) == edits.files.map(\.after) { break }
      edits.before = before
      edits.after = try audited(edits)
      if best == nil || (edits.after?.fail ?? .max) < (best?.after?.fail ?? .max) { best = edits }
      if edits.after?.fail == 0 { break }
    }
    return best ?? MendEdits([], decimals: 3, written: [:], options: sources.options(of:), tree: project.tree)
  }

  /// Audits the edited files before any of them is written. Returns the totals.
  private func audited(_ edits: MendEdits) throws(CommandFailure) -> Totals? {
    guard !edits.files.isEmpty else { return edits.before }
    let tree = OverlaidTree(
      base: project.tree,
      files: Dictionary(uniqueKeysWithValues: edits.files.map { (FilePath.tidied($0.path), $0.after) }))
    return try audit(of: try Project(arguments.sources, tree: tree, cores: world.cores))?.head.totals
  }
}

/// The files of another tree, some of them with different contents.
struct OverlaidTree: FileTree {
  let base: any FileTree
  /// By tidied path.
  let files: [String: [UInt8]]

  func kind(of path: String) throws(FileError) -> FileKind { try base.kind(of: path) }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let bytes = files[FilePath.tidied(path)] { return bytes }
    return try base.read(path, limit: limit)
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] { try base.list(folder) }

  func identity(of path: String) -> String? { base.identity(of: path) }

  var holdsOnlyTracked: Bool { base.holdsOnlyTracked }
}
