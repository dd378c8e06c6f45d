import Audit
import Plans
import Reports
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
      "wrote \(SafeText.of(arguments.file)): \(SafeText.of(inference.report.explanation))")
    if !inference.undetermined.isEmpty { write(inference.undetermined, in: world) }
    world.output.writeLine("Read it, mend it, then: legible audit")
    return .success
  }

  /// What the rules name although nobody knows its colour.
  private static func write(_ undetermined: [PlanInference.UndeterminedPart], in world: World) {
    let count = undetermined.count
    world.output.writeLine(
      "\(count) token\(count == 1 ? " that takes" : "s that take") part \(count == 1 ? "has" : "have") no colour that could be "
        + "worked out; pairs with \(count == 1 ? "it" : "them") will be undetermined:")
    for part in undetermined.prefix(shownUndetermined) {
      world.output.writeLine(
        "  \(SafeText.of(part.path)): \(SafeText.of(part.reason)) (\(SafeText.of(part.place.description)))"
      )
    }
    if count > shownUndetermined { world.output.writeLine("  … and \(count - shownUndetermined) more") }
  }

  private static let shownUndetermined = 8
}
