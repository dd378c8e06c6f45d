import Foundation
import Testing

@testable import Reports

/// The page's modules outside a browser: deno runs their functions on a test's inputs.
enum PageScript {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the results of an expression for each input, in order. The expression sees the modules' exports as `page`, and the
  /// input as `x`.
  static func results<Input: Encodable, Output: Decodable>(
    of expression: String, in modules: String..., on inputs: [Input], as output: Output.Type = Output.self
  ) throws -> [Output] {
    let deno = root.appendingPathComponent(".venv/bin/deno")
    try #require(
      FileManager.default.isExecutableFile(atPath: deno.path), "run “make test-setup” first: there is no .venv")
    let folder = root.appendingPathComponent("Sources/CReportPage/Page")
    let files = modules.map { folder.appendingPathComponent("\($0).js").absoluteString }
    let script = """
      Object.assign(globalThis, new Function(`\(PageSource.constants) return { WCAG, TOOL };`)());
      const page = Object.assign({}, ...await Promise.all(\(files).map((file) => import(file))));
      const inputs = \(String(decoding: try JSONEncoder().encode(inputs), as: UTF8.self));
      console.log(JSON.stringify(inputs.map((x) => \(expression))));
      """
    let said = try run(deno, script: script, reading: folder.path)
    return try JSONDecoder().decode([Output].self, from: said)
  }

  private static func run(_ deno: URL, script: String, reading folder: String) throws -> Data {
    let run = Process()
    run.executableURL = deno
    run.arguments = [
      "run", "--quiet", "--no-config", "--no-lock", "--no-remote", "--ext=js", "--allow-read=\(folder)", "-",
    ]
    let input = Pipe()
    let output = Pipe()
    let complaints = Pipe()
    run.standardInput = input
    run.standardOutput = output
    run.standardError = complaints
    try run.run()
    // Written on another queue, since a script may be longer than a pipe's buffer.
    let bytes = Data(script.utf8)
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(bytes)
      try? input.fileHandleForWriting.close()
    }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = complaints.fileHandleForReading.readDataToEndOfFile()
    run.waitUntilExit()
    try #require(run.terminationStatus == 0, "deno: \(String(decoding: complained, as: UTF8.self))")
    return said
  }
}
