import Foundation
import Testing

@testable import Reports

/// PageSource.swift carries the files in Page as they are; scripts/embed-page writes it.
@Suite struct PageSourceTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Reports/HTML/Page")

  @Test func carriesEveryFileAsItIs() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.page.path).sorted()
    #expect(names.contains("page.css") && names.contains("app.js"))
    var size = 0
    for name in names {
      let text = try String(contentsOf: Self.page.appendingPathComponent(name), encoding: .utf8)
      let carrier = name.hasSuffix(".css") ? PageSource.style : PageSource.script
      #expect((carrier + "\n").contains(text), "\(name) has changed: run scripts/embed-page")
      size += text.utf8.count
    }
    // Nothing else is in it but the function that keeps the script's names to itself.
    #expect(PageSource.style.utf8.count + PageSource.script.utf8.count == size - 1 + "(() => {\n})();".utf8.count)
  }

  @Test func nothingInItEndsItsElement() {
    #expect(!PageSource.style.contains("</"))
    #expect(!PageSource.script.contains("</script") && !PageSource.script.contains("<!--"))
  }
}
