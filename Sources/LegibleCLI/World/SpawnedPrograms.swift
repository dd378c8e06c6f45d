#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Programs as child processes, found on PATH.
struct SpawnedPrograms: ProgramRunner {
  func run(_ program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult {
    var outputEnds: [Int32] = [0, 0]
    var errorEnds: [Int32] = [0, 0]
    guard pipe(&outputEnds) == 0 else { throw .failed(program: program, reason: systemReason()) }
    guard pipe(&errorEnds) == 0 else {
      for end in outputEnds { close(end) }
      throw .failed(program: program, reason: systemReason())
    }
    let child: pid_t
    do {
      defer {
        close(outputEnds[1])
        close(errorEnds[1])
      }
      child = try spawn(program, arguments, output: outputEnds, errors: errorEnds)
    } catch {
      close(outputEnds[0])
      close(errorEnds[0])
      throw error
    }
    let (output, errors) = readBoth(outputEnds[0], errorEnds[0])
    close(outputEnds[0])
    close(errorEnds[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    // The low seven bits tell the signal that ended it, the next eight its exit status.
    let exitStatus = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    return ProgramResult(status: exitStatus, output: output, errors: String(decoding: errors, as: UTF8.self))
  }

  private func spawn(
    _ program: String, _ arguments: [String], output: [Int32], errors: [Int32]
  ) throws(ProgramError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO)
    for end in output + errors { posix_spawn_file_actions_addclose(&actions, end) }

    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer {
      for word in words { free(word) }
    }
    var child: pid_t = 0
    let code = posix_spawnp(&child, program, &actions, nil, words, environ)
    guard code != ENOENT else { throw .notFound(program: program) }
    guard code == 0 else { throw .failed(program: program, reason: systemReason(code)) }
    return child
  }

  /// Both pipes at once, so that a child that fills one does not wait for us for ever.
  private func readBoth(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var buffers: [[UInt8]] = [[], []]
    var polled = [
      pollfd(fd: first, events: Int16(POLLIN), revents: 0), pollfd(fd: second, events: Int16(POLLIN), revents: 0),
    ]
    while polled.contains(where: { $0.fd >= 0 }) {
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let source = DescriptorSource(descriptor: polled[index].fd)
        let count = (try? source.read(into: &buffers[index], atMost: 1 << 16)) ?? 0
        if count == 0 { polled[index].fd = -1 }
      }
    }
    return (buffers[0], buffers[1])
  }
}
