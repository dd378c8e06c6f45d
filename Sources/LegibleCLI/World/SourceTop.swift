import Survey

/// The path of the working folder in its repository. Places in reports for machines are relative to the top of the
/// repository, as the services that read them expect.
struct SourceTop {
  /// The path of the working folder from the top, without a trailing slash. Empty at the top, or without a repository.
  let prefix: String

  /// Variables in which services name the folder of the checkout, for checkouts without `.git`.
  static let variables = [
    "GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BITBUCKET_CLONE_DIR", "BUILD_SOURCESDIRECTORY", "CI_PRIMARY_REPOSITORY_PATH",
  ]

  init(_ world: World) {
    let disk = world.disk
    guard let here = disk.identity(of: ".") else {
      prefix = ""
      return
    }
    var folder = here
    // Limits the search. No working folder is nested this deeply.
    for _ in 0..<256 {
      if disk.exists(FilePath.child(".git", of: folder)) {
        prefix = Self.way(from: folder, to: here) ?? ""
        return
      }
      if folder == "/" { break }
      folder = FilePath.folder(of: folder)
    }
    let tops = Self.variables.compactMap { world.environment[$0] }.compactMap { disk.identity(of: $0) }
    prefix = tops.lazy.compactMap { Self.way(from: $0, to: here) }.first ?? ""
  }

  /// Converts a path from the top to a path from the working folder.
  func path(fromTop path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var folders = prefix.split(separator: "/")[...]
    var parts = path.split(separator: "/")[...]
    while let folder = folders.first, folder == parts.first {
      folders.removeFirst()
      parts.removeFirst()
    }
    return (folders.map { _ in ".." } + parts).joined(separator: "/")
  }

  /// Returns `nil` if the folder is not below the top.
  private static func way(from top: String, to folder: String) -> String? {
    if top == folder { return "" }
    let start = top == "/" ? "/" : top + "/"
    return folder.hasPrefix(start) ? String(folder.dropFirst(start.count)) : nil
  }
}
