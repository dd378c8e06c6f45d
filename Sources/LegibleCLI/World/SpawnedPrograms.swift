#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Programs that run as child processes, found through PATH.
struct SpawnedPrograms: ProgramRunner {
  init() { ignoreBrokenPipes() }

  func run(_ program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult {
    var output = try openPipe(for: program)
    var errors = try openPipe(for: program)
    let child = try spawn(program, arguments, input: nil, output: output.writing, errors: errors.writing)
    output.closeWriting()
    errors.closeWriting()
    let (written, said) = readBoth(output.reading, errors.reading)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    // The low seven bits are the signal that ended the process, and the next eight bits its exit status.
    let exitStatus = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    return ProgramResult(status: exitStatus, output: written, errors: String(decoding: said, as: UTF8.self))
  }

  func start(_ program: String, _ arguments: [String]) throws(ProgramError) -> any ProgramConversation {
    var input = try openPipe(for: program)
    var output = try openPipe(for: program)
    let child = try spawn(program, arguments, input: input.reading, output: output.writing, errors: nil)
    return SpawnedConversation(child: child, input: input.takeWriting(), output: output.takeReading())
  }

  func page(_ text: [UInt8], through command: String) -> Bool {
    // The options that other tools use for `less`: keep colors, no paging for short output, and leave the output on the
    // screen.
    setenv("LESS", "FRX", 0)
    guard var input = ProgramPipe(),
      let child = try? spawn(
        "/bin/sh", ["-c", command], input: input.reading, output: STDOUT_FILENO, errors: STDERR_FILENO)
    else { return false }
    // An interrupt is for the pager, which may continue.
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    input.closeReading()
    _ = text.withUnsafeBytes { writeAll($0, to: input.writing) }
    input.closeWriting()
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    // 127 is the exit status of the shell for an unknown command.
    return (status >> 8) & 0xff != 127
  }

  private func openPipe(for program: String) throws(ProgramError) -> ProgramPipe {
    guard let pipe = ProgramPipe() else { throw .failed(program: program, reason: systemReason()) }
    return pipe
  }

  /// Starts a program. A missing descriptor becomes /dev/null. The child does not inherit the other pipe ends.
  private func spawn(
    _ program: String, _ arguments: [String], input: Int32?, output: Int32, errors: Int32?
  ) throws(ProgramError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if let errors {
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }

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

  /// Reads both pipes at once, so that a child that fills one of them does not block forever.
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
