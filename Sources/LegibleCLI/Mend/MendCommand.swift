import Audit
import Reports
import Sheets
import Survey
import Synchronization
import ThemeModel
import Wording

enum MendCommand {
  static func run(_ arguments: MendArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let start = ContinuousClock.now
    let project = try Project(arguments.sources, in: world)
    let job = MendJob(arguments: arguments, project: project, world: world)
    if let file = arguments.planFile {
      return try apply(try job.entries(of: file), nil, job, arguments, in: world)
    }
    guard let (run, judging) = try job.timedAudit(of: project) else { return .failure }
    try FilterCheck.check(paths: arguments.locked, "--lock", tokens: run.head.tokens.lazy.map(\.path))
    let plan = job.plan(for: run, judging: judging, since: start)
    world.kept.append(Kept(run))
    guard arguments.target != .plan else {
      try job.checkAdded(plan)
      if let folder = arguments.outputFolder {
        // As in the page of an audit, places are relative to the top of the repository, and themes have their labels.
        let place = SourceTop(world).prefix
        let edits = PageEdits.page(plan, ProjectEdits(project: project), isFirst: true, below: place)
        let page = HTMLReport.render(run.report().placed(below: place).labelled, plan: edits)
        try write(
          plan, page, settings: run.head.settings, workers: project.workers, into: folder, arguments, in: world)
      }
      show(plan, arguments, in: world)
      return plan.remaining == 0 ? .success : .findings
    }
    let entries = try job.chosen(plan)
    if entries.isEmpty {
      if !arguments.isQuiet {
        say(MendText.headline(plan), in: world)
        for immovable in plan.immovable { say("left alone: " + SafeText.of(MendWords.immovable(immovable)), in: world) }
      }
      if case .patch(let file) = arguments.target { try write([], to: file, in: world) }
      return plan.failing == 0 ? .success : .findings
    }
    return try apply(entries, run, job, arguments, in: world)
  }

  /// Keeps the run alive until the end of the process.
  private final class Kept {
    let run: AuditRun

    init(_ run: AuditRun) {
      self.run = run
    }
  }

  private static func show(_ plan: MendPlan, _ arguments: MendArguments, in world: World) {
    switch arguments.format {
    case .json: world.output.write(bytes: MendDocument.json(plan))
    case .markdown:
      world.output.write(bytes: Array(MendMarkdown.markdown(plan, showsTrades: arguments.showsTrades).utf8))
    case .text:
      let text = MendText(
        plan, style: world.style(arguments.color), isVerbose: arguments.isVerbose, showsTrades: arguments.showsTrades)
      if !arguments.isQuiet { world.show(text.lines()) }
    }
  }

  /// Writes the plan. The folder may contain the reports of an audit, so no other file in it is touched.
  private static func write(
    _ plan: MendPlan, _ page: [UInt8], settings: AuditSettings, workers: Int, into folder: String,
    _ arguments: MendArguments,
    in world: World
  ) throws(CommandFailure) {
    let staged = StagedFiles(world.disk)
    var files: [(String, [UInt8])] = [
      ("mend.json", MendDocument.json(plan)),
      ("mend.html", page),
      ("mend.md", Array(MendMarkdown.markdown(plan, showsTrades: arguments.showsTrades).utf8)),
    ]
    let sheets = Mutex<[SheetFile]>([])
    do throws(SheetRenderer.Stop<Never>) {
      let renderer = SheetRenderer(plan, settings: settings, options: SheetOptions(workers: workers))
      let warnings = try renderer.render { (sheet: SheetFile) throws(Never) in sheets.withLock { $0.append(sheet) } }
      if !arguments.isQuiet { for warning in warnings { world.errors.writeLine("legible: \(warning)") } }
    } catch {
      if case .drawing(let problem, let sheet) = error { throw .sheet("\(sheet): \(problem)") }
    }
    for sheet in sheets.withLock({ $0 }) {
      files += [(sheet.name + ".png", sheet.png), (sheet.name + ".txt", Array(sheet.text.utf8))]
    }
    do throws(FileError) {
      for (name, bytes) in files { try staged.stage(FilePath.joined(folder, name), bytes) }
      try staged.commit()
    } catch {
      throw .file(error)
    }
  }

  // MARK: Edits

  private static func apply(
    _ entries: [MendDocument.Entry], _ run: AuditRun?, _ job: MendJob, _ arguments: MendArguments, in world: World
  ) throws(CommandFailure) -> CommandStatus {
    let edits = try job.edits(of: entries, run: run)
    for refusal in edits.refusals {
      world.errors.writeLine(
        "legible: left alone: \(SafeText.of(refusal.id)) (\(SafeText.of(refusal.place.description))): \(refusal.reason)"
      )
    }
    switch arguments.target {
    case .plan, .dryRun:
      world.output.write(bytes: edits.diff)
      return edits.refusals.isEmpty ? .success : .findings
    case .patch(let file):
      try write(edits.diff, to: file, in: world)
      if !arguments.isQuiet { say(outcome(edits, "wrote \(SafeText.of(file))"), in: world) }
      return edits.refusals.isEmpty && (edits.after?.fail ?? 0) == 0 ? .success : .findings
    case .files:
      let staged = StagedFiles(world.disk)
      do throws(FileError) {
        for file in edits.files { try staged.stage(file.path, file.after) }
        try staged.commit()
      } catch {
        throw .file(error)
      }
      return try report(edits, job, arguments, in: world)
    }
  }

  /// Audits the files on the disk after the edits.
  private static func report(
    _ edits: MendEdits, _ job: MendJob, _ arguments: MendArguments, in world: World
  ) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    guard let run = try job.audit(of: project) else { return .failure }
    var edits = edits
    edits.after = run.head.totals
    if !arguments.isQuiet {
      let files = Counted.of(edits.files.count, "file")
      say(outcome(edits, edits.files.isEmpty ? "changed nothing" : "changed \(files)"), in: world)
    }
    return run.head.totals.fail == 0 && edits.refusals.isEmpty ? .success : .findings
  }

  private static func outcome(_ edits: MendEdits, _ deed: String) -> String {
    var text = "\(deed): \(Counted.of(edits.applied, "change"))"
    if edits.known > 0 { text += ", \(Counted.number(edits.known)) made before" }
    if let before = edits.before, let after = edits.after {
      text += "; \(Counted.of(before.fail, "failing pair")) before, \(Counted.number(after.fail)) after"
    }
    return text + "."
  }

  private static func write(_ diff: [UInt8], to file: String, in world: World) throws(CommandFailure) {
    let staged = StagedFiles(world.disk)
    do throws(FileError) {
      try staged.stage(file, diff)
      try staged.commit()
    } catch {
      throw .file(error)
    }
  }

  private static func say(_ text: String, in world: World) {
    world.errors.writeLine("legible: \(text)")
  }
}
