import Audit
import Foundation
import RealSystems
import Testing
import Wording

@testable import Reports

@Suite struct HTMLReportTests {
  @Test func writesTheSameBytesForTheSameReport() throws {
    let report = try PageFixtures.firefox()
    #expect(HTMLReport.render(report) == HTMLReport.render(report))
  }

  /// Without scripts, in a mail preview or for a crawler, the page still shows the results.
  @Test func tellsTheStoryWithoutScripts() throws {
    let report = try PageFixtures.firefox()
    let html = String(decoding: HTMLReport.render(report), as: UTF8.self)
    #expect(
      html.contains(
        "\(Counted.number(report.totals.fail)) of \(Counted.number(report.totals.judged)) judged pairs fail</h1>"
      ))
    #expect(html.contains("Failures by theme") && html.contains("Failing pairs") && html.contains("Scope and method"))
    #expect(html.contains("does not by itself establish conformance"))
    #expect(html.components(separatedBy: "<tr>").count > StaticPage.failuresShown)
  }

  /// The policy has hashes of everything that runs or styles, and allows nothing else.
  @Test func policyNamesWhatThePageCarries() throws {
    let html = String(decoding: HTMLReport.render(try PageFixtures.hostile()), as: UTF8.self)
    #expect(html.contains("default-src &#39;none&#39;; style-src &#39;sha256-"))
    #expect(!html.contains("unsafe-inline") && !html.contains(" style=\"") && !html.contains(" src=\""))
    #expect(!html.contains("href=\"http"))
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(html.components(separatedBy: "<style").count == 2)
  }

  @Test func hostileNamesAreText() throws {
    let html = String(decoding: HTMLReport.render(try PageFixtures.hostile()), as: UTF8.self)
    #expect(
      !html.contains("<script>alert") && !html.contains("<img") && !html.contains("<svg onload")
        && !html.contains("<b>bold"))
    let markup = html.components(separatedBy: "<script type=").first ?? ""
    #expect(!markup.unicodeScalars.contains { [0x0, 0x202E, 0x2028, 0x2066].contains($0.value) })
    #expect(html.contains("‹U+202E›"))
  }

  @Test func twentyThemesStayUnderEightMegabytes() throws {
    let report = try PageFixtures.large()
    #expect(report.variants.count == 80 && report.tokens.count == 300)
    #expect(HTMLReport.render(report).count < 8_000_000)
  }
}
