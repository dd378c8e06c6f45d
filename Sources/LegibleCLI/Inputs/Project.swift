import Audit
import Plans
import Survey
import ThemeModel

/// The input of a command: the configuration, and the sources that it or the command line names.
struct Project {
  let tree: any FileTree
  let workers: Int
  /// The path of the configuration for messages. `nil` if there is none and everything is inferred.
  let config: String?
  /// The folder to which the paths of the sources are relative.
  let base: String
  var plan: Plan
  let sources: [PlanSource]
  /// The diagnostics of the configuration.
  let diagnostics: [Diagnostic]
  /// The folders that may be read.
  let boundary: TreeBoundary

  /// Reads the named configuration, or otherwise the nearest one in the working folder and the folders above.
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
      let top = tree.identity(of: ".") ?? ""
      let root = top.isEmpty ? "." : top
      chosen = ArgumentSources.found(
        for: arguments.paths, among: file.sources, of: folder,
        whole: { tree.identity(of: $0) ?? FilePath.joined(root, $0) })
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

  /// Whether there was a choice of files, because some path is a folder or a glob.
  var isSurveyed: Bool {
    sources.contains { source in
      source.paths.contains { (try? tree.kind(of: FilePath.joined(base, $0.text))) != .file }
    }
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// `progress` receives the number of opened files and of all files. It may be called from any thread.
  func read(
    views: Bool = true, spool: (any ByteSpool)? = nil, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> SystemReader.Result {
    SystemReader(
      tree: tree, workers: workers, boundary: boundary, readsViews: views, spool: spool, progress: progress
    ).read(sources, base: base, name: plan.name)
  }

  private static func nearestConfig(in tree: any FileTree) -> String? {
    var path = PlanFile.name
    // Limits the search. No working folder is nested this deeply.
    for _ in 0..<256 {
      if tree.exists(path) { return path }
      // A revision may not contain the working folder, but the folders above may still have a configuration.
      if tree.identity(of: FilePath.folder(of: path)) == "/" { return nil }
      path = "../" + path
    }
    return nil
  }
}
