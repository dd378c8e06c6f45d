import Reports

/// The files of one revision in git, read without touching the working tree.
struct GitTree: FileTree {
  private struct Entry {
    var object: String
    var isLink: Bool
  }

  private let objects: GitObjects
  /// What the working folder is, below the top of the repository; empty at the top.
  private let prefix: String
  private let entries: [String: Entry]
  /// Names in each folder, sorted.
  private let folders: [String: [String]]

  /// - Throws: git's own words when there is no repository, or no such revision.
  init(revision: String, folder: String, programs: any ProgramRunner) throws(CommandFailure) {
    objects = GitObjects(programs: programs, folder: folder)
    prefix = try Self.git(["rev-parse", "--show-prefix"], folder, programs).trimmedLine()
    // A name that git takes for an option, or for a range, is none of a commit.
    let commit = try Self.git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], folder, programs,
      failing: "there is no revision '\(SafeText.of(revision))' here"
    ).trimmedLine()
    let listing = try Self.gitBytes(["ls-tree", "-r", "-z", "--full-tree", commit], folder, programs)
    var entries: [String: Entry] = [:]
    var folders: [String: Set<String>] = ["": []]
    for line in listing.split(separator: 0) {
      // mode, type, object, a tab, the path
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, words[1] == "blob" else { continue }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
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
    self.folders = folders.mapValues { names in names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }

  func kind(of path: String) throws(FileError) -> FileKind {
    switch identity(of: path) {
    case let found? where folders[found] != nil: .folder
    case _?: .file
    case nil: throw FileError(path: path, problem: .missing, attempt: "read")
    }
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let found = identity(of: path) else { throw FileError(path: path, problem: .missing, attempt: "read") }
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
    guard let found = identity(of: folder) else { throw FileError(path: folder, problem: .missing, attempt: "read") }
    guard let names = folders[found] else { throw FileError(path: folder, problem: .notFolder, attempt: "read") }
    return names.map { FolderEntry(name: $0) }
  }

  /// From the top of the repository, links followed; nil where this revision has nothing.
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
      // No path is longer than this.
      guard links < 40, let bytes = try? objects.blob(entry.object, limit: 1 << 16) else { return nil }
      let target = String(decoding: bytes, as: UTF8.self)
      guard !target.hasPrefix("/") else { return nil }
      done.removeLast()
      parts = target.split(separator: "/").map(String.init) + parts
    }
    let here = done.joined(separator: "/")
    return entries[here] != nil || folders[here] != nil ? here : nil
  }

  private static func git(
    _ arguments: [String], _ folder: String, _ programs: any ProgramRunner, failing message: String? = nil
  ) throws(CommandFailure) -> String {
    String(decoding: try gitBytes(arguments, folder, programs, failing: message), as: UTF8.self)
  }

  private static func gitBytes(
    _ arguments: [String], _ folder: String, _ programs: any ProgramRunner, failing message: String? = nil
  ) throws(CommandFailure) -> [UInt8] {
    let result: ProgramResult
    do { result = try programs.run("git", ["-C", folder] + arguments) } catch { throw .program(error) }
    guard result.status == 0 else {
      let words = message ?? result.errors.trimmedLine()
      throw .git(words.isEmpty ? "git ended with status \(result.status)" : words)
    }
    return result.output
  }
}

extension String {
  /// Without the line break that a program ends its answer with.
  fileprivate func trimmedLine() -> String {
    var text = self[...]
    while let last = text.last, last.isNewline { text.removeLast() }
    return String(text)
  }
}
