import Audit
import Reports
import Sheets
import Survey
import ThemeModel

enum DiffCommand {
  static func run(_ arguments: DiffArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let (old, new) = try DiffSides(arguments: arguments, world: world).both()
    let diff = ReportComparison(before: old.report, after: new.report).diff(beforeName: old.name, afterName: new.name)
    if let folder = arguments.outputFolder {
      try write(diff, from: old.report, to: new.report, folder, arguments, in: world)
    } else {
      let format = arguments.formats.first ?? .text
      world.output.write(bytes: bytes(diff, after: new.report, format, world.style(arguments.color)))
    }
    return diff.hasRegressed ? .findings : .success
  }

  private static func bytes(
    _ diff: ReportDiff, after: AuditReport, _ format: DiffArguments.Format, _ style: TerminalStyle
  ) -> [UInt8] {
    switch format {
    case .html: HTMLReport.render(after.marked(by: diff).labelled)
    case .sarif: SARIFReport.json(after.marked(by: diff))
    case .junit: Array(JUnitReport.xml(after.marked(by: diff)).utf8)
    case .gitlab: CodeQualityReport.json(after.marked(by: diff))
    case .github: Array(GitHubAnnotations.text(after.marked(by: diff)).utf8)
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
    let files = ReportFolder(folder, run: RunMark.of(new), disk: world.disk)
    let formats = arguments.formats.isEmpty ? DiffArguments.formatsOfAFolder : arguments.formats
    for format in formats {
      guard let name = fileName(format) else {
        let options = SheetOptions(
          scale: arguments.scale, width: arguments.width, workers: arguments.jobs ?? world.cores)
        let progress = ProgressLine(world, isQuiet: false)
        var picture = options
        picture.kinds = [.summary]
        var warnings = try ReportFiles.stage(
          SheetRenderer(from: old, to: new, options: picture), to: ".", files, progress: progress)
        if arguments.drawsSheets {
          let renderer = SheetRenderer(from: old, to: new, options: options)
          warnings += try ReportFiles.stage(renderer, to: "sheets", files, progress: progress)
        }
        for warning in warnings { world.errors.writeLine("legible: \(warning)") }
        continue
      }
      try files.stage(name, bytes(diff, after: new, format, .plain))
    }
    _ = try files.commit()
    for path in files.committed.sorted() { world.output.writeLine(SafeText.of(path)) }
  }

  private static func fileName(_ format: DiffArguments.Format) -> String? {
    switch format {
    case .text: "diff.txt"
    case .json: "diff.json"
    case .markdown: "diff.md"
    case .html: "report.html"
    case .sarif: "report.sarif"
    case .junit: "junit.xml"
    case .github: "annotations.txt"
    case .gitlab: "gl-code-quality.json"
    case .png: nil
    }
  }
}
