#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Both ends of a pipe, closed when it goes unless they were closed or taken before.
struct ProgramPipe: ~Copyable {
  private(set) var reading: Int32
  private(set) var writing: Int32

  /// Nil when the system has no more; `errno` tells.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    reading = ends[0]
    writing = ends[1]
    // A program that is started meanwhile must not hold them open.
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

  /// Whoever takes an end closes it.
  mutating func takeReading() -> Int32 {
    defer { reading = -1 }
    return reading
  }

  mutating func takeWriting() -> Int32 {
    defer { writing = -1 }
    return writing
  }
}
