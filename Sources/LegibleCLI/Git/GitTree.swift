import Reports
import Survey

/// The files of a git revision, read without touching the working tree.
struct GitTree: FileTree {
  private struct Entry {
    var object: String
    var isLink: Bool
  }

  private let objects: GitObjects
  /// The path of the working folder from the top of the repository. Empty at the top.
  private let prefix: String
  private let entries: [String: Entry]
  /// The names in each folder, sorted.
  private let folders: [String: [String]]
  /// Folders that are submodules, whose files are in another repository.
  private let submodules: Set<String>

  /// - Throws: The error message of git if there is no repository or no such revision.
  init(revision: String, folder: String, programs: any ProgramRunner) throws(CommandFailure) {
    let repository = GitRepository(folder: folder, programs: programs)
    objects = GitObjects(programs: programs, folder: folder)
    prefix = try repository.prefix()
    let listing = try repository.listing(of: try repository.commit(revision))
    var submodules: Set<String> = []
    var entries: [String: Entry] = [:]
    var folders: [String: Set<String>] = ["": []]
    for line in listing.split(separator: 0) {
      // Each line is mode, type, object, a tab, and the path.
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3 else { continue }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      if words[1] == "commit" { submodules.insert(path) }
      guard words[1] == "blob" else { continue }
      entries[path] = Entry(object: words[2], isLink: words[0] == "120000")
      var child = path
      while true {
        let parent = child.lastIndex(of: "/").map { String(child[..<$0]) } ?? ""
        let isNew = folders[parent] == nil
        folders[parent, default: []].insert(FilePath.name(of: child))
        if parent.isEmpty || !isNew { break }
        child = parent
      }
    }
    self.entries = entries
    self.submodules = submodules
    self.folders = folders.mapValues { names in names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }

  var holdsOnlyTracked: Bool { true }

  func kind(of path: String) throws(FileError) -> FileKind {
    switch identity(of: path) {
    case let found? where folders[found] != nil: .folder
    case _?: .file
    case nil: throw FileError(path: path, problem: absence(of: path), attempt: "read")
    }
  }

  /// Returns the reason why a path does not exist.
  private func absence(of path: String) -> FileProblem {
    let parts = FilePath.tidied(prefix + path).split(separator: "/")
    for count in stride(from: parts.count, to: 0, by: -1) {
      let folder = parts.prefix(count).joined(separator: "/")
      if submodules.contains(folder) {
        return .failed(reason: "\(folder) is a submodule, whose files are in another repository; run legible there")
      }
    }
    return .missing
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let found = identity(of: path) else {
      throw FileError(path: path, problem: absence(of: path), attempt: "read")
    }
    guard let entry = entries[found] else { throw FileError(path: path, problem: .isFolder, attempt: "read") }
    do {
      return try objects.blob(entry.object, limit: limit)
    } catch {
      let problem: FileProblem =
        switch error {
        case .tooLarge(let bytes): .tooLarge(bytes: bytes, limit: limit)
        case .unreadable: .failed(reason: "git could not read it")
        }
      throw FileError(path: path, problem: problem, attempt: "read")
    }
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let found = identity(of: folder) else {
      throw FileError(path: folder, problem: absence(of: folder), attempt: "read")
    }
    guard let names = folders[found] else { throw FileError(path: folder, problem: .notFolder, attempt: "read") }
    return names.map { FolderEntry(name: $0) }
  }

  /// Returns the path from the top of the repository, with links followed. Returns `nil` if the path does not exist.
  func identity(of path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts = (prefix + path).split(separator: "/").map(String.init)
    var done: [String] = []
    var links = 0
    while !parts.isEmpty {
      let part = parts.removeFirst()
      if part == "." { continue }
      if part == ".." {
        guard done.popLast() != nil else { return nil }
        continue
      }
      done.append(part)
      let here = done.joined(separator: "/")
      guard let entry = entries[here], entry.isLink else { continue }
      links += 1
      // Limits a cycle of links.
      guard links < 40, let bytes = try? objects.blob(entry.object, limit: 1 << 16) else { return nil }
      let target = String(decoding: bytes, as: UTF8.self)
      guard !target.hasPrefix("/") else { return nil }
      done.removeLast()
      parts = target.split(separator: "/").map(String.init) + parts
    }
    let here = done.joined(separator: "/")
    return entries[here] != nil || folders[here] != nil ? here : nil
  }
}
