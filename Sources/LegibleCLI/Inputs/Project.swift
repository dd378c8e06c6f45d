import Plans
import ThemeModel

/// What a command works on: the configuration that is in force, and the sources it or the command line names.
struct Project {
  let tree: any FileTree
  let sources: [PlanSource]
  /// The folder that the sources' paths start from.
  let base: String
  let workers: Int

  init(_ arguments: SourceArguments, in world: World) throws(CommandFailure) {
    tree = world.disk
    base = "."
    workers = arguments.jobs ?? world.cores
    let paths = arguments.paths.isEmpty ? ["."] : arguments.paths
    sources = [
      PlanSource(paths: paths.map { PlanSource.Path($0) }, options: SourceOptions(isLenient: arguments.isLenient))
    ]
  }

  func resolved() -> ResolvedSystem {
    let read = SystemReader(tree: tree, workers: workers).read(sources, base: base)
    return ResolvedSystem(read, workers: workers)
  }
}
