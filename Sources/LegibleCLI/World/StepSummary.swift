import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The summary that GitHub shows for a step: the content of the file in GITHUB_STEP_SUMMARY.
enum StepSummary {
  static let variable = "GITHUB_STEP_SUMMARY"
  /// GitHub rejects a longer summary as a whole.
  static let room = 1 << 20

  /// Appends to the summary if the variable is set. A summary that cannot be written is reported, and does not fail the
  /// run.
  static func append(_ markdown: [UInt8], in world: World) {
    guard let path = world.environment[variable], !path.isEmpty else { return }
    let descriptor = open(world.disk.absolute(path), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return tell(systemReason(), in: world) }
    defer { close(descriptor) }
    var information = stat()
    let size = fstat(descriptor, &information) == 0 ? Int(information.st_size) : 0
    let text = markdown + [UInt8(ascii: "\n")]
    guard size + text.count < room else { return tell("it would exceed 1 MiB", in: world) }
    let result = text.withUnsafeBytes { writeAll($0, to: descriptor) }
    if case .failed(let reason) = result { tell(reason, in: world) }
  }

  private static func tell(_ reason: String, in world: World) {
    world.output.flush()
    world.errors.writeLine("legible: the step's summary was not written: \(SafeText.of(reason))")
    world.errors.flush()
  }
}
