import CHeap

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns the C library's message for the last failed call.
func systemReason(_ code: Int32 = errno) -> String {
  String(cString: strerror(code))
}

/// Makes a write to a closed pipe fail with EPIPE, instead of a signal that ends the process.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

extension World {
  /// Returns the world of the current process.
  static func ofThisProcess() -> World {
    ignoreBrokenPipes()
    heap_grows_in_large_steps()
    return World(
      input: DescriptorSource(descriptor: STDIN_FILENO),
      output: descriptorOutput(STDOUT_FILENO),
      errors: descriptorOutput(STDERR_FILENO),
      disk: Disk(workingFolder: currentFolder()),
      environment: environmentOfThisProcess(),
      today: currentDay,
      programs: SpawnedPrograms(),
      cores: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      spool: SpoolFile(in: foldersForLargeFiles()))
  }

  /// Returns the folders for temporary files, the best first. The second is on a disk where the third may be in memory.
  private static func foldersForLargeFiles() -> [String] {
    let chosen = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return (chosen.isEmpty ? [] : [chosen]) + ["/var/tmp", "/tmp"]
  }

  private static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  private static func environmentOfThisProcess() -> [String: String] {
    let names =
      ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLORTERM", "TERM", "COLUMNS", StepSummary.variable]
      + PlaceLinks.variables
      + SourceTop.variables + Pager.variables
    var found: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  private static func currentDay() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }
}

/// Returns the number of bytes read, or `nil` on an error.
func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
  while true {
    let count = read(descriptor, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    if errno != EINTR { return nil }
  }
}

struct DescriptorSource: ByteSource {
  let descriptor: Int32

  func read(into buffer: inout [UInt8], atMost limit: Int) throws(StreamError) -> Int {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: limit))
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        #if canImport(Darwin)
          Darwin.read(descriptor, bytes.baseAddress! + start, limit)
        #elseif canImport(Musl)
          Musl.read(descriptor, bytes.baseAddress! + start, limit)
        #else
          Glibc.read(descriptor, bytes.baseAddress! + start, limit)
        #endif
      }
      if count >= 0 {
        buffer.removeLast(limit - count)
        return count
      }
      let code = errno
      if code == EINTR { continue }
      buffer.removeLast(limit)
      throw .cannotRead(reason: systemReason(code))
    }
  }
}

private func descriptorOutput(_ descriptor: Int32) -> ByteOutput {
  let isTerminal = isatty(descriptor) == 1
  let size = isTerminal ? terminalSize(descriptor) : nil
  return ByteOutput(isTerminal: isTerminal, width: size?.width, height: size?.height) { bytes in
    writeAll(bytes, to: descriptor)
  }
}

private func terminalSize(_ descriptor: Int32) -> (width: Int, height: Int?)? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil)
}

func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> ByteOutput.WriteResult {
  var rest = bytes
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count < 0 {
      let code = errno
      if code == EINTR { continue }
      return code == EPIPE ? .readerGone : .failed(reason: systemReason(code))
    }
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
  }
  return .written
}
