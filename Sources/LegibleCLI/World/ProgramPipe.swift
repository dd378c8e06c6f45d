#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two ends of a pipe. They are closed at the end of its lifetime, unless they were closed or taken before.
struct ProgramPipe: ~Copyable {
  private(set) var reading: Int32
  private(set) var writing: Int32

  /// Returns `nil` if the system has no more pipes; `errno` has the reason.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    reading = ends[0]
    writing = ends[1]
    // Other child processes must not inherit the descriptors, which would keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    if reading >= 0 { close(reading) }
    if writing >= 0 { close(writing) }
  }

  mutating func closeReading() {
    close(takeReading())
  }

  mutating func closeWriting() {
    close(takeWriting())
  }

  /// Returns the reading end. The caller must close it.
  mutating func takeReading() -> Int32 {
    defer { reading = -1 }
    return reading
  }

  mutating func takeWriting() -> Int32 {
    defer { writing = -1 }
    return writing
  }
}
