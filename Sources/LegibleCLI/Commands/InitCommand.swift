import Audit
import Plans
import ThemeModel

enum InitCommand {
  static func run(_ arguments: InitArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let isPrinted = arguments.file == "-"
    if !isPrinted, !arguments.overwrites, world.disk.exists(arguments.file) {
      throw .file(FileError(path: arguments.file, problem: .exists, attempt: "write"))
    }
    let paths = arguments.sources.paths.isEmpty ? ["."] : arguments.sources.paths
    let source = PlanSource(
      paths: paths.map { PlanSource.Path($0) }, options: SourceOptions(isLenient: arguments.sources.isLenient))
    let reader = SystemReader(tree: world.disk, workers: arguments.sources.jobs ?? world.cores)
    let read = reader.read([source], base: ".")
    guard !read.system.themes.isEmpty else {
      DiagnosticText.write(DiagnosticOrder.sorted(read.system.diagnostics), color: arguments.color, in: world)
      return .failure
    }
    let inference = PlanInference.infer(read.system, tiers: read.tiers)
    // Paths in a configuration start from its folder.
    let folder = isPrinted ? "." : FilePath.folder(of: FilePath.tidied(arguments.file))
    var plan = PlanText(
      name: read.system.name, paths: paths.map { FilePath.relative($0, to: folder) }, inference: inference)
    plan.isLenient = arguments.sources.isLenient
    let text = plan.text
    if isPrinted {
      world.output.write(text)
      return .success
    }
    let staged = StagedFiles(world.disk)
    do throws(FileError) {
      try staged.stage(arguments.file, Array(text.utf8))
      try staged.commit()
    } catch {
      throw .file(error)
    }
    world.output.writeLine(
      "wrote \(TerminalText.safe(arguments.file)): \(TerminalText.safe(inference.report.explanation))")
    world.output.writeLine("Read it, mend it, then: legible audit")
    return .success
  }
}
