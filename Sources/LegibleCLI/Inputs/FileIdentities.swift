import Survey

/// Recognizes paths that lead to the same file: `a/x.json`, `./a/x.json` and `../app/a/x.json`. A link to a file keeps
/// its own name, because it may be a theme of its own.
struct FileIdentities {
  private let tree: any FileTree
  /// The real path of each folder.
  private var folders: [String: String] = [:]

  init(in tree: any FileTree) {
    self.tree = tree
  }

  mutating func identity(of path: String) -> String {
    let shown = FilePath.folder(of: path)
    let folder = folders[shown] ?? tree.identity(of: shown) ?? shown
    folders[shown] = folder
    return FilePath.joined(folder, FilePath.name(of: path))
  }
}
