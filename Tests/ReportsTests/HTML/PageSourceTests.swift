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
    // Nothing else is in it but the function that keeps the script's names to itself.
    #expect(style.utf8.count + script.utf8.count == size + "(() => {\n})();\n".utf8.count)
  }

  @Test func nothingInItEndsItsElement() {
    #expect(!style.contains("</"))
    #expect(!script.contains("</script") && !script.contains("<!--"))
  }
}
