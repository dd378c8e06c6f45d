import Foundation
import Testing

/// Runs action.yml, the workflows of the guide and the scripts for other services through `Tests/Pipelines`: every step as it is
/// written, in throwaway repositories with base, head, fork and merge commits, and with a service's variables.
struct PipelineTests {
  @Test(arguments: ["test_github.py", "test_others.py"])
  func everyStepRunsAsItIsWritten(file: String) throws {
    let root = URL(fileURLWithPath: ThrowawayRepository.script(""))
    let python = root.appendingPathComponent(".venv/bin/python")
    try #require(
      FileManager.default.isExecutableFile(atPath: python.path), "run “make test-setup” first: there is no .venv")
    let run = Process()
    run.executableURL = python
    run.arguments = [
      "-m", "unittest", "discover", "--start-directory", "Tests/Pipelines", "--top-level-directory", "Tests/Pipelines",
      "--pattern", file,
    ]
    run.currentDirectoryURL = root
    run.environment = ProcessInfo.processInfo.environment.merging(["LEGIBLE_TO_RUN": Binary.path]) { $1 }
    let output = Pipe()
    run.standardOutput = output
    run.standardError = output
    try run.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    run.waitUntilExit()
    #expect(run.terminationStatus == 0, "\(said)")
  }
}
