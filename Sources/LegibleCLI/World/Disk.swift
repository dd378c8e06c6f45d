import Survey

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files and folders on the disk. Relative paths start at `workingFolder`.
struct Disk: FileTree {
  /// An absolute path.
  let workingFolder: String

  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : workingFolder == "/" ? "/" + path : "\(workingFolder)/\(path)"
  }

  /// Returns the kind of the file or folder at a path. Follows links.
  func kind(of path: String) throws(FileError) -> FileKind {
    let information = try status(of: path, attempt: "read")
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: throw FileError(path: path, problem: Self.specialKind(information.st_mode), attempt: "read")
    }
  }

  /// Returns the whole content of a regular file. A pipe or device is refused before anything is read from it.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try opened(path, limit: limit)
    return try readToEnd(file.descriptor, expecting: file.count, limit: limit) {
      FileError(path: path, problem: $0, attempt: "read")
    }
  }

  /// A regular file of which parts are read.
  func opened(_ path: String, limit: Int) throws(FileError) -> OpenFile {
    func problem(_ problem: FileProblem) -> FileError { FileError(path: path, problem: problem, attempt: "read") }
    guard !path.utf8.contains(0) else { throw problem(.nulInPath) }
    let descriptor = open(absolute(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(reasonOfFailedOpen(path, errno)) }
    var information = stat()
    let isKnown = fstat(descriptor, &information) == 0
    let file = OpenFile(descriptor: descriptor, count: Int(information.st_size))
    guard isKnown else { throw problem(.failed(reason: systemReason())) }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw problem(.isFolder)
    default: throw problem(Self.specialKind(information.st_mode))
    }
    guard file.count <= limit else { throw problem(.tooLarge(bytes: file.count, limit: limit)) }
    return file
  }

  /// Returns the entries of a folder, sorted by the bytes of their names, without `.` and `..`.
  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    func problem(_ problem: FileProblem) -> FileError { FileError(path: folder, problem: problem, attempt: "read") }
    guard !folder.utf8.contains(0) else { throw problem(.nulInPath) }
    guard let stream = opendir(absolute(folder)) else {
      throw problem(reasonOfFailedOpen(folder, errno))
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." {
        entries.append(FolderEntry(name: name, kind: Self.kind(ofEntry: Int32(entry.pointee.d_type))))
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Returns the kind if the folder's entry has it, which saves a system call for each file.
  private static func kind(ofEntry type: Int32) -> FileKind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    default: nil
    }
  }

  func status(of path: String, attempt: String) throws(FileError) -> stat {
    guard !path.utf8.contains(0) else { throw FileError(path: path, problem: .nulInPath, attempt: attempt) }
    var information = stat()
    guard stat(absolute(path), &information) == 0 else {
      throw FileError(path: path, problem: reasonOfFailedOpen(path, errno), attempt: attempt)
    }
    return information
  }

  /// Returns the path with every link followed.
  func identity(of path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(absolute(path), nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private func readToEnd(
    _ descriptor: Int32, expecting size: Int, limit: Int, problem: (FileProblem) -> FileError
  ) throws(FileError) -> [UInt8] {
    var isWhole = false
    // Read in one go, with room for one more byte that would show that the file has grown.
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count <= size, !isWhole {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        guard let read = readSome(descriptor, into: rest) else { return }
        isWhole = read == 0
        count += read
      }
    }
    if isWhole { return bytes }
    let source = DescriptorSource(descriptor: descriptor)
    while true {
      let count: Int
      do {
        count = try source.read(into: &bytes, atMost: max(size - bytes.count, 0) + 1)
      } catch {
        guard case .cannotRead(let reason) = error else { throw problem(.failed(reason: "\(error)")) }
        throw problem(.failed(reason: reason))
      }
      if count == 0 { return bytes }
      // The file grew while it was being read.
      guard bytes.count <= limit else { throw problem(.tooLarge(bytes: bytes.count, limit: limit)) }
    }
  }

  private func reasonOfFailedOpen(_ path: String, _ code: Int32) -> FileProblem {
    switch code {
    case ENOENT: return danglingTarget(of: path).map { .danglingLink(target: $0) } ?? .missing
    case EACCES, EPERM: return .notPermitted
    case ELOOP: return .linkLoop
    case ENOTDIR: return .notFolder
    case ENXIO: return .isSocket
    default: return .failed(reason: systemReason(code))
    }
  }

  private func danglingTarget(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink(absolute(path), bytes.assumingMemoryBound(to: CChar.self).baseAddress!, bytes.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  private static func specialKind(_ mode: mode_t) -> FileProblem {
    switch mode & S_IFMT {
    case S_IFIFO: .isPipe
    case S_IFSOCK: .isSocket
    default: .isDevice
    }
  }
}
