@testable import Survey

/// A tree of paths and bytes that answers the survey's questions without a disk.
struct MemoryTree: FileTree {
  var files: [String: String] = [:]
  /// The target of each link, both as paths from the top.
  var links: [String: String] = [:]

  func kind(of path: String) throws(FileError) -> FileKind {
    guard let real = identity(of: path) else {
      throw FileError(path: path, problem: .missing, attempt: "read")
    }
    return files[real] != nil ? .file : .folder
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let real = identity(of: path), let text = files[real] else {
      throw FileError(path: path, problem: .missing, attempt: "read")
    }
    return Array(text.utf8)
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let real = identity(of: folder) else { throw FileError(path: folder, problem: .missing, attempt: "read") }
    let start = real.isEmpty ? "" : real + "/"
    var names: Set<String> = []
    for path in Array(files.keys) + Array(links.keys) where path.hasPrefix(start) {
      names.insert(String(path.dropFirst(start.count).split(separator: "/")[0]))
    }
    return names.sorted().map { name in
      let path = start + name
      return FolderEntry(name: name, kind: links[path] != nil ? nil : files[path] != nil ? .file : .folder)
    }
  }

  func identity(of path: String) -> String? {
    var parts = FilePath.tidied(path).split(separator: "/").map(String.init)
    var done = ""
    for _ in 0..<100 where !parts.isEmpty {
      let part = parts.removeFirst()
      if part == "." { continue }
      let here = done.isEmpty ? part : done + "/" + part
      if let target = links[here] {
        guard !target.hasPrefix("/") else { return target }
        parts = target.split(separator: "/").map(String.init) + parts
        done = ""
        continue
      }
      done = here
    }
    guard parts.isEmpty else { return nil }
    return done.isEmpty || files[done] != nil || files.keys.contains { $0.hasPrefix(done + "/") } ? done : nil
  }
}
