import Foundation

/// The built program, beside the tests' own.
enum Binary {
  struct Result {
    var status: Int32
    var wasKilled: Bool
    var output: String
    var errors: String
  }

  static var path: String {
    // The tests run from the folder of build products, as a bundle or as a program.
    let products = CommandLine.arguments.compactMap { argument in
      argument.hasSuffix(".xctest") || argument.contains(".xctest/")
        ? URL(fileURLWithPath: argument).deletingLastPathComponent() : nil
    }
    let here = Bundle.main.executableURL?.deletingLastPathComponent()
    let candidates = (products + [here].compactMap { $0 } + [packageProducts]).map {
      $0.appendingPathComponent("legible").path
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates[0]
  }

  private static var packageProducts: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".build/debug")
  }

  /// Runs a script in a shell, so that redirections and pipes are real. `$LEGIBLE` is the program.
  static func shell(_ script: String, in folder: URL? = nil) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.environment = ["LEGIBLE": path, "PATH": "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin", "LC_ALL": "C"]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let pipes = (Pipe(), Pipe())
    process.standardOutput = pipes.0
    process.standardError = pipes.1
    try process.run()
    let collected = Collected()
    let reading = DispatchGroup()
    reading.enter()
    DispatchQueue.global().async {
      collected.errors = pipes.1.fileHandleForReading.readDataToEndOfFile()
      reading.leave()
    }
    let output = pipes.0.fileHandleForReading.readDataToEndOfFile()
    reading.wait()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
      output: String(decoding: output, as: UTF8.self), errors: String(decoding: collected.errors, as: UTF8.self))
  }

  private final class Collected: @unchecked Sendable {
    var errors = Data()
  }
}
