import Survey

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that appear together. Each is written under a temporary name in its final folder, and all are renamed only
/// after every one is complete. Otherwise no file is left behind, even if a signal ends the process.
final class StagedFiles {
  private let disk: Disk
  private var staged: [(temporary: Temporary, final: String, shown: String)] = []
  private var createdFolders: [Temporary] = []

  private struct Temporary {
    var path: String
    var leftover: Leftovers.Entry

    init(_ path: String, isFolder: Bool = false) {
      self.path = path
      leftover = Leftovers.add(path, isFolder: isFolder)
    }

    func removeFile() {
      unlink(path)
      leftover.keep()
    }

    func removeFolder() {
      rmdir(path)
      leftover.keep()
    }
  }

  init(_ disk: Disk) {
    self.disk = disk
  }

  deinit {
    discard()
  }

  /// The paths of the files that have their final names.
  private(set) var committed: [String] = []

  func stage(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    try stage(path) { sink in bytes.withUnsafeBytes(sink) }
  }

  /// Writes the pieces that `body` provides to a temporary file in the final folder. Makes missing folders.
  func stage(_ path: String, writing body: ((UnsafeRawBufferPointer) -> Void) -> Void) throws(FileError) {
    let final = disk.absolute(path)
    let (folder, name) = Self.split(final)
    try makeFolder(folder, shown: path)
    var information = stat()
    if stat(final, &information) == 0, information.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, problem: .isFolder, attempt: "write")
    }
    let (descriptor, temporary) = try createTemporary(in: folder, for: name, shown: path)
    var reason: String?
    body { bytes in
      guard reason == nil else { return }
      if case .failed(let text) = writeAll(bytes, to: descriptor) { reason = text }
    }
    if close(descriptor) != 0, reason == nil { reason = systemReason() }
    if let reason {
      temporary.removeFile()
      throw FileError(path: path, problem: .failed(reason: reason), attempt: "write")
    }
    staged.append((temporary, final, path))
  }

  /// Renames all files to their final names.
  func commit() throws(FileError) {
    while let next = staged.first {
      guard rename(next.temporary.path, next.final) == 0 else {
        let problem = FileProblem.failed(reason: systemReason())
        discard()
        throw FileError(path: next.shown, problem: problem, attempt: "write")
      }
      next.temporary.leftover.keep()
      committed.append(next.shown)
      staged.removeFirst()
    }
    for folder in createdFolders { folder.leftover.keep() }
    createdFolders = []
  }

  /// Removes files, and their folders if these are then empty. Errors are ignored.
  static func remove(_ paths: [String], in disk: Disk) {
    var folders: Set<String> = []
    for path in paths {
      unlink(disk.absolute(path))
      folders.insert(FilePath.folder(of: path))
    }
    for folder in folders { rmdir(disk.absolute(folder)) }
  }

  /// Removes temporary files of processes that no longer exist, for example because they were killed.
  static func removeLeftovers(in folders: Set<String>, _ disk: Disk) {
    for folder in folders {
      guard let entries = try? disk.list(folder) else { continue }
      var removed = 0
      for entry in entries {
        guard let process = temporaryProcess(of: entry.name), !isAlive(process) else { continue }
        unlink(disk.absolute(FilePath.child(entry.name, of: folder)))
        removed += 1
      }
      // A folder with nothing else in it was made for the temporary files.
      if removed > 0, removed == entries.count { rmdir(disk.absolute(folder)) }
    }
  }

  /// Returns whether another process with this id exists. This process has no temporary files at this point, so its own
  /// id belongs to an earlier process, as happens in containers.
  private static func isAlive(_ process: pid_t) -> Bool {
    process != getpid() && !(kill(process, 0) != 0 && errno == ESRCH)
  }

  /// Returns the id of the process in the name of a temporary file: `.report.json.4711-0`.
  private static func temporaryProcess(of name: String) -> pid_t? {
    guard name.hasPrefix("."), let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let parts = name[name.index(after: dot)...].split(separator: "-", omittingEmptySubsequences: false)
    let isNumbered = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    let stem = name[name.index(after: name.startIndex)..<dot]
    let isOurs = [".json", ".html", ".md", ".sarif", ".xml", ".txt", ".png", ".csv"].contains { stem.hasSuffix($0) }
    return parts.count == 2 && isNumbered && isOurs ? pid_t(parts[0]) : nil
  }

  private func discard() {
    for file in staged { file.temporary.removeFile() }
    // Deepest folder first. A folder that contains other files by now stays.
    for folder in createdFolders.reversed() { folder.removeFolder() }
    staged = []
    createdFolders = []
  }

  private func makeFolder(_ folder: String, shown: String) throws(FileError) {
    var information = stat()
    if stat(folder, &information) == 0 {
      guard information.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(path: shown, problem: .notFolder, attempt: "write")
      }
      return
    }
    let parent = Self.split(folder).folder
    if parent != folder { try makeFolder(parent, shown: shown) }
    let created = Temporary(folder, isFolder: true)
    if mkdir(folder, 0o777) == 0 {
      createdFolders.append(created)
      return
    }
    let code = errno
    created.leftover.keep()
    if code != EEXIST {
      let problem: FileProblem = code == EACCES ? .notPermitted : .failed(reason: systemReason(code))
      throw FileError(path: shown, problem: problem, attempt: "write")
    }
  }

  private func createTemporary(
    in folder: String, for name: String, shown: String
  ) throws(FileError) -> (descriptor: Int32, file: Temporary) {
    // With the suffix, a long name could exceed the limit of 255 bytes.
    let stem = String(decoding: name.utf8.prefix(200), as: UTF8.self)
    for attempt in 0..<1000 {
      let path = "\(folder)/.\(stem).\(getpid())-\(attempt)"
      let file = Temporary(path)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, file) }
      let code = errno
      file.leftover.keep()
      if code == EEXIST { continue }
      let problem: FileProblem = code == EACCES ? .notPermitted : .failed(reason: systemReason(code))
      throw FileError(path: shown, problem: problem, attempt: "write")
    }
    throw FileError(path: shown, problem: .failed(reason: "no free temporary name"), attempt: "write")
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }
}
