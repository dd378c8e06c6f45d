import Audit
import Foundation
import RealSystems
import Testing

@testable import Reports

/// Validates real reports against docs/report.schema.json with the jsonschema validator from `.venv`.
@Suite struct SchemaTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    with open(sys.argv[1], encoding="utf-8") as schema, open(sys.argv[2], encoding="utf-8") as document:
        validator = Draft202012Validator(json.load(schema))
        Draft202012Validator.check_schema(validator.schema)
        errors = [f"{list(error.absolute_path)}: {error.message[:300]}" for error in validator.iter_errors(json.load(document))]
    print("\\n".join(errors[:10]))
    sys.exit(1 if errors else 0)
    """

  private func problems(_ document: [UInt8]) throws -> String {
    let python = Self.root.appendingPathComponent(".venv/bin/python")
    try #require(
      FileManager.default.isExecutableFile(atPath: python.path), "run “make test-setup” first: there is no .venv")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString).json")
    try Data(document).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = python
    process.arguments = [
      "-c", Self.script, Self.root.appendingPathComponent("docs/report.schema.json").path, file.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: said, as: UTF8.self)
  }

  @Test func admitsTheReportOfFirefox() throws {
    #expect(try problems(ReportDocument.json(try FirefoxSystem.report())) == "")
  }

  @Test func admitsMatricesAndInference() throws {
    let report = try FirefoxSystem.inferredReport(suggests: false)
    #expect(try problems(ReportDocument.json(report, options: .init(includesMatrices: true))) == "")
  }

  @Test func admitsWhatWasLookedForAndWhatWasNot() throws {
    var report = try PageFixtures.unsought()
    let unsought = String(decoding: ReportDocument.json(report), as: UTF8.self)
    #expect(unsought.contains("\"suggestions\":[]") && !unsought.contains("\"sought\""))
    report.causes[0].definitions[0].isFixSought = true
    let document = ReportDocument.json(report)
    #expect(String(decoding: document, as: UTF8.self).contains("\"sought\":true"))
    #expect(try problems(document) == "")
    #expect(try problems(Array(unsought.utf8)) == "")
  }

  @Test func refusesAnotherDocument() throws {
    #expect(try problems(Array("{\"schema\": \"legible.report/2\"}".utf8)) != "")
  }
}
