import Audit
import Plans
import Survey
import ThemeModel

/// What a command works on: the configuration in force, and the sources that it or the command line names.
struct Project {
  let tree: any FileTree
  let workers: Int
  /// As a path to show; nil where there is none, and everything is inferred.
  let config: String?
  /// The folder from which the sources' paths start.
  let base: String
  var plan: Plan
  let sources: [PlanSource]
  /// Of the configuration.
  let diagnostics: [Diagnostic]
  /// What may be read.
  let boundary: TreeBoundary

  /// Reads the configuration: the named one, else the nearest upward from the working folder.
  init(_ arguments: SourceArguments, tree: any FileTree, cores: Int) throws(CommandFailure) {
    self.tree = tree
    workers = arguments.jobs ?? cores
    config = arguments.config ?? Self.nearestConfig(in: tree)
    var file = PlanFile()
    if let config {
      do { file = PlanFile.read(try tree.read(config), file: FilePath.tidied(config)) } catch { throw .file(error) }
    }
    plan = file.plan
    diagnostics = file.diagnostics
    let folder = config.map { FilePath.folder(of: FilePath.tidied($0)) } ?? "."
    var chosen = file.sources
    if !arguments.paths.isEmpty {
      // Paths that are typed are read as the configuration says, where it says it in one way.
      let options = file.sources.count == 1 ? file.sources[0].options : SourceOptions()
      chosen = [PlanSource(paths: arguments.paths.map { PlanSource.Path($0) }, options: options)]
      base = "."
    } else {
      base = folder
    }
    if chosen.isEmpty { chosen = [PlanSource(paths: [PlanSource.Path(".")])] }
    for index in chosen.indices {
      if arguments.isLenient { chosen[index].options.isLenient = true }
      if arguments.isStrict { chosen[index].options.isStrict = true }
    }
    sources = chosen
    boundary = ProjectBoundary.found(base: folder, named: arguments.paths, in: tree)
  }

  init(_ arguments: SourceArguments, in world: World) throws(CommandFailure) {
    try self.init(arguments, tree: world.disk, cores: world.cores)
  }

  /// Whether there was anything to choose: a folder that was looked through.
  var isSurveyed: Bool {
    sources.contains { source in
      source.paths.contains { (try? tree.kind(of: FilePath.joined(base, $0.text))) != .file }
    }
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// `progress` is told how many files were opened, of how many found; from any thread.
  func read(views: Bool = true, progress: (@Sendable (Int, Int) -> Void)? = nil) -> SystemReader.Result {
    SystemReader(tree: tree, workers: workers, boundary: boundary, readsViews: views, progress: progress).read(
      sources, base: base, name: plan.name)
  }

  private static func nearestConfig(in tree: any FileTree) -> String? {
    var path = PlanFile.name
    // No working folder lies deeper than this.
    for _ in 0..<256 {
      if tree.exists(path) { return path }
      // A revision may not have the folder that the command stands in; the ones above it may still have a configuration.
      if tree.identity(of: FilePath.folder(of: path)) == "/" { return nil }
      path = "../" + path
    }
    return nil
  }
}
