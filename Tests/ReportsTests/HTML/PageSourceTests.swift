import Foundation
import Testing

@testable import Reports

/// The page's files, as the binary carries them.
@Suite struct PageSourceTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CReportPage/Page")
  private let style = String(decoding: PageSource.style, as: UTF8.self)
  private let script = String(decoding: PageSource.script, as: UTF8.self)

  @Test func carriesEveryFileAsItIs() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.page.path).sorted()
    #expect(names.contains("page.css") && names.contains("app.js"))
    var size = 0
    for name in names {
      let text = try String(contentsOf: Self.page.appendingPathComponent(name), encoding: .utf8)
      #expect((name.hasSuffix(".css") ? style : script).contains(text), "report_page.c does not embed \(name)")
      size += text.utf8.count
    }
    // Nothing else is in it but the shared numbers, and the function that keeps the script's names to itself.
    #expect(style.utf8.count + script.utf8.count == size + (PageSource.constants + "(() => {\n})();\n").utf8.count)
  }

  /// The weights, the flare and the thresholds of WCAG come from the tool.
  @Test func noFileRepeatsTheNumbersOfWCAG() throws {
    #expect(PageSource.constants.contains("weights: [0.2126, 0.7152, 0.0722]"))
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.page.path) where name.hasSuffix(".js") {
      let text = try String(contentsOf: Self.page.appendingPathComponent(name), encoding: .utf8)
      // Whole numbers of that text: a matrix has digits that begin alike.
      for number in [#"\b0\.2126\b"#, #"\b0\.7152\b"#, #"\b0\.0722\b"#, #"\+ 0\.05\)"#, #">= 4\.5\b"#] {
        #expect(text.range(of: number, options: .regularExpression) == nil, "\(name) repeats \(number)")
      }
    }
  }

  @Test func nothingInItEndsItsElement() {
    #expect(!style.contains("</"))
    #expect(!script.contains("</script") && !script.contains("<!--"))
  }
}
