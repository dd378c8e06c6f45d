import Survey

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that appear together or not at all: each is written beside its place under a temporary name, and only when
/// every one is whole do they take their names. Nothing stays of those that do not, even when a signal ends the process.
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

  /// Files that have their names.
  private(set) var committed: [String] = []

  func stage(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    try stage(path) { sink in bytes.withUnsafeBytes(sink) }
  }

  /// Writes what the body hands over, piece by piece, beside the file's place, making its folders.
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

  /// Gives every file its name.
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

  /// Removes files, and the folders that are empty then. One that cannot be removed stays.
  static func remove(_ paths: [String], in disk: Disk) {
    var folders: Set<String> = []
    for path in paths {
      unlink(disk.absolute(path))
      folders.insert(FilePath.folder(of: path))
    }
    for folder in folders { rmdir(disk.absolute(folder)) }
  }

  /// Removes what processes that are gone left beside files: a process that is killed cannot do it itself.
  static func removeLeftovers(in folders: Set<String>, _ disk: Disk) {
    for folder in folders {
      guard let entries = try? disk.list(folder) else { continue }
      var removed = 0
      for entry in entries {
        guard let process = temporaryProcess(of: entry.name), !isAlive(process) else { continue }
        unlink(disk.absolute(FilePath.child(entry.name, of: folder)))
        removed += 1
      }
      // A folder that held nothing else was made for it.
      if removed > 0, removed == entries.count { rmdir(disk.absolute(folder)) }
    }
  }

  /// Asked when this process has nothing left under a temporary name: in a container an earlier one had the same number.
  private static func isAlive(_ process: pid_t) -> Bool {
    process != getpid() && !(kill(process, 0) != 0 && errno == ESRCH)
  }

  /// The process that made a temporary file, by its name: `.report.json.4711-0`.
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
    // Deepest first; a folder that something else has filled meanwhile stays.
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
    // A long name would pass the limit of 255 bytes with what is added to it.
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
