import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child process with a pipe to its input and one from its output.
final class SpawnedConversation: ProgramConversation {
  private let child: pid_t
  private let input: Int32
  private let output: Int32
  /// The bytes that have arrived. Those from `start` on have not been read yet.
  private let arrived = Mutex<(bytes: [UInt8], start: Int)>(([], 0))

  init(child: pid_t, input: Int32, output: Int32) {
    self.child = child
    self.input = input
    self.output = output
  }

  deinit {
    // Closing its input makes the child end.
    close(input)
    close(output)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
  }

  func write(_ bytes: [UInt8]) -> Void? {
    bytes.withUnsafeBytes { writeAll($0, to: input) } == .written ? () : nil
  }

  func read(_ count: Int) -> [UInt8]? {
    arrived.withLock { arrived in
      while arrived.bytes.count - arrived.start < count {
        guard receive(&arrived.bytes) else { return nil }
      }
      return take(count, from: &arrived)
    }
  }

  func readLine() -> [UInt8]? {
    arrived.withLock { arrived in
      var searched = arrived.start
      while true {
        if let end = arrived.bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          let line = take(end - arrived.start, from: &arrived)
          arrived.start += 1
          return line
        }
        searched = arrived.bytes.count
        guard receive(&arrived.bytes) else { return nil }
      }
    }
  }

  private func receive(_ bytes: inout [UInt8]) -> Bool {
    ((try? DescriptorSource(descriptor: output).read(into: &bytes, atMost: 1 << 16)) ?? 0) > 0
  }

  private func take(_ count: Int, from arrived: inout (bytes: [UInt8], start: Int)) -> [UInt8] {
    let end = arrived.start + count
    let taken = Array(arrived.bytes[arrived.start..<end])
    arrived.start = end
    // Drop the bytes that have been read before they accumulate.
    if arrived.start >= 1 << 16 {
      arrived.bytes.removeFirst(arrived.start)
      arrived.start = 0
    }
    return taken
  }
}
