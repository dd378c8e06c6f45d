import Audit
import Foundation
import JSONText
import RealSystems
import Testing
import ThemeModel

@testable import Reports

/// The list of the findings of all checks, in one form.
@Suite struct FindingListTests {
  private func list(_ report: AuditReport) throws -> [JSONObject] {
    let document = try JSONSerialization.jsonObject(with: Data(ReportDocument.json(report))) as? JSONObject
    return try #require(document?["findings"] as? [JSONObject])
  }

  private typealias JSONObject = [String: Any]

  @Test func hasEachFindingOfEachCheck() throws {
    let report = try FirefoxSystem.report()
    let list = try list(report)
    let findings = Checks.findings(in: report)
    try #require(findings.count > 50)
    #expect(list.map { $0["check"] as? String } == findings.map(\.check))
    #expect(list.map { $0["message"] as? String } == findings.map(\.message))
    #expect(list.map { $0["identity"] as? String } == findings.map(\.identity))
    #expect(list.map { $0["at"] as? [String] ?? [] } == findings.map { $0.places.map(\.description) })
    #expect(list.map { $0["tokens"] as? [Int] ?? [] } == findings.map(\.tokens))
    #expect(list.map { $0["variants"] as? [Int] ?? [] } == findings.map(\.variants))
  }

  /// Scripts look for one word, whichever check found it.
  @Test func saysWhatStoppedTheRun() throws {
    var report = try FirefoxSystem.report()
    report.diagnostics.append(
      Diagnostic(.error, code: "unreadable-file", message: "no", place: Place(file: "a.json", line: 3, column: 7)))
    let fatal = try list(report).filter { $0["fatal"] as? Bool == true }
    #expect(fatal.count == 1)
    #expect(fatal.first?["check"] as? String == "error")
    #expect(fatal.first?["at"] as? [String] == ["a.json:3:7"])
  }

  /// A report that is read and written again has the same list.
  @Test func isWorkedOutAgainFromAReport() throws {
    let written = ReportDocument.json(try FirefoxSystem.report())
    let read = try ReportDocument.read(written, file: "report.json")
    #expect(ReportDocument.json(read) == written)
  }
}
