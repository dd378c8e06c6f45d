import Audit
import Foundation
import Testing

@testable import Reports

/// Opens the pages in real browsers: Tests/Browser drives Chromium, and Firefox for the main paths, and reports what it found.
@Suite struct HTMLBrowserTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let pages: [(name: String, report: @Sendable () throws -> AuditReport)] = [
    ("firefox", PageFixtures.firefox), ("wide", PageFixtures.wide), ("hostile", PageFixtures.hostile),
    ("alike", PageFixtures.alike), ("unsought", PageFixtures.unsought), ("nothing-fails", PageFixtures.nothingFails),
    ("undetermined", PageFixtures.onlyUndetermined), ("warned", PageFixtures.warned),
    ("no-rules", PageFixtures.noRules),
    ("inferred", PageFixtures.inferred), ("large", PageFixtures.large),
  ]

  @Test func pagesWorkInChromiumAndFirefox() throws {
    let python = Self.root.appendingPathComponent(".venv/bin/python")
    try #require(
      FileManager.default.isExecutableFile(atPath: python.path), "run “make test-setup” first: there is no .venv")
    let kept = ProcessInfo.processInfo.environment["LEGIBLE_PAGES"]
    let folder =
      kept.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("legible-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
    for page in Self.pages {
      let report = try page.report()
      try Data(HTMLReport.render(report)).write(to: folder.appendingPathComponent("\(page.name).html"))
      if page.name != "large" {
        try Data(ReportDocument.json(report)).write(to: folder.appendingPathComponent("\(page.name).json"))
      }
    }
    // A page with a plan, and the source that its patch applies to.
    let mend = try PlanFixture.firefox()
    try Data(HTMLReport.render(mend.report, plan: mend.page)).write(to: folder.appendingPathComponent("mend.html"))
    var beside = mend.page
    beside.isFirst = false
    try Data(HTMLReport.render(mend.report, plan: beside)).write(to: folder.appendingPathComponent("audited.html"))
    try Data(MendDocument.json(mend.page.plan)).write(to: folder.appendingPathComponent("mend.json"))
    for (file, text) in mend.files { try Data(text.utf8).write(to: folder.appendingPathComponent(file)) }
    if kept != nil { return }
    // Chromium runs twice, since a single run keeps one core busy for minutes.
    let runs =
      try ["test_[a-f]*.py", "test_[g-z]*.py"].map { pattern in
        try start(
          [
            "-m", "unittest", "discover", "--start-directory", "Tests/Browser", "--top-level-directory",
            "Tests/Browser",
            "--pattern", pattern,
          ], python: python, pages: folder)
      } + [start(["Tests/Browser/firefox.py"], python: python, pages: folder)]
    for (run, output) in runs {
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      run.waitUntilExit()
      print(said)
      #expect(run.terminationStatus == 0, "\(said)")
    }
  }

  /// Starts the tests of a browser, which print little while they pass.
  private func start(_ arguments: [String], python: URL, pages: URL) throws -> (run: Process, output: Pipe) {
    let run = Process()
    run.executableURL = python
    run.arguments = arguments
    run.currentDirectoryURL = Self.root
    run.environment = ProcessInfo.processInfo.environment.merging(["LEGIBLE_PAGES_TO_OPEN": pages.path]) { $1 }
    let output = Pipe()
    run.standardOutput = output
    run.standardError = output
    try run.run()
    return (run, output)
  }
}
