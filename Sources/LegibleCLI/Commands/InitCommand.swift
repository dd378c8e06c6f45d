import Audit
import Plans
import Reports
import Survey
import ThemeModel

enum InitCommand {
  static func run(_ arguments: InitArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let isPrinted = arguments.file == "-"
    if !isPrinted, !arguments.overwrites, world.disk.exists(arguments.file) {
      throw .file(FileError(path: arguments.file, problem: .exists, attempt: "write"))
    }
    let named = arguments.sources.paths
    let reader = SystemReader(
      tree: world.disk, workers: arguments.sources.jobs ?? world.cores,
      boundary: ProjectBoundary.found(base: ".", named: named, in: world.disk))
    let isLenient = arguments.sources.isLenient
    let paths = named.isEmpty ? ["."] : named
    let source = PlanSource(
      paths: paths.map { PlanSource.Path($0) }, options: SourceOptions(isLenient: isLenient))
    var chosen = InitSources.Choice(paths: paths, read: reader.read([source], base: "."))
    guard !chosen.read.system.themes.isEmpty else {
      DiagnosticText.write(DiagnosticOrder.sorted(chosen.read.system.diagnostics), color: arguments.color, in: world)
      return .failure
    }
    // Use the name that the system has in an audit without a configuration.
    let name = ProjectName.found(in: ".", of: world.disk) ?? chosen.read.system.name
    let isWhole = paths.contains { FilePath.tidied($0) == "." }
    if isWhole, let narrow = InitSources(reader, isLenient: isLenient, found: chosen.read).chosen() { chosen = narrow }
    let read = chosen.read
    var inference = PlanInference.infer(read.system, tiers: read.tiers)
    if let file = arguments.pairList {
      try PairListImport.replaceRules(of: &inference, with: file, read, in: world)
    }
    // Paths in a configuration are relative to its folder.
    let folder = isPrinted ? "." : FilePath.folder(of: FilePath.tidied(arguments.file))
    var plan = PlanText(
      name: ProjectName.found(in: folder, of: world.disk) ?? name,
      paths: chosen.paths.map { FilePath.relative($0, to: folder) }, inference: inference)
    plan.isLenient = isLenient || chosen.isLenient
    plan.sourceName = chosen.name
    plan.excluded = chosen.excluded.map { FilePath.relative($0, to: folder) }
    let seen = InitText.seen(read.survey) + (chosen.isLenient ? [InitText.lenient] : [])
    plan.seen = seen
    plan = TriedPlan.tried(plan, on: read)
    if isPrinted {
      world.output.write(plan.text)
      return .success
    }
    let staged = StagedFiles(world.disk)
    do throws(FileError) {
      try staged.stage(arguments.file, Array(plan.text.utf8))
      try staged.commit()
    } catch {
      throw .file(error)
    }
    world.show(
      ["wrote \(SafeText.of(arguments.file)): \(SafeText.of(inference.report.explanation))"]
        + seen.map { SafeText.of($0) } + InitText.undetermined(inference)
        + ["Check and edit it, then run: legible audit"])
    // Every audit will report the sources that cannot be read.
    let errors = read.system.diagnostics.filter { $0.severity == .error }
    DiagnosticText.write(DiagnosticOrder.sorted(errors), color: arguments.color, in: world)
    return .success
  }
}

/// Tests a draft configuration with the tokens of its sources, and removes everything that matches nothing.
enum TriedPlan {
  private static let mostRounds = 64

  static func tried(_ plan: PlanText, on read: SystemReader.Result) -> PlanText {
    var plan = plan
    // Removing a pattern may leave a rule without matches. Each round removes at least one pattern.
    for _ in 0..<mostRounds {
      var parsed = PlanFile.read(Array(plan.text.utf8), file: PlanFile.name).plan
      parsed.countsIdlePatterns = true
      let stamp = ToolStamp(name: "legible", version: Version.current, configDigest: "")
      let run = Auditor.run(
        read.system, tiers: read.tiers, plan: parsed,
        options: AuditOptions(tool: stamp, suggestions: .none, infersRules: false))
      let coverage = run.head.coverage
      guard !coverage.idleRules.isEmpty || !coverage.idlePatterns.isEmpty else { return plan }
      let idle = Set(coverage.idlePatterns.map(\.pattern))
      plan.rules.removeAll { coverage.idleRules.contains($0.id) }
      for index in plan.rules.indices {
        plan.rules[index].foreground.removeAll { idle.contains($0.text) }
        plan.rules[index].background.removeAll { idle.contains($0.text) }
      }
      plan.rules.removeAll { $0.foreground.isEmpty || $0.background.isEmpty }
      for index in plan.roles.indices { plan.roles[index].selectors.removeAll { idle.contains($0.text) } }
      plan.roles.removeAll(where: \.selectors.isEmpty)
      plan.over.removeAll { idle.contains($0.text) }
    }
    return plan
  }
}
