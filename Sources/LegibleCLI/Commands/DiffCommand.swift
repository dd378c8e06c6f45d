import Audit
import Reports
import Sheets
import ThemeModel

enum DiffCommand {
  private struct Side {
    var name: String
    var report: AuditReport
  }

  static func run(_ arguments: DiffArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let old: Side
    let new: Side
    switch arguments.sides {
    case .paths(let oldPath, let newPath):
      old = try side(oldPath, arguments, in: world)
      new = try side(newPath, arguments, in: world)
    case .revisions(let base, let head, let paths):
      old = try side(revision: base, paths, arguments, in: world)
      new = try side(revision: head, paths, arguments, in: world)
    }
    let diff = ReportComparison(before: old.report, after: new.report).diff(beforeName: old.name, afterName: new.name)
    if let folder = arguments.outputFolder {
      try write(diff, from: old.report, to: new.report, folder, arguments, in: world)
    } else {
      world.output.write(bytes: bytes(diff, arguments.formats.first ?? .text, world.style(arguments.color)))
    }
    return diff.hasRegressed ? .findings : .success
  }

  /// A report that was written before, or themes to be audited now.
  private static func side(
    _ path: String, _ arguments: DiffArguments, in world: World
  ) throws(CommandFailure) -> Side {
    let isFile = (try? world.disk.kind(of: path)) == .file
    if isFile {
      let bytes: [UInt8]
      do { bytes = try world.disk.read(path, limit: Disk.largestReport) } catch { throw .file(error) }
      if SourceFormat.of(path: path, bytes: bytes) == .legible {
        do throws(ReportDocumentError) {
          return Side(name: path, report: try ReportDocument.read(bytes, file: path))
        } catch {
          throw .report(error.message)
        }
      }
    }
    let project = try Project(arguments.sources([path]), in: world)
    let report = try judged(project, arguments, in: world)
    guard !report.tokens.isEmpty else { throw .report("\(path): neither a report nor a theme with tokens") }
    return Side(name: path, report: report)
  }

  private static func side(
    revision: String, _ paths: [String], _ arguments: DiffArguments, in world: World
  ) throws(CommandFailure) -> Side {
    let tree = try GitTree(revision: revision, folder: world.disk.workingFolder, programs: world.programs)
    let project = try Project(arguments.sources(paths), tree: tree, cores: world.cores)
    return Side(name: revision, report: try judged(project, arguments, in: world))
  }

  private static func judged(
    _ project: Project, _ arguments: DiffArguments, in world: World
  ) throws(CommandFailure) -> AuditReport {
    let request = AuditJob.Request(today: arguments.today ?? world.today(), suggestions: .none)
    let outcome = try AuditJob.run(project, request, progress: ProgressLine(world, isQuiet: false))
    guard let run = outcome.run, outcome.errors.isEmpty else {
      DiagnosticText.write(outcome.diagnostics, color: arguments.color, in: world)
      throw .reported
    }
    return run.report()
  }

  private static func bytes(_ diff: ReportDiff, _ format: DiffArguments.Format, _ style: TerminalStyle) -> [UInt8] {
    switch format {
    case .text: Array(DiffText.text(diff, options: TextSummary.Options(style: style)).utf8)
    case .json: DiffDocument.json(diff)
    case .markdown: Array(DiffMarkdown.markdown(diff).utf8)
    case .png: []
    }
  }

  private static func write(
    _ diff: ReportDiff, from old: AuditReport, to new: AuditReport, _ folder: String, _ arguments: DiffArguments,
    in world: World
  ) throws(CommandFailure) {
    let staged = StagedFiles(world.disk)
    let formats = arguments.formats.isEmpty ? DiffArguments.Format.allCases : arguments.formats
    for format in formats {
      guard let name = fileName(format) else {
        let options = SheetOptions(
          scale: arguments.scale, width: arguments.width, workers: arguments.jobs ?? world.cores)
        let renderer = SheetRenderer(from: old, to: new, options: options)
        let progress = ProgressLine(world, isQuiet: false)
        let warnings = try ReportFiles.stage(
          renderer, to: FilePath.joined(folder, "sheets"), staged, progress: progress)
        for warning in warnings { world.errors.writeLine("legible: \(warning)") }
        continue
      }
      do throws(FileError) {
        try staged.stage(FilePath.joined(folder, name), bytes(diff, format, .plain))
      } catch {
        throw .file(error)
      }
    }
    do throws(FileError) { try staged.commit() } catch { throw .file(error) }
    for path in staged.committed.sorted() { world.output.writeLine(SafeText.of(path)) }
  }

  private static func fileName(_ format: DiffArguments.Format) -> String? {
    switch format {
    case .text: "diff.txt"
    case .json: "diff.json"
    case .markdown: "diff.md"
    case .png: nil
    }
  }
}

extension DiffArguments {
  fileprivate func sources(_ paths: [String]) -> SourceArguments {
    SourceArguments(paths: paths, config: config, isLenient: isLenient, jobs: jobs)
  }
}
