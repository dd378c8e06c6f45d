import Foundation
import Testing

/// Compares every judged pair of the shipped reports with scripts/recompute-reports, which shares no code with the audit.
@Suite struct RecomputedReportsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func recompute(_ reports: [URL]) throws -> (status: Int32, output: String) {
    let python = Self.root.appendingPathComponent(".venv/bin/python")
    try #require(
      FileManager.default.isExecutableFile(atPath: python.path), "run “make test-setup” first: there is no .venv")
    let process = Process()
    process.executableURL = python
    process.arguments = [Self.root.appendingPathComponent("scripts/recompute-reports").path] + reports.map(\.path)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test func shippedReportsHaveTheFiguresThatAnotherLibraryFinds() throws {
    let folder = Self.root.appendingPathComponent("reports")
    let reports = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { folder.appendingPathComponent($0).appendingPathComponent("report.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    #expect(reports.count >= 7)
    let (status, output) = try recompute(reports)
    #expect(status == 0, "\(output)")
    for report in reports { #expect(output.contains("\(report.path): ")) }
  }

  /// A comparison could also agree with everything, so wrong figures must be noticed.
  @Test(arguments: [("\"verdict\":\"fail\"", "\"verdict\":\"pass\""), ("[21,", "[20.999,")])
  func anotherFigureIsSeen(_ written: String, _ falsified: String) throws {
    let report = try Self.shipped()
    try expectNoticed(report, at: try #require(report.range(of: written)), falsified)
  }

  @Test func aRatioOffByAMillionthIsSeen() throws {
    let report = try Self.shipped()
    let start = "\"ratio\":"
    let at = try #require(report.range(of: start + #"\d+\.\d+"#, options: .regularExpression))
    let ratio = try #require(Double(report[at].dropFirst(start.count)))
    try expectNoticed(report, at: at, "\(start)\(ratio + 1e-6)")
  }

  private static func shipped() throws -> String {
    try String(contentsOf: root.appendingPathComponent("reports/pure-black/report.json"), encoding: .utf8)
  }

  private func expectNoticed(_ report: String, at range: Range<String.Index>, _ falsified: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString).json")
    try report.replacingCharacters(in: range, with: falsified).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let (status, output) = try recompute([file])
    #expect(status == 1 && output.contains("anew"), "\(output)")
  }
}
