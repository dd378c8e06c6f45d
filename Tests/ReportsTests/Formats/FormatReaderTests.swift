import Audit
import Foundation
import RealSystems
import Testing
import ThemeModel

@testable import Reports

/// Every format, read by a tool that its readers use: `Tests/Formats/read.py`, with the packages of `.venv`.
@Suite struct FormatReaderTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the report of a run that could not do its job.
  private static func broken() throws -> AuditReport {
    var report = try PageFixtures.unsought()
    report.diagnostics = [
      Diagnostic(
        .error, code: "run-stopped", message: "no <such> folder | `x` [y](z) @team #12",
        place: Place(file: "a b/ö.json", line: 0, column: 0))
    ]
    report.failedOn = [.errors]
    return report
  }

  private static let reports: [(name: String, report: @Sendable () throws -> AuditReport)] = [
    ("firefox", PageFixtures.firefox), ("hostile", PageFixtures.hostile), ("alike", PageFixtures.alike),
    ("undetermined", PageFixtures.onlyUndetermined), ("nothing-fails", PageFixtures.nothingFails),
    ("no-rules", PageFixtures.noRules), ("inferred", PageFixtures.inferred), ("unsought", PageFixtures.unsought),
    ("broken", broken),
  ]

  private func read(_ files: [(name: String, bytes: [UInt8])]) throws -> (status: Int32, said: String) {
    let python = Self.root.appendingPathComponent(".venv/bin/python")
    try #require(
      FileManager.default.isExecutableFile(atPath: python.path), "run “make test-setup” first: there is no .venv")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
    let process = Process()
    process.executableURL = python
    process.arguments = [Self.root.appendingPathComponent("Tests/Formats/read.py").path, folder.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test(arguments: reports.indices)
  func everyReportIsReadByToolsOfItsReaders(index: Int) throws {
    let picture = SummaryPicture(base: "https://example.org/a&b")
    let (name, report) = (Self.reports[index].name, try Self.reports[index].report())
    var table: [UInt8] = []
    PairTable.write(WholeReport(report)) { table += $0 }
    let files: [(name: String, bytes: [UInt8])] = [
      ("\(name).sarif", SARIFReport.json(report)), ("\(name).xml", Array(JUnitReport.xml(report).utf8)),
      ("\(name).md", Array(MarkdownReport.markdown(report.labelled, picture: picture).utf8)),
      ("\(name)-evidence.md", Array(ConformanceEvidence.markdown(report.labelled).utf8)),
      ("\(name)-evidence.csv", Array(ConformanceEvidence.csv(report.labelled).utf8)),
      ("\(name)-quality.json", CodeQualityReport.json(report)), ("\(name).csv", table),
      ("\(name).annotations.txt", Array(GitHubAnnotations.text(report).utf8)),
    ]
    let (status, said) = try read(files)
    #expect(status == 0 && said == "\(files.count) read\n", "\(said)")
  }

  /// Names that contain markup, on both sides of a change that breaks some pairs and mends others.
  @Test func commentsOnChangesAreRead() throws {
    let names = PageFixtures.hostileNames.enumerated()
    func side(_ shift: Int) -> [(name: String, tokens: DiffMarkdownTests.Tokens)] {
      ["A</title>", "B\u{202E}theme", "C|~,&=?#1", "@team/\u{0}", "__proto__"].map { theme in
        (theme, names.map { ($1, ["#\(["111", "888", "999"][($0 + shift) % 3])"]) } + [("surface.|b|", ["#fff"])])
      }
    }
    var (diff, after) = try DiffMarkdownTests.change(side(0), side(1))
    #expect(!diff.new.isEmpty && !diff.fixed.isEmpty)
    after.labels = ["A</title>": "</td></tr> https://example.org @all #1"]
    diff.before = "v1`</b>@x"
    let frame = DiffMarkdown.Frame(
      picture: SummaryPicture(base: "https://example.org/\"x"), command: "legible `x` | @y")
    let (status, said) = try read([
      ("hostile.md", Array(DiffMarkdown.markdown(diff, after: after, frame: frame).utf8)),
      ("alone.md", Array(DiffMarkdown.markdown(diff).utf8)),
    ])
    #expect(status == 0, "\(said)")
  }

  /// The reader reports what is wrong.
  @Test(arguments: [
    ("x.sarif", #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"rules": []}}}]}"#, "'name' is a required"),
    (
      "x.xml", #"<testsuites><testsuite name="a" tests="1" failures="0" errors="0"><x/></testsuite></testsuites>"#,
      "junit-jenkins.xsd"
    ),
    ("x.xml", #"<testsuites name="a"/>"#, "junit-ant.xsd"),
    ("x.md", "<details><summary>a</summary>\n\ntext", "never closed"), ("x.md", "<img src=x onerror=a>", "onerror"),
    ("x.md", "| a | b |\n| --- | --- |\n| a | b | c |", "a row of 3 cells"), ("x.md", "ask @team", "a mention"),
    (
      "x-quality.json",
      ##"[{"severity": "bad", "description": "d", "check_name": "c", "fingerprint": "f", "##
        + ##""location": {"path": "a", "lines": {"begin": 1}}}]"##, "not an entry"
    ),
    ("x.csv", "a,b\nc\n", "different lengths"), ("x.annotations.txt", "::error file=a\n", "no command"),
  ])
  func theReaderFindsWhatIsWrong(name: String, text: String, expected: String) throws {
    let (status, said) = try read([(name, Array(text.utf8))])
    #expect(status != 0 && said.contains(expected), "\(said)")
  }
}
