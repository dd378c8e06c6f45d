import Audit
import JSONText
import RealSystems
import Testing

@testable import Reports

@Suite struct ReportDocumentTests {
  private func document(_ source: some ReportSource, matrices: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    ReportDocument.write(source, options: .init(includesMatrices: matrices)) { bytes += $0 }
    return bytes
  }

  @Test(
    arguments: [
      PageFixtures.firefox, PageFixtures.wide, PageFixtures.hostile, PageFixtures.onlyUndetermined,
      PageFixtures.unsought,
      PageFixtures.alike,
    ]
      as [@Sendable () throws -> AuditReport])
  func readsBackWhatItWrote(_ make: @Sendable () throws -> AuditReport) throws {
    let report = try make()
    let read = try ReportDocument.read(ReportDocument.json(report), file: "report.json")
    #expect(read == report)
  }

  @Test func aRunWritesWhatItsReportSays() throws {
    let tool = ToolStamp(name: "legible", version: "1.0.0", configDigest: "")
    for plan in [Plan(), try FirefoxPlan.team()] {
      let run = Auditor.run(try FirefoxSystem.load(), plan: plan, options: AuditOptions(tool: tool))
      #expect(try ReportDocument.read(document(run), file: "report.json") == run.report())
    }
    let wide = try PageFixtures.wideSystem().run()
    #expect(try ReportDocument.read(document(wide), file: "report.json") == wide.report())
  }

  @Test func isTheSameForAnyNumberOfThreads() throws {
    let tool = ToolStamp(name: "legible", version: "1.0.0", configDigest: "")
    let documents = try [1, 2, 5].map { workers in
      let run = Auditor.run(
        try FirefoxSystem.load(), plan: Plan(), options: AuditOptions(tool: tool, workers: workers))
      return document(run, matrices: true)
    }
    #expect(documents[0] == documents[1])
    #expect(documents[0] == documents[2])
  }

  /// A reader who looks for failures finds each of them in full; a pass with nothing more to say is a number.
  @Test func onlyMerePassesAreTerse() throws {
    let report = try FirefoxSystem.report()
    let root = try JSONDocument(ReportDocument.json(report)).root
    var terse = 0
    var full: [Verdict: Int] = [:]
    for variant in root["variants"]?.elements.map({ $0 }) ?? [] {
      terse += variant["ratios"]?.elements.count { $0.number != nil } ?? 0
      for pair in variant["pairs"]?.elements.map({ $0 }) ?? [] {
        let verdict = try #require(pair["verdict"]?.string.flatMap(Verdict.init(rawValue:)))
        full[verdict, default: 0] += 1
        #expect(pair["required"]?.number != nil)
        #expect(pair["ratio"] != nil || verdict != .fail)
      }
    }
    #expect(full[.fail] == report.totals.fail)
    #expect(full[.waived, default: 0] == report.totals.waived)
    #expect(full[.exempt, default: 0] == report.totals.exempt)
    #expect(full[.undetermined, default: 0] == report.totals.undetermined)
    #expect(terse + full[.pass, default: 0] == report.totals.pass)
    #expect(terse > 0)
  }

  /// Each is a report in which something refers to nothing, or does not add up.
  @Test(arguments: [
    (#""pairList":0"#, #""pairList":9999"#), (#""palette":0"#, #""palette":77"#), (#""ratios":["#, #""ratios":[5,"#),
    (#""pairs":["#, #""pairs":[{},"#), (#""colors":[0,"#, #""colors":[99999,"#), (#""chains":["#, #""chains":[-3,"#),
    (#""links":[["#, #""links":[[0,1,1,7],["#), (#""failures":"#, #""failures":1"#), (#"{"rule":0,"#, #"{"rule":3,"#),
  ])
  func refusesWhatDoesNotAddUp(_ whole: String, _ broken: String) throws {
    let text = String(decoding: ReportDocument.json(try FirefoxSystem.report()), as: UTF8.self)
    let found = try #require(text.firstRange(of: whole))
    let bytes = Array(text.replacingCharacters(in: found, with: broken).utf8)
    #expect(throws: ReportDocumentError.self) { try ReportDocument.read(bytes, file: "report.json") }
  }
}

extension JSONNode {
  fileprivate subscript(_ key: String) -> JSONNode? { members.first { $0.key == key }?.value }
}

extension Sequence {
  fileprivate func count(where isCounted: (Element) -> Bool) -> Int { reduce(0) { $0 + (isCounted($1) ? 1 : 0) } }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
