import Survey

/// Finds the folders that may be read: the repository, or otherwise the folder of the configuration and the working
/// folder, and everything that the command line names.
enum ProjectBoundary {
  static func found(base: String, named: [String], in tree: any FileTree) -> TreeBoundary {
    var boundary = TreeBoundary(
      roots: [".", base].compactMap { repository(of: $0, in: tree) ?? tree.identity(of: $0) })
    for path in named {
      let start = FileGlob.isGlob(path) && !tree.exists(path) ? FileGlob(FilePath.tidied(path)).base : path
      let isFolder = (try? tree.kind(of: start)) == .folder
      let folder = isFolder || start.isEmpty ? start : FilePath.folder(of: FilePath.tidied(start))
      if let identity = tree.identity(of: folder.isEmpty ? "." : folder), !boundary.contains(identity) {
        boundary.add(isFolder ? identity : repository(of: folder, in: tree) ?? identity)
      }
      // A link that is named itself may lead anywhere.
      if let identity = tree.identity(of: path), !boundary.contains(identity) { boundary.add(identity) }
    }
    return boundary
  }

  /// Returns the nearest git repository, from this folder upward.
  private static func repository(of folder: String, in tree: any FileTree) -> String? {
    var path = folder
    for _ in 0..<256 {
      guard let identity = tree.identity(of: path) else { return nil }
      if tree.exists(FilePath.child(".git", of: FilePath.tidied(path))) { return identity }
      if identity == "/" || identity.isEmpty { return identity.isEmpty ? identity : nil }
      path = FilePath.joined(path, "..")
    }
    return nil
  }
}
