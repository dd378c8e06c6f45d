import ThemeModel

/// Which files are compiled together, as far as projects, imports and folders tell.
///
/// - A file of a project is of the targets that compile it.
/// - A folder whose name some file imports is that module: `Packages/Kit/Sources/Kit` where some file has `import Kit`. Folders beside it
///   in `Sources` are modules, too.
/// - Of other files only those in one folder are surely compiled together.
final class FileModules {
  enum Relation {
    case same
    case other
    /// Nothing tells.
    case open
  }

  private enum Module: Hashable {
    case targets(Set<String>)
    case folder(String)
  }

  private let project: SourceModules
  private let imported: Set<String>
  /// The `Sources` folders of which a child is called as an imported module.
  private let folders: Set<String>
  private var known: [String: Module?] = [:]

  /// - Parameters:
  ///   - paths: the paths of the files
  ///   - imported: the modules that the files import
  init(_ project: SourceModules, paths: some Sequence<String>, imported: Set<String>) {
    let imported = imported.filter { !DeclarationTable.isSystemModule($0) }
    (self.project, self.imported) = (project, imported)
    var folders: Set<String> = []
    for path in paths {
      let parts = path.split(separator: "/").dropLast()
      guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.endIndex,
        imported.contains(String(parts[sources + 1]))
      else { continue }
      folders.insert(parts[...sources].joined(separator: "/"))
    }
    self.folders = folders
  }

  /// Whether a project tells which targets compile the file.
  func isOfProject(_ path: String) -> Bool {
    if case .targets? = module(of: path) { true } else { false }
  }

  /// Returns whether code of a file is compiled with a declaration. What several targets compile is compiled without it in some of them,
  /// if not all of these have the declaration, too.
  func relation(_ declared: String, _ used: String) -> Relation {
    if declared == used { return .same }
    switch (module(of: declared), module(of: used)) {
    case (.targets(let there)?, .targets(let here)?):
      return here.isSubset(of: there) ? .same : here.isDisjoint(with: there) ? .other : .open
    case (.folder(let a)?, .folder(let b)?):
      if a == b { return .same }
      return a.hasPrefix(b + "/") || b.hasPrefix(a + "/") ? .open : .other
    // A file that no target of the projects compiles is of a package, or of nothing.
    case (.targets?, _), (_, .targets?): return .other
    case (.folder?, nil), (nil, .folder?): return .other
    case (nil, nil): return Self.areInOneFolder(declared, used) ? .same : .open
    }
  }

  private static func areInOneFolder(_ one: String, _ other: String) -> Bool {
    let (here, there) = (Folders.ofModule(one), Folders.ofModule(other))
    return here.target == nil && there.target == nil
      ? !here.own.isEmpty && here.own == there.own : here.target == there.target
  }

  private func module(of path: String) -> Module? {
    if let found = known[path] { return found }
    let found = found(path)
    known[path] = .some(found)
    return found
  }

  /// Folders of which each child is a module of its own.
  private static let containers: Set<Substring> = [
    "Sources", "Packages", "Modules", "Frameworks", "Libraries", "Targets", "Features",
  ]

  /// Whether a folder that is called as a module is one, and no part of an app that is called as a library: `Charts` of `App/Charts`.
  private func isOfModule(_ folders: ArraySlice<Substring>) -> Bool {
    let around = folders.dropLast()
    guard let name = folders.last, let outer = around.last else { return true }
    return Self.containers.contains(outer) || around.contains(name)
  }

  private func found(_ path: String) -> Module? {
    if let targets = project.targets(of: path), !targets.isEmpty { return .targets(targets) }
    let parts = path.split(separator: "/").dropLast()
    if let last = parts.indices.last(where: { imported.contains(String(parts[$0])) && isOfModule(parts[...$0]) }) {
      return .folder(parts[...last].joined(separator: "/"))
    }
    guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.endIndex,
      folders.contains(parts[...sources].joined(separator: "/"))
    else { return nil }
    return .folder(parts[...(sources + 1)].joined(separator: "/"))
  }
}
