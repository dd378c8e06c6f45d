/// Finds the files behind paths and globs, in an order that no file system decides.
struct SourceWalk {
  struct Found: Equatable {
    /// As places show it: as it was given, or below a folder as that was given.
    var path: String
    /// Named by itself, so that a file that nothing can read is an error.
    var isNamed: Bool
  }

  /// Folders that hold what tools made, or other people's sources.
  static let skippedFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "dist", "vendor",
  ]

  private let tree: any FileTree
  private(set) var errors: [FileError] = []
  private var found: [Found] = []
  private var seen: Set<String> = []
  private var openFolders: Set<String> = []

  init(_ tree: any FileTree) {
    self.tree = tree
  }

  /// Every file behind the path, each once, sorted by the bytes of its path.
  static func files(_ path: String, in tree: any FileTree) -> (files: [Found], errors: [FileError]) {
    var walk = SourceWalk(tree)
    walk.add(path)
    return (walk.found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, walk.errors)
  }

  private mutating func add(_ path: String) {
    if FileGlob.isGlob(path) && !tree.exists(path) { return addGlob(path) }
    do throws(FileError) {
      let path = FilePath.tidied(path)
      switch try tree.kind(of: path) {
      case .file: append(path, isNamed: true)
      case .folder: try addFolder(path)
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func addGlob(_ path: String) {
    let glob = FileGlob(FilePath.tidied(path))
    let base = glob.base.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : glob.base
    let before = found.count
    do throws(FileError) {
      guard try tree.kind(of: base) == .folder else { throw FileError(path: path, problem: .missing, attempt: "read") }
      try matching(glob, in: base)
      if found.count == before { throw FileError(path: path, problem: .nothingMatches, attempt: "read") }
    } catch {
      errors.append(error)
    }
  }

  /// A glob may name files, and folders to be read whole.
  private mutating func matching(_ glob: FileGlob, in folder: String) throws(FileError) {
    try visit(folder) { (walk: inout SourceWalk, path, kind) throws(FileError) in
      guard glob.matches(path) else { return kind == .folder }
      switch kind {
      case .file: walk.append(path, isNamed: true)
      case .folder: try walk.addFolder(path)
      }
      return false
    }
  }

  private mutating func addFolder(_ folder: String) throws(FileError) {
    try visit(folder) { (walk: inout SourceWalk, path, kind) in
      if kind == .file, SourceFormat.mayBeTheme(path) { walk.append(path, isNamed: false) }
      return kind == .folder
    }
  }

  /// Calls the body for everything in a folder, whose path is tidied; it answers whether to go into a folder.
  private mutating func visit(
    _ folder: String, _ body: (inout SourceWalk, String, FileKind) throws(FileError) -> Bool
  ) throws(FileError) {
    // Folders that are open on the way down: a link back to one of them would never end.
    guard let real = tree.identity(of: folder), openFolders.insert(real).inserted else { return }
    defer { openFolders.remove(real) }
    for entry in try tree.list(folder) where !entry.name.hasPrefix(".") {
      let path = FilePath.child(entry.name, of: folder)
      do throws(FileError) {
        let kind = if let kind = entry.kind { kind } else { try tree.kind(of: path) }
        if kind == .folder && Self.skippedFolders.contains(entry.name) { continue }
        if try body(&self, path, kind), kind == .folder { try visit(path, body) }
      } catch {
        // A pipe or a dead link that merely lies about is no theme; a folder that may not be opened could hold some.
        if case .notPermitted = error.problem { errors.append(error) }
      }
    }
  }

  private mutating func append(_ path: String, isNamed: Bool) {
    guard seen.insert(path).inserted else { return }
    found.append(Found(path: path, isNamed: isNamed))
  }
}
