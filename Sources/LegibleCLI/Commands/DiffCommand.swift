import Audit
import Reports
import Sheets
import Survey
import ThemeModel

enum DiffCommand {
  static func run(_ arguments: DiffArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    var (old, new) = try sides(arguments, in: world)
    if let broken = [new.head, old.head].first(where: \.isBroken) {
      try BrokenRun.write(broken, arguments, in: world)
      return .failure
    }
    var diff = ReportComparison(before: old.source, after: new.source).diff(beforeName: old.name, afterName: new.name)
    if !old.holds || !new.holds {
      // Read whole, what is wrong is told.
      (old, new) = try sides(arguments, readsThemes: false, in: world)
      diff = ReportComparison(before: old.source, after: new.source).diff(beforeName: old.name, afterName: new.name)
    }
    if let audited = new.audited { diff.note(audited.run.wishedColors(diff.brokenSides(), edits: audited.edits)) }
    let place = SourceTop(world).prefix
    let after = new
    let answer = DiffAnswer(diff: diff, after: { after.report.placed(below: place) }, arguments: arguments)
    if let folder = arguments.outputFolder {
      try write(answer, from: old, to: new, folder, arguments, in: world)
    } else {
      let format = arguments.formats.first ?? .text
      if format == .text {
        let options = TextSummary.Options(style: world.style(arguments.color))
        world.show(DiffText(diff, options: options, width: world.lineWidth).lines())
      } else {
        world.output.write(bytes: answer.bytes(format, .plain))
      }
    }
    if world.environment[StepSummary.variable] != nil {
      StepSummary.append(answer.bytes(.markdown, .plain), in: world)
    }
    return diff.hasRegressed ? .findings : .success
  }

  private static func sides(
    _ arguments: DiffArguments, readsThemes: Bool = true, in world: World
  ) throws(CommandFailure) -> (old: DiffSide, new: DiffSide) {
    try BrokenRun.told(arguments, in: world) { () throws(CommandFailure) in
      try DiffSides(arguments: arguments, world: world, readsThemes: readsThemes).both()
    }
  }

  private static func write(
    _ answer: DiffAnswer, from old: DiffSide, to new: DiffSide, _ folder: String, _ arguments: DiffArguments,
    in world: World
  ) throws(CommandFailure) {
    let files = ReportFolder(folder, run: RunMark.of(new.head), disk: world.disk)
    let formats = arguments.formats.isEmpty ? DiffArguments.formatsOfAFolder : arguments.formats
    for format in formats {
      guard let name = format.fileName else {
        let (old, new) = (old.report, new.report)
        let options = SheetOptions(
          scale: arguments.scale, width: arguments.width, workers: arguments.jobs ?? world.cores)
        let progress = ProgressLine(world, isQuiet: false)
        var picture = options
        picture.kinds = [.summary]
        var warnings = try ReportFiles.stage(
          SheetRenderer(from: old, to: new, options: picture), to: ".", files, progress: progress)
        if arguments.drawsSheets {
          let renderer = SheetRenderer(from: old, to: new, options: options)
          warnings += try ReportFiles.stage(renderer, to: ReportFolder.sheets, files, progress: progress)
        }
        for warning in warnings { world.errors.writeLine("legible: \(warning)") }
        continue
      }
      try files.stage(name, answer.bytes(format, .plain))
    }
    _ = try files.commit()
    for path in files.committed.sorted() { world.output.writeLine(SafeText.of(path)) }
  }
}

/// A comparison in every format. Formats without comparisons show the new side, in which only the effects of the change
/// count.
struct DiffAnswer {
  let diff: ReportDiff
  /// The complete report on the new side. Its places are relative to the top of the repository.
  let after: () -> AuditReport
  let arguments: DiffArguments

  func bytes(_ format: DiffArguments.Format, _ style: TerminalStyle) -> [UInt8] {
    switch format {
    case .html: HTMLReport.render(marked.labelled)
    case .sarif: SARIFReport.json(marked)
    case .junit: Array(JUnitReport.xml(marked).utf8)
    case .gitlab: CodeQualityReport.json(marked)
    case .github: Array(GitHubAnnotations.text(marked).utf8)
    case .text: Array(DiffText.text(diff, options: TextSummary.Options(style: style)).utf8)
    case .json: DiffDocument.json(diff)
    case .markdown: Array(DiffMarkdown.markdown(diff, after: marked.labelled, frame: arguments.frame).utf8)
    case .png: []
    }
  }

  private var marked: AuditReport { after().marked(by: diff) }
}

extension DiffArguments {
  /// The frame of a pull request comment: its picture, and the command that made it.
  fileprivate var frame: DiffMarkdown.Frame {
    var words = ["legible", "diff"]
    switch sides {
    case .paths(let old, let new): words += [old, new]
    case .branch(let base, let head, let paths):
      words += ["--git", head.revision.map { "\(base)..\($0)" } ?? base] + paths
    }
    if let config { words += ["--config", config] }
    return DiffMarkdown.Frame(picture: picture, command: (words + ["-o", "out"]).joined(separator: " "))
  }
}

extension DiffArguments.Format {
  /// `nil` for pictures.
  var fileName: String? {
    switch self {
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
