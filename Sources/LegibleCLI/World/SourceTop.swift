import Survey

/// Where the working folder lies in its repository: the places in reports for machines start at the top of that, since the
/// services that read them do.
struct SourceTop {
  /// The working folder as seen from the top, without a slash at its end; empty at the top, or where there is none.
  let prefix: String

  /// Variables by which services tell where the checkout is, for checkouts that hold no `.git`.
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
    // No working folder lies deeper than this.
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

  /// A path below the top as the working folder sees it.
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

  /// Nil where the folder does not lie below the top.
  private static func way(from top: String, to folder: String) -> String? {
    if top == folder { return "" }
    let start = top == "/" ? "/" : top + "/"
    return folder.hasPrefix(start) ? String(folder.dropFirst(start.count)) : nil
  }
}
