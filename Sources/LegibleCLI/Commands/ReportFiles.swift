import Sheets
import Survey
import Synchronization

/// The files of reports.
enum ReportFiles {
  /// Returns the file name of a report. Returns `nil` for sheets, which are several files.
  static func name(of report: AuditArguments.Report) -> String? {
    switch report {
    case .text: "report.txt"
    case .json: "report.json"
    case .html: "report.html"
    case .markdown: "report.md"
    case .sarif: "report.sarif"
    case .junit: "junit.xml"
    case .github: "annotations.txt"
    case .gitlab: "gl-code-quality.json"
    case .csv: "pairs.csv"
    case .evidence: "evidence.md"
    case .png: nil
    }
  }

  /// Stages each sheet and its alternative text as soon as it is drawn, so that few are in memory at a time.
  static func stage(
    _ renderer: SheetRenderer, to folder: String, _ files: ReportFolder, progress: ProgressLine
  ) throws(CommandFailure) -> [SheetWarning] {
    // Sheets are delivered one at a time, whichever thread drew them.
    nonisolated(unsafe) let files = files
    let done = Atomic(0)
    let total = renderer.jobs.count
    defer { progress.clear() }
    do throws(SheetRenderer.Stop<CommandFailure>) {
      return try renderer.render { (sheet: SheetFile) throws(CommandFailure) in
        try files.stage(FilePath.joined(folder, sheet.name + ".png"), sheet.png)
        if !sheet.text.isEmpty {
          try files.stage(FilePath.joined(folder, sheet.name + ".txt"), Array(sheet.text.utf8))
        }
        progress.report("drawing sheets", done.add(1, ordering: .relaxed).newValue, of: total)
      }
    } catch {
      switch error {
      case .delivery(let problem): throw problem
      case .drawing(let problem, let sheet): throw .sheet("\(sheet): \(problem)")
      }
    }
  }
}
