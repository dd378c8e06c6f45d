import Audit
import JSONText
import RealSystems
import Testing

@testable import Reports

@Suite struct ReportDocumentTests {
  @Test func readsBackWhatItWrote() throws {
    let report = try FirefoxSystem.report()
    let read = try ReportDocument.read(ReportDocument.json(report), file: "report.json")
    #expect(read == report)
  }
}
